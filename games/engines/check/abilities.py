"""The abilities of Jacks, Queens and Kings: look at cards, then swap two."""

from functools import cache, lru_cache
from itertools import combinations

from msgspec.structs import replace

from games.engines.check.actions import Action, ExchangeCards, PeekAt, Place
from games.engines.check.asking import not_now
from games.engines.check.events import (
    AbilityGained,
    AbilityLost,
    Event,
    Exchanged,
    ExchangeSkipped,
    Peeked,
    PeekSkipped,
)
from games.engines.check.grids import card_at, changed_at
from games.engines.check.knowledge import looked_at
from games.engines.check.order import next_turn
from games.engines.check.points import PEEKS
from games.engines.check.state import Ability, FaceDown, Grid, State, UsingAbility
from games.engines.game import IllegalAction, Seat, Step, check_seat

NO_PEEK = PeekAt(())
NO_EXCHANGE = ExchangeCards(None, None)


def begin_abilities(state: State, granted: tuple[Ability, ...], events: tuple[Event, ...]) -> Step:
    """The window has closed: what it gave is used now, one after the other."""
    if granted:
        locked = state.call.locked
        events += tuple(
            [
                AbilityLost(ability.seat, ability.rank)
                if ability.seat in locked
                else AbilityGained(ability.seat, ability.rank)
                for ability in granted
            ]
        )
        # A locked player's ability is lost.
        granted = tuple([ability for ability in granted if ability.seat not in locked])
    return _next_ability(state, granted, events)


def _next_ability(state: State, abilities: tuple[Ability, ...], events: tuple[Event, ...]) -> Step:
    if not abilities:
        return next_turn(state, events)
    first, *following = abilities
    phase = UsingAbility(first, PEEKS[first.rank], (), tuple(following))
    return Step(replace(state, phase=phase), events)


def open_places(state: State) -> tuple[Place, ...]:
    """Every card that may be looked at and swapped: those of all who are not locked."""
    locked = state.call.locked
    return tuple(
        [
            _place(seat, position)
            for seat, grid in enumerate(state.grids)
            if seat not in locked
            for position, held in enumerate(grid)
            if held is not None
        ]
    )


@cache
def _place(seat: Seat, position: int) -> Place:
    return Place(seat, position)


def legal_uses(state: State, phase: UsingAbility) -> tuple[Action, ...]:
    places = open_places(state)
    if not phase.peeks_left:
        return _exchanges(places)
    if phase.looked_at:
        places = tuple([place for place in places if place not in phase.looked_at])
    return _peeks(places, phase.peeks_left)


@lru_cache(maxsize=256)
def _peeks(places: tuple[Place, ...], most: int) -> tuple[Action, ...]:
    choices = (combinations(places, number) for number in range(1, most + 1))
    return (NO_PEEK, *[PeekAt(targets) for choice in choices for targets in choice])


@lru_cache(maxsize=256)
def _exchanges(places: tuple[Place, ...]) -> tuple[Action, ...]:
    return (NO_EXCHANGE, *[ExchangeCards(*pair) for pair in combinations(places, 2)])


def in_use(state: State) -> UsingAbility:
    if not isinstance(state.phase, UsingAbility):
        raise not_now(state.phase)
    return state.phase


def open_card(state: State, place: Place) -> FaceDown:
    """A card that an ability may touch."""
    check_seat(place.seat, state.match.seats)
    if place.seat in state.call.locked:
        raise IllegalAction("The cards of a locked player can be neither looked at nor swapped.")
    return card_at(state.grids[place.seat], place.position)


def peek_at(state: State, seat: Seat, targets: tuple[Place, ...]) -> Step:
    phase = in_use(state)
    ability, left = phase.ability, phase.peeks_left
    if not left:
        raise not_now(phase)
    if not targets:
        state = replace(state, phase=replace(phase, peeks_left=0))
        return Step(state, (PeekSkipped(seat, ability.rank),))
    check_targets(phase, targets)
    grids = state.grids
    for place in targets:
        grids = _laid(grids, place, looked_at(open_card(state, place), seat))
    phase = UsingAbility(
        ability, left - len(targets), phase.looked_at + tuple(targets), phase.following
    )
    return Step(
        replace(state, grids=grids, phase=phase), (Peeked(seat, ability.rank, tuple(targets)),)
    )


def check_targets(phase: UsingAbility, targets: tuple[Place, ...]) -> None:
    if len(targets) > phase.peeks_left:
        more = "one card" if phase.peeks_left == 1 else "two cards"
        raise IllegalAction(f"You may look at {more} only.")
    shown = phase.looked_at + tuple(targets)
    if len(set(shown)) < len(shown):
        raise IllegalAction("Look at another card: you cannot look at the same one twice.")


def exchange_cards(state: State, seat: Seat, first: Place | None, second: Place | None) -> Step:
    phase = in_use(state)
    if phase.peeks_left:
        raise not_now(phase)
    event: Event
    if first is None and second is None:
        event = ExchangeSkipped(seat, phase.ability.rank)
    elif first is None or second is None:
        raise IllegalAction("Name two cards to swap, or none.")
    elif first == second:
        raise IllegalAction("A card cannot be swapped with itself.")
    else:
        one, other = open_card(state, first), open_card(state, second)
        state = replace(state, grids=_laid(_laid(state.grids, first, other), second, one))
        event = Exchanged(seat, phase.ability.rank, first, second)
    return _next_ability(state, phase.following, (event,))


def _laid(grids: tuple[Grid, ...], place: Place, held: FaceDown) -> tuple[Grid, ...]:
    grid = changed_at(place.position, grids[place.seat], held)
    return changed_at(place.seat, grids, grid)
