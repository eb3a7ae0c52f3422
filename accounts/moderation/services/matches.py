"""Matches that a moderator ends, or that shall not count."""

from collections.abc import Callable

from django.db import transaction
from django.utils.translation import gettext as _

from accounts.models import User
from accounts.moderation.models import Action, Notice
from accounts.moderation.services.audit import record
from accounts.moderation.services.notices import tell
from games import services as games
from games.models import Match
from games.services import Refusal
from games.services.breaking import break_off


def abort(actor: User, match: Match, reason: str) -> None:
    """Break off a match, or close a table, for everybody."""
    _do(actor, match, reason, Action.ABORT, break_off)


def annul(actor: User, match: Match, reason: str) -> None:
    """A finished match counts no more; ratings are reckoned anew."""
    _do(actor, match, reason, Action.ANNUL, games.annul)


def reinstate(actor: User, match: Match, reason: str) -> None:
    """An annulled match counts again."""
    _do(actor, match, reason, Action.REINSTATE, games.reinstate)


@transaction.atomic
def _do(
    actor: User, match: Match, reason: str, action: Action, verb: Callable[[int], Match]
) -> None:
    reason = reason.strip()
    if not reason:
        raise Refusal(_("Please say why: the players will read it."))
    people = User.objects.filter(seats__match=match).distinct()
    before = _summary(match)
    verb(match.pk)
    match.refresh_from_db()
    record(actor, action, match=match, reason=reason, before=before, after=_summary(match))
    for person in people:
        tell(person, Notice.About.MATCH, match=match, words=reason)


def _summary(match: Match) -> dict[str, str | bool]:
    return {"status": match.status, "annulled": match.annulled_at is not None}
