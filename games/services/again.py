"""Another match of the same people: one press, everybody a place further on."""

from django.utils.translation import gettext as _

from accounts.models import User
from games import push, tables
from games.models import Match, Seat, Status
from games.services.playing import begin, reasons_to_wait
from games.services.presence import lease
from games.services.rated import check_seats_are_rated
from games.services.refusal import Refusal
from games.services.writing import locked, reseat, store


def rematch(match_id: int, user: User) -> Match:
    """The same people at a new table with the same options; whoever asks second joins the first.

    Everybody moves on by one place, so that somebody else begins; partners stay partners. The
    match begins when all have asked: at once where the others are bots.
    """
    with locked(match_id) as match:
        if match.finished_at is None:
            raise Refusal(_("This match is not over yet."))
        if not match.seats.filter(user=user).exists():
            raise Refusal(_("Only those who played can ask for another match."))
        again = match.rematch or _laid_anew(match, user)
    _join(again.pk, user)
    return again


def _laid_anew(match: Match, user: User) -> Match:
    again = Match.objects.create(
        game=match.game,
        settings=match.settings,
        host=user,
        is_public=match.is_public,
        is_rated=match.is_rated,
        level=match.level,
    )
    table = tables.caught_up(match)
    seats = list(match.seats.all())
    for seat in seats:
        seat.pk, seat.match = None, again
        seat.index = (seat.index + 1) % len(seats)
        seat.sit_afresh()
        # The others keep their places for as long as a waiting table keeps them.
        seat.present_until = lease() if seat.user_id else None
    seats.sort(key=lambda seat: seat.index)
    Seat.objects.bulk_create(seats)
    store(again, tables.laid(again, seats))
    match.rematch = again
    store(match, tables.laid(match, list(match.seats.all()), table), "rematch")
    if again.is_public:
        push.announce_lobby()
    return again


def _join(match_id: int, user: User) -> None:
    """Who asks is ready; when everybody is, nobody has to press anything else."""
    with locked(match_id) as match:
        if match.status != Status.WAITING:
            return
        mine = list(match.seats.filter(user=user))
        for seat in mine:
            seat.is_ready, seat.present_until = True, lease()
        if mine:
            reseat(match, *mine)
        seats = list(match.seats.select_related("user"))
        if reasons_to_wait(seats) or any(seat.kind == Seat.Kind.OPEN for seat in seats):
            return
        if match.is_rated:
            try:
                check_seats_are_rated(match, seats, is_full=True)
            except Refusal:
                return  # the waiting table says what is in the way
        begin(match, seats)
