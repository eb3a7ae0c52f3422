"""Every moment of the product, looked at: see README.md."""
