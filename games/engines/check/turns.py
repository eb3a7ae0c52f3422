"""A turn: draw a card and swap or discard it, or call check."""

from functools import lru_cache

from msgspec.structs import replace

from games.engines.check.actions import Action, CallCheck, DiscardCard, DrawCard, Source, SwapCard
from games.engines.check.asking import not_now
from games.engines.check.calling import called
from games.engines.check.events import (
    Discarded,
    DrawnFromDiscard,
    DrawnFromPile,
    Event,
    Swapped,
)
from games.engines.check.grids import card_at, changed_at, positions
from games.engines.check.knowledge import swapped_in
from games.engines.check.matching import open_window
from games.engines.check.order import next_turn
from games.engines.check.piles import discarded
from games.engines.check.state import Drawn, Piles, State, Turn
from games.engines.game import IllegalAction, InvalidAction, Seat, Step

DRAW = DrawCard("pile")
DISCARD = DiscardCard()
_DRAW_DISCARD = DrawCard("discard")
_CALL = CallCheck()

# By whether the discard pile can be drawn from, and whether check can be called.
_BEGINNINGS: dict[tuple[bool, bool], tuple[Action, ...]] = {
    (False, False): (DRAW,),
    (False, True): (DRAW, _CALL),
    (True, False): (DRAW, _DRAW_DISCARD),
    (True, True): (DRAW, _DRAW_DISCARD, _CALL),
}


def legal_turn(state: State, seat: Seat, phase: Turn) -> tuple[Action, ...]:
    if phase.drawn is None:
        return _BEGINNINGS[can_draw_discard(state.piles), state.call.caller is None]
    return _swaps(positions(state.grids[seat]), phase.drawn.source)


@lru_cache(maxsize=1024)
def _swaps(positions: tuple[int, ...], source: Source) -> tuple[Action, ...]:
    swaps = tuple(SwapCard(position) for position in positions)
    # What was drawn from the discard pile must be swapped in.
    return swaps if source == "discard" else (*swaps, DISCARD)


def can_draw_discard(piles: Piles) -> bool:
    return bool(piles.discard) and not piles.sealed


def check_source(piles: Piles, source: Source) -> None:
    if source not in ("pile", "discard"):
        raise InvalidAction("Draw from the pile or from the discard pile.")
    if source == "discard" and not can_draw_discard(piles):
        if piles.sealed:
            raise IllegalAction("The discard pile is sealed: draw from the pile.")
        raise IllegalAction("The discard pile is empty: draw from the pile.")


def draw_card(state: State, seat: Seat, source: Source) -> Step:
    phase = state.phase
    if not isinstance(phase, Turn) or phase.drawn is not None:
        raise not_now(phase)
    piles = state.piles
    check_source(piles, source)
    event: Event
    if source == "pile":
        card = piles.draw[0]
        piles = Piles(piles.draw[1:], piles.discard, piles.sealed, piles.refills)
        event = DrawnFromPile(seat)
    else:
        card = piles.discard[-1]
        piles = Piles(piles.draw, piles.discard[:-1], piles.sealed, piles.refills)
        event = DrawnFromDiscard(seat, card)
    return Step(replace(state, piles=piles, phase=Turn(Drawn(source, card))), (event,))


def held(state: State) -> Drawn:
    """The card just drawn; refused where there is none."""
    phase = state.phase
    if not isinstance(phase, Turn) or phase.drawn is None:
        raise not_now(phase)
    return phase.drawn


def swap_card(state: State, seat: Seat, position: int) -> Step:
    drawn = held(state)
    grid = state.grids[seat]
    old = card_at(grid, position).card
    new = swapped_in(drawn.card, drawn.source, seat, state.match.seats)
    grids = changed_at(seat, state.grids, changed_at(position, grid, new))
    state = replace(
        state,
        grids=grids,
        piles=discarded(state.piles, old),
        phase=open_window(state),
    )
    return Step(state, (Swapped(seat, drawn.source, position, old),))


def discard_card(state: State, seat: Seat) -> Step:
    drawn = held(state)
    if drawn.source == "discard":
        raise not_now(state.phase)
    state = replace(state, piles=discarded(state.piles, drawn.card), phase=open_window(state))
    return Step(state, (Discarded(seat, drawn.card),))


def call_check(state: State, seat: Seat) -> Step:
    phase = state.phase
    if not isinstance(phase, Turn) or phase.drawn is not None:
        raise not_now(phase)
    if state.call.caller is not None:
        raise IllegalAction("Check has been called already.")
    call, events = called(state, seat, emptied=False)
    return next_turn(replace(state, call=call), events)
