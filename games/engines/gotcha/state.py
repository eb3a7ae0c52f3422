"""A match of Things & Gotchas at one moment, complete and immutable."""

from typing import ClassVar, TypeVar

import msgspec

from games.engines.game import Outcome, Seat
from games.engines.gotcha.deck import Gotcha
from games.engines.gotcha.settings import Settings

SEATS = range(3, 7)
HAND_SIZE = 5
OFFER_SIZE = 3

Cards = tuple[str, ...]
Item = TypeVar("Item")

# Seats at the table -> seat -> all seats in turn from that one.
_IN_TURN = {
    seats: tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in SEATS
}


def in_turn_from(seat: Seat, seats: int) -> tuple[Seat, ...]:
    return _IN_TURN[seats][seat]


def changed_at(seat: Seat, items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """What is kept by seat, with one seat's item another."""
    changing = list(items)
    changing[seat] = item
    return tuple(changing)


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A card on offer, and who placed it: face down, they alone know it."""

    card: str
    face_up: bool
    by: Seat


Offer = tuple[Placed, ...]


class Match(msgspec.Struct, frozen=True, gc=False):
    """What never changes in a match."""

    settings: Settings
    seed: str
    seats: int


class Ended(msgspec.Struct, frozen=True, gc=False, tag="ended"):
    """A phase of the round is over and the next has yet to begin: nobody ever sees this."""

    # The phase's number in the rules, 1 to 10.
    number: int
    actors: ClassVar[tuple[Seat, ...]] = ()


# Every phase in which somebody is asked has `actors`: who may act now, in order of seats.


class Offering(msgspec.Struct, frozen=True, gc=False, tag="offering"):
    """The sellers offer one after the other."""

    actors: tuple[Seat, ...]
    # The sellers who come after the one to act.
    waiting: tuple[Seat, ...]
    name: ClassVar[str] = "offer"


class OfferingAtOnce(msgspec.Struct, frozen=True, gc=False, tag="offering_at_once"):
    """The sellers offer at the same time; nobody is shown anything until the last is in."""

    actors: tuple[Seat, ...]
    # By seat.
    laid: tuple[Offer | None, ...]
    name: ClassVar[str] = "offer"


class Flipping(msgspec.Struct, frozen=True, gc=False, tag="flipping"):
    actors: tuple[Seat, ...]
    name: ClassVar[str] = "buyer_flip"


class Acting(msgspec.Struct, frozen=True, gc=False, tag="acting"):
    actors: tuple[Seat, ...]
    # By seat.
    done: tuple[bool, ...]
    name: ClassVar[str] = "action"


class Selecting(msgspec.Struct, frozen=True, gc=False, tag="selecting"):
    actors: tuple[Seat, ...]
    name: ClassVar[str] = "select_offer"


class GotchaSet(msgspec.Struct, frozen=True, gc=False):
    """A set that somebody had when the sets were listed: a number of cards, not certain ones."""

    seat: Seat
    kind: Gotcha


class Picking(msgspec.Struct, frozen=True, gc=False, tag="picking"):
    """The buyer picks cards of the collection of whoever traded the set in."""

    actors: tuple[Seat, ...]
    set: GotchaSet
    # How many must be picked.
    count: int
    # The sets listed after it.
    waiting: tuple[GotchaSet, ...]
    # What the buyer has stolen since the list was made: it counts for no set of this list.
    gained: Cards
    name: ClassVar[str] = "gotcha"


class GameOver(msgspec.Struct, frozen=True, gc=False, tag="game_over"):
    outcome: Outcome
    actors: ClassVar[tuple[Seat, ...]] = ()
    name: ClassVar[str] = "game_over"


Phase = Offering | OfferingAtOnce | Flipping | Acting | Selecting | Picking | GameOver | Ended


class State(msgspec.Struct, frozen=True, gc=False):
    match: Match
    round: int
    buyer: Seat
    bag: Seat
    # By seat; hands and collections in the order in which the cards came.
    hands: tuple[Cards, ...]
    collections: tuple[Cards, ...]
    points: tuple[int, ...]
    # By seat; None where there is no offer, () where all of it has been removed.
    offers: tuple[Offer | None, ...]
    # The top card first.
    draw: Cards
    # The latest card last.
    discard: Cards
    # How often the discard pile has become the draw pile.
    reshuffles: int
    phase: Phase

    @property
    def rotation(self) -> tuple[Seat, ...]:
        """The buyer first, then seat + 1 and so on round."""
        return in_turn_from(self.buyer, self.match.seats)

    def in_turn_after(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody, beginning with the seat after this one and ending with it."""
        return in_turn_from((seat + 1) % self.match.seats, self.match.seats)
