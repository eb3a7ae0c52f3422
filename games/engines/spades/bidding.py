"""The blind window and the bidding."""

from msgspec.structs import replace

from games.engines.game import IllegalAction, InvalidAction, Seat, Step
from games.engines.spades.actions import Action, PlaceBid, SeeCards
from games.engines.spades.bids import BLINDS, Bid
from games.engines.spades.events import BidMade, CardsSeen
from games.engines.spades.settings import Settings
from games.engines.spades.state import (
    Bidding,
    BlindWindow,
    Phase,
    Playing,
    State,
    changed_at,
    in_turn_from,
    left_of,
)

TRICKS = 13
LOWEST_BLIND = 4

_NIL = (PlaceBid("nil", 0),)
_NORMAL = tuple(PlaceBid("normal", amount) for amount in range(1, TRICKS + 1))
_NIL_OR_NORMAL = _NIL + _NORMAL
_SEE_CARDS = (SeeCards(),)
_BLIND_NIL = (PlaceBid("blind_nil", 0),)
_BLIND = tuple(PlaceBid("blind", amount) for amount in range(LOWEST_BLIND, TRICKS + 1))

# What somebody who is away bids: the least that is not nil.
DEFAULT_BID = _NORMAL[0]
DEFAULT_BLIND_CHOICE = _SEE_CARDS[0]


def blind_choices(settings: Settings) -> tuple[Action, ...]:
    return (
        _SEE_CARDS
        + (_BLIND_NIL if settings.blind_nil else ())
        + (_BLIND if settings.blind_bid else ())
    )


def open_bids(settings: Settings) -> tuple[Action, ...]:
    return _NIL_OR_NORMAL if settings.allow_nil else _NORMAL


def check_bid(settings: Settings, phase: Phase, bid: PlaceBid) -> None:
    if isinstance(phase, Playing):
        raise IllegalAction("The bidding is over.")
    # A struct that was not decoded may hold anything: a bool is not an amount.
    if type(bid.amount) is not int:
        raise InvalidAction("A bid is a whole number of tricks.")
    _check_kind(settings, bid)
    if bid.kind in BLINDS:
        if not isinstance(phase, BlindWindow):
            raise IllegalAction("A blind bid is made before you see your cards.")
    elif isinstance(phase, BlindWindow):
        raise IllegalAction("First bid blind or see your cards.")


def _check_kind(settings: Settings, bid: PlaceBid) -> None:
    """Whether the table plays this kind of bid, and with this amount."""
    match bid.kind:
        case "normal":
            if not 1 <= bid.amount <= TRICKS:
                raise IllegalAction("Bid from 1 to 13 tricks.")
        case "blind":
            if not settings.blind_bid:
                raise IllegalAction("This table plays without blind bids.")
            if not LOWEST_BLIND <= bid.amount <= TRICKS:
                raise IllegalAction("Bid from 4 to 13 tricks when you bid blind.")
        case "nil" | "blind_nil":
            if bid.kind == "nil" and not settings.allow_nil:
                raise IllegalAction("This table plays without nil.")
            if bid.kind == "blind_nil" and not settings.blind_nil:
                raise IllegalAction("This table plays without blind nil.")
            if bid.amount != 0:
                raise IllegalAction("A nil is a bid of 0 tricks.")
        case _:
            raise InvalidAction("There is no such bid.")


def check_see_cards(phase: Phase) -> None:
    if not isinstance(phase, BlindWindow):
        raise IllegalAction("You have already seen your cards.")


def place_bid(state: State, seat: Seat, bid: PlaceBid) -> Step:
    check_bid(state.match.settings, state.phase, bid)
    state = replace(state, bids=changed_at(seat, state.bids, Bid(bid.kind, bid.amount)))
    return Step(_chosen(state), (BidMade(seat, bid.kind, bid.amount),))


def see_cards(state: State, seat: Seat) -> Step:
    check_see_cards(state.phase)
    return Step(_chosen(state), (CardsSeen(seat),))


def _chosen(state: State) -> State:
    """The seat to act has made its choice: whoever is next."""
    phase = state.phase
    assert isinstance(phase, BlindWindow | Bidding)
    if len(phase.waiting) > 1:
        return replace(state, phase=type(phase)(phase.waiting[1:]))
    first = left_of(state.deal.dealer)
    # Who has bid blind is passed over in the bidding.
    remaining = tuple(seat for seat in in_turn_from(first) if state.bids[seat] is None)
    return replace(state, phase=Bidding(remaining) if remaining else Playing(turn=first))
