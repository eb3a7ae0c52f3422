"""The beginning of a turn: call check, take the open card, or draw."""

from collections.abc import Sequence

from games.bots import Decision
from games.bots.check.calling import should_call
from games.bots.check.placing import Hand
from games.bots.check.reading import Reading
from games.engines.cards import rank
from games.engines.check.actions import Action, CallCheck, DrawCard

CALL = CallCheck()
TAKE = DrawCard("discard")
DRAW = DrawCard("pile")

# By how much the open card has to be better: everybody has seen it and may take it away.
CLEARLY = 2.0


def choose_beginning(reading: Reading, legal: Sequence[Action]) -> Decision:
    if CALL in legal and should_call(reading):
        return Decision(CALL, "My hand should stay the lowest.")
    top = reading.view.discard_top
    if TAKE in legal and top is not None:
        hand = Hand(reading)
        if hand.best(rank(top), may_discard=False).gain > _from_pile(reading, hand) + CLEARLY:
            return Decision(TAKE, "The open card is better than what the pile promises.")
    return Decision(DRAW, "The pile promises more.")


def _from_pile(reading: Reading, hand: Hand) -> float:
    """What the next card of the pile is expected to bring."""
    odds = reading.unknown.odds
    return sum(chance * hand.best(each).gain for each, chance in odds.items())
