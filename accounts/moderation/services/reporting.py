"""Reporting somebody, with the lines as they were read."""

from datetime import timedelta

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from accounts.moderation.models import Category, Report, State, Statement
from accounts.moderation.models.report import LONGEST
from games import tables
from games.chat.models import Message
from games.chat.reading import line_of, readable_rooms
from games.models import Match
from games.services import Refusal

AROUND = 10  # lines before the reported one, and after it
A_DAY = 20  # how often one person may report


def report(
    reporter: User,
    subject: User,
    category: str,
    words: str = "",
    *,
    match: Match | None = None,
    message: Message | None = None,
) -> Report:
    """What is reported again before it is decided is added to the same report."""
    subject = subject.account
    words = words.strip()
    if reporter.pk == subject.pk:
        raise Refusal(_("You cannot report yourself."))
    if category not in Category.values:
        raise Refusal(_("Please choose what it is about."))
    if len(words) > LONGEST:
        raise Refusal(_("Please say it in at most %(most)d characters.") % {"most": LONGEST})
    if category == Category.OTHER and not words:
        raise Refusal(_("Please say in your own words what it is about."))
    lately = timezone.now() - timedelta(days=1)
    if Statement.objects.filter(reporter=reporter, at__gt=lately).count() >= A_DAY:
        raise Refusal(_("You have reported a lot today. Please come back tomorrow."))
    lines = attached(reporter, match, message)
    with transaction.atomic():
        found, _is_new = Report.objects.select_for_update().get_or_create(
            reporter=reporter,
            subject=subject,
            state__in=[State.OPEN, State.TAKEN],
            defaults={"category": category, "state": State.OPEN},
        )
        Statement.objects.create(
            report=found,
            reporter=reporter,
            category=category,
            words=words,
            match=match,
            version=match.version if match else None,
            lines=lines,
        )
    return found


def attached(reporter: User, match: Match | None, message: Message | None) -> list[dict]:
    """The lines around the reported one, or the latest: never more than the reporter may read."""
    if match is None:
        return []
    rooms = readable_rooms(tables.current(match.pk), reporter.pk)
    said = Message.objects.filter(match=match, room__in=rooms).select_related("user__merged_into")
    if message is None:
        lines = list(said.order_by("-pk")[: 2 * AROUND])[::-1]
    else:
        before = list(said.filter(pk__lt=message.pk).order_by("-pk")[:AROUND])[::-1]
        lines = [*before, message, *said.filter(pk__gt=message.pk).order_by("pk")[:AROUND]]
    return [
        line_of(line, match.game) | {"is_reported": message is not None and line.pk == message.pk}
        for line in lines
    ]
