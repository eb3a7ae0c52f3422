"""Health, metrics and logs: for those who watch, and for nobody else."""

import asyncio
import json
import logging

import pytest
from django.db import Error, connection

from config import draining, health
from config.logs import Json, Line, configuration, discreet, is_news
from games import metrics, ticker
from tests.games.stories import act_for, playing

pytestmark = pytest.mark.django_db

TOKEN = {"Authorization": "Bearer open sesame"}


@pytest.fixture
def ticking(monkeypatch):
    monkeypatch.setattr(ticker.health, "running", True)
    monkeypatch.setattr(ticker.health, "last_tick", 1e12)


@pytest.mark.usefixtures("ticking")
def test_a_process_that_has_what_it_needs_is_ready(client):
    answer = client.get("/readyz")

    assert answer.status_code == 200
    assert answer.json() == {
        "status": "ok",
        "database": "ok",
        "channel_layer": "ok",
        "ticker": "ok",
        "process": "ok",
    }


@pytest.mark.usefixtures("ticking")
def test_without_its_database_it_neither_lives_nor_is_ready(client, monkeypatch):
    def gone():
        raise Error

    monkeypatch.setattr(connection, "cursor", gone)

    for path in ("/healthz", "/readyz"):
        answer = client.get(path)
        assert (answer.status_code, answer.json()["database"]) == (503, "unreachable")


@pytest.mark.usefixtures("ticking")
def test_without_its_channel_layer_it_is_not_ready(client, monkeypatch):
    def gone():
        raise ConnectionError

    monkeypatch.setattr(health, "get_channel_layer", gone)

    answer = client.get("/readyz")

    assert (answer.status_code, answer.json()["channel_layer"]) == (503, "unreachable")
    assert client.get("/healthz").status_code == 200


def test_with_its_ticker_stopped_or_standing_still_it_is_not_ready(client, monkeypatch, settings):
    assert client.get("/readyz").json()["ticker"] == "stopped"
    monkeypatch.setattr(ticker.health, "running", True)
    monkeypatch.setattr(ticker.health, "last_tick", 1.0)
    assert client.get("/readyz").json()["ticker"] == "standing still"
    assert client.get("/readyz").status_code == 503

    settings.TICKER_EMBEDDED = False

    assert client.get("/readyz").status_code == 200


async def test_a_process_that_is_about_to_end_says_so_and_waits_for_who_is_served(monkeypatch):
    monkeypatch.setattr(draining, "_draining", False)
    finished = []

    async def answering():
        with draining.running():
            await asyncio.sleep(0.1)
            finished.append("answered")

    request = asyncio.ensure_future(answering())
    await asyncio.sleep(0)
    await draining.drain(0.0)

    assert finished == ["answered"]
    assert draining.is_draining()
    await request


def test_that_it_is_about_to_end_is_no_error_for_its_log(client, monkeypatch, caplog):
    """And that it cannot serve is one."""
    assert client.get("/readyz").status_code == 503
    (said,) = caplog.records
    assert (said.levelname, is_news(said)) == ("ERROR", True)

    monkeypatch.setattr(draining, "_draining", True)

    assert not is_news(said)
    assert configuration("line", "INFO")["handlers"]["console"]["filters"] == ["news"]


def test_metrics_are_for_who_has_the_token(client, settings):
    assert client.get("/metrics").status_code == 404
    settings.METRICS_TOKEN = "open sesame"

    assert client.get("/metrics").status_code == 401
    assert client.get("/metrics", headers={"Authorization": "Bearer é"}).status_code == 401
    assert client.get("/metrics", headers=TOKEN).status_code == 200


def test_they_count_matches_actions_and_refusals_and_name_nobody(
    client, settings, match, anna, as_anna, django_capture_on_commit_callbacks
):
    settings.METRICS_TOKEN = "open sesame"
    acted = metrics.ACTIONS.labels("spades", "person")
    before = acted._value.get()
    with django_capture_on_commit_callbacks(execute=True):
        act_for(match, *[seat.user for seat in match.seats.all() if seat.user])
    as_anna.post(f"/t/{match.code}/act/", {})

    text = client.get("/metrics", headers=TOKEN).content.decode()

    assert acted._value.get() == before + 1
    assert 'parlour_matches{game="spades",status="playing"} 1.0' in text
    for name in ("refusals_total", "push_seconds", "ticker_lag_seconds", "bot_degradations"):
        assert f"parlour_{name}" in text
    assert 'parlour_refusals_total{why="bad_request"}' in text
    assert match.code not in text
    assert anna.username not in text


SECRETS = [
    "postgres://parlour:swordfish@db/parlour",
    "seed 0123456789abcdef0123456789abcdef of a match",
    "/moderation/ban/MTI:1vK9xY:abcDEF/",
    "/accounts/password/reset/key/1-set-password/",
    "sessionid=k3j4h5g6f7d8s9a0q1w2e3r4t5y6u7i8",
    "Key (email)=(bert@example.org) already exists.",
]


@pytest.mark.parametrize("text", SECRETS)
def test_logs_keep_secrets(text):
    said = discreet(text)

    for secret in ("swordfish", "0123456789abcdef", "MTI", "1-set-password", "k3j4h5", "bert"):
        assert secret not in said


def test_logs_keep_what_is_none():
    text = "games.ticker: match 12 could not be woken (games/migrations/0002_log_is_append_only)"

    assert discreet(text) == text


@pytest.mark.parametrize("formatter", [Line("%(levelname)s %(message)s"), Json()])
def test_a_traceback_is_told_without_them_too(formatter):
    try:
        raise ValueError("postgres://parlour:swordfish@db")
    except ValueError as error:
        seen = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("games", logging.ERROR, __file__, 1, "it %s", ("failed",), seen)

    said = formatter.format(record)

    assert "swordfish" not in said
    assert "it failed" in said
    assert "Traceback" in said


def test_a_line_for_machines_is_one_json_object():
    record = logging.LogRecord("games", logging.INFO, __file__, 1, "two\nlines", (), None)

    said = Json().format(record)

    assert "\n" not in said
    assert json.loads(said) | {"at": ""} == {
        "at": "",
        "level": "INFO",
        "logger": "games",
        "process": record.process,
        "message": "two\nlines",
    }


def test_how_many_are_played_is_looked_up_each_time(anna):
    before = health.looked_up().get_sample_value(
        "parlour_matches", {"game": "spades", "status": "playing"}
    )
    playing(anna)

    after = health.looked_up().get_sample_value(
        "parlour_matches", {"game": "spades", "status": "playing"}
    )
    assert (before, after) == (None, 1.0)
