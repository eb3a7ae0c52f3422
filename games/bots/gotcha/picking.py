"""Which cards the hard bot picks when a set of Once or Twice is traded in: nothing is hidden then,
so it sees what each choice comes to."""

from collections.abc import Sequence

from games.bots import Decision
from games.bots.gotcha.counts import KIND
from games.bots.gotcha.outlook import in_hand
from games.bots.gotcha.settling import trade_in
from games.bots.gotcha.trading import Round
from games.engines.gotcha.actions import Take
from games.engines.gotcha.view import View


def choose_picks(view: View, legal: Sequence[Take], before: Round) -> Decision:
    pending = view.pending
    assert pending is not None
    values: dict[object, float] = {}
    best, most = legal[0], -1.0
    for take in legal:
        key = tuple(sorted((KIND[pick.card], pick.fate) for pick in take.picks))
        if key not in values:
            values[key] = value = _value(view, take, before)
            if value > most:
                best, most = take, value
    if pending.victim == before.me:
        return Decision(best, "I have to discard something, and I need this least.")
    if any(pick.fate == "steal" for pick in best.picks):
        return Decision(best, "This helps me most, and the other player will miss it most.")
    return Decision(best, "It helps me more to see these cards gone than to have them.")


def _value(view: View, take: Take, before: Round) -> float:
    """How likely it is to win after this."""
    assert view.pending is not None
    points, held = before.points[:], [row[:] for row in before.held]
    for pick in take.picks:
        kind = KIND[pick.card]
        held[view.pending.victim][kind] -= 1
        if pick.fate == "steal":
            held[before.me][kind] += 1
    trade_in(points, held, before.me)
    outlook, me = before.outlook, before.me
    prospects = [outlook.prospects(own, row) for own, row in zip(points, held, strict=True)]
    prospects[me] += in_hand(before.hand, held[me])
    return outlook.chance(points, prospects, view.bag, me)
