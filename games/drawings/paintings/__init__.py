"""The seventy paintings of Modern Art: one package per artist, one function per painting.

Every painting is a composition of its own, 500 wide and 700 high. What looks accidental comes
from a chance that is seeded by the card's id, so that a painting is the same at every run.
"""
