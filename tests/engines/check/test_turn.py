"""A turn: drawing, swapping, discarding."""

from tests.engines.check.table import playing

TABLE = """
    0  7H 2C 5D 9S
    1  7C .  KH 3D
    pile 6S TH
    discard 4C 8D
"""


def test_a_turn_begins_with_a_draw_or_a_call() -> None:
    assert playing(TABLE).legal(0) == "draw take check"


def test_only_the_player_whose_turn_it_is_acts() -> None:
    table = playing(TABLE)

    assert (table.actors, table.legal(1)) == ([0], "")
    table.refuses("1:draw 1:take 1:check 1:pass", because="It is not your turn.")


def test_a_card_from_the_pile_is_seen_by_its_player_alone() -> None:
    table = playing(TABLE).plays("0:draw")

    assert table.view(0)["drawn"] == {"seat": 0, "source": "pile", "card": "6S"}
    for viewpoint in (1, None):
        assert table.view(viewpoint)["drawn"] == {"seat": 0, "source": "pile", "card": None}
    assert table.view()["draw_size"] == 1
    assert table.told("drawn_from_pile") == [{"seat": 0}]


def test_a_card_from_the_pile_is_swapped_or_discarded() -> None:
    table = playing(TABLE).plays("0:draw")

    assert table.legal(0) == "swap0 swap1 swap2 swap3 discard"


def test_a_swapped_card_goes_face_down_to_its_position_and_the_old_one_is_discarded() -> None:
    table = playing(TABLE).plays("0:draw 0:swap2")

    assert table.grid(0) == "7H 2C 6S 9S"
    assert table.shape(0) == "x x x x"
    view = table.view()
    assert (view["discard_top"], view["discard_size"], view["drawn"]) == ("5D", 3, None)
    assert table.told("swapped") == [
        {"seat": 0, "source": "pile", "position": 2, "discarded": "5D"}
    ]


def test_a_drawn_card_may_be_discarded_face_up() -> None:
    table = playing(TABLE).plays("0:draw 0:discard")

    assert table.grid(0) == "7H 2C 5D 9S"
    assert (table.view()["discard_top"], table.view()["discard_size"]) == ("6S", 3)
    assert table.told("discarded") == [{"seat": 0, "card": "6S"}]


def test_everybody_sees_a_card_from_the_discard_pile() -> None:
    table = playing(TABLE).plays("0:take")

    for viewpoint in (0, 1, None):
        assert table.view(viewpoint)["drawn"] == {"seat": 0, "source": "discard", "card": "8D"}
    assert table.told("drawn_from_discard") == [{"seat": 0, "card": "8D"}]


def test_while_it_is_held_the_discard_pile_shows_the_card_below() -> None:
    view = playing(TABLE).plays("0:take").view()
    assert (view["discard_top"], view["discard_size"]) == ("4C", 1)

    view = playing("0 2C 3C 4D 5C; 1 2D 3D 4H 5D; discard 8D").plays("0:take").view()
    assert (view["discard_top"], view["discard_size"]) == (None, 0)


def test_a_card_from_the_discard_pile_must_be_swapped_in() -> None:
    table = playing(TABLE).plays("0:take")

    assert table.legal(0) == "swap0 swap1 swap2 swap3"
    table.refuses("0:discard", because="First swap the card that you have drawn for one of yours.")
    table.plays("0:swap0")
    assert (table.grid(0), table.view()["discard_top"]) == ("8D 2C 5D 9S", "7H")
    assert table.view()["discard_size"] == 2


def test_an_empty_discard_pile_cannot_be_drawn_from() -> None:
    table = playing("0 2C 3C 4D 5C; 1 2D 3D 4H 5D")

    assert table.legal(0) == "draw check"
    table.refuses("0:take", because="The discard pile is empty: draw from the pile.")


def test_a_sealed_discard_pile_cannot_be_drawn_from() -> None:
    table = playing(TABLE + "\n sealed")

    assert table.legal(0) == "draw check"
    table.refuses("0:take", because="The discard pile is sealed: draw from the pile.")


def test_nobody_draws_twice() -> None:
    table = playing(TABLE).plays("0:draw")
    table.refuses(
        "0:draw 0:take 0:ready 0:pass 0:match0 0:peek- 0:exchange-",
        because="First swap the card that you have drawn, or discard it.",
    )

    table = playing(TABLE).plays("0:take")
    table.refuses(
        "0:draw 0:take", because="First swap the card that you have drawn for one of yours."
    )


def test_nothing_is_swapped_or_discarded_before_a_card_is_drawn() -> None:
    playing(TABLE).refuses(
        "0:swap0 0:discard 0:ready 0:match0 0:pass 0:peek- 0:peek1.0 0:exchange- 0:exchange0.0,1.0",
        because="First draw a card, or call check.",
    )


def test_only_a_position_with_a_card_can_be_swapped() -> None:
    table = playing(TABLE + "\n turn 1").plays("1:draw")

    assert table.legal(1) == "swap0 swap2 swap3 discard"
    table.refuses("1:swap1 1:swap4 1:swap-1 1:swap99", because="There is no card at that position.")


def test_a_position_never_moves() -> None:
    table = playing(TABLE + "\n turn 1").plays("1:draw 1:swap2")

    assert table.grid(1) == "7C . 6S 3D"


def test_the_turn_passes_to_the_left() -> None:
    table = playing("0 2C 3C 4D 5C; 1 2D 3D 4H 5D; 2 2H 3H 6H 7H; turn 1")

    for seat in (1, 2, 0, 1):
        assert (table.phase, table.actors, table.turn) == ("turn", [seat], seat)
        table.plays(f"{seat}:draw {seat}:discard").all_pass()
        if table.phase == "ability":
            table.plays(f"{seat}:{table.default(seat)}")


def test_jacks_queens_and_kings_on_the_discard_pile_can_be_drawn_like_other_cards() -> None:
    table = playing("0 7H 2C 5D 9S; 1 7C 6C 6D 3D; discard KC").plays("0:take 0:swap1").all_pass()

    # A card swapped into a hand gives nothing.
    assert (table.phase, table.turn) == ("turn", 1)
    assert table.grid(0) == "7H KC 5D 9S"
