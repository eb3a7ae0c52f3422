"""What the table is told."""

import pytest

from tests.engines.modern_art.table import playing


@pytest.mark.parametrize(
    ("hand", "moves", "happened"),
    [
        ("manuel-open-1", "0:manuel-open-1", "card_played"),
        (
            "manuel-open-1",
            "0:manuel-open-1 1:5 clock:close",
            "card_played bid_made auction_closed lot_sold",
        ),
        (
            "manuel-open-1",
            "0:manuel-open-1 1:5 0:pass 2:pass 3:pass",
            "card_played bid_made passed passed passed auction_closed lot_sold",
        ),
        (
            "manuel-one_offer-1",
            "0:manuel-one_offer-1 1:5 2:pass 3:pass 0:pass",
            "card_played bid_made passed passed passed lot_sold",
        ),
        (
            "manuel-hidden-1",
            "0:manuel-hidden-1 0:1 1:2 2:3 3:4",
            "card_played" + 4 * " hidden_bid_submitted" + " bids_revealed lot_sold",
        ),
        (
            "manuel-fixed_price-1",
            "0:manuel-fixed_price-1 0:price7 1:pass 2:buy",
            "card_played price_named passed lot_sold",
        ),
        (
            "manuel-double-1 manuel-open-1",
            "0:manuel-double-1 0:+manuel-open-1",
            "card_played second_card_offered",
        ),
        (
            "manuel-double-1",
            "0:manuel-double-1 0:decline 1:decline 2:decline 3:decline",
            "card_played" + 4 * " second_card_declined" + " lot_given",
        ),
    ],
)
def test_the_story_of_an_auction(hand: str, moves: str, happened: str) -> None:
    table = playing(f"0 {hand} sigrid-open-1").plays(moves)

    assert table.happened() == happened


def test_the_story_of_a_rounds_end() -> None:
    table = playing("played manuel 4; owns 1 manuel-open-2; owns 3 rafael-open-1; 0 manuel-open-1")
    table.plays("0:manuel-open-1")

    assert table.happened() == (
        "card_played round_ended tiles_awarded paintings_sold paintings_sold round_began"
    )


def test_the_story_of_the_end() -> None:
    table = playing("round 4; played manuel 4; 0 manuel-open-1").plays("0:manuel-open-1")

    assert table.happened() == "card_played round_ended tiles_awarded match_ended"


def test_a_second_card_is_told_with_its_double() -> None:
    table = playing("0 manuel-double-1; 1 manuel-open-1").plays(
        "0:manuel-double-1 0:decline 1:+manuel-open-1"
    )

    assert table.event("second_card_offered") == {
        "seat": 1,
        "card": "manuel-open-1",
        "double": "manuel-double-1",
    }
