"""The ticker: everything that is due is woken, and one match that fails keeps no other waiting."""

import logging
from concurrent.futures.process import BrokenProcessPool

import pytest
from django.db import OperationalError
from django.utils import timezone

from games import bots, services, thinking, ticker
from games.models import Match, Status
from tests.games.stories import (
    BRIEFLY,
    fresh,
    later,
    left_to_bots,
    log_of,
    person,
    playing,
    table_of,
)

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("attached")]

really_decided = thinking.decision


@pytest.fixture(autouse=True)
def _think_at_once(monkeypatch):
    """The same decision as in the bots' process, without the process."""

    async def decision(thought):
        return bots.decide(*thought.question(BRIEFLY))

    monkeypatch.setattr(thinking, "decision", decision)


async def tick_and_think():
    rest = await ticker.tick()
    for task in list(ticker._thinking):
        await task
    return rest


@pytest.fixture(autouse=True)
def _no_grace(settings):
    settings.AWAY_GRACE = 0


async def play_out(match):
    left_to_bots(match)
    for _tick in range(500):
        if fresh(match).status != Status.PLAYING:
            return
        await tick_and_think()
    raise AssertionError("The match did not end.")


async def test_it_plays_a_match_of_absent_people_to_the_end():
    match = playing(person("Anna"), round_limit=1)

    await play_out(match)

    assert fresh(match).status == Status.FINISHED
    assert {by for _, _, by in log_of(match)} == {"bot"}


async def test_with_nothing_due_it_rests_until_something_is():
    playing(*[person(name) for name in ("Anna", "Ben", "Clara", "Dora")], turn_seconds=60)

    assert await tick_and_think() == ticker.POLL


async def test_a_match_that_fails_is_put_off_and_the_others_go_on(monkeypatch, caplog):
    poisoned = playing(person("Anna"), round_limit=1)
    sound = playing(person("Ben"), round_limit=1)
    wake = services.wake

    def fails(match, now):
        if match == poisoned.pk:
            raise RuntimeError("poisoned")
        return wake(match, now)

    monkeypatch.setattr(services, "wake", fails)
    Match.objects.filter(pk=poisoned.pk).update(wake_at=timezone.now())

    with caplog.at_level(logging.CRITICAL, "games.ticker"):
        await play_out(sound)

    assert fresh(sound).status == Status.FINISHED
    assert fresh(poisoned).wake_at > timezone.now()


async def broken_pool():
    raise BrokenProcessPool


async def test_a_bot_that_fails_plays_the_default_action(monkeypatch, caplog):
    match = playing(person("Anna"), turn_seconds=0)
    left_to_bots(match)
    thought = None
    while thought is None:
        thought = services.wake(match.pk, later(match))

    monkeypatch.setattr(thinking, "_warm_pool", broken_pool)
    with caplog.at_level(logging.CRITICAL, "games.thinking"):
        decision = await really_decided(thought)

    assert decision.action == table_of(match).game.default(table_of(match).state, thought.seat)


async def test_a_database_that_is_away_is_no_match_s_fault(monkeypatch):
    match = playing(person("Anna"), round_limit=1)
    due = timezone.now()
    Match.objects.filter(pk=match.pk).update(wake_at=due)

    def away(match, now):
        raise OperationalError("away")

    monkeypatch.setattr(services, "wake", away)

    with pytest.raises(OperationalError):
        await ticker.tick()
    assert fresh(match).wake_at == due


async def test_a_bot_says_it_again_when_the_database_was_away(monkeypatch):
    match = playing(person("Anna"), round_limit=1)
    left_to_bots(match)
    answer, tries = services.answer, []

    def away_once(*arguments):
        tries.append(arguments)
        if len(tries) == 1:
            raise OperationalError("away")
        return answer(*arguments)

    monkeypatch.setattr(services, "answer", away_once)
    monkeypatch.setattr(ticker, "AGAIN", 0.0)
    while not log_of(match):
        await tick_and_think()

    assert len(tries) == 2


async def test_after_a_tick_that_went_well_a_failure_is_a_first_one_again(monkeypatch, caplog):
    """Else a ticker that has seen many failures in its life would stand still after each."""
    pauses, results = [], [OSError, OSError, None, OSError]

    async def tick_for_ever():
        if not results:
            raise KeyboardInterrupt
        if results.pop(0) is None:
            ticker.health.ticks += 1
        raise OSError("fails")

    async def sleep(seconds):
        pauses.append(seconds)

    monkeypatch.setattr(ticker, "_tick_for_ever", tick_for_ever)
    monkeypatch.setattr(ticker.asyncio, "sleep", sleep)
    with caplog.at_level(logging.CRITICAL, "games.ticker"), pytest.raises(KeyboardInterrupt):
        await ticker._supervise()

    assert pauses == [1.0, 2.0, 0.5, 1.0]


async def test_a_clock_that_was_put_back_is_noticed(monkeypatch):
    noticed, walls = [], [1000.0, 1000.1, 400.0, 400.1]

    class Stopped(Exception):
        pass

    async def put_clocks_right(*, is_known):
        noticed.append((len(walls), is_known))

    async def tick():
        if not walls:
            raise Stopped
        return 0.0

    class Clock:
        def time(self):
            return walls.pop(0) if walls else 400.2

        def monotonic(self):
            return 50.0

    monkeypatch.setattr(ticker, "put_clocks_right", put_clocks_right)
    monkeypatch.setattr(ticker, "tick", tick)
    monkeypatch.setattr(ticker, "time", Clock())
    with pytest.raises(Stopped):
        await ticker._tick_for_ever()

    # At the start, in case it was put back before; and when it happened.
    assert [is_known for _, is_known in noticed] == [False, True]
