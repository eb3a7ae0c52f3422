"""What the log of a match comes to in figures: plain Python, one module per game."""
