"""`manage.py verify`: what is stored still belongs together, under the rules of today."""

from dataclasses import replace
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from games import services, tables
from games.engines import GAMES
from games.engines.game import IllegalAction
from games.models import Match, Status
from tests.games.stories import act_for, fresh, open_table, person, playing

pytestmark = pytest.mark.django_db


def verified(*arguments) -> str:
    out = StringIO()
    call_command("verify", *arguments, stdout=out, stderr=StringIO())
    return out.getvalue()


@pytest.fixture
def people():
    return [person(name) for name in ("Anna", "Ben", "Clara", "Dora")]


@pytest.fixture
def begun(people):
    match = playing(*people)
    for _ in range(3):
        act_for(match, *people)
    return fresh(match)


def stricter_rules(monkeypatch):
    """From today on nobody may do anything."""

    def refuses(state, seat, action):
        raise IllegalAction("Not any more.")

    monkeypatch.setitem(GAMES, "spades", replace(GAMES["spades"], apply=refuses, rules=2))
    tables.forget_all()


def test_every_match_that_has_begun_is_replayed(begun, people):
    open_table(people[0])

    assert verified("--all") == "1 matches, 3 actions replayed, 0 drifted.\n"
    assert "3 actions replayed" in verified(begun.code)


def test_a_match_that_the_rules_of_today_refuse_is_reported_with_those_it_began_with(
    begun, monkeypatch
):
    stricter_rules(monkeypatch)
    out = StringIO()

    with pytest.raises(CommandError):
        call_command("verify", "--all", stdout=out, stderr=StringIO())

    said = out.getvalue()
    assert f"{begun.code} (rules 1 of spades, playing): Action 1 of the log is not legal" in said
    assert "1 matches, 3 actions replayed, 1 drifted." in said
    assert fresh(begun).status == Status.PLAYING


def test_one_that_cannot_go_on_is_broken_off_when_asked_to(begun, monkeypatch, client):
    stricter_rules(monkeypatch)

    with pytest.raises(CommandError):
        verified("--all", "--shelve")

    assert fresh(begun).status == Status.ABORTED
    assert fresh(begun).wake_at is None
    assert fresh(begun).version == 3
    answer = client.get(f"/t/{begun.code}/")
    assert answer.status_code == 409
    assert "begun under other rules" in answer.content.decode()


def test_a_gap_and_another_result_are_found(begun):
    Match.objects.filter(pk=begun.pk).update(version=4)
    with pytest.raises(CommandError, match="gap"):
        verified(begun.code)

    Match.objects.filter(pk=begun.pk).update(
        version=3, status=Status.FINISHED, result={"winners": [0]}
    )
    with pytest.raises(CommandError, match="The log leads to None"):
        verified(begun.code)


def test_a_match_keeps_the_version_of_the_rules_it_began_with(people, monkeypatch):
    monkeypatch.setitem(GAMES, "spades", replace(GAMES["spades"], rules=7))
    waiting = open_table(people[0])
    assert fresh(waiting).rules == 0

    services.start(waiting.pk, people[0], fill=True)
    monkeypatch.setitem(GAMES, "spades", replace(GAMES["spades"], rules=8))

    assert fresh(waiting).rules == 7
