"""What the bots expect paintings to sell for."""

from collections.abc import Iterator
from random import Random
from statistics import fmean

import pytest

from games import bots
from games.bots.modern_art.forecast import expected, sold_at
from games.bots.modern_art.reading import read
from games.engines.modern_art.game import MODERN_ART
from games.engines.modern_art.paintings import PLACE
from games.engines.modern_art.ranking import ranked
from games.engines.modern_art.settings import Settings

NOTHING = (0, 0, 0, 0, 0)
FULL = (12.0, 13.0, 15.0, 15.0, 15.0)


def test_a_card_on_the_table_raises_its_artist_and_lowers_the_others() -> None:
    before = expected((1, 1, 1, 1, 1), NOTHING, FULL)
    after = expected((1, 1, 2, 1, 1), NOTHING, FULL)

    assert after[2] > before[2]
    assert all(after[other] < before[other] for other in (0, 1, 3, 4))


def test_of_artists_who_stand_alike_the_leftmost_sells_for_the_most() -> None:
    prices = expected((0, 0, 2, 2, 2), NOTHING, FULL)

    assert prices[2] > prices[3] > prices[4]


def test_earlier_tiles_count_for_an_artist_who_is_ranked_again() -> None:
    prices = expected((0, 0, 4, 4, 0), (0, 0, 0, 50, 50), FULL)

    assert 65 < prices[3] < 80
    assert prices[4] < 40


def test_an_artist_who_runs_out_of_cards_sells_for_less() -> None:
    scarce = (4.0, 13.0, 15.0, 15.0, 15.0)

    assert (
        expected((2, 2, 1, 0, 0), NOTHING, scarce)[0] < expected((2, 2, 1, 0, 0), NOTHING, FULL)[0]
    )


def test_a_painting_of_each_artist_sells_for_the_three_tiles_together() -> None:
    assert sum(expected((1, 2, 1, 0, 3), NOTHING, FULL)) == pytest.approx(30 + 20 + 10)


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_what_it_expects_comes_true_on_average(level: str) -> None:
    lots = [lot for number in range(10) for lot in sales(level, f"{number}")]

    for low, high in ((0, 30), (30, 150)):
        some = [(foreseen, paid) for foreseen, paid in lots if low <= foreseen < high]
        assert len(some) > 50
        assert fmean(paid for _, paid in some) == pytest.approx(
            fmean(foreseen for foreseen, _ in some), rel=0.2
        )


def sales(level: str, seed: str) -> Iterator[tuple[float, float]]:
    """Of every painting auctioned in a match: what was to be expected of it, and what it sold
    for."""
    rng = Random(seed)
    state = MODERN_ART.setup(4, seed, Settings()).state
    lot: tuple[str, ...] = ()
    foreseen: list[tuple[int, float]] = []
    while actors := MODERN_ART.actors(state):
        seat = rng.choice(sorted(actors))
        view = MODERN_ART.view(state, seat)
        seen = read(view)
        if view.phase not in ("play", "second_card") and view.lot != lot:
            lot = view.lot
            artist = PLACE[lot[0]]
            foreseen.append((artist, expected(seen.played, seen.earned, seen.left)[artist]))
        decided = bots.decide("modern_art", level, view, view.legal, rng, 1.0)
        before, state = state, MODERN_ART.apply(state, seat, decided.action).state
        if state.last_round is not before.last_round:
            prices = sold_at(tuple(ranked(state.last_round.counts)), seen.earned)
            yield from ((expectation, prices[artist]) for artist, expectation in foreseen)
            foreseen = []
