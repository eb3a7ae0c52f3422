"""Bids and what became of them."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from games.engines.spades.bids import Bid
from games.engines.spades.events import RoundScored
from games.engines.spades.state import team


def summary(events: Sequence[Any], seats: int) -> tuple[Counter[str], ...]:
    figures: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
    for event in events:
        if isinstance(event, RoundScored):
            for seat, own in enumerate(figures):
                own.update(_round(event, seat))
    return figures


def _round(event: RoundScored, seat: int) -> Counter[str]:
    own, other = event.breakdown[team(seat)], event.breakdown[1 - team(seat)]
    figures = Counter(rounds=1, bags=own.bags)
    # A contract that was not made counts against its team, whatever became of a nil beside it.
    figures["was_set"] = int(own.bid < 0)
    figures["sets"] = int(other.bid < 0)
    return figures + _bid(event.bids[seat], event.tricks[seat])


def _bid(bid: Bid, taken: int) -> Counter[str]:
    if bid.is_nil:
        kind = "blind_nils" if bid.is_blind else "nils"
        return Counter({kind: 1, f"{kind}_made": int(taken == 0)})
    return Counter(
        bids=1,
        bid=bid.amount,
        taken=taken,
        exact=int(taken == bid.amount),
        off=abs(taken - bid.amount),
    )
