"""Where bots think: real processes, which may be slow, or die."""

import asyncio
import logging

import pytest

from games import services, thinking
from tests.games.stories import later, left_to_bots, person, playing

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("attached")]


@pytest.fixture(autouse=True)
async def _own_pool(settings, monkeypatch):
    settings.BOT_PROCESSES = 1
    monkeypatch.setattr(thinking, "_starting", asyncio.Lock())
    yield
    await thinking.stop()


def thought():
    match = playing(person("Anna"), turn_seconds=0)
    left_to_bots(match)
    found = None
    while found is None:
        found = services.wake(match.pk, later(match))
    return found


async def test_a_process_answers_what_the_bot_decides():
    asked = thought()

    decided = await thinking.decision(asked)

    assert decided.action in asked.legal


async def test_a_process_that_dies_costs_one_default_action_and_no_more(caplog):
    asked = thought()
    await thinking.decision(asked)
    for process in list(thinking._pool._processes.values()):
        process.kill()

    with caplog.at_level(logging.CRITICAL, "games.thinking"):
        assert (await thinking.decision(asked)).action == asked.default
    assert (await thinking.decision(asked)).why != "I ran out of time."


async def test_an_answer_that_does_not_come_is_not_waited_for(monkeypatch, caplog):
    asked = thought()
    await thinking.decision(asked)
    monkeypatch.setattr(thinking, "PATIENCE", 0.0)

    with caplog.at_level(logging.CRITICAL, "games.thinking"):
        decided = await thinking.decision(asked)

    assert decided.action == asked.default
    assert thinking._pool is None


async def test_the_more_are_waiting_the_shorter_each_may_think(monkeypatch, settings):
    settings.BOT_PROCESSES = 2
    monkeypatch.setattr(thinking, "_waiting", 1)
    alone = thinking.budget()
    monkeypatch.setattr(thinking, "_waiting", 20)

    assert alone == thinking.BUDGET
    assert thinking.budget() == pytest.approx(thinking.BUDGET / 10)
