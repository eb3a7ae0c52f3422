"""How bots behave in time: each by its temper, and nothing of it tells what they hold."""

import pytest

from games import services
from games.agenda import agenda
from games.characters import temper_of
from games.models import Match
from games.services import SeatPlan
from games.table import Table
from tests.engines.contract.trials import probes_of
from tests.games.stories import ME, table_of

pytestmark = pytest.mark.django_db

HARD = SeatPlan("bot", level="hard")


def auction(anna, seed: str, countdown: int = 5) -> Table:
    """An open auction that a person has just put up, four hard bots around."""
    match = services.open_table(
        anna, "modern_art", {"open_countdown": countdown}, [ME, *[HARD] * 4]
    )
    for attempt in range(200):
        Match.objects.filter(pk=match.pk).update(seed=f"{seed} {attempt}")
        state = table_of(match).game.setup(5, f"{seed} {attempt}", table_of(match).settings).state
        view = table_of(match).game.view(state, 0)
        if any("-open-" in card for card in view.hand):
            break
    services.start(match.pk, anna)
    table = table_of(match)
    (own,) = table.seats_of(anna.pk)
    hand = table.game.view(table.state, 0).hand
    card = next(card for card in hand if "-open-" in card)
    if own == 0:
        services.submit(match.pk, anna, 0, {"type": "play_card", "card": card})
        return table_of(match)
    action = next(each for each in table.game.legal(table.state, 0) if each.card == card)
    return table.acted(0, action, table.moved + 1)


def delays(table: Table) -> dict[str, float]:
    """By name, how long after the countdown began each bot will have thought."""
    return {
        table.seats[due.seat].name: due.at - table.timer_since
        for due in agenda(table, 1.0)
        if due.what == "think"
    }


def test_nobody_is_quicker_than_a_person_nor_takes_the_last_moment(anna):
    for number in range(10):
        table = auction(anna, f"quick {number}")
        for seconds in delays(table).values():
            # Before the first bid the countdown is three times as long.
            assert 0.5 < seconds <= 3 * 5 - 0.8


def test_a_shark_is_quicker_than_an_appraiser(anna):
    found = {"Shark": [], "Appraiser": []}
    for number in range(25):
        for name, seconds in delays(auction(anna, f"temper {number}")).items():
            found.setdefault(temper_of(name, "hard"), []).append(seconds)

    def middle(values):
        return sorted(values)[len(values) // 2]

    assert middle(found["Shark"]) < middle(found["Appraiser"])


def test_how_long_they_take_tells_nothing_of_what_they_hold(anna):
    from random import Random

    from msgspec.structs import replace

    table = auction(anna, "hidden")
    # For somebody who watches every hand is hidden: all of them are dealt anew.
    other = probes_of("modern_art").resample(table.state, None, Random("other hands"))

    assert other != table.state
    assert delays(replace(table, state=other)) == delays(table)


def test_what_the_clock_offers_for_somebody_tells_nothing_by_its_order(anna):
    plans = [ME, *[SeatPlan("bot", level="easy")] * 3]
    orders = set()
    for number in range(12):
        match = services.open_table(anna, "gotcha", {"simultaneous_offers": True}, plans)
        Match.objects.filter(pk=match.pk).update(seed=f"offers {number}")
        services.start(match.pk, anna)
        table = table_of(match)
        seat = min(table.actors)
        laid = services.waking.harmless(table, seat)
        listed = table.game.default(table.state, seat)
        assert set(laid.face_down) == set(listed.face_down)
        orders.add(laid.face_down == listed.face_down)

    assert orders == {True, False}
