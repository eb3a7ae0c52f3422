"""How long a bot takes at a Spades table, from what everybody sees."""

from random import Random
from statistics import median

from games import bots
from games.engines.spades.game import SPADES
from tests.bots.spades.seat import after
from tests.engines.spades.table import Table, finished, opened, playing


def pauses(table: Table) -> list[float]:
    public = SPADES.view(table.state, None)
    return [bots.pause("spades", public, Random(seed)) for seed in range(200)]


def between(shortest: float, longest: float, table: Table) -> bool:
    return all(shortest <= seconds <= longest for seconds in pauses(table))


def test_a_card_takes_a_second_or_so() -> None:
    table = playing("trick 1:5H; turn 2; 0 2C; 1 2D; 2 3D; 3 4D")

    assert between(0.5, 1.8, table)
    assert 0.7 < median(pauses(table)) < 1.3


def test_the_first_lead_of_a_round_waits_for_nobody() -> None:
    table = after("0:4H 1:AH 2:2H 3:6H", 1, "turn 0; 0 2C; 1 2D; 2 3D; 3 4D")

    assert between(0.5, 1.8, table)


def test_a_bid_takes_longer_than_a_card() -> None:
    assert between(0.8, 2.5, opened())


def test_a_taken_trick_lies_long_enough_to_be_seen() -> None:
    table = after("0:4H 1:AH 2:2H 3:6H", 1, "turn 1; tricks 0 1 0 0; 0 2C; 1 2D; 2 3D; 3 4D")

    assert between(2.6, 3.6, table)


def test_a_finished_round_can_be_read_before_the_next_bid() -> None:
    table = finished("3 3 3 3", "4 3 3 3")
    assert table.phase == "bid"
    assert between(4, 6, table)

    first = table.actor
    assert between(0.8, 2.5, table.plays(f"{first}:3"))


def test_only_the_first_choice_after_a_round_waits_also_where_it_is_a_blind_one() -> None:
    table = finished("3 3 3 3", "8 0 5 0", "scores 300 0", blind_nil=True)
    assert table.phase == "blind"
    assert between(4, 6, table)

    first = table.actor
    assert between(0.8, 2.5, table.plays(f"{first}:see"))
    second = table.actor
    assert between(0.8, 2.5, table.plays(f"{second}:see"))


def test_pauses_differ() -> None:
    assert len(set(pauses(opened()))) > 150
