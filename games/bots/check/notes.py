"""What a bot writes down of what everybody at the table sees.

Cards are followed by where they lie: who knows them, what pile they came from, and how likely
each rank is by what their owner did with them. Suits do not matter, so a card is its points.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from games.bots.check import inference
from games.bots.check.inference import Odds
from games.bots.check.slots import RANK, Grid, Pool, Slot, reweighed, slot_at, with_slot, without
from games.engines.check.actions import Place
from games.engines.check.events import (
    AbilityGained,
    CheckCalled,
    Dealt,
    Discarded,
    DrawnFromDiscard,
    DrawnFromPile,
    Event,
    Exchanged,
    ExchangeSkipped,
    Locked,
    Matched,
    Mismatched,
    Passed,
    Peeked,
    PenaltyDrawn,
    Refilled,
    Sealed,
    Swapped,
    Unsealed,
)
from games.engines.check.knowledge import FIRST_LOOK
from games.engines.check.points import POINTS
from games.engines.check.settings import Settings
from games.engines.game import Seat


class Notes(msgspec.Struct, frozen=True):
    seats: int
    settings: Settings
    grids: tuple[Grid, ...] = ()
    # By filling of the draw pile: what is left of it in the pile and face down in the grids.
    pools: tuple[Pool, ...] = ()
    # The top card comes last.
    discard: tuple[int, ...] = ()
    # Whether the top cannot be drawn.
    sealed: bool = False
    # How many turns of this round have begun with a draw or a call.
    turns: int = 0
    # A card drawn from the discard pile that has not been swapped in yet, otherwise 0.
    held: int = 0
    # Abilities that are to be used, the first one first.
    abilities: tuple[tuple[Seat, str], ...] = ()
    # Who has a last turn to begin.
    last_turns: tuple[Seat, ...] = ()
    # Bits of the seats that have tried to match with a card they could not know.
    daring: int = 0


def blank(seats: int, settings: Settings) -> Notes:
    return Notes(seats, settings)


def note(notes: Notes, event: Event) -> Notes:
    fold = _FOLDS.get(type(event))
    return notes if fold is None else fold(notes, event)


@cache
def _dealt_grid(seat: Seat) -> Grid:
    return tuple(Slot(1 << seat if at in FIRST_LOOK else 0, 0) for at in range(4))


def _dealt(notes: Notes, event: Dealt) -> Notes:
    return Notes(
        notes.seats,
        notes.settings,
        tuple(map(_dealt_grid, range(notes.seats))),
        pools=((4,) * len(RANK),),
        daring=notes.daring,
    )


def _drawn(notes: Notes, event: DrawnFromPile) -> Notes:
    notes = _turn_begun(notes, event.seat)
    if notes.sealed or not notes.discard:
        return notes
    factor = inference.declined(notes.discard[-1])
    if factor is None:
        return notes
    weighed = reweighed(notes.grids[event.seat], event.seat, factor)
    return replace(notes, grids=_with_grid(notes, event.seat, weighed))


def _taken(notes: Notes, event: DrawnFromDiscard) -> Notes:
    *below, top = notes.discard
    return replace(_turn_begun(notes, event.seat), discard=tuple(below), held=top)


def _turn_begun(notes: Notes, seat: Seat) -> Notes:
    notes = replace(notes, turns=notes.turns + 1)
    return _without_last_turn(notes, seat) if notes.last_turns else notes


def _without_last_turn(notes: Notes, seat: Seat) -> Notes:
    return replace(notes, last_turns=tuple(each for each in notes.last_turns if each != seat))


def _swapped(notes: Notes, event: Swapped) -> Notes:
    seat, position, thrown = event.seat, event.position, POINTS[event.discarded]
    grid = notes.grids[seat]
    old = slot_at(grid, position)
    knew = bool(old.known_by >> seat & 1)
    if event.source == "discard":
        new = Slot((1 << notes.seats) - 1, 0, notes.held)
    else:
        odds = inference.kept(thrown, knew)
        new = Slot(1 << seat, len(notes.pools) - 1, odds=odds)
    weighed = reweighed(grid, seat, inference.swapped(thrown, knew))
    return replace(
        _discarded_from(notes, old, thrown),
        grids=_with_grid(notes, seat, with_slot(weighed, position, new)),
        held=0,
    )


def _discarded(notes: Notes, event: Discarded) -> Notes:
    thrown = POINTS[event.card]
    weighed = reweighed(notes.grids[event.seat], event.seat, inference.refused(thrown))
    return replace(
        notes,
        grids=_with_grid(notes, event.seat, weighed),
        pools=without(notes.pools, len(notes.pools) - 1, thrown),
        discard=(*notes.discard, thrown),
    )


def _matched(notes: Notes, event: Matched) -> Notes:
    grid = notes.grids[event.seat]
    old = slot_at(grid, event.position)
    return replace(
        _discarded_from(notes, old, POINTS[event.card]),
        grids=_with_grid(notes, event.seat, with_slot(grid, event.position, None)),
    )


def _mismatched(notes: Notes, event: Mismatched) -> Notes:
    grid = notes.grids[event.seat]
    old = slot_at(grid, event.position)
    slot = replace(old, odds=inference.joined(old.odds, inference.is_not(notes.discard[-1])))
    knew = old.known_by >> event.seat & 1
    return replace(
        notes,
        grids=_with_grid(notes, event.seat, with_slot(grid, event.position, slot)),
        daring=notes.daring if knew else notes.daring | 1 << event.seat,
    )


def _passed(notes: Notes, event: Passed) -> Notes:
    factor = inference.unmatched(notes.discard[-1])
    weighed = reweighed(notes.grids[event.seat], event.seat, factor)
    return replace(notes, grids=_with_grid(notes, event.seat, weighed))


def _penalised(notes: Notes, event: PenaltyDrawn) -> Notes:
    grid, slot = notes.grids[event.seat], Slot(0, len(notes.pools) - 1)
    if event.position == len(grid):
        gained: Grid = (*grid, slot)
    else:
        gained = with_slot(grid, event.position, slot)
    return replace(notes, grids=_with_grid(notes, event.seat, gained))


def _gained(notes: Notes, event: AbilityGained) -> Notes:
    return replace(notes, abilities=(*notes.abilities, (event.seat, event.rank)))


def _peeked(notes: Notes, event: Peeked) -> Notes:
    for place in event.targets:
        slot = _at(notes, place)
        seen = replace(slot, known_by=slot.known_by | 1 << event.seat)
        notes = _laid(notes, place, seen)
    return notes


def _exchanged(notes: Notes, event: Exchanged) -> Notes:
    first, second = _at(notes, event.first), _at(notes, event.second)
    mine = [event.first.seat == event.seat, event.second.seat == event.seat]
    if mine[0] != mine[1]:
        # Whoever takes part gives a high card away for a lower one.
        gave, took = (first, second) if mine[0] else (second, first)
        gave, took = _given(gave, event.seat), _chosen(took, event.seat)
        first, second = (gave, took) if mine[0] else (took, gave)
    notes = _laid(_laid(notes, event.first, second), event.second, first)
    return replace(notes, abilities=notes.abilities[1:])


def _given(slot: Slot, seat: Seat) -> Slot:
    return _if_known(slot, seat, inference.GIVEN)


def _chosen(slot: Slot, seat: Seat) -> Slot:
    return _if_known(slot, seat, inference.CHOSEN)


def _if_known(slot: Slot, seat: Seat, factor: Odds) -> Slot:
    if not slot.known_by >> seat & 1:
        return slot
    return replace(slot, odds=inference.joined(slot.odds, factor))


def _skipped(notes: Notes, event: ExchangeSkipped) -> Notes:
    return replace(notes, abilities=notes.abilities[1:])


def _called(notes: Notes, event: CheckCalled) -> Notes:
    order = [(event.during + step) % notes.seats for step in range(1, notes.seats + 1)]
    weighed = reweighed(notes.grids[event.seat], event.seat, inference.CALLED)
    return replace(
        notes,
        grids=_with_grid(notes, event.seat, weighed),
        last_turns=tuple(seat for seat in order if seat != event.seat),
        # An emptied hand calls in the middle of a turn, others take their turn for it.
        turns=notes.turns + (not event.emptied),
    )


def _locked(notes: Notes, event: Locked) -> Notes:
    return _without_last_turn(notes, event.seat)


def _refilled(notes: Notes, event: Refilled) -> Notes:
    *below, top = notes.discard
    pool = tuple(below.count(points) for points in RANK)
    return replace(notes, pools=(*notes.pools, pool), discard=(top,))


def _sealed(notes: Notes, event: Sealed) -> Notes:
    return replace(notes, sealed=True)


def _unsealed(notes: Notes, event: Unsealed) -> Notes:
    return replace(notes, sealed=False)


_FOLDS: dict[type[Event], Callable[[Notes, Any], Notes]] = {
    Dealt: _dealt,
    DrawnFromPile: _drawn,
    DrawnFromDiscard: _taken,
    Swapped: _swapped,
    Discarded: _discarded,
    Matched: _matched,
    Mismatched: _mismatched,
    Passed: _passed,
    PenaltyDrawn: _penalised,
    AbilityGained: _gained,
    Peeked: _peeked,
    Exchanged: _exchanged,
    ExchangeSkipped: _skipped,
    CheckCalled: _called,
    Locked: _locked,
    Refilled: _refilled,
    Sealed: _sealed,
    Unsealed: _unsealed,
}


def _at(notes: Notes, place: Place) -> Slot:
    return slot_at(notes.grids[place.seat], place.position)


def _laid(notes: Notes, place: Place, slot: Slot) -> Notes:
    grid = with_slot(notes.grids[place.seat], place.position, slot)
    return replace(notes, grids=_with_grid(notes, place.seat, grid))


def _with_grid(notes: Notes, seat: Seat, grid: Grid) -> tuple[Grid, ...]:
    grids = notes.grids
    return (*grids[:seat], grid, *grids[seat + 1 :])


def _discarded_from(notes: Notes, slot: Slot, points: int) -> Notes:
    """A card has come from a grid to the discard pile."""
    pools = notes.pools if slot.points else without(notes.pools, slot.pool, points)
    return replace(notes, pools=pools, discard=(*notes.discard, points))
