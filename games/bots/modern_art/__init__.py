"""Bots for Modern Art."""

from games.bots.modern_art import easy, hard, medium
from games.bots.modern_art.anchors import ANCHORS
from games.bots.modern_art.notes import blank, note
from games.bots.modern_art.tempo import pause

LEVELS = {"easy": easy.decide, "medium": medium.decide, "hard": hard.decide}
# Those whose temper shows in what they bid, not only in when.
TEMPERED = frozenset({"hard"})

__all__ = ["ANCHORS", "LEVELS", "TEMPERED", "blank", "note", "pause"]
