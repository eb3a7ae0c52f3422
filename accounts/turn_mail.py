"""A mail to somebody whose match, one without a hurry, goes on without them.

Who wished for it and has a confirmed address is written to once each time they are away: when
they have not been seen for TURN_MAIL_AFTER minutes and it is their turn, or a bot plays for them.
A match is without a hurry if its turns have no limit or one of SLOW seconds at least.
"""

import asyncio
import logging
from datetime import datetime, timedelta

import msgspec
from allauth.account.models import EmailAddress
from django.conf import settings
from django.core import signing
from django.core.mail import EmailMultiAlternatives
from django.db import IntegrityError, transaction
from django.db.models import Q
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import TurnMail, User
from config.languages import speaking
from games import tables
from games.engines import GAMES
from games.models import Seat, Status
from games.threads import run

log = logging.getLogger(__name__)

SLOW = 300  # seconds a turn, at least
LOOK_EVERY = 60.0  # seconds
AT_ONCE = 50  # letters a look
SALT = "turn-mail"


class Letter(msgspec.Struct, frozen=True):
    """All that a mail says: written in the game thread, sent in another."""

    to: str
    name: str
    game: str
    code: str
    is_bot_playing: bool
    token: str
    language: str = settings.LANGUAGE_CODE


def due_letters(now: datetime) -> list[Letter]:
    """Who is to be written to now. Each is claimed: nobody is written to twice, rather not at all
    if the server dies in between."""
    since = now - timedelta(minutes=settings.TURN_MAIL_AFTER)
    absent = (
        Seat.objects.filter(
            # A pause was agreed; a match that waits by itself waits for them.
            Q(match__paused_since__isnull=True) | Q(match__is_held=True),
            match__status=Status.PLAYING,
            present_until__lt=since,
            user__turn_mail=True,
            user__is_active=True,
        )
        .select_related("match", "user")
        .order_by("present_until")[: AT_ONCE * 4]
    )
    slow = [seat for seat in absent if is_slow(seat.match.settings)]
    people = {seat.user_id for seat in slow}
    addresses = dict(
        EmailAddress.objects.filter(user__in=people, verified=True)
        .order_by("primary")
        .values_list("user", "email")
    )
    written = {
        (mail.user_id, mail.match_id): mail.sent_at
        for mail in TurnMail.objects.filter(user__in=people)
    }
    letters: list[Letter] = []
    for seat in slow:
        key = (seat.user_id, seat.match_id)
        if seat.user_id not in addresses or len(letters) == AT_ONCE:
            continue
        if key in written and written[key] >= seat.present_until:
            continue  # already, since they went
        if not (seat.is_away or seat.index in tables.current(seat.match_id).actors):
            continue
        if _claim(seat, written.get(key), now):
            letters.append(_letter(seat, addresses[seat.user_id]))
        written[key] = now
    return letters


def is_slow(options: dict) -> bool:
    seconds = options.get("turn_seconds", 0)
    return seconds == 0 or seconds >= SLOW


def _claim(seat: Seat, before: datetime | None, now: datetime) -> bool:
    """Whether it is ours to write: another process may have been quicker."""
    mails = TurnMail.objects.filter(user=seat.user_id, match=seat.match_id)
    if before is not None:
        return mails.filter(sent_at=before).update(sent_at=now) == 1
    try:
        with transaction.atomic():
            TurnMail.objects.create(user_id=seat.user_id, match_id=seat.match_id, sent_at=now)
    except IntegrityError:
        return False
    return True


def _letter(seat: Seat, address: str) -> Letter:
    return Letter(
        to=address,
        name=seat.user.username,
        game=GAMES[seat.match.game].title,
        code=seat.match.code,
        is_bot_playing=seat.is_away,
        token=token_of(seat.user),
        language=seat.user.language,
    )


def token_of(user: User) -> str:
    return signing.dumps(user.pk, salt=SALT)


def person_of(token: str) -> User | None:
    try:
        return User.objects.filter(pk=signing.loads(token, salt=SALT)).first()
    except signing.BadSignature:
        return None


def send(letter: Letter) -> None:
    """Touches no database: it may take as long as the mail server takes."""
    stop = settings.SITE_URL + reverse("stop-turn-mail", args=[letter.token])
    context = {
        "letter": letter,
        "table": settings.SITE_URL + reverse("table", args=[letter.code]),
        "stop": stop,
    }
    mail = EmailMultiAlternatives(
        subject=_("Your turn in %(game)s") % {"game": letter.game},
        body=render_to_string("accounts/turn_mail.txt", context),
        to=[letter.to],
        headers={
            "List-Unsubscribe": f"<{stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
    )
    mail.attach_alternative(render_to_string("accounts/turn_mail.html", context), "text/html")
    mail.send()


async def post(now: datetime) -> int:
    """One look; says how many letters went out. A letter that fails keeps no other."""
    sent = 0
    for letter in await run(due_letters, now):
        try:
            await asyncio.to_thread(speaking, letter.language, send, letter)
            sent += 1
        except Exception:
            log.exception("a mail about match %s could not be sent", letter.code)
    return sent


async def post_for_ever() -> None:
    while settings.TURN_MAIL_AFTER:
        await asyncio.sleep(LOOK_EVERY)
        try:
            await post(timezone.now())
        except Exception:
            log.exception("looking for mails to send failed")
