"""Saying something, and not wanting to hear somebody."""

import re
import unicodedata
from datetime import timedelta

from django.conf import settings
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from accounts.names import MARKS_ON_A_LETTER, longest_tower
from accounts.sanctions import barring, refusal
from games import push, tables
from games.chat import phrases
from games.chat.models import LONGEST, Message, Mute
from games.chat.reading import room_of
from games.models import Resignation, Status
from games.services import Refusal
from games.table import Table

SPAN = timedelta(seconds=10)
OF_A_PERSON, AT_A_TABLE = 5, 25  # messages within that span
REPEATED = timedelta(seconds=60)


def say(match_id: int, user: User, *, text: str = "", phrase: str = "") -> Message:
    """Say something at a table, in the room that is the speaker's now. Raises Refusal."""
    with transaction.atomic():
        table = tables.current(match_id)
        text = "" if phrase else tidy_words(text)
        check_words(table, user, text, phrase)
        check_may_speak(table, user)
        check_pace(table, user, text)
        message = Message.objects.create(
            match_id=match_id, room=room_of(table, user.pk), user=user, phrase=phrase, text=text
        )
        push.announce_message(match_id, message.pk)
    return message


def tidy_words(text: str) -> str:
    """On one line, without signs that cannot be seen and would turn or hide others."""
    spaced = re.sub(r"\s+", " ", unicodedata.normalize("NFC", text))
    return "".join(sign for sign in spaced if unicodedata.category(sign) not in HIDDEN).strip()


HIDDEN = {"Cc", "Cf", "Co", "Cs", "Cn"}


def check_words(table: Table, user: User, text: str, phrase: str) -> None:
    if phrase:
        if phrase not in phrases.keys(table.slug):
            raise Refusal(_("There is no such phrase."))
        return
    if not text:
        raise Refusal(_("Say something first."))
    if len(text) > LONGEST:
        raise Refusal(_("Please say it in at most %(most)d characters.") % {"most": LONGEST})
    if longest_tower(text) > MARKS_ON_A_LETTER:
        raise Refusal(_("There are too many marks on one letter."))
    if user.is_guest and not settings.GUEST_CHAT:
        raise Refusal(_("Guests can use the phrases; sign up to write in your own words."))


def check_may_speak(table: Table, user: User) -> None:
    sanction = barring(user, "chat")
    if sanction is not None:
        raise Refusal(refusal(sanction))
    left = Resignation.objects.filter(match=table.match, user=user)
    if table.status == Status.PLAYING and not table.seats_of(user.pk) and left.exists():
        # They have seen a hand that is still being played.
        raise Refusal(_("You have left this match: you can talk again when it is over."))


def check_pace(table: Table, user: User, text: str) -> None:
    now = timezone.now()
    own = Message.objects.filter(user=user)
    if own.filter(at__gt=now - SPAN).count() >= OF_A_PERSON:
        raise Refusal(_("That was a lot at once. Please wait a few seconds."))
    lately = own.filter(match=table.match, at__gt=now - REPEATED)
    if text and lately.filter(text=text).exists():
        raise Refusal(_("You have just said that."))
    if Message.objects.filter(match=table.match, at__gt=now - SPAN).count() >= AT_A_TABLE:
        raise Refusal(_("Everybody is talking at once. Please wait a few seconds."))


def mute(user: User, muted: User) -> None:
    """Not to read somebody any more, at any table."""
    if user.pk == muted.account.pk:
        raise Refusal(_("You cannot mute yourself."))
    with transaction.atomic():
        Mute.objects.get_or_create(user=user, muted=muted.account)
        push.announce_mutes(user.pk)


def unmute(user: User, muted: User) -> None:
    with transaction.atomic():
        Mute.objects.filter(user=user, muted=muted.account).delete()
        push.announce_mutes(user.pk)
