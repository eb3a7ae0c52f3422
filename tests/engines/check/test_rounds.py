"""Several rounds: totals, who begins, fresh shuffles."""

from tests.engines.check.table import Table, opened, playing


def play_a_round(table: Table) -> None:
    """Whoever begins calls at once, and everybody else does nothing in particular."""
    number = table.view()["round"]
    while table.view()["round"] == number and table.actors:
        seat = table.actors[0]
        calls = table.view()["caller"] is None and "check" in table.legal(seat).split()
        table.plays(f"{seat}:check" if calls else f"{seat}:{table.default(seat)}")


def test_one_round_is_played_unless_the_table_wants_more() -> None:
    table = opened(2)
    play_a_round(table)

    assert table.phase == "game_over"
    assert table.view()["round"] == 1


def test_the_next_round_is_dealt_at_once_and_begins_with_the_first_look() -> None:
    table = playing("0 AH 2C; 1 7S . KC; turn 1; totals 5 6; sealed; discard 9D", rounds=3)
    table.plays("1:check 0:draw 0:discard 0:pass")

    view = table.view(0)
    assert (view["phase"], view["round"], view["actors"]) == ("peek", 2, [0, 1])
    assert (view["caller"], view["sealed"], view["discard_size"]) == (None, False, 0)
    assert (view["draw_size"], table.locked()) == (44, [])
    assert [table.shape(seat) for seat in (0, 1)] == ["x x x x"] * 2
    assert [player["total"] for player in view["players"]] == [6, 26]
    assert [seen["position"] for seen in view["known"]] == [2, 3]
    assert table.happened().endswith("round_scored dealt")
    assert view["outcome"] is None


def test_the_next_round_is_begun_by_the_seat_left_of_the_one_that_began_the_last() -> None:
    table = opened(3, rounds=5)

    for starter in (0, 1, 2, 0, 1):
        assert (table.phase, table.turn) == ("peek", starter)
        table.plays("clock:close_peek")
        assert (table.phase, table.actors) == ("turn", [starter])
        play_a_round(table)
    assert table.phase == "game_over"


def test_every_round_is_dealt_from_a_fresh_shuffle() -> None:
    table = opened(3, rounds=4)
    deals = []
    for _ in range(4):
        deals.append(table.state.grids)
        play_a_round(table)

    assert len(set(deals)) == 4


def test_totals_are_added_up_and_the_lowest_after_the_last_round_wins() -> None:
    table = opened(3, rounds=3)
    while table.actors:
        play_a_round(table)

    view = table.view()
    points = [finished["points"] for finished in view["rounds"]]
    totals = [sum(by_seat) for by_seat in zip(*points, strict=True)]
    assert len(points) == 3
    assert view["outcome"]["scores"] == totals
    assert view["outcome"]["winners"] == [
        seat for seat, total in enumerate(totals) if total == min(totals)
    ]


def test_earlier_rounds_count_as_much_as_the_last() -> None:
    table = playing("0 AH 2C; 1 7S KC; turn 1; totals 30 0; round 2", rounds=2)
    table.plays("1:check 0:draw 0:discard 0:pass")

    assert table.view()["outcome"]["winners"] == [1]
    assert table.view()["outcome"]["scores"] == [31, 20]
    assert table.told("round_scored")[0]["winners"] == (0,)


def test_cards_are_dealt_seat_0_first_whoever_begins() -> None:
    table = opened(3, seed="a seed", rounds=2)
    play_a_round(table)
    later = opened(3, deck=_deck(table))

    assert table.turn == 1
    assert later.state.grids == table.state.grids


def _deck(table: Table) -> list[str]:
    """The deck that the round was dealt from, if seat 0 came first."""
    grids = [table.grid(seat).split() for seat in range(3)]
    dealt = [grids[seat][position] for position in range(4) for seat in range(3)]
    return [*dealt, *table.state.piles.draw]
