"""The arena says who is better, and how sure that is."""
