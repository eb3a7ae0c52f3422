"""What the game is waiting for, told to whoever tries something else."""

from games.engines.check.state import Matching, Peeking, Phase, Turn, UsingAbility
from games.engines.game import IllegalAction


def not_now(phase: Phase) -> IllegalAction:
    """The refusal of an action of another moment."""
    if isinstance(phase, Peeking):
        return IllegalAction("First look at your two cards and say that you are ready.")
    if isinstance(phase, Matching):
        return IllegalAction("First match the discarded card or pass.")
    if isinstance(phase, UsingAbility):
        if phase.peeks_left:
            return IllegalAction("First look at cards, or skip that.")
        return IllegalAction("First swap two cards, or skip that.")
    if isinstance(phase, Turn) and phase.drawn is not None:
        if phase.drawn.source == "discard":
            return IllegalAction("First swap the card that you have drawn for one of yours.")
        return IllegalAction("First swap the card that you have drawn, or discard it.")
    return IllegalAction("First draw a card, or call check.")
