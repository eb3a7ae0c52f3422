"""Another match of the same people: one press each, everybody a place further on.

It begins by itself once everybody who is still here has agreed. Bots play for those who have left,
or who do not want to; whoever is left alone decides whether to play with bots instead.
"""

import time

from django.utils.translation import gettext as _
from msgspec.structs import replace

from accounts.models import User
from games import tables
from games.agreements import REMATCH, Proposal, missing, written
from games.characters import REGULARS
from games.models import Match, Seat
from games.services.playing import back, begin
from games.services.rated import check_seats_are_rated
from games.services.refusal import Refusal
from games.services.seating import seat_bot
from games.services.writing import locked, store
from games.table import Table


def rematch(match_id: int, user: User, *, with_bots: bool = False) -> Match | None:
    """Ask for another match, or agree to it; the match, if that was the last answer missing.

    With bots, it begins without those who have left or declined, however few remain.
    """
    with locked(match_id) as match:
        table = _over(match, user)
        if match.rematch_id:
            return match.rematch
        if any(table.seats[seat].away for seat in table.seats_of(user.pk)):
            table = back(match, table, user)
        asked = table.standing_proposal or _asked_by(table, user)
        agreed = asked.agreed if user.pk in asked.agreed else (*asked.agreed, user.pk)
        declined = tuple([other for other in asked.declined if other != user.pk])
        return decide(match, table, replace(asked, agreed=agreed, declined=declined), with_bots)


def decline_rematch(match_id: int, user: User) -> None:
    """Say no to another match, or withdraw what one has asked for."""
    with locked(match_id) as match:
        table = _over(match, user)
        asked = table.standing_proposal
        if asked is None or asked.granted:
            return
        agreed = tuple([other for other in asked.agreed if other != user.pk])
        if not agreed:
            _put(match, table, None)
        else:
            declined = (*asked.declined, user.pk)
            decide(match, table, replace(asked, agreed=agreed, declined=declined))


def stop_waiting(match: Match, table: Table) -> None:
    """Who has not answered in all this time does not play again."""
    asked = table.standing_proposal
    if asked is not None and asked.what == REMATCH:
        silent = {table.holders[seat] for seat in _missing(asked, table)}
        declined = (*asked.declined, *sorted(user for user in silent if user))
        decide(match, table, replace(asked, declined=declined))


def decide(match: Match, table: Table, asked: Proposal, with_bots: bool = False) -> Match | None:
    """Begin if nobody is waited for any more, else let it stand."""
    here = {table.holders[seat.index] for seat in table.seats if not seat.away}
    players = {user for user in asked.agreed if user in here}
    is_alone = len(players) < 2 <= len(table.people)
    if not players or _missing(asked, table) or (is_alone and not with_bots):
        _put(match, table, asked)
        return None
    again = _laid_anew(match, asked, players)
    match.rematch = again
    match.proposal = written(replace(asked, granted=True))
    seats = list(match.seats.all())
    store(match, tables.laid(match, seats, table), "rematch", "proposal")
    return again


def _over(match: Match, user: User) -> Table:
    table = tables.caught_up(match)
    if not table.is_over or table.state is None:
        raise Refusal(_("This match is not over yet."))
    if not table.seats_of(user.pk):
        raise Refusal(_("Only those who played can ask for another match."))
    return table


def _asked_by(table: Table, user: User) -> Proposal:
    return Proposal(REMATCH, table.seats_of(user.pk)[0], 0, (user.pk,), since=time.time())


def _missing(asked: Proposal, table: Table) -> tuple[int, ...]:
    return missing(asked, table.holders, [seat.away for seat in table.seats])


def _put(match: Match, table: Table, asked: Proposal | None) -> None:
    match.proposal = written(asked)
    store(match, replace(table, proposal=asked), "proposal")


def _laid_anew(match: Match, asked: Proposal, players: set[int]) -> Match:
    """The new match, begun: everybody moves on by one place, so that somebody else begins, and
    partners stay partners."""
    again = Match.objects.create(
        game=match.game,
        settings=match.settings,
        host_id=next(user for user in asked.agreed if user in players),
        is_public=match.is_public,
        is_rated=match.is_rated,
        level=match.level,
    )
    seats = list(match.seats.select_related("user"))
    for seat in seats:
        seat.pk, seat.match = None, again
        seat.index = (seat.index + 1) % len(seats)
        seat.sit_afresh()
        seat.is_ready = seat.kind == Seat.Kind.PERSON
    seats.sort(key=lambda seat: seat.index)
    Seat.objects.bulk_create(seats)
    for seat in seats:
        level = seat.level or match.level
        if seat.user_id and seat.user_id not in players:
            seat_bot(again, seat, level)
        elif seat.kind == Seat.Kind.BOT and seat.name not in REGULARS:
            # In practice bots bear the names of those who sat there.
            seat.kind = Seat.Kind.OPEN
            seat_bot(again, seat, level)
    if again.is_rated and not _may_be_rated(again, seats):
        again.is_rated = False
        again.save(update_fields=["is_rated"])
    begin(again, seats)
    return again


def _may_be_rated(again: Match, seats: list[Seat]) -> bool:
    try:
        check_seats_are_rated(again, seats, is_full=True)
    except Refusal:
        return False
    return True
