"""Worlds that could be the real one, as likely as what everybody did makes them."""

from collections.abc import Mapping
from random import Random

import msgspec

from games.bots.check.inference import EVEN, VALUES, Odds
from games.bots.check.notes import Notes
from games.bots.check.slots import RANK, Slot
from games.bots.check.world import World
from games.engines.check.actions import Place
from games.engines.check.knowledge import FIRST_LOOK
from games.engines.check.points import POINTS
from games.engines.check.view import View
from games.engines.game import Seat

RANKS = range(len(VALUES))


class Hidden(msgspec.Struct, frozen=True):
    """A face-down card that this seat does not know."""

    seat: Seat
    position: int
    pool: int
    odds: Odds


class Belief(msgspec.Struct, frozen=True):
    # All but the hidden cards and the draw pile, which are 0 and empty.
    table: World
    hidden: list[Hidden]
    # By pool and rank: what the hidden cards and the draw pile are made of.
    counts: list[list[int]]
    draw_size: int

    def world(self, rng: Random) -> World:
        """One that could be."""
        world = self.table.copy(rng)
        counts = [pool[:] for pool in self.counts]
        # Whoever comes first has the best choice: nobody always does.
        for card in rng.sample(self.hidden, len(self.hidden)):
            pool = counts[card.pool]
            weights = [left * odd for left, odd in zip(pool, card.odds, strict=True)]
            (rank,) = rng.choices(RANKS, weights)
            pool[rank] -= 1
            world.cards[card.seat][card.position] = VALUES[rank]
        rest = [
            points for points, left in zip(VALUES, counts[-1], strict=True) for _ in range(left)
        ]
        rng.shuffle(rest)
        world.pile, below = rest[: self.draw_size], rest[self.draw_size :]
        # Without notes what lies below the open card is out of sight as well.
        world.discard = below + world.discard
        return world

    def expected(self, card: Hidden) -> float:
        """Its points, as far as one can tell."""
        pool = self.counts[card.pool]
        weights = [left * odd for left, odd in zip(pool, card.odds, strict=True)]
        return sum(map(float.__mul__, weights, map(float, VALUES))) / sum(weights)


def believe(view: View, me: Seat, notes: Notes | None) -> Belief:
    seats = len(view.players)
    known = {Place(seen.seat, seen.position): POINTS[seen.card] for seen in view.known}
    slots = _guessed(view, me, known) if notes is None else _noted(notes)
    held = POINTS[view.drawn.card] if view.drawn and view.drawn.card else 0
    counts = [list(pool) for pool in notes.pools] if notes else [[4] * len(VALUES)]
    if notes is None:
        top = [POINTS[view.discard_top]] if view.discard_top else []
        for points in [*known.values(), *top, *([held] if held else [])]:
            counts[0][RANK[points]] -= 1
    else:
        for place, points in known.items():
            if not slots[place].points:
                counts[slots[place].pool][RANK[points]] -= 1
        if held and not notes.held:
            counts[-1][RANK[held]] -= 1
    table = World()
    table.seats = seats
    table.cards = [[0] * len(player.cards) for player in view.players]
    table.known = [[0] * len(player.cards) for player in view.players]
    hidden = []
    for place, slot in slots.items():
        seen = known.get(place)
        table.known[place.seat][place.position] = slot.known_by
        if seen is None:
            hidden.append(Hidden(place.seat, place.position, slot.pool, slot.odds))
        else:
            table.cards[place.seat][place.position] = seen
            table.known[place.seat][place.position] |= 1 << me
    table.pile = []
    table.discard = list(notes.discard) if notes else top
    table.sealed = view.sealed
    table.refills = len(notes.pools) - 1 if notes else 0
    table.turn = view.turn
    # The one in progress has begun, even if nothing has been drawn in it.
    begins = view.phase == "turn" and view.drawn is None
    table.turns = (notes.turns if notes else view.discard_size) + begins
    table.caller = -1 if view.caller is None else view.caller
    table.locked = sum(1 << player.seat for player in view.players if player.locked)
    table.last_turns = _last_turns(view, notes)
    # Not told the settings, it dares nothing.
    table.penalty = notes is None or notes.settings.match_penalty
    table.daring = 0 if notes is None or table.penalty else 1 << me | notes.daring
    table.over = False
    return Belief(table, hidden, counts, view.draw_size)


def _noted(notes: Notes) -> dict[Place, Slot]:
    return {
        Place(seat, position): slot
        for seat, grid in enumerate(notes.grids)
        for position, slot in enumerate(grid)
        if slot is not None
    }


def _guessed(view: View, me: Seat, known: Mapping[Place, int]) -> dict[Place, Slot]:
    """Without notes: everybody knows the row that they were shown."""
    return {
        Place(player.seat, position): Slot(
            1 << player.seat if player.seat != me and position in FIRST_LOOK else 0, 0, 0, EVEN
        )
        for player in view.players
        for position, lying in enumerate(player.cards)
        if lying
    }


def _last_turns(view: View, notes: Notes | None) -> list[Seat]:
    """Who has a last turn after the one in progress."""
    if view.caller is None:
        return []
    if notes is not None:
        return [seat for seat in notes.last_turns if seat != view.turn or view.phase != "turn"]
    seats = len(view.players)
    order = [(view.turn + step) % seats for step in range(1, seats)]
    return [
        seat
        for seat in order[: order.index(view.caller) if view.caller in order else seats]
        if not view.players[seat].locked
    ]
