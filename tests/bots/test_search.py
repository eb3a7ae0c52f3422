"""The search that hard bots share."""

from random import Random

from games.bots.budget import Budget
from games.bots.search import HALVINGS, Ranking, rank

# Worth of a candidate in a world: its own, and what that world does to all of them.
CANDIDATES = (0.0, 3.0, 1.0, 2.0)


def worth(world: float, candidate: float, chance: Random) -> float:
    return candidate + 100 * world


def ranked(worlds: int, value=worth, candidates=CANDIDATES) -> Ranking:
    return rank(
        candidates, lambda rng: rng.random(), value, Random("search"), Budget(worlds=worlds)
    )


def test_the_best_candidate_comes_first():
    assert [CANDIDATES[index] for index in ranked(4).order] == [3.0, 2.0, 1.0, 0.0]


def test_every_candidate_is_tried_in_the_same_worlds_with_the_same_chance():
    seen = {candidate: [] for candidate in CANDIDATES}

    def remember(world, candidate, chance):
        seen[candidate].append((world, chance.random()))
        return 0.0

    ranked(4, remember)

    assert len(set(map(tuple, seen.values()))) == 1
    assert len(set(seen[0.0])) == 4


def test_what_a_world_is_like_for_all_does_not_hide_who_is_better():
    found = ranked(1_000)

    # A hundred times the difference between two of them, and still settled at the first look.
    assert found.worlds == HALVINGS[1]
    assert CANDIDATES[found.order[0]] == 3.0


def test_the_worse_half_is_dropped():
    tries = dict.fromkeys(CANDIDATES, 0)

    def noisy(world, candidate, chance):
        tries[candidate] += 1
        return candidate + 50 * chance.random() * Random(f"{world}{candidate}").random()

    found = ranked(100, noisy)

    assert len(found.order) == 2
    assert sorted(tries.values()) == [8, 8, 100, 100]


def test_the_same_worlds_give_the_same_ranking():
    assert ranked(20) == ranked(20)


def test_one_candidate_needs_no_search():
    found = ranked(20, candidates=(5.0,))

    assert found.order == (0,)
    assert found.worlds == 0
    assert found.is_sound


def test_without_time_nothing_is_sound():
    found = rank(CANDIDATES, lambda rng: 0.0, worth, Random(1), Budget(seconds=0.0))

    assert found.worlds == 0
    assert not found.is_sound


def test_a_world_in_which_some_were_not_tried_does_not_count(monkeypatch):
    now = iter(range(100))
    monkeypatch.setattr("games.bots.budget.monotonic", lambda: next(now))

    # The clock is asked once for the deadline, once a world and once a candidate: 1 + 4 in the
    # first world, and it runs out in the middle of the second.
    found = rank(CANDIDATES, lambda rng: 0.0, worth, Random(1), Budget(seconds=8.0))

    assert found.worlds == 1
    assert not found.is_sound
