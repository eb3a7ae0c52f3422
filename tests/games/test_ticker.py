"""The ticker: everything that is due is woken, and one match that fails keeps no other waiting."""

import logging
from concurrent.futures.process import BrokenProcessPool

import pytest
from django.utils import timezone

from games import bots, services, thinking, ticker
from games.models import Match, Status
from tests.games.stories import BRIEFLY, fresh, later, log_of, person, playing, table_of

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


def everybody_gone(match):
    for user in match.seats.filter(kind="person").values_list("user", flat=True):
        services.depart(match.pk, user)


async def play_out(match):
    everybody_gone(match)
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
    everybody_gone(match)
    thought = None
    while thought is None:
        thought = services.wake(match.pk, later(match))

    monkeypatch.setattr(thinking, "_warm_pool", broken_pool)
    with caplog.at_level(logging.CRITICAL, "games.thinking"):
        decision = await really_decided(thought)

    assert decision.action == table_of(match).game.default(table_of(match).state, thought.seat)
