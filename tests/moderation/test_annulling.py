"""A match that shall not count: by an administrator, with a reason, and back again."""

import pytest
from django.utils import timezone

from accounts.moderation import services
from accounts.moderation.models import AuditEntry
from games.models import Match, Status
from games.services import Refusal
from tests.chat.talk import browser_of
from tests.games.stories import fresh, playing, tick_on

pytestmark = pytest.mark.django_db


@pytest.fixture
def finished(anna) -> Match:
    """One round, played out by bots after Anna was long away."""
    match = playing(anna, round_limit=1)
    match.seats.update(is_away=True, present_until=timezone.now() - timezone.timedelta(days=1))
    from games import tables

    tables.forget_all()
    for _action in range(400):
        if fresh(match).status == Status.FINISHED:
            return fresh(match)
        tick_on(match)
    raise AssertionError("The match did not end.")


def test_a_match_is_annulled_and_counts_again(finished, anna, ada):
    client, way = browser_of(ada), f"/admin/games/match/{finished.pk}/"

    client.post(f"{way}annul/", {"reason": "Played by a script."})
    assert fresh(finished).annulled_at
    assert AuditEntry.objects.get().after["annulled"] is True
    assert "does not count" in browser_of(anna).get("/notices/").content.decode()

    client.post(f"{way}reinstate/", {"reason": "It was not."})
    assert fresh(finished).annulled_at is None


def test_only_a_finished_match_is_annulled_and_with_a_reason(anna, ada):
    match = playing(anna)

    with pytest.raises(Refusal, match="played to its end"):
        services.annul(ada, match, "Why.")
    with pytest.raises(Refusal, match="say why"):
        services.annul(ada, match, " ")
    assert not AuditEntry.objects.exists()
