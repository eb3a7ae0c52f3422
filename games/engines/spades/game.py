"""Spades as a game of the registry: who may act, what may be done, what then happens."""

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
from games.engines.spades.actions import Action, PlaceBid, PlayCard, SeeCards
from games.engines.spades.bidding import (
    DEFAULT_BID,
    DEFAULT_BLIND_CHOICE,
    blind_choices,
    open_bids,
    place_bid,
    see_cards,
)
from games.engines.spades.dealing import setup
from games.engines.spades.play import legal_plays, lowest_play, play_card
from games.engines.spades.settings import Settings
from games.engines.spades.state import SEATS, BlindWindow, GameOver, Playing, State
from games.engines.spades.view import View, opened, view_of
from games.engines.wire import invalid_first

_NOBODY: frozenset[Seat] = frozenset()
_ONLY = tuple(frozenset({seat}) for seat in range(SEATS))


def actors(state: State) -> frozenset[Seat]:
    turn = state.phase.turn
    return _NOBODY if turn is None else _ONLY[turn]


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    phase = state.phase
    if seat != phase.turn or type(seat) is not int:
        return ()
    if isinstance(phase, Playing):
        return legal_plays(state.hands[seat], phase)
    if isinstance(phase, BlindWindow):
        return blind_choices(state.match.settings)
    return open_bids(state.match.settings)


def check_turn(state: State, seat: Seat | None) -> Seat:
    """The seat that acts, if it is that seat's turn."""
    turn = state.phase.turn
    if seat is None:
        raise IllegalAction("The clock does nothing in Spades.")
    if seat != turn or type(seat) is not int:
        check_seat(seat, SEATS)
        raise IllegalAction("The game is over." if turn is None else "It is not your turn.")
    return seat


@invalid_first("Spades", Action)
def apply(state: State, seat: Seat | None, action: Action) -> Step:
    seat = check_turn(state, seat)
    if isinstance(action, PlayCard):
        return play_card(state, seat, action.card)
    if isinstance(action, PlaceBid):
        return place_bid(state, seat, action)
    if isinstance(action, SeeCards):
        return see_cards(state, seat)
    raise InvalidAction("Spades has no such action.")


def view(state: State, seat: Seat | None) -> View:
    if seat is None:
        return view_of(state, None, ())
    check_seat(seat, SEATS)
    return view_of(state, seat, legal(state, seat))


def timer(state: State) -> Timer | None:
    return None


def default(state: State, seat: Seat) -> Action:
    check_turn(state, seat)
    if isinstance(state.phase, Playing):
        return lowest_play(state, seat, state.phase)
    return DEFAULT_BLIND_CHOICE if isinstance(state.phase, BlindWindow) else DEFAULT_BID


def outcome(state: State) -> Outcome | None:
    return state.phase.outcome if isinstance(state.phase, GameOver) else None


SPADES = Game(
    slug="spades",
    title="Spades",
    seats=range(SEATS, SEATS + 1),
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
)
