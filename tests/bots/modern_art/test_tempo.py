"""How long a bot takes at a table of Modern Art, from what everybody sees."""

from random import Random
from statistics import median

import pytest

from games import bots
from games.engines.modern_art.game import MODERN_ART
from games.engines.modern_art.settings import Settings
from tests.engines.modern_art.table import Table, opened, playing

AUCTIONS = ("open", "one_offer", "hidden", "fixed_price", "double")


def pauses(table: Table) -> list[float]:
    public = MODERN_ART.view(table.state, None)
    return [bots.pause("modern_art", public, Random(seed)) for seed in range(200)]


def between(shortest: float, longest: float, table: Table) -> bool:
    return all(shortest <= seconds <= longest for seconds in pauses(table))


def auction(kind: str) -> Table:
    hand = f"ramon-{kind}-1 sigrid-open-1"
    return playing(f"0 {hand}").plays(f"0:ramon-{kind}-1")


@pytest.mark.parametrize("kind", AUCTIONS)
def test_an_answer_takes_a_second_or_two(kind: str) -> None:
    assert between(0.8, 3, auction(kind))
    assert 1 < median(pauses(auction(kind))) < 2


def test_a_bid_comes_long_before_the_countdown_has_run_out() -> None:
    for table in (auction("open"), auction("open").plays("2:7")):
        assert max(pauses(table)) < Settings().open_countdown - 2


def test_the_first_card_of_a_match_waits_for_nobody() -> None:
    assert between(1, 2.8, opened())


def test_people_see_who_bought_before_the_next_card_is_played() -> None:
    assert between(2.4, 3.8, auction("one_offer").plays("1:pass 2:9 3:pass 0:pass"))


def test_a_finished_round_can_be_read_before_the_next_card() -> None:
    table = playing("played ramon 4; 0 ramon-open-1 sigrid-open-1").plays("0:ramon-open-1")

    assert table.sees("round") == 2
    assert between(4, 6, table)


def test_pauses_differ() -> None:
    assert len(set(pauses(auction("open")))) > 150
