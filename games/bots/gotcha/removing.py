"""What it brings to remove cards from offers."""

from collections.abc import Iterator, Sequence

from games.bots.gotcha.balance import Balance
from games.bots.gotcha.reading import Reading
from games.bots.gotcha.stalls import Stall, offered_at
from games.engines.game import Seat
from games.engines.gotcha.actions import PlayRemoveTwo, Spot

# Of so many single cards that are best removed, every two are thought of together.
CANDIDATES = 6


def removing(reading: Reading, balance: Balance, spots: Sequence[Spot]) -> float:
    stalls: dict[Seat, Stall] = {}
    for spot in spots:
        stall = stalls.get(spot.seat) or reading.stalls[spot.seat]
        stalls[spot.seat] = stall.without(offered_at(reading.view, spot.seat, spot.index))
    return balance.after(*stalls.values())


def promising(
    reading: Reading, balance: Balance, plays: Sequence[PlayRemoveTwo]
) -> Iterator[PlayRemoveTwo]:
    """Those plays of Remove Two that are worth a thought."""
    spots = {spot for play in plays for spot in play.targets or ()}
    in_order = sorted(spots, key=lambda spot: (spot.seat, spot.index))
    in_order.sort(key=lambda spot: removing(reading, balance, [spot]), reverse=True)
    best = in_order[:CANDIDATES]
    for play in plays:
        if play.targets and all(spot in best for spot in play.targets):
            yield play
