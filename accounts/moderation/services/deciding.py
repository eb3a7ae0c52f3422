"""The queue of reports: taken, put back, decided. A decision does everything at once."""

from datetime import datetime

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from accounts.moderation.models import Action, Kind, Notice, Outcome, Report, Sanction, State
from accounts.moderation.services.audit import record
from accounts.moderation.services.notices import tell
from accounts.moderation.services.sanctioning import check_may_judge, impose
from games.services import Refusal


@transaction.atomic
def take(actor: User, report: Report) -> None:
    """From now on others see that somebody looks at it. A taken one may be taken over."""
    report = _undecided(report)
    before = _state(report)
    report.state, report.taken_by = State.TAKEN, actor
    report.save(update_fields=["state", "taken_by"])
    record(actor, Action.TAKE, subject=report.subject, before=before, after=_state(report))


@transaction.atomic
def put_back(actor: User, report: Report) -> None:
    report = _undecided(report)
    before = _state(report)
    report.state, report.taken_by = State.OPEN, None
    report.save(update_fields=["state", "taken_by"])
    record(actor, Action.PUT_BACK, subject=report.subject, before=before, after=_state(report))


@transaction.atomic
def decide(
    actor: User,
    report: Report,
    kind: str = "",
    reason: str = "",
    ends_at: datetime | None = None,
) -> Sanction | None:
    """Dismiss (no kind), warn, or sanction: the person and the reporter are told."""
    report = _undecided(report)
    if actor.pk == report.reporter_id:
        raise Refusal(_("Somebody else decides what you have reported."))
    check_may_judge(actor, report.subject)
    before, sanction = _state(report), None
    if kind:
        sanction = impose(actor, report.subject, kind, reason, ends_at=ends_at, report=report)
    report.outcome = {"": Outcome.DISMISSED, Kind.WARNING: Outcome.WARNED}.get(
        kind, Outcome.SANCTIONED
    )
    report.state, report.note = State.DECIDED, reason.strip()
    report.decided_by, report.decided_at = actor, timezone.now()
    report.save()
    record(
        actor,
        Action.DECIDE,
        subject=report.subject,
        reason=report.note,
        before=before,
        after=_state(report),
    )
    tell(report.reporter, Notice.About.REPORT, report=report)
    return sanction


def _undecided(report: Report) -> Report:
    """The report, locked: of two moderators who decide at once the second is told."""
    report = (
        Report.objects.select_for_update(of=["self"])
        .select_related("subject", "reporter")
        .get(pk=report.pk)
    )
    if report.state == State.DECIDED:
        raise Refusal(_("That report has been decided already."))
    return report


def _state(report: Report) -> dict[str, str | int | None]:
    return {
        "report": report.pk,
        "state": report.state,
        "taken_by": report.taken_by_id,
        "outcome": report.outcome,
    }
