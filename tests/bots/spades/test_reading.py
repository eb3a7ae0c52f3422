"""What a bot can tell from one view: the pack, what is out, who is void, what a bag costs."""

import pytest

from games.bots.spades.counting import Count
from games.bots.spades.ranking import pack_seen
from games.bots.spades.reading import read
from games.bots.spades.stakes import bag_penalty
from games.engines.spades.game import SPADES
from games.engines.spades.settings import Settings
from tests.bots.spades.seat import after, held
from tests.engines.spades.table import Table, finished, playing

LOW = "9H 7H 4H 2H TC 6C 3C 8D 5D 4D"


def spades_from_the_top(table: Table) -> str:
    pack = pack_seen(SPADES.view(table.state, 0))
    return " ".join(pack.cards[:4])


def counted(table: Table) -> Count:
    return Count(read(SPADES.view(table.state, 0)))


def test_a_pack_in_which_nothing_special_was_seen_is_the_common_one() -> None:
    assert spades_from_the_top(held(f"7S 4S 3S {LOW}")) == "AS KS QS JS"
    assert spades_from_the_top(held(f"7S 4S 2S {LOW}")) == "AS KS QS JS"


def test_a_joker_in_the_hand_gives_away_the_pack() -> None:
    assert spades_from_the_top(held(f"LJ 4S 3S {LOW}", jokers=True)) == "BJ LJ 2S AS"


def test_a_joker_in_the_last_trick_gives_away_the_pack() -> None:
    table = after("0:4S 1:LJ 2:5S 3:6S", 1, "turn 0; 0 2H; 1 3H; 2 4H; 3 5H", jokers=True)

    assert spades_from_the_top(table) == "BJ LJ 2S AS"


def test_a_deuce_sorted_before_another_spade_is_high() -> None:
    assert spades_from_the_top(held(f"7S 4S 2S {LOW}", deuce_high=True)) == "2S AS KS QS"


def test_a_deuce_that_beat_another_spade_is_high() -> None:
    table = after("0:4S 1:AS 2:2S 3:6S", 2, "turn 0; 0 2H; 1 3H; 2 4H; 3 5H", deuce_high=True)

    assert spades_from_the_top(table) == "2S AS KS QS"


def test_a_deuce_that_trumped_alone_says_nothing() -> None:
    table = after("0:4H 1:AH 2:2S 3:6H", 2, "turn 0; 0 2H; 1 3H; 2 4H; 3 5H")

    assert spades_from_the_top(table) == "AS KS QS JS"


def test_who_did_not_follow_suit_in_the_last_trick_is_void() -> None:
    table = after(
        "0:4H 1:AH 2:2S 3:6H", 2, "tricks 0 0 1 0; turn 0; broken; 0 2H 3H; 1 3C 5C; 2 4C 6C; 3 5D"
    )

    assert counted(table).is_void(2, "H") == 1
    assert counted(table).is_void(1, "H") < 0.5


def test_who_did_not_follow_suit_in_this_trick_is_void() -> None:
    table = playing("trick 1:KH 2:3C 3:4H; turn 0; 0 2H 3H; 1 5C; 2 4C; 3 5D")

    assert counted(table).is_void(2, "H") == 1


def test_the_last_trick_of_the_round_before_says_nothing_of_this_one() -> None:
    table = after("0:4H 1:AH 2:2S 3:6H", 2, "turn 0; 0 2H 3H; 1 3C 5C; 2 4C 6C; 3 5D 6D")

    assert counted(table).is_void(2, "H") < 0.5


def test_until_spades_are_broken_all_of_them_are_out() -> None:
    cards = "turn 0; tricks 3 2 2 1; 0 AS 5C; 1 3C 5D; 2 4C 6C; 3 7D 6D"
    last = "0:4H 1:AH 2:2H 3:6H"

    assert counted(after(last, 1, cards)).number("S") == pytest.approx(12)
    assert counted(after(last, 1, f"{cards}; broken")).number("S") < 9


def test_after_one_trick_every_card_is_accounted_for() -> None:
    hands = "0 AS 5C; 1 3C 5D; 2 4C 6C; 3 7D 6D"
    table = after("0:4H 1:AH 2:2H 3:6H", 1, f"turn 0; tricks 0 1 0 0; {hands}")

    assert counted(table).number("H") == pytest.approx(9)
    assert counted(table).number("C") == pytest.approx(12)


@pytest.mark.parametrize("penalty", [0, 50, 200])
def test_the_price_of_bags_is_known_once_it_was_paid(penalty: int) -> None:
    table = finished("1 1 1 1", "7 0 6 0", "bags 0 0", bag_penalty=penalty)
    before = SPADES.setup(4, "first", Settings(bag_penalty=penalty)).state

    assert bag_penalty(SPADES.view(table.state, 0)) == penalty
    assert bag_penalty(SPADES.view(before, 0)) == 100
