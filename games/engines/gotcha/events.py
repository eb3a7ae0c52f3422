"""What happened, as everybody at the table may know it: never the id of a face-down card."""

from typing import Literal

import msgspec

from games.engines.game import Seat
from games.engines.gotcha.actions import Fate
from games.engines.gotcha.deck import Gotcha
from games.engines.gotcha.state import Cards


class _Event(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    pass


class RoundBegun(_Event, frozen=True, gc=False, tag="round_begun"):
    round: int
    buyer: Seat


class Reshuffled(_Event, frozen=True, gc=False, tag="reshuffled"):
    """The discard pile has become the draw pile, with this many cards."""

    cards: int


class Dealt(_Event, frozen=True, gc=False, tag="dealt"):
    # How many cards each seat was given, by seat.
    cards: tuple[int, ...]


class Skipped(_Event, frozen=True, gc=False, tag="skipped"):
    """These seats cannot act in this phase and are not waited for."""

    phase: Literal["offer", "buyer_flip", "action", "select_offer"]
    seats: tuple[Seat, ...]


class OfferLaid(_Event, frozen=True, gc=False, tag="offer_laid"):
    """With offers at the same time: this one is in and not yet shown."""

    seat: Seat


class Offered(_Event, frozen=True, gc=False, tag="offered"):
    seat: Seat
    face_up: str
    # How many, not which.
    face_down: int


class ActionPlayed(_Event, frozen=True, gc=False, tag="action_played"):
    """What it did follows: flipped, added, removed, point_moved, or nothing at all."""

    seat: Seat
    card: str


class NothingDone(_Event, frozen=True, gc=False, tag="nothing_done"):
    """The Action card had no possible object: it is spent without effect."""

    seat: Seat
    card: str


class Flipped(_Event, frozen=True, gc=False, tag="flipped"):
    """By the buyer's flip or by an Action card."""

    seat: Seat
    offer: Seat
    index: int
    card: str


class Added(_Event, frozen=True, gc=False, tag="added"):
    """A card from the hand, face down and last in the offer."""

    seat: Seat
    offer: Seat


class Removed(_Event, frozen=True, gc=False, tag="removed"):
    seat: Seat
    offer: Seat
    # Where it lay when the Action card was played.
    index: int
    card: str


class PointMoved(_Event, frozen=True, gc=False, tag="point_moved"):
    loser: Seat
    # None: nobody has it now.
    gainer: Seat | None


class SaidDone(_Event, frozen=True, gc=False, tag="said_done"):
    seat: Seat


class OfferChosen(_Event, frozen=True, gc=False, tag="offer_chosen"):
    buyer: Seat
    seat: Seat


class BagMoved(_Event, frozen=True, gc=False, tag="bag_moved"):
    giver: Seat
    holder: Seat


class Collected(_Event, frozen=True, gc=False, tag="collected"):
    """The cards of an offer have come into a collection, the buyer's or its own seller's."""

    seat: Seat
    offer: Seat
    cards: Cards


class GotchaTraded(_Event, frozen=True, gc=False, tag="gotcha_traded"):
    """What it did follows: a pick, point_moved, or no_harm."""

    seat: Seat
    kind: Gotcha
    cards: Cards


class GotchaBroken(_Event, frozen=True, gc=False, tag="gotcha_broken"):
    """An earlier effect has broken this set, so that it is not traded in."""

    seat: Seat
    kind: Gotcha


class NoHarm(_Event, frozen=True, gc=False, tag="no_harm"):
    """The set found no point and no card to take."""

    seat: Seat
    kind: Gotcha


class Taken(_Event, frozen=True, gc=False, tag="taken"):
    """The buyer has picked a card of the victim's collection."""

    buyer: Seat
    victim: Seat
    card: str
    fate: Fate


class ThingsScored(_Event, frozen=True, gc=False, tag="things_scored"):
    """All complete sets of one kind that a player had."""

    seat: Seat
    kind: str
    cards: Cards
    points: int


class LeadTied(_Event, frozen=True, gc=False, tag="lead_tied"):
    """Enough points to win, but more than one player has them: the match goes on."""

    seats: tuple[Seat, ...]
    points: int


class MatchEnded(_Event, frozen=True, gc=False, tag="match_ended"):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str


Event = (
    RoundBegun
    | Reshuffled
    | Dealt
    | Skipped
    | OfferLaid
    | Offered
    | ActionPlayed
    | NothingDone
    | Flipped
    | Added
    | Removed
    | PointMoved
    | SaidDone
    | OfferChosen
    | BagMoved
    | Collected
    | GotchaTraded
    | GotchaBroken
    | NoHarm
    | Taken
    | ThingsScored
    | LeadTied
    | MatchEnded
)
