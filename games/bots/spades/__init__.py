"""Bots for Spades."""

from games.bots.spades import easy, medium
from games.bots.spades.tempo import pause

LEVELS = {"easy": easy.decide, "medium": medium.decide}

__all__ = ["LEVELS", "pause"]
