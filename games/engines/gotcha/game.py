"""Things & Gotchas as a game of the registry: who may act, what may be done, what then happens."""

from collections.abc import Callable
from functools import cache
from typing import Any

from games.engines.game import (
    Game,
    IllegalAction,
    InvalidAction,
    Outcome,
    Seat,
    Step,
    Timer,
    check_seat,
)
from games.engines.gotcha.acting import default_action, legal_actions, play_action, say_done
from games.engines.gotcha.actions import (
    Action,
    Done,
    Flip,
    PlaceOffer,
    PlayAddOne,
    PlayFlipOne,
    PlayRemoveOne,
    PlayRemoveTwo,
    PlayStealAPoint,
    SelectOffer,
    Take,
)
from games.engines.gotcha.course import run_on
from games.engines.gotcha.events import Event
from games.engines.gotcha.flipping import buyer_flip, first_flip, legal_flips
from games.engines.gotcha.offering import default_offer, legal_offers, make_offer
from games.engines.gotcha.selecting import first_offer, legal_selections, select_offer
from games.engines.gotcha.settings import Settings
from games.engines.gotcha.setup import setup
from games.engines.gotcha.state import (
    SEATS,
    Acting,
    Flipping,
    GameOver,
    Offering,
    OfferingAtOnce,
    Phase,
    Picking,
    Selecting,
    State,
)
from games.engines.gotcha.taking import default_take, legal_takes, take
from games.engines.gotcha.view import View, opened, view_of
from games.engines.wire import invalid_first

Apply = Callable[[State, Seat, Any, list[Event]], State]

_APPLY: dict[type[Action], Apply] = {
    PlaceOffer: make_offer,
    Flip: buyer_flip,
    PlayFlipOne: play_action,
    PlayAddOne: play_action,
    PlayRemoveOne: play_action,
    PlayRemoveTwo: play_action,
    PlayStealAPoint: play_action,
    Done: say_done,
    SelectOffer: select_offer,
    Take: take,
}

_LEGAL: dict[type[Phase], Callable[[State, Seat], tuple[Action, ...]]] = {
    Offering: legal_offers,
    OfferingAtOnce: legal_offers,
    Flipping: legal_flips,
    Acting: legal_actions,
    Selecting: legal_selections,
    Picking: legal_takes,
}

_DEFAULT: dict[type[Phase], Callable[[State, Seat], Action]] = {
    Offering: default_offer,
    OfferingAtOnce: default_offer,
    Flipping: first_flip,
    Acting: default_action,
    Selecting: first_offer,
    Picking: default_take,
}


@cache
def _as_set(seats: tuple[Seat, ...]) -> frozenset[Seat]:
    return frozenset(seats)


def actors(state: State) -> frozenset[Seat]:
    return _as_set(state.phase.actors)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    phase = state.phase
    if seat not in phase.actors or type(seat) is not int:
        return ()
    return _LEGAL[type(phase)](state, seat)


def check_turn(state: State, seat: Seat | None) -> Seat:
    """The seat that acts, if it may act now."""
    phase = state.phase
    if seat is None:
        raise IllegalAction("The clock does nothing in Things & Gotchas.")
    if seat not in phase.actors or type(seat) is not int:
        check_seat(seat, state.match.seats)
        if isinstance(phase, GameOver):
            raise IllegalAction("The game is over.")
        if isinstance(phase, OfferingAtOnce) and phase.laid[seat] is not None:
            raise IllegalAction("You have made your offer, and it is final.")
        raise IllegalAction("It is not your turn.")
    return seat


@invalid_first("Things & Gotchas", Action)
def apply(state: State, seat: Seat | None, action: Action) -> Step:
    seat = check_turn(state, seat)
    change = _APPLY.get(type(action))
    if change is None:
        raise InvalidAction("Things & Gotchas has no such action.")
    events: list[Event] = []
    after = change(state, seat, action, events)
    return Step(run_on(after, events), tuple(events))


def view(state: State, seat: Seat | None) -> View:
    if seat is None:
        return view_of(state, None, ())
    check_seat(seat, state.match.seats)
    return view_of(state, seat, legal(state, seat))


def timer(state: State) -> Timer | None:
    return None


def default(state: State, seat: Seat) -> Action:
    check_turn(state, seat)
    return _DEFAULT[type(state.phase)](state, seat)


def outcome(state: State) -> Outcome | None:
    return state.phase.outcome if isinstance(state.phase, GameOver) else None


GOTCHA = Game(
    slug="gotcha",
    title="Things & Gotchas",
    seats=SEATS,
    Settings=Settings,
    Action=Action,
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    view=view,
    timer=timer,
    default=default,
    outcome=outcome,
    opened=opened,
    # Who has made their offer has fewer cards in hand.
    progress=frozenset({"actors", "legal", "hand_size"}),
)
