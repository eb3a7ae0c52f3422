"""The statements of every action, written out.

The ORM composes a statement anew each time, which takes several times as long as running it;
for these that would be a good part of what an action costs. All else goes through it.
"""

from collections.abc import Iterator
from datetime import UTC, datetime

from django.db import connection

from games.models import LogEntry, Match

_ENTRY = LogEntry._meta.db_table
_MATCH = Match._meta.db_table
# What an action needs of its match, none of which has to be converted; Django asks for the rest
# where somebody needs it. In the order of the model's fields: that is how a row is read.
_FIELDS = ("id", "code", "game", "seed", "status", "host_id", "level", "is_rated", "version")
_FIELDS += ("revision", "paused_since", "is_held", "shifts", "proposal", "rematch_id")
_COLUMNS = ", ".join(_FIELDS)
_PERSON = LogEntry.By.PERSON.value


def locked_row(match_id: int) -> Match:
    """The match, locked until the transaction ends.

    SQLite knows no row locks; there every transaction begins as a writer (BEGIN IMMEDIATE).
    """
    return row(match_id, " FOR UPDATE" if connection.features.has_select_for_update else "")


def row(match_id: int, lock: str = "") -> Match:
    """The match as it was committed last."""
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {_COLUMNS} FROM {_MATCH} WHERE id = %s{lock}", [match_id])
        row = cursor.fetchone()
    if row is None:
        raise Match.DoesNotExist
    return Match.from_db(connection.alias, _FIELDS, row)


def append(entry: LogEntry) -> None:
    """A new entry of the log; the unique (match, number) is the last guard against a second."""
    with connection.cursor() as cursor:
        cursor.execute(
            f'INSERT INTO {_ENTRY} (match_id, number, seat, "by", user_id, action, why, "at")'
            " VALUES (%s, %s, %s, %s, %s, %s, %s, %s)",
            [
                entry.match_id,
                entry.number,
                entry.seat,
                entry.by,
                entry.user_id,
                entry.action,
                entry.why,
                _moment(entry.at),
            ],
        )


def entries(match: Match, after: int) -> Iterator[tuple[int | None, str, float, str]]:
    """The log from a version on: who, what, when, and what did it in a person's stead."""
    with connection.cursor() as cursor:
        cursor.execute(
            f'SELECT seat, action, "at", "by", user_id FROM {_ENTRY}'
            " WHERE match_id = %s AND number > %s AND number <= %s ORDER BY number",
            [match.pk, after, match.version],
        )
        found = cursor.fetchall()
    for seat, action, at, by, user in found:
        yield seat, action, _timestamp(at), "" if user is None or by == _PERSON else by


def advance(match: Match) -> None:
    """How far the match has come, and when it wants to be woken."""
    with connection.cursor() as cursor:
        cursor.execute(
            f"UPDATE {_MATCH} SET version = %s, revision = %s, wake_at = %s WHERE id = %s",
            [match.version, match.revision, _moment(match.wake_at), match.pk],
        )


def _timestamp(at: datetime | str) -> float:
    """SQLite keeps moments as text, and in UTC."""
    if isinstance(at, str):
        at = datetime.fromisoformat(at).replace(tzinfo=UTC)
    return at.timestamp()


def _moment(at: datetime | None) -> object:
    return connection.ops.adapt_datetimefield_value(at)
