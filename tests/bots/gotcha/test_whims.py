"""Who is taken for acting at random, by what everybody has seen."""

from itertools import pairwise

import pytest

from games.bots.gotcha.whims import by_hidden, by_pick, by_purchase, by_shown, whims
from tests.bots.gotcha.matches import turns


def believed(level: str, seed: str) -> list[float]:
    *_, last = turns(4, seed, level=level)
    return whims(last.notes.evidence, me=0)[1:]


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_at_the_end_of_a_match_easy_and_medium_bots_are_told_apart(seed: str) -> None:
    assert min(believed("easy", seed)) > 0.5 > max(believed("medium", seed))


def test_who_buys_gotchas_beside_things_does_not_choose_with_care() -> None:
    fronts = [("bad-1",), ("giant-1",), ("tiny-1",)]

    assert by_purchase(fronts, fronts[0]) > 1 > 0 > by_purchase(fronts, fronts[1])


def test_who_discards_things_or_relieves_others_of_gotchas_does_not_choose_with_care() -> None:
    assert by_pick("giant-1", is_stolen=False) > 1 > 0 > by_pick("giant-1", is_stolen=True)
    assert by_pick("bad-1", is_stolen=False) > 1


def test_nobody_who_thinks_shows_a_giant_or_hides_a_gotcha_with_a_thing() -> None:
    assert by_shown("giant-1") > 1
    assert by_hidden("big-1", "once-1") == by_hidden("once-1", "big-1") > 0
    assert by_hidden("big-1", "tiny-1") < 0


def test_company_tells_of_a_player() -> None:
    suspected = [whims([0.0, 0.0, others, others], me=0)[1] for others in (-4.0, 0.0, 4.0)]

    assert all(less < more for less, more in pairwise(suspected))
    assert whims([9.0, 0.0, 0.0], me=0)[0] == 0
