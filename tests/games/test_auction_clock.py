"""The countdown of an open auction, as the platform keeps it: the log's order alone decides."""

from datetime import timedelta

import pytest

from games import services
from games.engines import wire
from games.engines.game import IllegalAction
from games.models import Match
from tests.games.stories import ME, OPEN, fresh, later, log_of, table_of

pytestmark = pytest.mark.django_db

BID_7 = {"type": "bid", "amount": 7}


@pytest.fixture
def people(anna, ben, clara):
    return [anna, ben, clara]


def auction(people, **options):
    """An open auction that has just begun."""
    host, *others = people
    match = services.open_table(host, "modern_art", options, (ME, OPEN, OPEN))
    for place, other in enumerate(others, 1):
        services.take_seat(match.pk, other, place)
        services.set_ready(match.pk, other, True)
    # The first hand of this seed has an open painting.
    Match.objects.filter(pk=match.pk).update(seed="an open auction")
    services.start(match.pk, host)
    hand = table_of(match).game.view(table_of(match).state, 0).hand
    card = next(card for card in hand if "-open-" in card)
    act(match, people, 0, {"type": "play_card", "card": card})
    return match


def act(match, people, seat, action):
    holder = table_of(match).holders[seat]
    person = next(person for person in people if person.pk == holder)
    return services.submit(match.pk, person, seat, action)


def phase(match):
    table = table_of(match)
    return table.game.view(table.state, None).phase


def test_the_opening_window_is_three_countdowns_long(people):
    match = auction(people, open_countdown=4)

    opened = table_of(match).moved

    assert later(match).timestamp() == pytest.approx(opened + 12)


def test_every_bid_restarts_the_countdown_in_full(people):
    match = auction(people, open_countdown=4)

    act(match, people, 1, BID_7)

    assert later(match).timestamp() == pytest.approx(table_of(match).moved + 4)


def test_a_pass_does_not_restart_it(people):
    match = auction(people, open_countdown=4)
    act(match, people, 1, BID_7)
    runs_out = later(match)

    act(match, people, 2, {"type": "pass"})

    assert later(match) == runs_out


def test_when_it_runs_out_the_clock_closes_the_auction(people):
    match = auction(people, open_countdown=4)
    act(match, people, 1, BID_7)

    services.wake(match.pk, later(match))

    assert log_of(match)[-1] == (3, None, "clock")
    assert phase(match) == "play"
    table = table_of(match)
    assert table.game.view(table.state, None).last_auction.price == 7


def test_a_late_bid_that_comes_before_the_close_counts(people):
    match = auction(people, open_countdown=4)
    act(match, people, 1, BID_7)
    deadline = later(match)

    # The clock comes late: a bid has been written meanwhile.
    act(match, people, 2, {"type": "bid", "amount": 8})
    services.wake(match.pk, deadline)

    assert phase(match) == "open"
    assert [by for _, _, by in log_of(match)] == ["person"] * 3


def test_a_bid_that_comes_after_the_close_is_refused_and_changes_nothing(people):
    match = auction(people, open_countdown=4)
    act(match, people, 1, BID_7)
    services.wake(match.pk, later(match))
    before = fresh(match).version

    with pytest.raises(IllegalAction):
        act(match, people, 2, {"type": "bid", "amount": 8})

    assert fresh(match).version == before


def test_without_a_countdown_no_clock_runs_but_that_of_the_turn(people):
    match = auction(people, open_countdown=0, turn_seconds=30)

    services.wake(match.pk, later(match) - timedelta(seconds=1))

    assert phase(match) == "open"
    assert later(match).timestamp() == pytest.approx(table_of(match).moved + 30)


def test_the_clock_of_the_turn_does_not_run_beside_the_countdown(people):
    match = auction(people, open_countdown=30, turn_seconds=10)

    assert later(match).timestamp() == pytest.approx(table_of(match).moved + 90)


def test_a_seat_cannot_close_the_auction(people):
    match = auction(people)
    table = table_of(match)
    closing = wire.encode(table.timer.action)

    with pytest.raises(IllegalAction):
        act(match, people, 0, closing)
