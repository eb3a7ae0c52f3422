"""What somebody who acts at random would do at a table in thought."""

from collections.abc import Sequence
from random import Random

from games.bots.gotcha.easy import CONTENT
from games.bots.gotcha.table import (
    ACTION_CARDS,
    ADD_ONE,
    FLIP_ONE,
    REMOVE_TWO,
    STEAL_A_POINT,
    Move,
    Table,
)
from games.engines.game import Seat
from games.engines.gotcha.state import OFFER_SIZE


def any_offer(table: Table, seat: Seat, rng: Random) -> Sequence[int]:
    hand = table.hands[seat]
    return rng.sample(hand, min(OFFER_SIZE, len(hand)))


def any_flip(table: Table, rng: Random) -> tuple[Seat, int] | None:
    hidden = [
        (seat, index)
        for seat, stack in enumerate(table.stacks)
        for index, lying in enumerate(stack or ())
        if not lying.is_up
    ]
    return rng.choice(hidden) if hidden else None


def any_choice(table: Table) -> Sequence[Seat | None]:
    """All the offers that may be taken."""
    return [seat for seat, stack in enumerate(table.stacks) if stack is not None] or [None]


def any_move(table: Table, seat: Seat, rng: Random) -> Move | None:
    """Mostly none."""
    if rng.random() < CONTENT:
        return None
    kind = rng.choice([kind for kind in ACTION_CARDS if table.held[seat][kind]])
    if kind == FLIP_ONE:
        spot = any_flip(table, rng)
        return None if spot is None else Move(kind, (spot,))
    if kind == STEAL_A_POINT:
        own = table.points[seat]
        richer = [other for other, points in enumerate(table.points) if points > own]
        return Move(kind, ((rng.choice(richer), 0),)) if richer else None
    if kind == ADD_ONE:
        offers = [other for other, stack in enumerate(table.stacks) if stack is not None]
        if not offers or not table.hands[seat]:
            return None
        return Move(kind, ((rng.choice(offers), -1),), rng.choice(table.hands[seat]))
    spots = [
        (offer, index)
        for offer, stack in enumerate(table.stacks)
        for index in range(len(stack or ()))
    ]
    many = min(2 if kind == REMOVE_TWO else 1, len(spots))
    return Move(kind, tuple(rng.sample(spots, many))) if many else None
