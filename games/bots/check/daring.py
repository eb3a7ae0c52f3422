"""The hard bot's answer when a card may be matched. It is a rule and no search: it takes the same
time whatever the bot knows."""

from games.bots import Decision
from games.bots.check import matching
from games.bots.check.beliefs import Belief
from games.bots.check.inference import IMPOSSIBLE
from games.bots.check.slots import RANK
from games.engines.check.actions import MatchCard
from games.engines.check.points import POINTS
from games.engines.check.view import View
from games.engines.game import Seat

# As good as impossible: it was tried before.
TOO_UNLIKELY = 10 * IMPOSSIBLE


def choose_match(view: View, me: Seat, belief: Belief) -> Decision:
    """A card it knows; or, where a wrong match costs nothing, the likeliest that it does not."""
    decision = matching.choose_match(view, me, view.known)
    assert view.matching is not None
    points = POINTS[view.matching.card]
    if isinstance(decision.action, MatchCard) or points < 0 or not belief.table.daring >> me & 1:
        return decision
    chances = {
        card.position: belief.counts[card.pool][RANK[points]] * card.odds[RANK[points]]
        for card in belief.hidden
        if card.seat == me
    }
    likeliest = max(chances, key=chances.__getitem__, default=None)
    if likeliest is None or chances[likeliest] < TOO_UNLIKELY:
        return decision
    why = "A wrong match costs nothing, so I try a card I don't know."
    return Decision(MatchCard(likeliest), why)
