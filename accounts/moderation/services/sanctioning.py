"""Sanctions: imposed, ended early, run out."""

from datetime import datetime

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from accounts.moderation.models import Action, Kind, Notice, Report, Sanction
from accounts.moderation.services.audit import record
from accounts.moderation.services.notices import tell
from accounts.sanctions import readmit
from accounts.services import shut_out
from games import services as games
from games.models import Match, Status
from games.services import Refusal


def check_may_judge(actor: User, subject: User) -> None:
    """Nobody judges themselves or somebody of more power."""
    if actor.pk == subject.pk:
        raise Refusal(_("You cannot decide about yourself."))
    if subject.is_superuser and not actor.is_superuser:
        raise Refusal(_("Only a superuser can decide about a superuser."))


@transaction.atomic
def impose(
    actor: User,
    subject: User,
    kind: str,
    reason: str,
    *,
    ends_at: datetime | None = None,
    report: Report | None = None,
) -> Sanction:
    subject = subject.account  # a guest who was reported may have logged in since
    check_may_judge(actor, subject)
    reason = reason.strip()
    if kind not in Kind.values:
        raise Refusal(_("There is no such sanction."))
    if not reason:
        raise Refusal(_("A sanction needs a reason: the person will read it."))
    if ends_at is not None and ends_at <= timezone.now():
        raise Refusal(_("A sanction ends in the future."))
    sanction = Sanction.objects.create(
        user=subject,
        kind=kind,
        reason=reason,
        report=report,
        by=actor,
        ends_at=None if kind == Kind.WARNING else ends_at,
    )
    record(actor, Action.IMPOSE, subject=subject, reason=reason, after=summary(sanction))
    tell(subject, Notice.About.SANCTION, sanction=sanction)
    if kind == Kind.BAN:
        give_up_seats(subject)
        shut_out(subject)
    return sanction


@transaction.atomic
def lift(actor: User, sanction: Sanction, reason: str) -> None:
    """End a sanction before its time."""
    sanction = Sanction.objects.select_for_update().select_related("user").get(pk=sanction.pk)
    check_may_judge(actor, sanction.user)
    if not sanction.is_active:
        raise Refusal(_("That sanction has ended already."))
    if not reason.strip():
        raise Refusal(_("Please say why it is lifted."))
    before = summary(sanction)
    sanction.lifted_at, sanction.lifted_by = timezone.now(), actor
    sanction.save(update_fields=["lifted_at", "lifted_by"])
    record(
        actor,
        Action.LIFT,
        subject=sanction.user,
        reason=reason.strip(),
        before=before,
        after=summary(sanction),
    )
    tell(sanction.user, Notice.About.LIFTED, sanction=sanction, words=reason.strip())
    readmit(sanction.user)


def give_up_seats(user: User) -> None:
    """Bots play on where somebody played; where a table waits the seat is free again."""
    held = Match.objects.filter(
        seats__user=user, status__in=[Status.WAITING, Status.PLAYING]
    ).distinct()
    for match, status in held.order_by("pk").values_list("pk", "status"):
        if status == Status.PLAYING:
            games.resign(match, user)
        else:
            games.leave_seat(match, user)


def summary(sanction: Sanction) -> dict[str, str | int | None]:
    return {
        "sanction": sanction.pk,
        "kind": sanction.kind,
        "until": sanction.ends_at.isoformat() if sanction.ends_at else None,
        "lifted": sanction.lifted_at.isoformat() if sanction.lifted_at else None,
        "report": sanction.report_id,
    }
