"""Whether to match the card that was discarded."""

from collections.abc import Iterable

from games.bots import Decision
from games.engines.cards import rank
from games.engines.check.actions import MatchCard, PassMatch
from games.engines.check.knowledge import Seen
from games.engines.check.points import POINTS
from games.engines.check.view import View
from games.engines.game import Seat


def choose_match(view: View, me: Seat, known: Iterable[Seen]) -> Decision:
    if view.matching is None:
        raise ValueError("There is nothing to match.")
    discarded = view.matching.card
    # An ace is the one card that a hand is better off with.
    if POINTS[discarded] < 0:
        return Decision(PassMatch(), "A card of that rank is worth more in my hand.")
    for seen in known:
        if seen.seat == me and rank(seen.card) == rank(discarded):
            return Decision(MatchCard(seen.position), "One of my cards has that rank.")
    return Decision(PassMatch(), "None of the cards I know has that rank.")
