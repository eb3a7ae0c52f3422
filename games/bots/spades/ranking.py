"""Which pack is on the table, as far as one view shows it.

A view does not carry the settings. Jokers are known once one has been seen. That the deuce of
spades is high is known from the order of the own hand, which is sorted, or from a trick that
it won or lost. Where nothing tells, the bot takes the pack to be the common one: then it thinks
too much of an ace of spades at a table of jokers, until it has seen one.
"""

from games.engines.spades.pack import BIG_JOKER, LITTLE_JOKER, SUIT, Pack, pack_of
from games.engines.spades.settings import Settings
from games.engines.spades.view import View

DEUCE = "2S"
JOKERS = (BIG_JOKER, LITTLE_JOKER)

_PACKS = {
    (jokers, deuce_high): pack_of(Settings(jokers=jokers, deuce_high=deuce_high))
    for jokers in (False, True)
    for deuce_high in (False, True)
}


def pack_seen(view: View) -> Pack:
    hand = view.hand or ()
    seen = {*hand, *(play.card for play in view.trick)}
    # Also that of the round before: the pack stays the same for a whole match.
    if view.last_trick is not None:
        seen.update(play.card for play in view.last_trick.plays)
    jokers = not seen.isdisjoint(JOKERS)
    return _PACKS[jokers, _deuce_leads(hand) or _deuce_won(view)]


def _deuce_leads(hand: tuple[str, ...]) -> bool:
    """Whether the deuce is sorted before another common spade."""
    common = [card for card in hand if SUIT[card] == "S" and card not in JOKERS]
    return len(common) > 1 and common[0] == DEUCE


def _deuce_won(view: View) -> bool:
    """Whether the deuce has just won against another spade."""
    if view.last_trick is None:
        return False
    spades = {play.card: play.seat for play in view.last_trick.plays if SUIT[play.card] == "S"}
    return len(spades) > 1 and spades.get(DEUCE) == view.last_trick.winner
