"""Another name for somebody whose own cannot stay."""

from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils.translation import gettext as _

from accounts import services
from accounts.models import User
from accounts.moderation.models import Action, Notice
from accounts.moderation.services.audit import record
from accounts.moderation.services.notices import tell
from accounts.moderation.services.sanctioning import check_may_judge
from accounts.names import check_name, tidy
from games.services import Refusal


@transaction.atomic
def rename(actor: User, subject: User, name: str, reason: str) -> None:
    subject = User.objects.select_for_update().get(pk=subject.pk)
    check_may_judge(actor, subject)
    old, name, reason = subject.username, tidy(name), reason.strip()
    try:
        check_name(name)
    except ValidationError as error:
        raise Refusal(*error.messages) from error
    if subject.merged_into_id:
        raise Refusal(_("That record belongs to an account now: rename the account."))
    if services.is_taken(name, but_by=subject):
        raise Refusal(_("Somebody else has that name."))
    if not reason:
        raise Refusal(_("Please say why: the person will read it."))
    services.rename(subject, name)
    record(
        actor,
        Action.RENAME,
        subject=subject,
        reason=reason,
        before={"name": old},
        after={"name": name},
    )
    tell(subject, Notice.About.RENAMED, words=reason)
