"""The pack, its variants, and the order of a hand."""

import pytest

from games.engines.spades.pack import SUIT, pack_of
from games.engines.spades.settings import Settings
from tests.engines.spades.table import opened, playing


def cards(**settings: bool) -> tuple[str, ...]:
    return pack_of(Settings(**settings)).cards


def spades(**settings: bool) -> str:
    return " ".join(card for card in cards(**settings) if SUIT[card] == "S")


@pytest.mark.parametrize("jokers", [False, True])
@pytest.mark.parametrize("deuce_high", [False, True])
def test_a_pack_has_52_cards(jokers: bool, deuce_high: bool) -> None:
    assert len(set(cards(jokers=jokers, deuce_high=deuce_high))) == 52


def test_jokers_replace_the_black_and_the_red_two_that_are_not_spades_or_hearts() -> None:
    assert set(cards()) - set(cards(jokers=True)) == {"2C", "2D"}
    assert set(cards(jokers=True)) - set(cards()) == {"LJ", "BJ"}


def test_spades_rank_from_the_ace_down() -> None:
    assert spades() == "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"


def test_deuce_high_puts_the_two_of_spades_above_the_ace() -> None:
    assert spades(deuce_high=True) == "2S AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S"


@pytest.mark.parametrize("deuce_high", [False, True])
def test_with_jokers_the_two_of_spades_is_high_either_way(deuce_high: bool) -> None:
    order = spades(jokers=True, deuce_high=deuce_high)
    assert order == "BJ LJ 2S AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S"


@pytest.mark.parametrize("jokers", [False, True])
@pytest.mark.parametrize("deuce_high", [False, True])
def test_the_two_of_hearts_stays_the_lowest_heart(jokers: bool, deuce_high: bool) -> None:
    hearts = [card for card in cards(jokers=jokers, deuce_high=deuce_high) if SUIT[card] == "H"]
    assert " ".join(hearts) == "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"


def test_hands_are_sorted_spades_hearts_clubs_diamonds_from_the_highest_down() -> None:
    order = [rank + suit for suit in "SHCD" for rank in "AKQJT98765432"]
    for table in (opened(seed) for seed in "abcdef"):
        for seat in range(4):
            hand = table.view(seat)["hand"]
            assert hand == sorted(hand, key=order.index)


def test_jokers_are_sorted_at_the_top_of_the_spades_then_the_two() -> None:
    firsts = {
        tuple(hand[:3])
        for table in (opened(f"seed {number}", jokers=True) for number in range(80))
        for hand in table.state.hands
        if {"BJ", "LJ", "2S"} <= set(hand)
    }
    assert firsts == {("BJ", "LJ", "2S")}


@pytest.mark.parametrize(
    ("lower", "higher", "settings"),
    [
        ("2S", "3S", {}),
        ("KS", "AS", {}),
        ("AS", "2S", {"deuce_high": True}),
        ("AS", "2S", {"jokers": True}),
        ("2S", "LJ", {"jokers": True}),
        ("LJ", "BJ", {"jokers": True}),
        ("2S", "LJ", {"jokers": True, "deuce_high": True}),
    ],
)
def test_the_higher_spade_takes_the_trick(
    lower: str, higher: str, settings: dict[str, bool]
) -> None:
    for first, second in ((lower, higher), (higher, lower)):
        table = playing(f"broken; 0 {first} 3H; 1 {second} 4H; 2 5D 5H; 3 6D 6H", **settings).plays(
            f"0:{first} 1:{second} 2:5D 3:6D"
        )

        assert table.view()["last_trick"]["winner"] == (1 if second == higher else 0)
