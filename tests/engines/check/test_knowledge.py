"""What each seat knows: what it has seen, followed through exchanges, and nothing else."""

import random

import pytest

from games.engines.check.game import CHECK
from games.engines.check.settings import Settings
from games.fuzzing.matches import Trial, positions
from tests.engines.check.table import Table, deck_of, opened, playing

DECK = deck_of("2C 3C JC 5C", "2D 3D 4D QD", "2H 3H 4H KH")


def begun() -> Table:
    """Everybody has looked. The pile begins 4C 6C 7C 8C 9C TC QC KC AC."""
    return opened(3, deck=DECK).plays("0:ready 1:ready 2:ready")


def test_a_seat_knows_its_own_cards_2_and_3() -> None:
    table = begun()

    assert [table.known(seat) for seat in range(3)] == [
        "0.2:JC 0.3:5C",
        "1.2:4D 1.3:QD",
        "2.2:4H 2.3:KH",
    ]


def test_a_card_swapped_in_from_the_pile_is_known_to_who_swapped_it_in() -> None:
    table = begun().plays("0:draw 0:swap0")

    assert table.known(0) == "0.0:4C 0.2:JC 0.3:5C"
    assert "4C" not in table.known(1) + table.known(2)


def test_a_card_swapped_in_from_the_discard_pile_is_known_to_all() -> None:
    table = begun().plays("0:draw 0:discard").all_pass().plays("1:take 1:swap0")

    assert [table.known(seat) for seat in range(3)] == [
        "0.2:JC 0.3:5C 1.0:4C",
        "1.0:4C 1.2:4D 1.3:QD",
        "1.0:4C 2.2:4H 2.3:KH",
    ]


def test_it_is_dropped_when_the_card_is_swapped_out() -> None:
    table = begun().plays("0:draw 0:swap3")

    assert table.known(0) == "0.2:JC 0.3:4C"


def test_it_is_dropped_for_all_when_the_card_is_matched() -> None:
    table = begun().plays("0:draw 0:discard 1:match2")

    assert table.known(1) == "1.3:QD"
    table = playing("0 7H 2C; 1 7C 3C; 2 7S 4C; discard 7D").plays("0:take 0:swap1").all_pass()
    assert table.known(2) == "0.1:7D"
    table.plays("1:draw 1:swap0 0:match1")
    assert [table.known(seat) for seat in range(3)] == ["", "1.0:5C", ""]


def test_a_wrong_match_tells_nobody_anything() -> None:
    table = begun().plays("0:draw 0:discard 1:match0 2:match1")

    assert table.known(1) == "1.2:4D 1.3:QD"
    assert table.known(2) == "2.2:4H 2.3:KH"


def test_a_card_looked_at_is_known_at_once_and_stays_known() -> None:
    table = begun().plays("0:draw 0:swap2").all_pass().plays("0:exchange-")
    table.plays("1:draw 1:swap3").all_pass()

    table.plays("1:peek2.3")
    assert (table.peeked(1), table.known(1)) == ("2.3:KH", "1.2:4D 1.3:6C 2.3:KH")
    table.plays("1:exchange-")
    assert (table.peeked(1), table.known(1)) == ("", "1.2:4D 1.3:6C 2.3:KH")


def test_knowledge_follows_exchanges_of_whosever_cards() -> None:
    table = begun().plays("0:draw 0:swap2").all_pass().plays("0:exchange1.2,2.3")

    assert [table.known(seat) for seat in range(3)] == [
        "0.2:4C 0.3:5C",
        "1.3:QD 2.3:4D",
        "1.2:KH 2.2:4H",
    ]


def test_an_exchange_within_a_grid_is_followed_too() -> None:
    table = begun().plays("0:draw 0:swap2").all_pass().plays("0:exchange1.0,1.2")

    assert table.known(1) == "1.0:4D 1.3:QD"


def test_two_cards_that_one_knows_both_change_places() -> None:
    table = begun().plays("0:draw 0:swap2").all_pass().plays("0:exchange1.2,1.3")

    assert table.known(1) == "1.2:QD 1.3:4D"


def test_a_penalty_card_is_known_to_nobody() -> None:
    table = opened(3, deck=DECK, match_penalty=True).plays("0:ready 1:ready 2:ready")
    table.plays("0:draw 0:discard 1:match0")

    assert table.grid(1).endswith("6C")
    assert [table.known(seat) for seat in range(3)] == [
        "0.2:JC 0.3:5C",
        "1.2:4D 1.3:QD",
        "2.2:4H 2.3:KH",
    ]


def test_a_spectator_knows_nothing() -> None:
    table = begun().plays("0:draw 0:discard").all_pass().plays("1:take 1:swap0")

    assert (table.known(None), table.peeked(None)) == ("", "")


@pytest.mark.parametrize("memory_aid", [False, True])
def test_it_is_filled_with_or_without_the_memory_aid(memory_aid: bool) -> None:
    assert opened(3, deck=DECK, memory_aid=memory_aid).known(0) == "0.2:JC 0.3:5C"


def test_it_is_listed_by_seat_and_position() -> None:
    table = playing("0 7H 2C 5D; 1 7C 3C; pile KD TC").plays("0:draw 0:discard").all_pass()

    table.plays("0:peek1.1 0:peek0.1")
    assert table.peeked(0) == "1.1:3C 0.1:2C"
    assert table.known(0) == "0.1:2C 1.1:3C"


def test_it_stays_when_the_game_is_over_and_what_was_shown_does_not() -> None:
    table = begun().plays("0:check")
    while table.actors:
        actor = table.actors[0]
        table.plays(f"{actor}:{table.default(actor)}")

    assert table.known(0) == "0.2:JC 0.3:5C"
    assert [table.peeked(viewpoint) for viewpoint in (0, 1, 2, None)] == [""] * 4


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_known_card_really_lies_there_and_what_is_shown_is_known(seats: int) -> None:
    for number in range(4):
        settings = Settings(match_penalty=bool(number % 2), rounds=2)
        for position in positions(Trial(CHECK, seats, f"knowledge {number}", settings)):
            for seat in random.Random(number).sample(range(seats), 2):
                view = CHECK.view(position.state, seat)
                for seen in view.known:
                    held = position.state.grids[seen.seat][seen.position]
                    assert held is not None
                    assert held.card == seen.card
                assert set(view.peeked) <= set(view.known)
