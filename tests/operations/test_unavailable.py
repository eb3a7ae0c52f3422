"""While the database is away people are told so, and that nothing is lost."""

import pytest
from django.db import InternalError, OperationalError
from django.test import Client

from config import unavailable
from games import lobby

pytestmark = pytest.mark.django_db


class ReadOnly(Exception):
    """As psycopg says that a transaction may change nothing."""

    sqlstate = "25006"


def read_only() -> InternalError:
    error = InternalError("cannot execute UPDATE in a read-only transaction")
    error.__cause__ = ReadOnly()
    return error


@pytest.fixture
def browser():
    return Client(raise_request_exception=False)


@pytest.fixture
def failing(monkeypatch):
    """The lobby meets this error of the database."""

    def fail(error):
        def raised(*_arguments, **_names):
            raise error

        monkeypatch.setattr(lobby, "fragments", raised)

    return fail


@pytest.mark.parametrize("error", [OperationalError("no connection"), read_only()])
def test_it_is_a_503_with_a_sentence_and_a_time_to_try_again(browser, failing, error):
    failing(error)

    answer = browser.get("/")

    assert answer.status_code == 503
    assert int(answer.headers["Retry-After"]) <= 2
    assert "Nothing is lost" in answer.content.decode()


def test_a_page_that_posts_gets_the_sentence_beside_its_prompt(rf):
    request = rf.post("/t/x/act/", headers={"hx-request": "true"})

    answer = unavailable.answer(request)

    assert answer.status_code == 503
    assert 'id="region-refusal"' in answer.content.decode()


def test_another_mistake_is_still_a_500(browser, failing):
    failing(InternalError("something else"))

    assert browser.get("/").status_code == 500


def test_who_has_waited_while_it_is_away_is_not_kept_waiting(browser, failing, monkeypatch):
    now = 100.0
    monkeypatch.setattr(unavailable.time, "monotonic", lambda: now)
    monkeypatch.setattr(unavailable, "_failed", 0.0)
    assert not unavailable.is_hopeless(asked=now - 5)

    failing(OperationalError("no connection"))
    browser.get("/")

    assert unavailable.is_hopeless(asked=now - 5)
    assert not unavailable.is_hopeless(asked=now)
