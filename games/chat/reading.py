"""Who reads what: the rooms of a table, the lines in them, and those one does not want."""

from collections.abc import Collection
from datetime import datetime
from typing import Any

import msgspec

from accounts.models import User
from games.chat import phrases
from games.chat.models import Message, Mute, Room
from games.models import Status
from games.table import Table

SHOWN = 50  # lines on a page

OVER = (Status.FINISHED, Status.ABORTED)


class Line(msgspec.Struct, frozen=True):
    """A message as everybody who may read it reads it."""

    id: int
    user: int
    name: str
    color: str
    room: str
    phrase: str
    text: str
    at: datetime


def room_of(table: Table, user: int | None) -> Room:
    """Where somebody's words go: apart only while cards are in hands."""
    if table.status != Status.PLAYING:
        return Room.TABLE
    return Room.PLAYERS if table.seats_of(user) else Room.WATCHERS


def readable_rooms(table: Table, user: int | None) -> frozenset[str]:
    """What those who watch say reaches nobody who plays before the match is over; what those
    who play say stays among them."""
    if not table.seats_of(user):
        return frozenset({Room.TABLE, Room.WATCHERS})
    if table.status in OVER:
        return frozenset(Room)
    return frozenset({Room.TABLE, Room.PLAYERS})


def latest(match: int, rooms: frozenset[str], muted: Collection[int]) -> tuple[Line, ...]:
    said = Message.objects.filter(match=match, room__in=rooms).select_related("user__merged_into")
    if muted:
        said = said.exclude(user__in=muted).exclude(user__merged_into__in=muted)
    return tuple(_line(message) for message in said.order_by("-pk")[:SHOWN])[::-1]


def lines(numbers: Collection[int]) -> tuple[Line, ...]:
    """These messages, of whatever room: for those who sort out who may read them."""
    said = Message.objects.filter(pk__in=numbers).select_related("user__merged_into")
    return tuple(_line(message) for message in said.order_by("pk"))


def muted_by(user: int | None) -> dict[int, str]:
    """Whom somebody does not want to read, by name."""
    if user is None:
        return {}
    return dict(
        Mute.objects.filter(user=user).order_by("pk").values_list("muted", "muted__username")
    )


def line_of(message: Message, slug: str) -> dict[str, Any]:
    """A message in words, to be kept as it was."""
    line = _line(message)
    return {
        "id": line.id,
        "user": line.user,
        "name": line.name,
        "room": line.room,
        "text": line.text or phrases.words(slug, line.phrase),
        "at": line.at.isoformat(),
    }


def _line(message: Message) -> Line:
    person: User = message.user.account
    return Line(
        id=message.pk,
        user=person.pk,
        name=person.username,
        color=person.color,
        room=message.room,
        phrase=message.phrase,
        text=message.text,
        at=message.at,
    )
