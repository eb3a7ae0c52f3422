"""Ranking, tiles, and what paintings sell for."""

import pytest

from games.engines.modern_art.paintings import ARTISTS
from games.engines.modern_art.ranking import ranked, values, with_tiles
from tests.engines.modern_art.table import playing

NO_TILES = ((0,) * 4,) * 5


@pytest.mark.parametrize(
    ("played", "first_three"),
    [
        ((5, 4, 3, 2, 1), "manuel sigrid daniel"),
        ((1, 2, 3, 4, 5), "rafael ramon daniel"),
        ((4, 4, 4, 4, 5), "rafael manuel sigrid"),
        ((0, 3, 0, 3, 5), "rafael sigrid ramon"),
        ((2, 5, 2, 2, 2), "sigrid manuel daniel"),
        ((0, 0, 1, 5, 1), "ramon daniel rafael"),
        ((1, 1, 1, 1, 1), "manuel sigrid daniel"),
    ],
)
def test_most_cards_rank_first_and_ties_go_by_board_order(
    played: tuple[int, ...], first_three: str
) -> None:
    assert [ARTISTS[place] for place in ranked(played)] == first_three.split()


@pytest.mark.parametrize(
    ("played", "ranking"),
    [((0, 0, 0, 0, 5), "rafael"), ((0, 1, 0, 5, 0), "ramon sigrid"), ((0, 0, 1, 0, 0), "daniel")],
)
def test_an_artist_without_a_card_gets_no_tile(played: tuple[int, ...], ranking: str) -> None:
    assert [ARTISTS[place] for place in ranked(played)] == ranking.split()


def test_the_first_three_get_30_20_and_10() -> None:
    tiles = with_tiles(NO_TILES, 2, ranked((1, 2, 3, 4, 5)))

    assert [row[1] for row in tiles] == [0, 0, 10, 20, 30]
    assert sum(map(sum, tiles)) == 60


def test_the_example_of_the_rules() -> None:
    """Rafael ranks 1st, 3rd, 4th, 2nd: his paintings sell at 30, 40, 0, 60."""
    tiles, sold = NO_TILES, []
    for round, played in enumerate(
        [(0, 0, 0, 0, 5), (5, 4, 0, 0, 3), (5, 4, 3, 0, 2), (5, 0, 0, 0, 4)], start=1
    ):
        ranking = ranked(played)
        tiles = with_tiles(tiles, round, ranking)
        sold.append(values(tiles, ranking)[4])

    assert tiles[4] == (30, 10, 0, 20)
    assert sold == [30, 40, 0, 60]


def test_each_painting_is_sold_for_the_sum_of_its_artists_tiles() -> None:
    table = playing("""
        round 3
        tiles manuel 20 30 0 0
        played manuel 4 sigrid 2 rafael 1
        owns 1 manuel-open-2 manuel-open-3 sigrid-open-1
        owns 2 rafael-open-1
        0 manuel-open-1
    """).plays("0:manuel-open-1")

    assert table.money == [100, 100 + 80 + 80 + 20, 100 + 10, 100]
    assert table.sees("last_round")["sales"] == [0, 180, 10, 0]
    assert table.sees("tiles")["manuel"] == [20, 30, 30, 0]


def test_paintings_of_an_artist_not_ranked_this_round_are_worthless_whatever_its_tiles() -> None:
    table = playing("""
        round 3
        tiles rafael 30 30 0 0
        played manuel 4 sigrid 2 daniel 2 rafael 2
        owns 1 rafael-open-2 rafael-open-3
        0 manuel-open-1
    """).plays("0:manuel-open-1")

    assert table.money == [100] * 4
    assert table.sees("tiles")["rafael"] == [30, 30, 0, 0]


def test_then_all_paintings_are_discarded_the_worthless_ones_with_the_rest() -> None:
    table = playing("""
        played manuel 4 sigrid 2 daniel 2 rafael 2
        owns 1 rafael-open-2 manuel-open-2
        0 manuel-open-1
    """).plays("0:manuel-open-1")

    assert [player["paintings"] for player in table.sees("players")] == [[], [], [], []]
    assert table.event("paintings_sold") == {
        "seat": 1,
        "paintings": [
            {"card": "rafael-open-2", "amount": 0},
            {"card": "manuel-open-2", "amount": 30},
        ],
        "total": 30,
    }


def test_unsold_paintings_count_for_the_ranking() -> None:
    table = playing("""
        played sigrid 4 rafael 3
        owns 1 rafael-open-2
        owns 2 sigrid-open-1
        0 rafael-double-1 rafael-open-1
    """).plays("0:rafael-double-1 0:+rafael-open-1")

    assert table.money == [100, 130, 120, 100]


def test_the_tiles_awarded_are_told_with_what_a_painting_is_worth() -> None:
    table = playing("tiles manuel 10 0 0 0; round 2; played manuel 4 rafael 1; 0 manuel-open-1")
    table.plays("0:manuel-open-1")

    assert table.event("tiles_awarded") == {
        "round": 2,
        "tiles": [
            {"artist": "manuel", "cards": 5, "tile": 30, "value": 40},
            {"artist": "rafael", "cards": 1, "tile": 20, "value": 20},
        ],
    }
