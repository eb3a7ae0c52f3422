"""Bots for Things & Gotchas."""

from games.bots import Level
from games.bots.gotcha import anchors, easy, hard, medium
from games.bots.gotcha.notes import blank, note
from games.bots.gotcha.order import in_any_order, listed, mixed
from games.bots.gotcha.tempo import pause

LEVELS = {
    "easy": in_any_order(easy.decide),
    "medium": in_any_order(medium.decide),
    "hard": in_any_order(hard.decide),
}

ANCHORS: dict[str, Level] = {
    "trapper": in_any_order(anchors.trapper),
    "hoarder": in_any_order(anchors.hoarder),
}

__all__ = ["ANCHORS", "LEVELS", "blank", "listed", "mixed", "note", "pause"]
