"""Setting up, dealing, and what stays in hand."""

from typing import Any

import pytest

from games.engines.modern_art.game import MODERN_ART
from games.engines.modern_art.paintings import CARDS
from games.engines.modern_art.settings import Settings
from tests.engines.modern_art.table import opened, playing

DECK = list(CARDS)


def test_every_player_starts_with_100() -> None:
    assert opened(5).money == [100] * 5


@pytest.mark.parametrize(("seats", "cards"), [(3, 10), (4, 9), (5, 8)])
def test_cards_dealt_in_the_first_round(seats: int, cards: int) -> None:
    table = opened(seats)

    assert [len(hand) for hand in table.state.hands] == [cards] * seats
    assert table.event("round_began") == {"round": 1, "auctioneer": 0, "cards": cards}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_card_at_a_time_seat_0_first_from_the_top_of_the_deck(seats: int) -> None:
    table = opened(seats, deck=DECK)

    for seat, hand in enumerate(table.state.hands):
        assert list(hand) == DECK[seat : seats * len(hand) : seats]
    assert list(table.state.deck) == DECK[sum(map(len, table.state.hands)) :]


@pytest.mark.parametrize(("seats", "cards"), [(3, 6), (4, 4), (5, 3)])
@pytest.mark.parametrize("round", [1, 2])
def test_cards_dealt_in_rounds_2_and_3_come_on_top_of_what_is_in_hand(
    seats: int, cards: int, round: int
) -> None:
    table = playing(f"seats {seats}; round {round}; played manuel 4; 0 manuel-open-1 sigrid-open-1")
    before = table.state
    table.plays("0:manuel-open-1")

    assert table.event("round_began")["cards"] == cards
    deck = list(before.deck)
    assert list(table.state.hands[0]) == ["sigrid-open-1", *deck[0 : seats * cards : seats]]
    assert list(table.state.hands[1]) == [*before.hands[1], *deck[1 : seats * cards : seats]]
    assert list(table.state.deck) == deck[seats * cards :]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nothing_is_dealt_in_round_4(seats: int) -> None:
    table = playing(f"seats {seats}; round 3; played manuel 4; 0 manuel-open-1 sigrid-open-1")
    before = table.state
    table.plays("0:manuel-open-1")

    assert table.event("round_began") == {"round": 4, "auctioneer": 1, "cards": 0}
    assert table.state.hands == (("sigrid-open-1",), *before.hands[1:])
    assert table.state.deck == before.deck


def test_the_first_auctioneer_of_the_game_is_seat_0() -> None:
    for seed in ("one", "two", "three"):
        assert opened(seed=seed).sees("phase", "auctioneer", "actors") == ["play", 0, [0]]


@pytest.mark.parametrize(
    "deck",
    [
        [],
        DECK[:-1],
        [*DECK, DECK[0]],
        [*DECK[:-1], DECK[0]],
        [*DECK[:-1], "rafael-double-4"],
        [*DECK[:-1], ["rafael-double-3"]],
        [None] * 70,
    ],
    ids=["none", "one short", "one more", "one twice", "unknown", "no text", "nothing"],
)
def test_a_deck_that_is_not_the_70_cards_is_refused(deck: Any) -> None:
    with pytest.raises(
        ValueError, match=r"^A deck is the 70 cards of Modern Art, each of them once\.$"
    ):
        MODERN_ART.setup(4, "seed", Settings(), deck)


@pytest.mark.parametrize("seats", [0, 2, 6, -3])
def test_other_than_3_to_5_seats_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=r"^This game is for 3 to 5 players\.$"):
        MODERN_ART.setup(seats, "seed", Settings())
