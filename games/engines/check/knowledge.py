"""Who knows which face-down card.

What a player knows is kept with the card itself: it follows exchanges, whose positions are
public, and is gone once the card leaves the grids.
"""

import msgspec

from games.engines.check.actions import Place, Source
from games.engines.check.state import (
    EVERYBODY,
    ONLY,
    FaceDown,
    Grid,
    Peeking,
    State,
    UsingAbility,
)
from games.engines.game import Seat

# The bottom row of a grid as it is dealt.
FIRST_LOOK = (2, 3)


class Seen(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    position: int
    card: str


def dealt(seat: Seat, cards: tuple[str, ...]) -> Grid:
    """A grid as it is dealt: its owner is shown the bottom row and nothing else."""
    return tuple(
        [
            FaceDown(card, ONLY[seat]) if position in FIRST_LOOK else FaceDown(card)
            for position, card in enumerate(cards)
        ]
    )


def swapped_in(card: str, source: Source, seat: Seat, seats: int) -> FaceDown:
    """Everybody has seen what came from the discard pile."""
    return FaceDown(card, EVERYBODY[seats] if source == "discard" else ONLY[seat])


def looked_at(held: FaceDown, seat: Seat) -> FaceDown:
    return FaceDown(held.card, held.known_by | ONLY[seat])


def known(state: State, seat: Seat) -> tuple[Seen, ...]:
    """By seat and position."""
    return tuple(
        [
            Seen(owner, position, held.card)
            for owner, grid in enumerate(state.grids)
            for position, held in enumerate(grid)
            if held is not None and seat in held.known_by
        ]
    )


def peeked(state: State, seat: Seat) -> tuple[Seen, ...]:
    """What a seat is being shown right now."""
    phase = state.phase
    if isinstance(phase, UsingAbility) and seat == phase.ability.seat:
        return tuple([_seen(state, place) for place in phase.looked_at])
    if isinstance(phase, Peeking) and seat in phase.waiting:
        return tuple([_seen(state, Place(seat, position)) for position in FIRST_LOOK])
    return ()


def _seen(state: State, place: Place) -> Seen:
    held = state.grids[place.seat][place.position]
    assert held is not None
    return Seen(place.seat, place.position, held.card)
