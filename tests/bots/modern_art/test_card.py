"""What the medium bot puts under the hammer."""

from tests.bots.modern_art.seat import chosen
from tests.engines.modern_art.table import Table, playing


def plays(text: str) -> str:
    return chosen("medium", playing(text), 0)


def test_it_sells_what_brings_the_most() -> None:
    later = "round 3; tiles daniel 30 30 0 0; played daniel 2 manuel 2 sigrid 1"

    assert plays(f"{later}; 0 daniel-open-1 sigrid-open-1 rafael-open-1") == "daniel-open-1"


def test_it_helps_the_artist_whose_paintings_it_has() -> None:
    hand = "0 daniel-hidden-1 ramon-hidden-1; played daniel 2 ramon 2 sigrid 2 rafael 2"

    with_ramon = plays(f"{hand}; owns 0 ramon-open-1 ramon-open-2")
    with_daniel = plays(f"{hand}; owns 0 daniel-open-1 daniel-open-2")

    assert (with_daniel, with_ramon) == ("daniel-hidden-1", "ramon-hidden-1")


def test_it_does_not_help_an_artist_whose_paintings_the_others_have() -> None:
    hand = "0 daniel-hidden-1 ramon-hidden-1; played daniel 2 ramon 2 sigrid 2 rafael 2"

    assert plays(f"{hand}; owns 1 daniel-open-1 daniel-open-2") == "ramon-hidden-1"
    assert plays(f"{hand}; owns 1 ramon-open-1 ramon-open-2") == "daniel-hidden-1"


def test_it_ends_the_round_when_that_pays() -> None:
    table = "played daniel 4 ramon 3 sigrid 3 rafael 3; 0 daniel-open-1 rafael-hidden-1"
    owned = "daniel-hidden-1 daniel-hidden-2 daniel-hidden-3"

    assert plays(f"{table}; owns 0 {owned} ramon-open-1 ramon-open-2") == "daniel-open-1"
    assert plays(f"{table}; owns 1 {owned} ramon-open-1 ramon-open-2") == "rafael-hidden-1"


def test_the_very_last_card_can_be_played() -> None:
    table = playing("round 4; 0 daniel-open-1; 1; 2; 3")

    assert chosen("medium", table, 0) == "daniel-open-1"


def test_it_keeps_doubles_for_later_rounds() -> None:
    hand = "0 daniel-double-1 daniel-hidden-1 ramon-open-1; played ramon 3 daniel 1"

    assert plays(f"round 1; {hand}") == "ramon-open-1"
    assert plays(f"round 4; {hand}") == "daniel-double-1"


def doubled(text: str) -> Table:
    return playing(f"{text}; 0 ramon-double-1 ramon-open-1 sigrid-open-1").plays("0:ramon-double-1")


def test_it_adds_a_second_card_to_its_double() -> None:
    assert chosen("medium", doubled("played ramon 1"), 0) == "+ramon-open-1"


def test_it_takes_over_the_double_of_another() -> None:
    table = doubled("played ramon 1; 1 ramon-hidden-1 daniel-open-1").plays("0:decline")

    assert chosen("medium", table, 1) == "+ramon-hidden-1"


def test_it_adds_the_fifth_card_only_where_the_end_of_the_round_pays() -> None:
    table = "played ramon 3 manuel 2 sigrid 2 daniel 2 rafael 2"
    second_now = "manuel-open-1 manuel-open-2 manuel-open-3 manuel-hidden-1"

    assert chosen("medium", doubled(f"{table}; owns 0 {second_now}"), 0) == "+ramon-open-1"
    assert chosen("medium", doubled(f"{table}; owns 1 {second_now}"), 0) == "decline"


def test_without_a_card_to_add_it_declines() -> None:
    table = doubled("1 daniel-open-1 daniel-open-2").plays("0:decline")

    assert chosen("medium", table, 1) == "decline"
