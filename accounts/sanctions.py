"""What somebody is barred from, in their own words to read."""

from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.backends.base import SessionBase
from django.core import signing
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext as _

from accounts.models import User
from accounts.moderation.models import Kind, Notice, Sanction

SALT = "accounts.ban"
LASTS = 60 * 60 * 24 * 7  # seconds: time to think about what to say


def barring(user: User, kind: str) -> Sanction | None:
    """The sanction that bars somebody from `chat`, from `rated` play or from the site (`ban`):
    of several the one that lasts longest."""
    active = list(Sanction.objects.filter(user=user, kind=kind).active())
    endless = [sanction for sanction in active if sanction.ends_at is None]
    return (endless or sorted(active, key=lambda each: each.ends_at, reverse=True) or [None])[0]


def is_barred(user: User, kind: str) -> bool:
    return Sanction.objects.filter(user=user, kind=kind).active().exists()


def hand_over(before: User, after: User) -> None:
    """What was imposed on a guest, and told them, is the account's that they logged in to."""
    Sanction.objects.filter(user=before).update(user=after)
    Notice.objects.filter(user=before).update(user=after)


def until(sanction: Sanction) -> str:
    """When it ends, as a part of a sentence."""
    if sanction.ends_at is None:
        return _("without an end")
    moment = date_format(timezone.localtime(sanction.ends_at), "DATETIME_FORMAT")
    return _("until %(moment)s") % {"moment": moment}


def refusal(sanction: Sanction) -> str:
    """Why something is refused to somebody who is barred from it."""
    words = {
        Kind.CHAT: _("You may not write here, %(until)s: %(reason)s"),
        Kind.RATED: _("You may not play rated matches, %(until)s: %(reason)s"),
        Kind.BAN: _("You may not play here, %(until)s: %(reason)s"),
    }[Kind(sanction.kind)]
    return words % {"until": until(sanction), "reason": sanction.reason}


def readmit(user: User) -> bool:
    """Let somebody in again whose bans have all ended; says whether they may come in."""
    bans = Sanction.objects.filter(user=user, kind=Kind.BAN)
    if (
        user.is_active
        or user.merged_into_id
        or user.forgotten_at
        or not bans.exists()
        or bans.active().exists()
    ):
        return user.is_active
    user.is_active = True
    user.save(update_fields=["is_active"])
    return True


def banned_in(session: SessionBase) -> User | None:
    """Whoever played in this browser until they were banned: a guest has no other way to be
    known again."""
    if SESSION_KEY not in session:
        return None
    closed = User.objects.filter(is_active=False, merged_into=None, forgotten_at=None)
    user = closed.filter(pk=session[SESSION_KEY]).first()
    is_banned = user and Sanction.objects.filter(user=user, kind=Kind.BAN).exists()
    return user if is_banned else None


def ban_token(user: User) -> str:
    """Who is banned cannot be logged in: whoever has proved who they are is given this instead."""
    return signing.dumps(user.pk, salt=SALT)


def person_of_token(token: str) -> int | None:
    try:
        return signing.loads(token, salt=SALT, max_age=LASTS)
    except signing.BadSignature:
        return None
