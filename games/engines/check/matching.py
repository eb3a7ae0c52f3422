"""Matching: every discard may be followed by a card of its rank, from anybody, once."""

from functools import lru_cache

from msgspec.structs import replace

from games.engines.cards import rank
from games.engines.check.abilities import begin_abilities
from games.engines.check.actions import Action, CloseMatch, MatchCard, PassMatch
from games.engines.check.asking import not_now
from games.engines.check.calling import hand_emptied
from games.engines.check.ending import end_round
from games.engines.check.events import (
    Event,
    MatchClosed,
    Matched,
    Mismatched,
    Passed,
    PenaltyDrawn,
    PenaltyLapsed,
    Sealed,
    Unsealed,
)
from games.engines.check.grids import card_at, changed_at, positions, with_gained
from games.engines.check.order import ended
from games.engines.check.piles import must_end, refilled
from games.engines.check.points import PEEKS
from games.engines.check.state import EVERYBODY, ONLY, Ability, Matching, Piles, State
from games.engines.game import IllegalAction, Seat, Step, Timer

PASS = PassMatch()
_CLOSE = CloseMatch()


def open_window(state: State) -> Matching:
    # Every seat that has cards and is not locked; a seat without cards is locked.
    return Matching(EVERYBODY[state.match.seats] - state.call.locked)


def legal_answers(state: State, seat: Seat) -> tuple[Action, ...]:
    return _answers(positions(state.grids[seat]))


@lru_cache(maxsize=1024)
def _answers(positions: tuple[int, ...]) -> tuple[Action, ...]:
    return (*[MatchCard(position) for position in positions], PASS)


def window(state: State) -> Matching:
    if not isinstance(state.phase, Matching):
        raise not_now(state.phase)
    return state.phase


def match_card(state: State, seat: Seat, position: int) -> Step:
    phase = window(state)
    card = card_at(state.grids[seat], position).card
    if rank(card) == rank(state.piles.discard[-1]):
        return _right(state, seat, position, card)
    return _wrong(state, seat, position, phase)


def pass_match(state: State, seat: Seat) -> Step:
    phase = window(state)
    phase = Matching(phase.waiting - ONLY[seat], (*phase.answered, seat), phase.wrong)
    return _answered(replace(state, phase=phase), (Passed(seat),))


def match_timer(state: State) -> Timer | None:
    seconds = state.match.settings.match_seconds
    # A turn has one window at most.
    return Timer(seconds, _CLOSE, f"match/{state.round}/{state.turns}") if seconds else None


def close_match(state: State) -> Step:
    if not isinstance(state.phase, Matching) or match_timer(state) is None:
        raise IllegalAction("No clock is running for a match.")
    return _unmatched(state, (MatchClosed(),))


def _right(state: State, seat: Seat, position: int, card: str) -> Step:
    piles, call = state.piles, state.call
    grid = changed_at(position, state.grids[seat], None)
    events: tuple[Event, ...] = (Matched(seat, position, card), Sealed(card))
    if not any(grid):
        call, calling = hand_emptied(state, seat)
        events += calling
    state = replace(
        state,
        grids=changed_at(seat, state.grids, grid),
        # Sealed: the top of the pile cannot be drawn.
        piles=Piles(piles.draw, (*piles.discard, card), True, piles.refills),
        call=call,
    )
    # A pair gives its ability to the matcher first, and then to the discarder.
    return begin_abilities(state, _granted(card, seat, state.turn), events)


def _wrong(state: State, seat: Seat, position: int, phase: Matching) -> Step:
    phase = Matching(phase.waiting - ONLY[seat], (*phase.answered, seat), (*phase.wrong, seat))
    state = replace(state, phase=phase)
    events: tuple[Event, ...] = (Mismatched(seat, position),)
    if state.match.settings.match_penalty:
        if must_end(state.piles):
            return ended(end_round(state, "fourth_refill"), events)
        state, penalty = _penalised(state, seat)
        events += penalty
    return _answered(state, events)


def _penalised(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    state, events = refilled(state)
    piles = state.piles
    if not piles.draw:
        return state, (*events, PenaltyLapsed(seat))
    grid, position = with_gained(state.grids[seat], piles.draw[0])
    state = replace(
        state,
        grids=changed_at(seat, state.grids, grid),
        piles=Piles(piles.draw[1:], piles.discard, piles.sealed, piles.refills),
    )
    return state, (*events, PenaltyDrawn(seat, position))


def _answered(state: State, events: tuple[Event, ...]) -> Step:
    """It ends when all have answered."""
    return Step(state, events) if window(state).waiting else _unmatched(state, events)


def _unmatched(state: State, events: tuple[Event, ...]) -> Step:
    piles = state.piles
    if piles.sealed:
        state = replace(state, piles=replace(piles, sealed=False))
        events += (Unsealed(),)
    return begin_abilities(state, _granted(piles.discard[-1], state.turn), events)


def _granted(card: str, *seats: Seat) -> tuple[Ability, ...]:
    """What a card on the discard pile gives to these seats, in this order."""
    return tuple([Ability(seat, rank(card)) for seat in seats]) if rank(card) in PEEKS else ()
