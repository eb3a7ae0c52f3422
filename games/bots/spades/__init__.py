"""Bots for Spades."""

from games.bots.spades import easy, hard, medium
from games.bots.spades.anchors import ANCHORS
from games.bots.spades.notes import blank, note
from games.bots.spades.tempo import pause

LEVELS = {"easy": easy.decide, "medium": medium.decide, "hard": hard.decide}

__all__ = ["ANCHORS", "LEVELS", "blank", "note", "pause"]
