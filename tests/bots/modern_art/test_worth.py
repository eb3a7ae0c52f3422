"""What a painting is worth to one seat."""

import pytest

from games.bots.modern_art.worth import ahead, worth, worth_after, worth_of_lot
from tests.bots.modern_art.seat import reading
from tests.engines.modern_art.table import playing

MANUEL, SIGRID, DANIEL, RAMON, RAFAEL = range(5)


def test_who_can_help_an_artist_along_values_the_paintings_more() -> None:
    holder = playing("played ramon 1; 0 ramon-open-1 ramon-open-2 ramon-open-3 ramon-hidden-1")
    other = playing("played ramon 1; 0 daniel-open-1 daniel-open-2 sigrid-open-1 manuel-open-1")

    assert worth(reading(holder, 0))[RAMON] > worth(reading(other, 0))[RAMON]


def test_a_card_that_it_plays_helps_the_artist_once_and_not_again() -> None:
    table = playing("played ramon 1; 0 ramon-open-1 daniel-open-1")

    foreseen = worth_after(reading(table, 0), RAMON, 1)

    assert foreseen == worth(reading(table.plays("0:ramon-open-1"), 0))


def test_a_double_and_its_second_card_are_worth_two_paintings() -> None:
    table = playing("0 rafael-double-1 rafael-open-1").plays("0:rafael-double-1 0:+rafael-open-1")
    seen = reading(table, 1)

    assert worth_of_lot(seen) == 2 * worth(seen)[RAFAEL]


def test_what_the_others_have_bought_counts_against_what_it_has() -> None:
    table = playing("owns 0 manuel-open-1 manuel-open-2; owns 1 manuel-hidden-1 daniel-open-1")

    numbers = ahead(reading(table, 0))

    assert numbers[MANUEL] == pytest.approx(2 - 1 / 3)
    assert numbers[DANIEL] == pytest.approx(-1 / 3)


def test_the_cards_of_the_last_round_are_counted() -> None:
    table = playing("played manuel 4 ramon 2; 0 manuel-open-1 sigrid-open-1")

    seen = reading(table.plays("0:manuel-open-1"), 0)

    assert seen.left == (12 - 5, 13, 15, 15 - 2, 15)


def test_of_rounds_before_the_last_the_tiles_tell_how_many_cards_have_gone() -> None:
    table = playing(
        "round 2; tiles manuel 30 0 0 0; tiles rafael 20 0 0 0"
        "; played sigrid 4; 0 sigrid-open-1 daniel-open-1"
    )

    seen = reading(table.plays("0:sigrid-open-1"), 0)

    assert seen.left[MANUEL] == 12 - 5
    assert seen.left[SIGRID] < 13 - 5
    assert seen.left[RAFAEL] < seen.left[DANIEL] < 15
