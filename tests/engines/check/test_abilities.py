"""Jacks, Queens and Kings: who gets the ability, looking, swapping."""

import pytest

from tests.engines.check.table import Table, playing

TABLE = """
    0  7H 2C 5D
    1  KH . 3D
    2  4H 8H
"""


def using(card: str, text: str = TABLE, **settings: object) -> Table:
    """Seat 0 has discarded this card and nobody has matched it."""
    return playing(f"{text}\n pile {card} TC TD", **settings).plays("0:draw 0:discard").all_pass()


@pytest.mark.parametrize(
    ("card", "step", "peeks"), [("KC", "peek", 2), ("QC", "peek", 1), ("JC", "exchange", 0)]
)
def test_a_discard_with_an_ability_gives_it_to_its_discarder(
    card: str, step: str, peeks: int
) -> None:
    table = using(card)

    assert (table.phase, table.actors, table.turn) == ("ability", [0], 0)
    assert table.view()["ability"] == {
        "seat": 0,
        "rank": card[0],
        "step": step,
        "peeks_left": peeks,
    }
    assert table.told("ability_gained") == [{"seat": 0, "rank": card[0]}]


def test_a_card_discarded_from_the_grid_gives_its_ability_too() -> None:
    table = playing(TABLE + "\n turn 1").plays("1:draw 1:swap0").all_pass()

    assert table.view()["ability"]["seat"] == 1
    assert table.view()["ability"]["rank"] == "K"


@pytest.mark.parametrize("card", ["AC", "TC", "9C", "2D"])
def test_other_cards_give_none(card: str) -> None:
    table = using(card)

    assert (table.phase, table.turn) == ("turn", 1)
    assert table.view()["ability"] is None


def test_a_drawn_king_that_is_swapped_in_gives_nothing() -> None:
    table = playing(TABLE + "\n pile KC TC").plays("0:draw 0:swap0").all_pass()

    assert (table.phase, table.turn) == ("turn", 1)


# Looking


def test_any_card_of_any_player_may_be_looked_at() -> None:
    assert using("QC").legal(0) == ("peek- peek0.0 peek0.1 peek0.2 peek1.0 peek1.2 peek2.0 peek2.1")


def test_a_king_may_look_at_two_cards_at_once_each_pair_is_listed_once() -> None:
    table = using("KC", "0 2C 3C; 1 KH .; 2 4H 8H; caller 2")

    assert table.legal(0) == "peek- peek0.0 peek0.1 peek1.0 peek0.0,0.1 peek0.0,1.0 peek0.1,1.0"


def test_peeked_faces_are_shown_to_the_peeker_alone() -> None:
    table = using("KC").plays("0:peek1.0,2.1")

    assert table.peeked(0) == "1.0:KH 2.1:8H"
    assert [table.peeked(viewpoint) for viewpoint in (1, 2, None)] == [""] * 3
    assert table.view()["ability"]["step"] == "exchange"
    assert [table.shape(seat) for seat in range(3)] == ["x x x", "x . x", "x x"]


def test_which_positions_were_looked_at_is_public() -> None:
    table = using("KC").plays("0:peek1.0,2.1")

    assert table.told("peeked") == [
        {
            "seat": 0,
            "rank": "K",
            "targets": ({"seat": 1, "position": 0}, {"seat": 2, "position": 1}),
        }
    ]


def test_cards_are_named_in_any_order_and_shown_in_the_order_of_looking() -> None:
    table = using("KC").plays("0:peek2.1,0.1")

    assert table.peeked(0) == "2.1:8H 0.1:2C"


def test_a_king_may_look_once_and_then_again_at_another_card() -> None:
    table = using("KC", "0 2C 3C; 1 KH .; 2 4H 8H; caller 2").plays("0:peek1.0")
    assert table.view()["ability"] == {"seat": 0, "rank": "K", "step": "peek", "peeks_left": 1}
    assert table.legal(0) == "peek- peek0.0 peek0.1"
    table.refuses(
        "0:peek1.0", because="Look at another card: you cannot look at the same one twice."
    )
    table.refuses("0:exchange- 0:exchange0.0,0.1", because="First look at cards, or skip that.")

    table.plays("0:peek0.1")
    assert table.view()["ability"]["step"] == "exchange"
    assert table.peeked(0) == "1.0:KH 0.1:3C"


def test_a_king_who_has_looked_once_may_skip_the_second_look() -> None:
    table = using("KC").plays("0:peek1.0 0:peek-")

    assert table.view()["ability"] == {"seat": 0, "rank": "K", "step": "exchange", "peeks_left": 0}
    assert table.peeked(0) == "1.0:KH"


def test_an_empty_list_skips_the_looking() -> None:
    for card in ("KC", "QC"):
        table = using(card).plays("0:peek-")
        assert table.view()["ability"]["step"] == "exchange"
        assert table.view()["ability"]["peeks_left"] == 0
        assert table.peeked(0) == ""
        assert table.told("peek_skipped") == [{"seat": 0, "rank": card[0]}]


def test_nobody_looks_at_more_cards_than_the_ability_allows() -> None:
    using("KC").refuses("0:peek0.0,0.1,0.2", because="You may look at two cards only.")
    using("QC").refuses("0:peek0.0,0.1", because="You may look at one card only.")
    using("KC").plays("0:peek0.0").refuses(
        "0:peek0.1,0.2", because="You may look at one card only."
    )


def test_one_look_names_different_cards() -> None:
    using("KC").refuses(
        "0:peek0.0,0.0", because="Look at another card: you cannot look at the same one twice."
    )


def test_only_a_position_with_a_card_can_be_looked_at() -> None:
    table = using("KC")

    table.refuses(
        "0:peek1.1 0:peek1.4 0:peek0.-1 0:peek0.0,1.1",
        because="There is no card at that position.",
    )
    table.refuses("0:peek3.0 0:peek-1.0", because="There is no such seat at this table.")
    assert table.view()["ability"]["peeks_left"] == 2


def test_there_is_no_looking_after_the_looking() -> None:
    for table in (using("QC").plays("0:peek1.0"), using("KC").plays("0:peek-"), using("JC")):
        table.refuses("0:peek0.0 0:peek-", because="First swap two cards, or skip that.")


def test_a_look_that_is_refused_shows_nothing() -> None:
    table = using("KC")

    table.refuses("0:peek0.0,1.1", because="There is no card at that position.")
    assert (table.peeked(0), table.known(0)) == ("", "")


# Swapping


def test_any_card_is_swapped_with_any_other_each_pair_is_listed_once() -> None:
    table = using("JC", "0 2C 3C; 1 KH .; 2 4H 8H; caller 2")

    assert table.legal(0) == "exchange- exchange0.0,0.1 exchange0.0,1.0 exchange0.1,1.0"


@pytest.mark.parametrize(
    ("pair", "grids"),
    [
        ("0.0,1.2", ["3D 2C 5D", "KH . 7H", "4H 8H"]),
        ("1.2,0.0", ["3D 2C 5D", "KH . 7H", "4H 8H"]),
        ("1.0,2.1", ["7H 2C 5D", "8H . 3D", "4H KH"]),
        ("0.0,0.2", ["5D 2C 7H", "KH . 3D", "4H 8H"]),
        ("1.0,1.2", ["7H 2C 5D", "3D . KH", "4H 8H"]),
    ],
)
def test_the_two_cards_change_places(pair: str, grids: list[str]) -> None:
    table = using("JC").plays(f"0:exchange{pair}")

    assert [table.grid(seat) for seat in range(3)] == grids
    assert (table.phase, table.turn) == ("turn", 1)


def test_a_swap_shows_no_face_and_its_positions_are_public() -> None:
    table = using("JC").plays("0:exchange0.0,1.2")

    assert [table.known(viewpoint) for viewpoint in (0, 1, 2, None)] == [""] * 4
    assert [table.shape(seat) for seat in range(3)] == ["x x x", "x . x", "x x"]
    assert table.told("exchanged") == [
        {
            "seat": 0,
            "rank": "J",
            "first": {"seat": 0, "position": 0},
            "second": {"seat": 1, "position": 2},
        }
    ]


def test_the_swap_may_be_skipped() -> None:
    table = using("JC").plays("0:exchange-")

    assert table.told("exchange_skipped") == [{"seat": 0, "rank": "J"}]
    assert (table.phase, table.turn, table.grid(0)) == ("turn", 1, "7H 2C 5D")


def test_with_the_swap_or_its_skip_the_faces_are_gone() -> None:
    for move in ("0:exchange1.0,0.0", "0:exchange-"):
        table = using("QC").plays("0:peek1.0").plays(move)
        assert table.peeked(0) == ""


def test_peeks_come_first() -> None:
    for card in ("KC", "QC"):
        using(card).refuses(
            "0:exchange- 0:exchange0.0,1.0", because="First look at cards, or skip that."
        )


def test_a_swap_names_two_cards_or_none() -> None:
    using("JC").refuses(
        "0:exchange0.0,_ 0:exchange_,0.0", because="Name two cards to swap, or none."
    )


def test_a_card_is_not_swapped_with_itself() -> None:
    using("JC").refuses("0:exchange1.0,1.0", because="A card cannot be swapped with itself.")


def test_only_a_position_with_a_card_can_be_swapped() -> None:
    table = using("JC")

    table.refuses(
        "0:exchange0.0,1.1 0:exchange1.1,0.0 0:exchange0.0,0.3 0:exchange0.-1,0.0",
        because="There is no card at that position.",
    )
    table.refuses("0:exchange0.0,3.0", because="There is no such seat at this table.")


def test_an_ability_is_used_by_its_player_alone() -> None:
    table = using("KC")

    table.refuses("1:peek- 1:peek0.0 2:exchange-", because="It is not your turn.")
    table.refuses("0:draw 0:pass 0:ready 0:check", because="First look at cards, or skip that.")
    table.plays("0:peek-").refuses("0:draw 0:match0", because="First swap two cards, or skip that.")


def test_where_no_two_cards_can_be_swapped_the_player_can_only_skip() -> None:
    table = playing("0 JC; 1 4H 8H; caller 1; pile TC TD").plays("0:draw 0:swap0").all_pass()

    assert table.legal(0) == "exchange-"


# Locked players


def test_a_locked_players_cards_can_be_neither_looked_at_nor_swapped() -> None:
    because = "The cards of a locked player can be neither looked at nor swapped."

    table = using("QC", TABLE + "\n caller 1")
    assert table.legal(0) == "peek- peek0.0 peek0.1 peek0.2 peek2.0 peek2.1"
    table.refuses("0:peek1.0", because=because)
    table.plays("0:peek2.0")
    table.refuses("0:exchange1.0,0.0 0:exchange0.0,1.0 0:exchange1.0,1.2", because=because)
    assert "1." not in table.legal(0)


# Pairs


PAIR = """
    0  QH 2C 5D
    1  QD 9C 3D
    2  4H QS
    pile 7C TC TD 2S
"""


def test_a_pair_gives_an_ability_to_the_matcher_first_and_then_to_the_discarder() -> None:
    table = playing(PAIR).plays("0:draw 0:swap0 2:match1")
    assert table.told("ability_gained") == [{"seat": 2, "rank": "Q"}, {"seat": 0, "rank": "Q"}]
    assert (table.phase, table.actors, table.turn) == ("ability", [2], 0)

    table.plays("2:peek1.0")
    assert (table.peeked(2), table.peeked(0)) == ("1.0:QD", "")
    table.plays("2:exchange-")
    assert (table.phase, table.actors, table.turn) == ("ability", [0], 0)
    assert table.peeked(2) == ""
    assert table.view()["ability"] == {"seat": 0, "rank": "Q", "step": "peek", "peeks_left": 1}

    table.plays("0:peek2.0 0:exchange0.0,2.0")
    assert (table.phase, table.turn) == ("turn", 1)


def test_a_player_who_matches_their_own_discard_has_two_in_a_row() -> None:
    table = playing("0 JH JC 5D; 1 QD 9C 3D; pile 7C TC").plays("0:draw 0:swap0 0:match1")

    table.plays("0:exchange0.0,1.0")
    assert (table.phase, table.actors) == ("ability", [0])
    table.plays("0:exchange0.0,1.0")
    assert (table.phase, table.turn) == ("turn", 1)
    assert table.grid(0) == "7C . 5D"


def test_the_second_of_two_kings_may_look_at_the_same_cards_again() -> None:
    table = playing("0 KH KC 5D; 1 QD 9C 3D; pile 7C TC").plays("0:draw 0:swap0 0:match1")
    table.plays("0:peek1.0,1.1 0:exchange-")

    table.plays("0:peek1.0,1.1")
    assert table.peeked(0) == "1.0:QD 1.1:9C"


def test_a_pair_of_other_cards_gives_none() -> None:
    table = playing("0 7H 2C; 1 7D 9C; pile 8C TC").plays("0:draw 0:swap0 1:match0")

    assert (table.phase, table.turn) == ("turn", 1)


def test_a_matcher_who_empties_their_hand_loses_the_ability_and_the_discarder_has_theirs() -> None:
    table = playing("0 QH 2C; 1 . QD; 2 4H QS; pile 7C TC").plays("0:draw 0:swap0 1:match1")

    assert table.happened().split()[-4:] == [
        "check_called",
        "locked",
        "ability_lost",
        "ability_gained",
    ]
    assert table.told("ability_lost") == [{"seat": 1, "rank": "Q"}]
    assert table.actors == [0]
    table.plays("0:peek2.1 0:exchange0.0,2.0")
    assert (table.phase, table.turn, table.view()["caller"]) == ("turn", 2, 1)


def test_a_discarder_who_empties_their_own_hand_loses_both() -> None:
    table = playing("0 QH; 1 9D 8D; 2 4H QS; pile QC TC").plays("0:draw 0:swap0 0:match0")

    assert table.told("ability_lost") == [{"seat": 0, "rank": "Q"}] * 2
    assert (table.phase, table.turn, table.view()["caller"]) == ("turn", 1, 0)
