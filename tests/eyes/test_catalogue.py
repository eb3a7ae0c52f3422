"""Whatever the product can show has a moment: a branch of a template that is rendered in none, a
phase that nobody is asked in, or an address that none comes from, is missing from the catalogue."""

from collections.abc import Iterator

import pytest
from django.urls import resolve

from tests.eyes.catalogue import find, load
from tests.eyes.evidence import (
    Shown,
    missing_branches,
    missing_phases,
    noticed_branches,
    pages,
    watched,
)
from tests.eyes.stage import made

# What is posted, or answers with a redirect, a part of a page or a file.
NO_PAGES = {
    *("act", "say", "mute", "unmute", "take-seat", "leave-seat", "ready", "set-bot", "next-bot"),
    *("listing", "set-rated", "start", "resign", "close-table", "end-match", "take-back"),
    *("rematch", "pause", "more-time", "agree", "resume", "fork", "make-challenge", "sound"),
    *("here", "told", "has-read"),
    *("compared", "report-seat", "leaders", "language", "download", "download-log", "worker"),
    *("healthz", "readyz", "metrics", "manifest", "mfa_download_recovery_codes"),
    *("table-live", "table-live-seat", "table-live-stay"),
    "account_confirm_login_code",  # log-in by a mailed code, which is switched off
}
# The same page as "table", from a chosen seat: its moments say so by `seat`.
SAME = {"table-seat", "table-stay"}


@pytest.fixture(scope="module")
def shown(django_db_setup, django_db_blocker) -> Iterator[Shown]:
    with django_db_blocker.unblock(), watched() as branches:
        yield Shown({name: made(moment) for name, moment in load().items()}, branches)


def test_whatever_a_template_asks_offers_or_alarms_with_is_shown(shown: Shown):
    missing = missing_branches(shown)

    assert not missing, "\n" + "\n".join(missing)


def test_every_phase_is_shown_to_who_is_asked_and_to_who_waits(shown: Shown):
    missing = missing_phases(shown)

    assert not missing, "\n" + "\n".join(missing)


def test_every_page_of_the_site_is_shown(shown: Shown):
    seen = {resolve(look.path.partition("?")[0]).url_name for look in shown.looks.values()}

    assert pages() - seen - NO_PAGES - SAME == set()


def test_what_is_said_not_to_be_a_page_is_an_address_all_the_same():
    assert (NO_PAGES | SAME) - pages() == set()


def test_a_branch_that_no_moment_shows_is_missed(db):
    with watched() as branches:
        made(find("errors.404"))

    missing = {name for name, _line, _kind in noticed_branches() - branches}
    assert "lobby/home.html" in missing
    assert "errors/error.html" not in missing


def test_a_moment_is_made_of_the_same_bytes_each_time(db):
    for name in ("lobby.full", "table.chat.lines", "spades.bid"):
        assert _without_stamps(made(find(name)).html) == _without_stamps(made(find(name)).html)


def _without_stamps(html: str) -> list[str]:
    """What keeps forms from being forged is another one each time, and is not seen."""
    return [line for line in html.splitlines() if "csrfmiddlewaretoken" not in line]
