"""Which cards the medium bot picks as the buyer when a set of Once or Twice is traded in."""

from collections.abc import Sequence

from games.bots import Decision
from games.bots.gotcha.counts import KIND, with_one
from games.bots.gotcha.reading import Reading
from games.bots.gotcha.worth import worth
from games.engines.gotcha.actions import Take


def choose_picks(reading: Reading, legal: Sequence[Take]) -> Decision:
    take = max(legal, key=lambda take: _value(reading, take))
    pending = reading.view.pending
    if pending is not None and pending.victim == reading.me:
        return Decision(take, "I have to discard something, and I need this least.")
    if any(pick.fate == "steal" for pick in take.picks):
        return Decision(take, "This helps me most, and the other player will miss it most.")
    return Decision(take, "It helps me more to see these cards gone than to have them.")


def _value(reading: Reading, take: Take) -> float:
    """What both collections are worth to it afterwards."""
    me, pending = reading.me, reading.view.pending
    assert pending is not None
    victim = pending.victim
    own, theirs = reading.counts[me], reading.counts[victim]
    for pick in take.picks:
        kind = KIND[pick.card]
        theirs = with_one(theirs, kind, -1)
        if pick.fate == "steal":
            own = with_one(own, kind)
    if victim == me:
        return worth(reading.tables[me], theirs)
    return worth(reading.tables[me], own) + reading.cares[me][victim] * worth(
        reading.tables[victim], theirs
    )
