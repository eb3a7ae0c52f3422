"""`manage.py secrecy`, as it is typed, and where its figures are published."""

from contextlib import nullcontext
from datetime import date
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.test import Client

from games import checked
from games.checked import Checked
from tests.secrecy import comparing, stage
from tests.secrecy.comparing import Tally
from tests.secrecy.worlds import Leak

pytestmark = pytest.mark.django_db

COUNTED = Tally(matches=1, worlds=7, frames=20, answers=40, bytes=1_234_567)


@pytest.fixture(autouse=True)
def _here(monkeypatch, tmp_path):
    """The database of the tests is one already, and what they publish is not for the site."""
    monkeypatch.setattr(stage, "stage", nullcontext)
    monkeypatch.setattr(checked, "FILE", tmp_path / "checked.json")


def secrecy(*options: str) -> str:
    said = StringIO()
    call_command("secrecy", *options, stdout=said)
    return said.getvalue()


def test_it_compares_and_says_how_much():
    said = secrecy("--game", "check", "--matches", "1", "--moments", "0", "--visits", "0")

    assert said.startswith("RESULT secrecy-check matches=1 worlds=")
    assert said.endswith("leaks=0\n")


def test_what_it_found_is_published_and_read_in_both_languages(monkeypatch):
    monkeypatch.setattr(comparing, "compared", lambda *_: COUNTED)
    assert b"has not been checked yet" in Client().get("/fair-play/").content

    secrecy("--matches", "2", "--publish")

    found = checked.last()
    assert found is not None
    assert found == Checked(
        found.day, matches=8, worlds=56, frames=160, answers=320, bytes=9_876_536
    )
    english = Client().get("/fair-play/").content.decode()
    german = Client(headers={"accept-language": "de"}).get("/fair-play/").content.decode()
    assert "480 comparisons in 8 matches" in english
    assert "9,876,536 bytes" in english
    assert "9.876.536 Bytes" in german


def test_it_does_not_publish_a_part():
    with pytest.raises(CommandError, match="of all games"):
        secrecy("--game", "check", "--publish")


def test_a_leak_fails_it_and_nothing_is_published(monkeypatch):
    def leaking(*args):
        raise Leak("a card")

    monkeypatch.setattr(comparing, "compared", leaking)

    with pytest.raises(CommandError, match="Somebody was sent what they may not know: a card"):
        secrecy("--matches", "1", "--publish")
    assert checked.last() is None


def test_the_page_is_found_from_every_page():
    assert b'href="/fair-play/"' in Client().get("/").content


def test_the_file_that_came_with_the_code_can_be_read(monkeypatch):
    monkeypatch.undo()

    found = checked.last()

    assert found is not None
    assert found.day >= date(2026, 11, 1)
    assert found.comparisons > 1_000
