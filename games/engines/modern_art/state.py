"""A match of Modern Art at one moment, complete and immutable."""

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from games.engines.game import Seat
from games.engines.modern_art.phases import Lot, Phase
from games.engines.modern_art.settings import Settings

SEATS = range(3, 6)
ROUNDS = 4

Cards = tuple[str, ...]
Item = TypeVar("Item")


def left_of(seat: Seat, seats: int) -> Seat:
    return (seat + 1) % seats


def next_with_cards(hands: tuple[Cards, ...], seat: Seat) -> Seat:
    """The seat, or else the next one clockwise that has a card: others cannot be auctioneer."""
    seats = len(hands)
    for _ in range(seats):
        if hands[seat]:
            return seat
        seat = left_of(seat, seats)
    raise ValueError("Nobody has a card.")


def changed_at(place: int, items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """What is kept by seat or by artist, with one item another."""
    changing = list(items)
    changing[place] = item
    return tuple(changing)


class FinishedAuction(msgspec.Struct, frozen=True, gc=False):
    lot: Lot
    auctioneer: Seat
    buyer: Seat
    # 0 is free.
    price: int
    # By seat, after a hidden auction.
    bids: tuple[int, ...] | None = None


class FinishedRound(msgspec.Struct, frozen=True, gc=False):
    unsold: Lot
    # Cards played, by artist in board order.
    counts: tuple[int, ...]
    # What the bank paid, by seat.
    sales: tuple[int, ...]


class State(msgspec.Struct, frozen=True, gc=False):
    settings: Settings
    # What has not been dealt yet, from the top.
    deck: Cards
    round: int
    # By seat.
    hands: tuple[Cards, ...]
    money: tuple[int, ...]
    paintings: tuple[Cards, ...]
    # Cards played this round, by artist in board order.
    played: tuple[int, ...]
    # By artist in board order, then by round; 0 where there is none.
    tiles: tuple[tuple[int, ...], ...]
    last_auction: FinishedAuction | None
    last_round: FinishedRound | None
    phase: Phase

    @property
    def seats(self) -> int:
        return len(self.hands)

    def entering(self, phase: Phase) -> "State":
        """Nothing has changed but the phase."""
        return replace(self, phase=phase)
