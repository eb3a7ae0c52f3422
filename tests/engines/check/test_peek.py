"""The first look at the cards."""

from tests.engines.check.table import deck_of, opened

DECK = deck_of("2C 3C 4C 5C", "2D 3D 4D 5D", "2H 3H 4H 5H")


def test_every_seat_is_shown_its_cards_2_and_3() -> None:
    table = opened(3, deck=DECK)

    assert table.phase == "peek"
    assert table.peeked(0) == "0.2:4C 0.3:5C"
    assert table.peeked(1) == "1.2:4D 1.3:5D"
    assert table.peeked(2) == "2.2:4H 2.3:5H"
    assert table.peeked(None) == ""


def test_all_look_at_the_same_time_and_say_ready_in_any_order() -> None:
    table = opened(3, deck=DECK)
    assert table.actors == [0, 1, 2]
    assert [table.legal(seat) for seat in range(3)] == ["ready"] * 3

    table.plays("2:ready")
    assert table.actors == [0, 1]
    table.plays("0:ready")
    assert table.actors == [1]
    table.plays("1:ready")
    assert (table.phase, table.actors) == ("turn", [0])


def test_a_seat_is_shown_its_cards_once_until_it_says_ready() -> None:
    table = opened(3, deck=DECK).plays("1:ready")

    assert table.peeked(1) == ""
    assert table.peeked(0) == "0.2:4C 0.3:5C"
    table.refuses("1:ready", because="You have said that you are ready.")


def test_afterwards_nobody_is_shown_a_face() -> None:
    table = opened(3, deck=DECK).plays("1:ready 0:ready 2:ready")

    for viewpoint in (0, 1, 2, None):
        assert table.peeked(viewpoint) == ""
        assert [table.shape(seat) for seat in range(3)] == ["x x x x"] * 3


def test_what_was_shown_is_known_from_the_start_and_stays_known() -> None:
    table = opened(3, deck=DECK)

    for move in ("0:ready", "1:ready", "2:ready"):
        assert table.known(1) == "1.2:4D 1.3:5D"
        table.plays(move)
    assert table.known(1) == "1.2:4D 1.3:5D"
    assert table.known(None) == ""


def test_the_clock_ends_the_look_for_all() -> None:
    table = opened(3, deck=DECK).plays("1:ready clock:close_peek")

    assert (table.phase, table.actors) == ("turn", [0])
    assert table.peeked(0) == ""
    assert table.known(0) == "0.2:4C 0.3:5C"
    assert table.happened() == "readied peek_closed"


def test_nothing_else_is_done_before_all_are_ready() -> None:
    table = opened(3, deck=DECK)
    for seat in range(3):
        table.refuses(
            f"{seat}:draw {seat}:take {seat}:check {seat}:swap0 {seat}:discard {seat}:match0 "
            f"{seat}:pass {seat}:peek- {seat}:peek0.0 {seat}:exchange-",
            because="First look at your two cards and say that you are ready.",
        )


def test_ready_is_said_in_no_other_phase() -> None:
    table = opened(3, deck=DECK).plays("0:ready 1:ready 2:ready")

    table.refuses("0:ready", because="First draw a card, or call check.")
    table.refuses("1:ready", because="It is not your turn.")
