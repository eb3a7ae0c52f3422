"""What the medium bot looks at, and what it swaps."""

from tests.bots.check.seat import chosen, seated
from tests.engines.check.table import Table

OWN = "0.0 0.1 0.2 0.3"
RIVALS = "1 3C 5D 6H 7S; 2 9C 9D 8H TS"


def using(card: str, text: str, knows: str) -> Table:
    """Seat 0 has discarded a card, and nobody has matched it."""
    table = seated(f"{text}; pile {card} TH", knows)
    return table.plays("0:draw 0:discard").all_pass()


def does(card: str, text: str, knows: str) -> str:
    return chosen("medium", using(card, text, knows))


def test_it_gives_its_highest_card_for_the_lowest_that_it_knows() -> None:
    assert does("JS", f"0 5C QD 2C 4D; {RIVALS}", f"{OWN} 1.0 2.2") == "exchange0.1,1.0"


def test_it_gives_its_highest_card_for_any_that_is_likely_to_be_lower() -> None:
    swap = does("JS", f"0 5C QD 2C 4D; {RIVALS}", OWN)

    # What somebody was shown at first and has kept is the lower.
    assert swap in ("exchange0.1,1.2", "exchange0.1,1.3", "exchange0.1,2.2", "exchange0.1,2.3")


def test_it_does_not_swap_its_low_cards_for_unknown_ones() -> None:
    assert does("JS", "0 AC AD 2C 2D; 1 3C 5D 6H 7S", OWN) == "exchange-"


def test_it_makes_the_hand_of_its_strongest_rival_worse() -> None:
    text = "0 AC AD . .; 1 2S . . .; 2 KC KD QH JH"

    assert does("JS", text, "0.0 0.1 1.0 2.0") == "exchange1.0,2.0"


def test_it_does_not_touch_the_cards_of_a_locked_player() -> None:
    ending = "; caller 1; last 2"

    swap = does("JS", f"0 5C QD 2C 4D; {RIVALS}{ending}", f"{OWN} 1.0")
    look = does("QS", f"0 5C QD 2C 4D; {RIVALS}{ending}", OWN)

    assert swap.startswith("exchange0.1,2.")
    assert look.startswith("peek2.")


def test_it_swaps_nothing_where_all_the_others_are_locked() -> None:
    assert does("JS", "0 5C QD 2C 4D; 1 3C 5D 6H 7S; caller 1", OWN) == "exchange-"


def test_it_looks_at_a_card_of_its_own_that_it_does_not_know() -> None:
    assert does("QS", f"0 5C QD 2C 4D; {RIVALS}", "0.0 0.2 0.3") == "peek0.1"


def test_it_looks_for_a_low_card_where_it_knows_its_own() -> None:
    look = does("QS", f"0 5C QD 2C 4D; {RIVALS}", OWN)

    assert look.startswith(("peek1.", "peek2."))


def test_it_looks_at_nothing_that_it_knows() -> None:
    everything = f"{OWN} 1.0 1.1 1.2 1.3"

    assert does("QS", "0 5C QD 2C 4D; 1 3C 5D 6H 7S", everything) == "peek-"


def test_a_king_looks_once_and_then_at_another_card() -> None:
    table = using("KS", f"0 5C QD 2C 4D; {RIVALS}", "0.0 0.3")
    first = chosen("medium", table)
    second = chosen("medium", table.plays(f"0:{first}"))

    assert first == "peek0.1"
    assert second in ("peek0.2", "peek1.2", "peek1.3", "peek2.2", "peek2.3")


def test_it_takes_what_its_look_has_shown_to_be_low() -> None:
    table = using("QS", "0 5C QD 2C 4D; 1 3C 5D 6H AS; 2 9C 9D 8H TS", OWN)

    assert chosen("medium", table.plays("0:peek1.3")) == "exchange0.1,1.3"
