"""Check as a game of the registry: who may act, what may be done, what then happens."""

from games.engines.check.abilities import (
    NO_EXCHANGE,
    NO_PEEK,
    exchange_cards,
    legal_uses,
    peek_at,
)
from games.engines.check.actions import (
    Action,
    CallCheck,
    Clock,
    CloseMatch,
    ClosePeek,
    DiscardCard,
    DrawCard,
    ExchangeCards,
    MatchCard,
    PassMatch,
    PeekAt,
    SayReady,
    SwapCard,
)
from games.engines.check.dealing import SEATS, setup
from games.engines.check.matching import (
    PASS,
    close_match,
    legal_answers,
    match_card,
    match_timer,
    pass_match,
)
from games.engines.check.peeking import READY, close_peek, peek_timer, say_ready
from games.engines.check.settings import Settings
from games.engines.check.state import GameOver, Matching, Peeking, State, Turn, UsingAbility, actors
from games.engines.check.turns import (
    DISCARD,
    DRAW,
    call_check,
    discard_card,
    draw_card,
    legal_turn,
    swap_card,
)
from games.engines.check.view import View, opened, view_of
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
from games.engines.wire import invalid_first

_READY = (READY,)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    if type(seat) is not int or seat not in actors(state):
        return ()
    phase = state.phase
    if isinstance(phase, Matching):
        return legal_answers(state, seat)
    if isinstance(phase, Turn):
        return legal_turn(state, seat, phase)
    if isinstance(phase, UsingAbility):
        return legal_uses(state, phase)
    return _READY


def check_actor(state: State, seat: Seat) -> None:
    if type(seat) is int and seat in actors(state):
        return
    check_seat(seat, state.match.seats)
    phase = state.phase
    if isinstance(phase, GameOver):
        raise IllegalAction("The game is over.")
    if isinstance(phase, Peeking):
        raise IllegalAction("You have said that you are ready.")
    if isinstance(phase, Matching):
        if seat in state.call.locked:
            raise IllegalAction("You are locked and cannot match.")
        raise IllegalAction("You have used your chance to match.")
    raise IllegalAction("It is not your turn.")


@invalid_first("Check", Action | Clock)
def apply(state: State, seat: Seat | None, action: Action | Clock) -> Step:
    if seat is None:
        return _apply_clock(state, action)
    check_actor(state, seat)
    match action:
        case MatchCard():
            return match_card(state, seat, action.position)
        case PassMatch():
            return pass_match(state, seat)
        case DrawCard():
            return draw_card(state, seat, action.source)
        case SwapCard():
            return swap_card(state, seat, action.position)
        case DiscardCard():
            return discard_card(state, seat)
        case SayReady():
            return say_ready(state, seat)
        case PeekAt():
            return peek_at(state, seat, action.targets)
        case ExchangeCards():
            return exchange_cards(state, seat, action.first, action.second)
        case CallCheck():
            return call_check(state, seat)
        case ClosePeek() | CloseMatch():
            raise IllegalAction("Only the clock does that.")
    raise InvalidAction("Check has no such action.")


def _apply_clock(state: State, action: Action | Clock) -> Step:
    if isinstance(action, ClosePeek):
        return close_peek(state)
    if isinstance(action, CloseMatch):
        return close_match(state)
    raise IllegalAction("The clock does nothing but end the first look and the matching.")


def view(state: State, seat: Seat | None) -> View:
    if seat is None:
        return view_of(state, None, ())
    check_seat(seat, state.match.seats)
    return view_of(state, seat, legal(state, seat))


def timer(state: State) -> Timer | None:
    if isinstance(state.phase, Peeking):
        return peek_timer(state)
    if isinstance(state.phase, Matching):
        return match_timer(state)
    return None


def default(state: State, seat: Seat) -> Action:
    check_actor(state, seat)
    phase = state.phase
    if isinstance(phase, Peeking):
        return READY
    if isinstance(phase, Matching):
        return PASS
    if isinstance(phase, UsingAbility):
        return NO_PEEK if phase.peeks_left else NO_EXCHANGE
    assert isinstance(phase, Turn)
    if phase.drawn is None:
        return DRAW
    # A card from the discard pile must be swapped in: for the first of theirs.
    return DISCARD if phase.drawn.source == "pile" else legal_turn(state, seat, phase)[0]


def outcome(state: State) -> Outcome | None:
    return state.phase.outcome if isinstance(state.phase, GameOver) else None


CHECK = Game(
    slug="check",
    title="Check",
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
    Clock=Clock,
    seats_by_lot=True,
    opened=opened,
    is_of_memory=True,
    lowest_wins=True,
)
