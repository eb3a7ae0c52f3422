"""Modern Art as a game of the registry: who may act, what may be done, what then happens."""

from typing import Any

from games.engines.game import (
    Game,
    IllegalAction,
    InvalidAction,
    Opened,
    Outcome,
    Seat,
    Step,
    Timer,
    check_seat,
)
from games.engines.modern_art import play
from games.engines.modern_art import view as views
from games.engines.modern_art.actions import (
    Action,
    Bid,
    Buy,
    CloseAuction,
    DeclineSecond,
    OfferSecond,
    Pass,
    PlayCard,
    SetPrice,
)
from games.engines.modern_art.auctions import double, fixed_price, hidden, one_offer, open
from games.engines.modern_art.dealing import setup
from games.engines.modern_art.phases import (
    FixedPrice,
    GameOver,
    Hidden,
    NamePrice,
    OneOffer,
    Open,
    Play,
    SecondCard,
)
from games.engines.modern_art.rules import Rules
from games.engines.modern_art.settings import Settings
from games.engines.modern_art.state import SEATS, State
from games.engines.modern_art.view import View, view_of
from games.engines.wire import invalid_first

_RULES: dict[type, Rules[Any]] = {
    Play: play.RULES,
    SecondCard: double.RULES,
    Open: open.RULES,
    OneOffer: one_offer.RULES,
    Hidden: hidden.RULES,
    NamePrice: fixed_price.NAMING_RULES,
    FixedPrice: fixed_price.RULES,
}

# Why an action is refused in a phase to which it does not belong.
_NOT_NOW: dict[type, str] = {
    PlayCard: "A card can be played once this auction is over.",
    Bid: "There is nothing to bid on now.",
    Pass: "There is nothing to pass on now.",
    SetPrice: "There is no price to name now.",
    Buy: "There is nothing to buy at a fixed price now.",
    OfferSecond: "No second card is asked for now.",
    DeclineSecond: "No second card is asked for now.",
    CloseAuction: "Only the clock closes an auction.",
}

_NOBODY: frozenset[Seat] = frozenset()


def actors(state: State) -> frozenset[Seat]:
    phase = state.phase
    rules = _RULES.get(type(phase))
    return _NOBODY if rules is None else rules.actors(state, phase)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    if type(seat) is not int or seat not in actors(state):
        return ()
    phase = state.phase
    return _RULES[type(phase)].legal(state, phase, seat)


def check_going_on(state: State) -> Rules[Any]:
    """The rules of the phase, unless the game is over."""
    rules = _RULES.get(type(state.phase))
    if rules is None:
        raise IllegalAction("The game is over.")
    return rules


def check_turn(state: State, rules: Rules[Any], seat: Seat) -> None:
    if seat not in rules.actors(state, state.phase):
        raise IllegalAction(rules.not_you)


@invalid_first("Modern Art", Action | CloseAuction)
def apply(state: State, seat: Seat | None, action: Any) -> Step:
    kind = type(action)
    if kind not in _NOT_NOW:
        raise InvalidAction("Modern Art has no such action.")
    if seat is None:
        return _by_clock(state, kind)
    check_seat(seat, state.seats)
    rules = check_going_on(state)
    act = rules.acts.get(kind)
    if act is None:
        raise IllegalAction(_NOT_NOW[kind])
    check_turn(state, rules, seat)
    return act(state, state.phase, seat, action)


def _by_clock(state: State, kind: type) -> Step:
    if kind is not CloseAuction:
        raise IllegalAction("The clock only closes auctions.")
    if not isinstance(state.phase, Open):
        raise IllegalAction("There is no open auction to close.")
    return open.run_out(state, state.phase)


def view(state: State, seat: Seat | None) -> View:
    if seat is None:
        return view_of(state, None, actors(state), ())
    check_seat(seat, state.seats)
    return view_of(state, seat, actors(state), legal(state, seat))


def opened(state: State) -> Opened:
    return views.opened(state, actors(state))


def timer(state: State) -> Timer | None:
    return open.timer(state, state.phase) if isinstance(state.phase, Open) else None


def default(state: State, seat: Seat) -> Action:
    check_seat(seat, state.seats)
    rules = check_going_on(state)
    check_turn(state, rules, seat)
    return rules.default(state, state.phase, seat)


def outcome(state: State) -> Outcome | None:
    return state.phase.outcome if isinstance(state.phase, GameOver) else None


MODERN_ART = Game(
    slug="modern_art",
    title="Modern Art",
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
    Clock=CloseAuction,
    seats_by_lot=True,
    opened=opened,
    progress=frozenset({"actors", "legal", "submitted"}),
)
