"""The medium bot at the table: it remembers what it has seen, and swaps high for low."""

from tests.bots.check.seat import chosen, seated

OWN = "0.0 0.1 0.2 0.3"


def does(text: str, knows: str, moves: str = "", **settings: bool) -> str:
    """What seat 0 does after some moves."""
    return chosen("medium", seated(text, knows, **settings).plays(moves))


# The beginning of a turn


def test_it_takes_an_open_card_that_is_clearly_low() -> None:
    text = "0 TC 9D 2C 4D; 1 3C 5D 6H 7S; discard {}"

    assert does(text.format("AS"), OWN) == "take"
    assert does(text.format("2S"), OWN) == "take"


def test_it_leaves_an_open_card_that_the_pile_is_likely_to_beat() -> None:
    text = "0 TC 9D 2C 4D; 1 3C 5D 6H 7S; discard {}"

    assert does(text.format("9S"), OWN) == "draw"
    assert does(text.format("KS"), OWN) == "draw"


def test_it_calls_with_a_hand_that_is_likely_to_stay_the_lowest() -> None:
    assert does("0 AC 2D 2C AD; 1 3C 5D 6H 7S; discard 9S", OWN) == "check"
    assert does("0 AC 2D . .; 1 3C 5D 6H 7S; 2 3D 5C 6C 7C; discard 9S", "0.0 0.1") == "check"


def test_it_does_not_call_with_a_high_hand_or_one_it_does_not_know() -> None:
    assert does("0 TC 2D 8C 9D; 1 3C 5D 6H 7S", OWN) == "draw"
    assert does("0 AC 2D 2C AD; 1 3C 5D 6H 7S", "0.2") == "draw"


def test_it_does_not_call_against_a_hand_that_it_knows_to_be_lower() -> None:
    text = "0 3C 2D 2C AH; 1 AC AD . .; discard 9S"

    assert does(text, f"{OWN} 1.0 1.1") == "draw"
    assert does(text, OWN) == "check"


def test_more_rivals_make_it_call_later() -> None:
    hand = "0 4C 3D 3C 4D; 1 5C 5D 6H 7S"

    assert does(f"{hand}; discard 9S", OWN) == "check"
    assert does(f"{hand}; 2 8C 8D 8H 7D; 3 9C 9D 9H 7H; discard 9S", OWN) == "draw"


# A drawn card


def test_it_puts_a_low_card_in_the_place_of_its_highest() -> None:
    assert does("0 5C 9D 2C 8D; 1 3C 5D 6H 7S; pile 3S TS", OWN, "0:draw") == "swap1"


def test_it_does_not_keep_a_card_higher_than_all_of_its_own() -> None:
    assert does("0 5C 6D 2C 4D; 1 3C 5D 6H 7S; pile 9S TS", OWN, "0:draw") == "discard"


def test_it_puts_a_low_card_where_it_does_not_know_its_own() -> None:
    assert does("0 5C 9D 2C 4D; 1 3C 5D 6H 7S; pile 3S TS", "0.0 0.2 0.3", "0:draw") == "swap1"


def test_a_taken_card_goes_to_the_place_of_its_highest() -> None:
    text = "0 5C 9D 2C JD; 1 3C 5D 6H 7S; discard 2S"

    assert does(text, OWN, "0:take") == "swap3"


def test_it_throws_one_of_a_pair_so_that_it_can_match_with_the_other() -> None:
    assert does("0 8C 9D 2C 8D; 1 3C 5D 6H 7S; pile 4S TS", OWN, "0:draw") in ("swap0", "swap3")
    assert does("0 9C 5D 2C 4D; 1 3C 5C 6H 7S; pile 9S TS", OWN, "0:draw") == "discard"


def test_it_uses_an_ability_that_helps_rather_than_keep_the_card() -> None:
    assert does("0 TC 5D 2C 4D; 1 3C 5C 6H 7S; pile JS TS", OWN, "0:draw") == "discard"


def test_in_its_last_turn_it_learns_nothing_for_later() -> None:
    text = "0 7C 2D 2C AD; 1 3C 5D 6H 7S; 2 4C 4D; pile 6S TS; turn 0"
    ending = f"{text}; caller 1; last 2"

    assert does(text, "0.1 0.2 0.3", "0:draw") == "swap0"
    assert does(text.replace("6S", "8S"), "0.1 0.2 0.3", "0:draw") == "swap0"
    assert does(ending, "0.1 0.2 0.3", "0:draw") == "swap0"
    assert does(ending.replace("6S", "8S"), "0.1 0.2 0.3", "0:draw") == "discard"


# Matching


def test_it_matches_with_a_card_that_it_knows() -> None:
    text = "0 5C 9D 2C 8D; 1 3C 5D 6H 7S; pile {} TS; turn 1"

    assert does(text.format("9S"), OWN, "1:draw 1:discard") == "match1"
    assert does(text.format("4S"), OWN, "1:draw 1:discard") == "pass"


def test_it_does_not_match_with_a_card_that_it_does_not_know() -> None:
    text = "0 5C 9D 2C 8D; 1 3C 5D 6H 7S; pile 9S TS; turn 1"

    assert does(text, "0.2 0.3", "1:draw 1:discard") == "pass"


def test_it_does_not_give_up_an_ace() -> None:
    text = "0 5C AD 2C 8D; 1 3C 5D 6H 7S; pile AS TS; turn 1"

    assert does(text, OWN, "1:draw 1:discard") == "pass"


def test_it_matches_with_its_last_card() -> None:
    text = "0 . 9D . .; 1 3C 5D 6H 7S; pile 9S TS; turn 1"

    assert does(text, "0.1", "1:draw 1:discard") == "match1"


def test_it_matches_its_own_discard() -> None:
    assert does("0 9C 5D 2C 4D; 1 3C 5C 6H 7S; pile 9S TS", OWN, "0:draw 0:discard") == "match0"
