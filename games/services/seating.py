"""Who sits where: before a match begins, and in the seats of bots after that."""

from django.utils.translation import gettext as _

from accounts.models import User
from accounts.names import name_key
from games import push, tables
from games.bots import levels
from games.characters import REGULARS
from games.engines import chance
from games.models import Match, Seat, Status
from games.services.opening import sit_down
from games.services.presence import lease
from games.services.rated import check_may_sit
from games.services.refusal import Refusal
from games.services.writing import locked, reseat, store


def take_seat(match_id: int, user: User, index: int) -> None:
    """Sit down in an open seat, or in a bot's: also in one whose match has begun."""
    with locked(match_id) as match:
        seat = seat_of(match, index)
        if match.status not in (Status.WAITING, Status.PLAYING):
            raise Refusal(_("This match is over."))
        if seat.user_id == user.pk:
            return
        if match.purpose:
            raise Refusal(_("This table is for one person among bots. You can watch."))
        if match.is_rated:
            check_may_sit(match, user)
        if seat.kind == Seat.Kind.PERSON:
            raise Refusal(_("Somebody already sits there."))
        held = list(match.seats.filter(user=user))
        if match.status == Status.PLAYING and held:
            raise Refusal(_("You already have a seat at this table."))
        if match.resignations.filter(user=user).exists():
            # Who has seen one hand may not play another of the same match.
            raise Refusal(_("You have left this match. You can still watch it."))
        check_name_is_free(match, user)
        for old in held:
            _empty(old)
        _fill(seat, user)
        reseat(match, *held, seat)


def leave_seat(match_id: int, user: User) -> None:
    """Get up from a table that has not begun. The host's role passes on; the last one closes it."""
    with locked(match_id) as match:
        if match.status != Status.WAITING:
            raise Refusal(_("The match has begun: you can only give it up."))
        vacate(match, list(match.seats.filter(user=user)))


def vacate(match: Match, seats: list[Seat]) -> None:
    if not seats:
        raise Refusal(_("You have no seat at this table."))
    gone = {seat.user_id for seat in seats}
    for seat in seats:
        _empty(seat)
    reseat(match, *seats)
    if match.host_id not in gone:
        return
    heir = match.seats.filter(kind=Seat.Kind.PERSON).exclude(user_id__in=gone).first()
    if heir is None:
        match.status = Status.ABORTED
    else:
        match.host_id = heir.user_id
    store(match, tables.laid(match, list(match.seats.all())), "host", "status")
    push.announce_lobby()


def set_bot(match_id: int, user: User, index: int, level: str) -> None:
    """The host puts a bot into an empty seat, changes its level, or takes it away (no level)."""
    with locked(match_id) as match:
        _check_host(match, user)
        if match.status != Status.WAITING:
            raise Refusal(_("The match has begun."))
        seat = seat_of(match, index)
        if seat.kind == Seat.Kind.PERSON:
            raise Refusal(_("Somebody already sits there."))
        if level and level not in levels(match.game):
            raise Refusal(_("There is no bot of that level."))
        if level:
            seat_bot(match, seat, level)
        else:
            _empty(seat)
        reseat(match, seat)


def set_ready(match_id: int, user: User, is_ready: bool) -> None:
    with locked(match_id) as match:
        if match.status != Status.WAITING:
            raise Refusal(_("The match has begun."))
        seats = list(match.seats.filter(user=user))
        if not seats:
            raise Refusal(_("You have no seat at this table."))
        for seat in seats:
            seat.is_ready = is_ready
        reseat(match, *seats)


def make_public(match_id: int, user: User, is_public: bool) -> None:
    with locked(match_id) as match:
        _check_host(match, user)
        table = tables.caught_up(match)
        match.is_public = is_public
        store(match, tables.laid(match, list(match.seats.all()), table), "is_public")
        push.announce_lobby()


def seat_of(match: Match, index: int) -> Seat:
    seat = match.seats.filter(index=index).first()
    if seat is None:
        raise Refusal(_("There is no such seat."))
    return seat


def seat_bot(match: Match, seat: Seat, level: str) -> None:
    """A bot sits down; one that sits there already may change its level."""
    if seat.kind == Seat.Kind.BOT:
        seat.level = level
        return
    taken = {name_key(name) for name in match.seats.values_list("name", flat=True)}
    free = (bot for bot in REGULARS.values() if name_key(bot.name) not in taken)
    sit_down(seat, next(free), level)


def draw_lots(match: Match, seats: list[Seat]) -> list[Seat]:
    """Seat everybody by lot. It follows from the seed, so that it can be checked afterwards."""
    order = chance.shuffled(seats, chance.derived(match.seed, "seating"))
    # By way of places that nobody has: no two rows may share one, not even for a moment.
    for place, seat in enumerate(order):
        seat.index = len(seats) + place
        seat.save(update_fields=["index"])
    for place, seat in enumerate(order):
        seat.index = place
        seat.save(update_fields=["index"])
    return list(order)


def check_name_is_free(match: Match, user: User) -> None:
    others = match.seats.filter(kind=Seat.Kind.PERSON).exclude(user=user)
    if name_key(user.username) in {name_key(seat.name) for seat in others}:
        raise Refusal(_("Somebody at this table already has your name."))


def _check_host(match: Match, user: User) -> None:
    if match.host_id != user.pk:
        raise Refusal(_("Only the host can do that."))


def _fill(seat: Seat, user: User) -> None:
    seat.kind, seat.user, seat.name, seat.level = Seat.Kind.PERSON, user, user.username, ""
    seat.avatar = user.avatar
    seat.sit_afresh()
    seat.present_until = lease()


def _empty(seat: Seat) -> None:
    seat.kind, seat.user, seat.name, seat.level = Seat.Kind.OPEN, None, "", ""
    seat.sit_afresh()
    seat.present_until = None
