"""What the medium bot bids."""

from tests.bots.spades.seat import chosen, held
from tests.engines.spades.table import dealt

AVERAGE = "KS 7S 3S AH 9H 4H KC 8C 5C 2C QD 7D 4D"
LOWLY = "6S 3S 9H 7H 4H 2H TC 6C 3C 8D 5D 4D 2D"


def bids(hand: str, others: str = "- - - -", text: str = "", **settings: bool) -> str:
    return chosen("medium", held(hand, others, text, **settings))


def number(hand: str, others: str = "- - - -", text: str = "", **settings: bool) -> int:
    return int(bids(hand, others, text, **settings))


def test_an_average_hand_is_worth_two_or_three() -> None:
    assert number(AVERAGE) in (2, 3)


def test_honours_are_tricks() -> None:
    assert number(AVERAGE.replace("9H", "KH").replace("8C", "AC")) > number(AVERAGE)


def test_a_king_in_a_long_suit_is_worth_less() -> None:
    three_kings = "8S 6S 4S KH 7H 4H KC 8C 3C KD 8D 5D 3D"
    in_long_suits = "8S KH QH JH 9H 8H 7H KC QC JC 9C 8C 7C"

    assert number(three_kings, allow_nil=False) > number(in_long_suits, allow_nil=False)


def test_long_spades_are_tricks() -> None:
    seven = "KS QS 9S 8S 6S 5S 3S AH 9H 4H KC 8C 7D"

    assert number(seven) >= number(AVERAGE) + 3


def test_a_void_is_a_trick_only_to_who_can_trump() -> None:
    void = "JS 8S 6S 4S KH 9H 7H 4H 2H KC 8C 5C 3C"
    no_spades = "AH KH 9H 7H 4H 2H KC 8C 5C 3C QD 7D 4D"

    assert number(void) >= 3
    assert number(no_spades, allow_nil=False) <= 3


def test_jokers_count_as_the_highest_spades() -> None:
    assert number(AVERAGE.replace("7S", "BJ").replace("2C", "LJ"), jokers=True) > number(AVERAGE)


def test_a_high_deuce_counts_as_the_highest_spade() -> None:
    hand = AVERAGE.replace("3S", "2S")

    assert number(hand, deuce_high=True) > number(hand)


def test_what_the_others_have_bid_is_not_to_be_had_again() -> None:
    hand = "AS 7S 3S AH QH 4H KC QC 5C 2C QD 7D 4D"

    assert number(hand, "- 7 1 5") < number(hand, "- 1 1 1")


def test_somebody_near_ten_bags_leaves_fewer_over() -> None:
    hands = [
        "AS 7S 3S AH QH 4H KC 8C 5C 2C QD 7D 4D",
        "QS 7S 3S AH KH 4H KC 8C 5C 2C QD 7D 4D",
        "KS QS 3S AH 9H 4H KC 8C 5C 2C KD 7D 4D",
    ]

    few = sum(number(hand) for hand in hands)
    many = sum(number(hand, text="bags 8 0") for hand in hands)

    assert many > few


def test_it_bids_nil_on_a_low_hand() -> None:
    assert bids(LOWLY) == "nil"


def test_it_bids_at_least_one_where_nil_is_not_played() -> None:
    assert bids(LOWLY, allow_nil=False) == "1"


def test_the_highest_spade_is_no_nil() -> None:
    assert bids(LOWLY.replace("6S", "AS")) != "nil"
    assert bids(LOWLY.replace("3S", "2S"), deuce_high=True) != "nil"
    assert bids(LOWLY.replace("6S", "BJ").replace("2D", "AD"), jokers=True) != "nil"


def test_a_strong_partner_makes_a_doubtful_nil_a_good_one() -> None:
    doubtful = "JS 3S QH 7H 4H 2H JC 6C 3C 9D 5D 4D 2D"

    assert bids(doubtful, "- 3 6 2") == "nil"
    assert bids(doubtful, "- 3 1 2") != "nil"


def test_it_does_not_bid_a_doubtful_nil_beside_its_partners() -> None:
    good = "9S 3S QH 7H 4H 2H JC 6C 3C 9D 5D 4D 2D"

    assert bids(good, "- 3 4 2") == "nil"
    assert bids(good, "- 3 nil 2") != "nil"


def test_it_bids_a_blind_four_from_far_behind_only() -> None:
    assert chosen("medium", dealt("scores 0 150", blind_bid=True, blind_nil=True)) == "blind4"
    assert chosen("medium", dealt("scores 0 140", blind_bid=True, blind_nil=True)) == "see"


def test_it_does_not_trust_a_blind_nil() -> None:
    assert chosen("medium", dealt("scores 0 400", blind_nil=True)) == "see"
