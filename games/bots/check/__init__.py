"""Bots for Check."""

from games.bots import Level
from games.bots.check import anchors, easy, hard, medium
from games.bots.check.notes import blank, note
from games.bots.check.tempo import pause

LEVELS = {"easy": easy.decide, "medium": medium.decide, "hard": hard.decide}

ANCHORS: dict[str, Level] = {
    "patient": anchors.patient,
    "hasty": anchors.hasty,
    "daring": anchors.daring,
}

__all__ = ["ANCHORS", "LEVELS", "blank", "note", "pause"]
