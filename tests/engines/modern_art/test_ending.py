"""The end of the match."""

from games.engines.modern_art.game import MODERN_ART
from tests.engines.modern_art.table import Table, playing

FIFTH = "round 4; played manuel 4; 0 manuel-open-1 sigrid-open-1"


def ended(more: str) -> Table:
    return playing(f"{FIFTH}; {more}").plays("0:manuel-open-1")


def test_the_game_ends_after_round_4() -> None:
    table = ended("money 90 110 120 80")

    assert (table.phase, table.actors) == ("game_over", [])
    assert MODERN_ART.outcome(table.state) is not None


def test_it_does_not_end_before() -> None:
    table = playing("round 3; played manuel 4; 0 manuel-open-1").plays("0:manuel-open-1")

    assert table.sees("phase", "round", "outcome") == ["play", 4, None]


def test_most_money_wins_after_the_last_sale() -> None:
    table = ended("money 100 110 119 80; owns 3 manuel-open-2 manuel-open-3")

    assert table.sees("outcome") == {
        "winners": [3],
        "scores": [100, 110, 119, 140],
        "teams": [[0], [1], [2], [3]],
        "reason": "most_money",
    }
    assert table.event("match_ended") == {
        "winners": [3],
        "scores": [100, 110, 119, 140],
        "reason": "most_money",
    }


def test_equal_money_is_a_shared_win() -> None:
    assert ended("money 90 120 120 80").sees("outcome")["winners"] == [1, 2]


def test_having_no_money_ends_nothing() -> None:
    table = playing("money 0 0 0 0; 0 manuel-hidden-1").plays("0:manuel-hidden-1")

    assert table.plays("0:0 1:0 2:0 3:0").sees("phase", "auctioneer") == ["play", 1]


def test_nobody_having_money_is_a_win_for_all() -> None:
    assert ended("money 0 0 0 0").sees("outcome")["winners"] == [0, 1, 2, 3]


def test_nothing_can_be_done_once_it_is_over() -> None:
    table = ended("")

    table.refuses("0:sigrid-open-1 1:5 2:pass 3:buy 0:close", because="The game is over.")
    table.refuses("clock:close", because="There is no open auction to close.")
    assert [table.legal(seat) for seat in range(4)] == [""] * 4
    assert MODERN_ART.timer(table.state) is None


def test_what_a_view_shows_once_it_is_over() -> None:
    table = ended("money 90 110 120 80; owns 2 manuel-open-2; 1 ramon-open-1; 2 ramon-open-2")

    for viewpoint in (0, 1, 2, 3, None):
        view = table.view(viewpoint)
        assert (view["round"], view["played"]["manuel"]) == (4, 5)
        assert (view["lot"], view["actors"], view["legal"]) == ([], [], [])
        assert (view["auctioneer"], view["high_bid"], view["price"]) == (None, None, None)
        assert [player["paintings"] for player in view["players"]] == [[]] * 4
        assert [player["money"] for player in view["players"]] == [90, 110, 150, 80]
        assert [player["hand_size"] for player in view["players"]] == [1, 1, 1, 2]
    assert (table.view(2)["money"], table.view(None)["money"]) == (150, None)


def test_unplayed_cards_stay_secret() -> None:
    table = ended("1 ramon-open-1; 2 ramon-open-2")

    assert (table.view(1)["hand"], table.view(None)["hand"]) == (["ramon-open-1"], None)
    for viewpoint in (0, 2, 3, None):
        assert "ramon-open-1" not in str(table.view(viewpoint))
