"""How a round ends, and who begins the next."""

from tests.engines.modern_art.table import playing

FOUR_MANUELS = "played manuel 4 sigrid 2"


def test_the_round_ends_when_an_artists_fifth_card_is_played() -> None:
    table = playing(f"{FOUR_MANUELS}; 0 manuel-open-1").plays("0:manuel-open-1")

    assert table.sees("phase", "round") == ["play", 2]
    assert table.event("round_ended") == {
        "round": 1,
        "seat": 0,
        "unsold": ["manuel-open-1"],
        "artist": "manuel",
    }


def test_a_fourth_card_ends_nothing() -> None:
    table = playing("played manuel 3 sigrid 4; 0 manuel-open-1").plays("0:manuel-open-1")

    assert table.sees("phase", "round") == ["open", 1]


def test_the_fifth_card_is_not_auctioned_and_belongs_to_nobody() -> None:
    table = playing(f"{FOUR_MANUELS}; 0 manuel-open-1").plays("0:manuel-open-1")

    assert table.sees("lot", "last_auction") == [[], None]
    assert table.sees("last_round")["unsold"] == ["manuel-open-1"]
    assert table.money == [100] * 4


def test_the_fifth_card_counts() -> None:
    table = playing("played manuel 4 sigrid 4; 0 sigrid-open-1").plays("0:sigrid-open-1")

    assert table.sees("last_round")["counts"] == {
        "manuel": 4,
        "sigrid": 5,
        "daniel": 0,
        "ramon": 0,
        "rafael": 0,
    }
    assert table.sees("tiles")["sigrid"] == [30, 0, 0, 0]
    assert table.sees("tiles")["manuel"] == [20, 0, 0, 0]


def test_a_double_played_as_the_fifth_ends_it_at_once_without_a_second_card() -> None:
    table = playing(f"{FOUR_MANUELS}; 0 manuel-double-1 manuel-open-1").plays("0:manuel-double-1")

    assert table.sees("phase", "round") == ["play", 2]
    assert table.sees("last_round")["unsold"] == ["manuel-double-1"]
    assert "manuel-open-1" in table.state.hands[0]


def test_a_fifth_card_added_to_a_double_leaves_both_unsold_and_both_count() -> None:
    table = playing("played manuel 3; 0 manuel-double-1 manuel-open-1")
    table.plays("0:manuel-double-1")
    assert table.phase == "second_card"

    table.plays("0:+manuel-open-1")

    assert table.sees("last_round")["unsold"] == ["manuel-double-1", "manuel-open-1"]
    assert table.sees("last_round")["counts"]["manuel"] == 5
    assert table.sees("phase", "round", "last_auction") == ["play", 2, None]


def test_a_double_as_the_fourth_to_which_nobody_adds_ends_nothing() -> None:
    table = playing("played manuel 3; 0 manuel-double-1").plays(
        "0:manuel-double-1 0:decline 1:decline 2:decline 3:decline"
    )

    assert table.sees("round", "auctioneer") == [1, 1]
    assert table.paintings(0) == "manuel-double-1"


def test_the_next_rounds_first_auctioneer_sits_left_of_whoever_played_the_last_card() -> None:
    table = playing(f"auctioneer 3; {FOUR_MANUELS}; 3 manuel-open-1").plays("3:manuel-open-1")

    assert table.auctioneer == 0


def test_for_a_card_added_to_a_double_that_is_whoever_added_it() -> None:
    table = playing("played manuel 3; 0 manuel-double-1; 2 manuel-open-1").plays(
        "0:manuel-double-1 0:decline 1:decline 2:+manuel-open-1"
    )

    assert table.sees("phase", "round", "auctioneer") == ["play", 2, 3]
    assert table.event("round_ended")["seat"] == 2


def test_or_it_is_the_next_seat_clockwise_that_has_a_card() -> None:
    table = playing(f"round 3; {FOUR_MANUELS}; 0 manuel-open-1; 1; 2")
    table.plays("0:manuel-open-1")

    assert table.sees("round", "auctioneer") == [4, 3]


def test_whoever_ended_the_round_begins_the_next_if_only_they_have_cards() -> None:
    table = playing(f"round 3; {FOUR_MANUELS}; 0 manuel-open-1 sigrid-open-1; 1; 2; 3")
    table.plays("0:manuel-open-1")

    assert table.sees("round", "auctioneer") == [4, 0]


def test_a_seat_without_cards_is_dealt_new_ones_before_the_first_auctioneer_is_found() -> None:
    table = playing(f"round 2; {FOUR_MANUELS}; 0 manuel-open-1; 1").plays("0:manuel-open-1")

    assert table.sees("round", "auctioneer") == [3, 1]


def test_the_cards_played_are_counted_anew_in_the_next_round() -> None:
    table = playing(f"{FOUR_MANUELS}; 0 manuel-open-1").plays("0:manuel-open-1")

    assert set(table.sees("played").values()) == {0}


def test_unplayed_cards_stay_in_hand() -> None:
    table = playing(f"{FOUR_MANUELS}; 0 manuel-open-1 ramon-open-1; 1 ramon-open-2")
    table.plays("0:manuel-open-1")

    assert table.state.hands[0][0] == "ramon-open-1"
    assert table.state.hands[1][0] == "ramon-open-2"


# The very last card of all hands

LAST = "round 4; played manuel 1 sigrid 2; 1; 2; 3"


def test_the_very_last_card_of_all_is_not_auctioned_but_counts_and_ends_the_game() -> None:
    table = playing(f"{LAST}; 0 manuel-open-1; owns 2 manuel-open-2").plays("0:manuel-open-1")

    assert table.phase == "game_over"
    assert table.event("round_ended") == {
        "round": 4,
        "seat": 0,
        "unsold": ["manuel-open-1"],
        "artist": None,
    }
    # Two each: the tie is Manuel's, by the card that was not sold.
    assert table.sees("played")["manuel"] == 2
    assert table.money == [100, 100, 130, 100]


def test_added_to_a_double_both_cards_are_unsold_and_both_count() -> None:
    table = playing(f"{LAST}; 0 manuel-double-1 manuel-open-1").plays("0:manuel-double-1")
    assert table.phase == "second_card"

    table.plays("0:+manuel-open-1")

    assert table.phase == "game_over"
    assert table.sees("last_round")["unsold"] == ["manuel-double-1", "manuel-open-1"]
    assert table.sees("played")["manuel"] == 3


def test_a_double_that_is_the_very_last_card_asks_for_no_second() -> None:
    table = playing(f"{LAST}; 0 manuel-double-1").plays("0:manuel-double-1")

    assert table.phase == "game_over"
    assert table.sees("last_round")["unsold"] == ["manuel-double-1"]


def test_a_last_card_kept_back_from_a_double_is_played_in_its_turn() -> None:
    table = playing(f"{LAST}; 0 manuel-double-1; 2 manuel-open-1")
    table.plays("0:manuel-double-1 0:decline 1:decline 2:decline 3:decline")
    assert table.sees("phase", "auctioneer") == ["play", 2]

    assert table.plays("2:manuel-open-1").phase == "game_over"


def test_the_last_card_but_one_is_auctioned() -> None:
    table = playing("round 4; 0 manuel-open-1; 1; 2; 3 sigrid-open-1").plays("0:manuel-open-1")

    assert table.phase == "open"
