"""How a bot tells its own grid while several may match."""

import pytest

from games.bots.check.viewpoint import own_seat
from games.engines.check.game import CHECK
from tests.bots.check.seat import seated
from tests.engines.check.table import Table, opened


def seen_by(table: Table, seat: int) -> int:
    view = CHECK.view(table.state, seat)
    return own_seat(view, view.legal)


@pytest.mark.parametrize("seats", CHECK.seats)
def test_it_tells_its_grid_by_the_row_it_was_shown(seats: int) -> None:
    everybody = " ".join(f"{seat}:ready" for seat in range(seats))
    table = opened(seats).plays(f"{everybody} 0:draw 0:discard")

    assert [seen_by(table, seat) for seat in range(seats)] == list(range(seats))


def test_it_tells_its_grid_by_where_it_may_match_from() -> None:
    table = seated("0 5C 9D 2C .; 1 3C 5D 6H 7S; pile 9S TS", "1.0 1.1 1.2").plays("0:draw")

    assert seen_by(table.plays("0:discard"), 0) == 0


def test_a_high_card_elsewhere_is_one_that_it_has_given_away() -> None:
    table = seated("0 5C 9D 2C 4D; 1 3C 5D 6H KS; pile 9S TS", "0.2 1.3").plays("0:draw")

    assert seen_by(table.plays("0:discard"), 0) == 0
