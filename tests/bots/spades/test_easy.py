"""The easy bot: simple, careless, and still a decent partner."""

from collections import Counter

import pytest

from tests.bots.spades.seat import chosen, held
from tests.engines.spades.table import dealt, playing

SEEDS = range(40)

FOUR_HIGH_CARDS = "AS KS 4S 3S AH 7H 5H KC 8C 4C 9D 6D 2D"


def test_it_bids_its_high_cards_and_long_spades_give_or_take_one() -> None:
    bids = {int(chosen("easy", held(FOUR_HIGH_CARDS), seed)) for seed in SEEDS}

    assert bids == {4, 5, 6}


def test_a_bare_king_is_no_trick() -> None:
    guarded = held("9S 8S 7S KH 2H 9C 8C 7C 6C 9D 8D 7D 6D")
    bare = held("9S 8S 7S KH 9C 8C 7C 6C 2C 9D 8D 7D 6D")

    assert max(int(chosen("easy", guarded, seed)) for seed in SEEDS) == 2
    assert max(int(chosen("easy", bare, seed)) for seed in SEEDS) == 1


def test_with_jokers_the_ace_of_spades_is_not_the_highest() -> None:
    hand = "BJ AS 4S 3S 9H 7H 5H 9C 8C 4C 9D 6D 3D"

    assert {int(chosen("easy", held(hand, jokers=True), seed)) for seed in SEEDS} == {1, 2}


def test_it_bids_nil_on_nothing_but_low_cards() -> None:
    low = "7S 4S 9H 7H 4H 2H TC 6C 3C 8D 5D 4D 2D"

    assert chosen("easy", held(low)) == "nil"
    assert chosen("easy", held(low.replace("TC", "QC"))) != "nil"
    assert chosen("easy", held(low.replace("7S", "JS"))) != "nil"
    assert chosen("easy", held(low, allow_nil=False)) != "nil"


def test_it_looks_at_its_cards_however_far_behind() -> None:
    assert chosen("easy", dealt("scores 0 400", blind_nil=True, blind_bid=True)) == "see"


def test_it_is_careless_now_and_then() -> None:
    last_to_play = "trick 1:5H 2:6H 3:TH; turn 0; 0 AH JH 9H 4H; 1 2D; 2 3D; 3 4D"

    played = Counter(chosen("easy", playing(last_to_play), seed) for seed in range(400))

    assert set(played) == {"AH", "JH", "9H", "4H"}
    # By its rules it wins with the jack; a quarter of its cards are any of the four.
    assert 0.75 <= played["JH"] / 400 <= 0.88


@pytest.mark.parametrize("seed", SEEDS)
def test_it_takes_the_trick_from_its_partners_nil_whenever_it_can(seed: int) -> None:
    last = "bids 4 3 nil 3; trick 1:5H 2:9H 3:4H; turn 0; 0 KH TH 3H; 1 2D; 2 3D; 3 4D"
    third = "bids 4 3 nil 3; trick 2:9H 3:4H; turn 0; 0 KH TH 3H; 1 2D 6D; 2 3D; 3 4D"
    trumping = "bids 4 3 nil 3; trick 1:5H 2:9H 3:4H; turn 0; 0 2S KC 3C; 1 2D; 2 3D; 3 4D"

    assert chosen("easy", playing(last), seed) == "TH"
    assert chosen("easy", playing(third), seed) == "KH"
    assert chosen("easy", playing(trumping), seed) == "2S"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_plays_high_before_its_partners_nil(seed: int) -> None:
    leading = "bids 4 3 nil 3; turn 0; 0 KH TH 3H; 1 2D AH 4C; 2 3D 9H 5C; 3 4D 8H 6C"
    second = "bids 4 3 nil 3; trick 3:4H; turn 0; 0 KH TH 3H; 1 2D 6D 7D; 2 3D 8D 9D; 3 4D JD"

    assert chosen("easy", playing(leading), seed) == "KH"
    assert chosen("easy", playing(second), seed) == "KH"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_throws_its_highest_card_that_takes_nothing_for_its_own_nil(seed: int) -> None:
    under = "bids nil 3 4 3; trick 3:JH; turn 0; 0 QH TH 3H; 1 2D 6D 7D; 2 3D 8D 9D; 3 4D JD"

    assert chosen("easy", playing(under), seed) == "TH"


def test_it_leaves_its_partners_trick_alone_unless_it_is_careless() -> None:
    partner_holds = "trick 1:5H 2:KH 3:4H; turn 0; 0 AH 3H; 1 2D; 2 3D; 3 4D"

    played = Counter(chosen("easy", playing(partner_holds), seed) for seed in range(200))

    assert played["3H"] > 160
