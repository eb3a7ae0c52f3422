"""Notes are right: what follows from public events alone is what really lies there."""

from collections import Counter
from random import Random

import pytest

from games import bots
from games.bots.check.beliefs import believe
from games.bots.check.inference import VALUES
from games.bots.check.notes import Notes
from games.bots.check.slots import RANK
from games.engines.check.game import CHECK
from games.engines.check.points import POINTS
from games.engines.check.settings import Settings
from games.engines.check.state import State, Turn, UsingAbility
from games.fuzzing.matches import Trial, positions
from tests.engines.check.contract import PROBES

TRIALS = [
    Trial(CHECK, seats, f"notes {seats} {number}", settings)
    for seats in CHECK.seats
    for number, settings in enumerate(PROBES.settings)
]


def noted(trial: Trial) -> list[tuple[State, Notes]]:
    """Every position of a random match, with the notes of it."""
    notes, read, found = bots.blank("check", trial.seats, trial.settings), 0, []
    for position in positions(trial):
        notes = bots.noted("check", notes, position.events[read:])
        read = len(position.events)
        found.append((position.state, notes))
    return found


def bits(seats: frozenset[int]) -> int:
    return sum(1 << seat for seat in seats)


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.seed)
def test_notes_know_who_knows_which_card(trial: Trial) -> None:
    for state, notes in noted(trial):
        for grid, slots in zip(state.grids, notes.grids, strict=True):
            for held, slot in zip(grid, slots, strict=True):
                assert (held is None) == (slot is None)
                if held is not None and slot is not None:
                    assert slot.known_by == bits(held.known_by)
                    assert slot.points in (0, POINTS[held.card])


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.seed)
def test_notes_count_what_is_out_of_sight(trial: Trial) -> None:
    for state, notes in noted(trial):
        assert notes.discard == tuple(POINTS[card] for card in state.piles.discard)
        hidden = Counter(
            (slot.pool, POINTS[held.card])
            for grid, slots in zip(state.grids, notes.grids, strict=True)
            for held, slot in zip(grid, slots, strict=True)
            if held is not None and slot is not None and not slot.points
        )
        last = len(notes.pools) - 1
        hidden.update((last, POINTS[card]) for card in state.piles.draw)
        drawn = state.phase.drawn if isinstance(state.phase, Turn) else None
        if drawn is not None and drawn.source == "pile":
            hidden[last, POINTS[drawn.card]] += 1

        counted = {
            (pool, points): counts[RANK[points]]
            for pool, counts in enumerate(notes.pools)
            for points in VALUES
        }
        assert {each: number for each, number in counted.items() if number} == hidden


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.seed)
def test_notes_know_the_abilities_and_the_turns_to_come(trial: Trial) -> None:
    for state, notes in noted(trial):
        if not CHECK.actors(state):
            continue
        in_use = state.phase if isinstance(state.phase, UsingAbility) else None
        to_come = (in_use.ability, *in_use.following) if in_use else ()
        assert notes.abilities == tuple((ability.seat, ability.rank) for ability in to_come)
        seat = min(CHECK.actors(state))
        belief = believe(CHECK.view(state, seat), seat, notes)
        assert belief.table.last_turns == list(state.call.last_turns)
        assert belief.table.turns == state.turns


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.seed)
def test_a_world_has_every_card_once_and_those_that_are_known_in_their_places(
    trial: Trial,
) -> None:
    for state, notes in noted(trial):
        for seat in CHECK.actors(state):
            view = CHECK.view(state, seat)
            held = POINTS[view.drawn.card] if view.drawn and view.drawn.card else None
            for known in (notes, None):
                belief = believe(view, seat, known)
                world = belief.world(Random(1))
                cards = [card for row in world.cards for card in row if card]
                cards += [*world.pile, *world.discard, *([held] if held else [])]
                assert Counter(cards) == Counter(dict.fromkeys(VALUES, 4))
                assert len(world.pile) == view.draw_size
                assert len(world.discard) == view.discard_size
                for seen in view.known:
                    assert world.cards[seen.seat][seen.position] == POINTS[seen.card]
            shape = [[lying is not None for lying in player.cards] for player in view.players]
            assert [[card != 0 for card in row] for row in world.cards] == shape


def test_notes_stay_small() -> None:
    trial = Trial(CHECK, 6, "small notes", Settings(rounds=10))

    assert all(len(notes.discard) <= 52 and len(notes.pools) <= 4 for _, notes in noted(trial))
