"""Taking an action back: freely while nobody has learnt anything, else if everybody agrees.

Rated matches and those of a deal that others play too know no way back. It is an entry of the log
like any other: nothing is deleted, a bot's answer to what was taken back comes too late like any
other, and clocks and bots are woken by what the table is then.
"""

from itertools import islice

import msgspec
from django.utils import timezone
from django.utils.translation import gettext as _
from msgspec.structs import replace

from accounts.models import User
from games import tables
from games.engines.taking_back import Path, TakeBack, go_back, reveals
from games.models import LogEntry, Match
from games.rows import append
from games.services.refusal import Refusal
from games.services.writing import store
from games.table import Table


def check_may_take_back(table: Table, seat: int, user: User) -> None:
    if seat not in table.seats_of(user.pk):
        raise Refusal(_("That is not your seat."))
    if table.is_rated:
        raise Refusal(_("In a rated match nothing can be taken back."))
    if table.is_compared:
        raise Refusal(_("Others play this deal too: here nothing can be taken back."))
    if table.paused_since is not None:
        raise Refusal(_("The match is paused. Resume it to go on."))


def way_back(match: Match, user: User, seat: int) -> tuple[int, bool]:
    """Where taking back this person's last action in this seat leads to, and whether nobody has
    to be asked: nobody else has done anything since, and nobody has learnt anything by it."""
    way = tables.path(match)
    own = set(
        LogEntry.objects.filter(
            match_id=match.pk, seat=seat, user_id=user.pk, by=LogEntry.By.PERSON
        )
        .exclude(action__contains='"take_back"')
        .values_list("number", flat=True)
    )
    place = next((at for at in range(len(way) - 1, 0, -1) if way[at][0] in own), None)
    if place is None:
        raise Refusal(_("There is nothing of yours to take back."))
    return way[place - 1][0], _is_free(match, way, place)


def _is_free(match: Match, way: Path[Table], place: int) -> bool:
    number, after = way[place]
    before, now = way[place - 1][1], way[-1][1]
    # Where the clocks have been put back meanwhile they cannot just run on.
    if after.state is not now.state or before.shifts != now.shifts:
        return False
    seat, action, *_rest = next(islice(tables.actions(match, number - 1), 1))
    assert seat is not None
    return not reveals(after.game, before.state, after.state, seat, action)


def go_back_to(match: Match, table: Table, seat: int, to: int, *, freely: bool) -> Table:
    """Append the taking back to the log, and go on from where it leads."""
    way, taking, at = tables.path(match), TakeBack(to, freely), timezone.now()
    gone = go_back(way, taking)
    back = table.returned(way[-1][1], seat, taking, gone, at.timestamp())
    append(
        LogEntry(
            match_id=match.pk,
            number=back.version,
            seat=seat,
            by=LogEntry.By.PERSON,
            user_id=table.holders[seat],
            action=msgspec.json.encode(taking).decode(),
            at=at,
        )
    )
    match.proposal = ""
    return store(match, replace(back, proposal=None), "proposal")
