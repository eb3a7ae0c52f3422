"""Which face-down card the medium bot turns up: the one that could matter most."""

from collections.abc import Sequence

from games.bots import Decision
from games.bots.gotcha.balance import Balance, balance_of
from games.bots.gotcha.reading import Reading
from games.bots.gotcha.stalls import kind_of, offered_at
from games.engines.game import Seat
from games.engines.gotcha.actions import Flip


def choose_flip(reading: Reading, legal: Sequence[Flip]) -> Decision:
    balance = balance_of(reading)
    flip = max(legal, key=lambda flip: turning(reading, balance, flip.seat, flip.index))
    return Decision(flip, "This card could matter most to my choice.")


def turning(reading: Reading, balance: Balance, seat: Seat, index: int) -> float:
    """What it brings to turn up a face-down card."""
    stall = reading.stalls[seat]
    kind = kind_of(offered_at(reading.view, seat, index))
    if kind is not None:
        return balance.after(stall.turned_up(kind, is_known=True))
    return sum(
        chance * balance.after(stall.turned_up(possible, is_known=False))
        for possible, chance in enumerate(reading.odds)
        if chance
    )
