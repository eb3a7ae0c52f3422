"""Whose turn it is to be the auctioneer."""

from tests.engines.modern_art.table import opened, playing


def test_the_auctioneer_plays_one_card_from_their_hand_and_it_is_auctioned() -> None:
    table = playing("0 manuel-open-1 manuel-open-2").plays("0:manuel-open-1")

    assert table.sees("phase", "auctioneer", "lot") == ["open", 0, ["manuel-open-1"]]
    assert table.state.hands[0] == ("manuel-open-2",)


def test_a_card_once_played_counts_for_its_artist() -> None:
    table = playing("0 manuel-open-1 manuel-open-2").plays("0:manuel-open-1")

    assert table.sees("played")["manuel"] == 1


def test_only_the_auctioneer_plays_a_card() -> None:
    table = playing("1 manuel-open-1")

    table.refuses("1:manuel-open-1", because="It is not your turn.")


def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    table = playing("0 manuel-open-1; 1 manuel-open-2")

    table.refuses("0:manuel-open-2", because="You do not have that card.")


def test_after_the_auction_the_turn_passes_to_the_left() -> None:
    table = playing("auctioneer 3; 3 manuel-open-1").plays("3:manuel-open-1 clock:close")

    assert table.sees("phase", "auctioneer", "actors", "lot") == ["play", 0, [0], []]


def test_a_player_with_no_card_in_hand_is_skipped_as_auctioneer() -> None:
    table = playing("0 manuel-open-1; 1; 2").plays("0:manuel-open-1 clock:close")

    assert table.auctioneer == 3


def test_the_turn_comes_back_to_the_only_one_with_cards() -> None:
    table = playing("0 manuel-open-1 sigrid-open-1; 1; 2; 3").plays("0:manuel-open-1 clock:close")

    assert table.auctioneer == 0


def test_a_player_with_no_card_in_hand_still_bids_and_buys() -> None:
    table = playing("0 manuel-open-1 sigrid-open-1; 1").plays("0:manuel-open-1 1:7 clock:close")

    assert table.bought() == (1, 7)
    assert table.paintings(1) == "manuel-open-1"


def test_no_card_is_played_while_an_auction_goes_on() -> None:
    table = playing("0 manuel-open-1 manuel-open-2").plays("0:manuel-open-1")

    table.refuses(
        "0:manuel-open-2 1:manuel-open-2",
        because="A card can be played once this auction is over.",
    )


def test_every_card_of_the_hand_may_be_played() -> None:
    table = opened()

    assert table.legal(0).split() == list(table.state.hands[0])
    assert table.legal(1) == ""
