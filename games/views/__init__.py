"""Plain function views. What changes something is a POST, and calls a service."""
