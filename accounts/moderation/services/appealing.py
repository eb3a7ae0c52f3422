"""Appeals: one for each sanction, decided by somebody else than who imposed it."""

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from accounts.moderation.models import Action, Appeal, Notice, Sanction
from accounts.moderation.services.audit import record
from accounts.moderation.services.notices import tell
from accounts.moderation.services.sanctioning import lift
from games.services import Refusal

LONGEST = 2000


@transaction.atomic
def appeal(user: User, sanction: Sanction, words: str) -> Appeal:
    """Also somebody who is banned may; hence not by who is logged in."""
    words = words.strip()
    if sanction.user_id != user.pk:
        raise Refusal(_("That is not a sanction of yours."))
    if not words:
        raise Refusal(_("Please say why the sanction is wrong."))
    if len(words) > LONGEST:
        raise Refusal(_("Please say it in at most %(most)d characters.") % {"most": LONGEST})
    # The row of the sanction makes two appeals at once wait for each other.
    sanction = Sanction.objects.select_for_update().get(pk=sanction.pk)
    if Appeal.objects.filter(sanction=sanction).exists():
        raise Refusal(_("You have appealed already."))
    if not sanction.is_active:
        raise Refusal(_("That sanction has ended already."))
    return Appeal.objects.create(sanction=sanction, words=words)


@transaction.atomic
def decide_appeal(actor: User, appeal: Appeal, is_granted: bool, answer: str) -> None:
    appeal = (
        Appeal.objects.select_for_update(of=["self"])
        .select_related("sanction__user")
        .get(pk=appeal.pk)
    )
    sanction, answer = appeal.sanction, answer.strip()
    if appeal.decided_at is not None:
        raise Refusal(_("That appeal has been decided already."))
    if sanction.by_id == actor.pk:
        raise Refusal(_("Somebody else decides about a sanction that you have imposed."))
    if sanction.user_id == actor.pk:
        raise Refusal(_("You cannot decide about yourself."))
    if not answer:
        raise Refusal(_("Please give the person an answer."))
    appeal.is_granted, appeal.answer = is_granted, answer
    appeal.decided_by, appeal.decided_at = actor, timezone.now()
    appeal.save()
    record(
        actor,
        Action.GRANT if is_granted else Action.REJECT,
        subject=sanction.user,
        reason=answer,
        before={"appeal": appeal.pk, "decided": False},
        after={"appeal": appeal.pk, "decided": True, "granted": is_granted},
    )
    tell(sanction.user, Notice.About.APPEAL, sanction=sanction, words=answer)
    if is_granted and sanction.is_active:
        lift(actor, sanction, answer)
