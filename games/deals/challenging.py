"""The deal of a finished match, played again by somebody else from the same seat."""

from django.db import IntegrityError, transaction
from django.utils.translation import gettext as _

from accounts.models import User
from accounts.names import name_key
from games import tables
from games.characters import REGULARS
from games.clocks import TURN
from games.deals.models import Challenge, Try
from games.models import Match, Purpose, Seat, Status
from games.rendering import is_open
from games.services import Refusal, playing
from games.services.opening import sit_down
from games.services.presence import lease
from games.services.writing import locked, store


def challenge(match_id: int, user: User) -> Challenge:
    """A link for a friend to this deal. Who asks has played it, and their result stands."""
    table = tables.current(match_id)
    seats = table.seats_of(user.pk)
    if table.status != Status.FINISHED:
        raise Refusal(_("Only a match that was played to its end can be compared."))
    if not seats:
        raise Refusal(_("Only those who played can challenge somebody to this deal."))
    if table.purpose == Purpose.GUIDED:
        raise Refusal(_("The guided match is the same for everybody: send the link to its rules."))
    if not is_open(table):
        raise Refusal(_("Others still play this deal today. Tomorrow you can challenge somebody."))
    return Challenge.objects.get_or_create(
        match_id=match_id, seat=seats[0], defaults={"user": user}
    )[0]


def accept(challenge: Challenge, user: User) -> Match:
    """A table with the same deal and settings for whoever takes the challenge up: one try."""
    if reason := reason_against(challenge, user):
        raise Refusal(reason)
    try:
        with transaction.atomic():
            return try_at(challenge, user) or _begun(challenge, user)
    except IntegrityError:
        match = try_at(challenge, user)
        assert match is not None
        return match


def reason_against(challenge: Challenge, user: User) -> str:
    if challenge.user_id == user.pk or challenge.match.seats.filter(user=user).exists():
        return _("You have played this deal already, and know its cards.")
    return ""


def try_at(challenge: Challenge, user: User) -> Match | None:
    attempt = Try.objects.filter(challenge=challenge, user=user).select_related("match").first()
    return attempt.match if attempt else None


def _begun(challenge: Challenge, user: User) -> Match:
    before = challenge.match
    match = Match.objects.create(
        game=before.game,
        # Whoever takes it up plays alone with bots: nobody is hurried.
        settings=before.settings | {TURN: 0},
        seed=before.seed,
        host=user,
        is_public=False,
        level=before.level,
        purpose=Purpose.CHALLENGE,
    )
    seats = [_same(seat, match, challenge, user) for seat in before.seats.all()]
    _name_bots(seats)
    Seat.objects.bulk_create(seats)
    store(match, tables.laid(match, seats))
    with locked(match.pk) as row:
        # Everybody sits where they sat: no lots are drawn again.
        playing.begin(row, list(row.seats.all()), by_lot=False)
    Try.objects.create(challenge=challenge, user=user, match=match, seat=challenge.seat)
    return match


def _same(seat: Seat, match: Match, challenge: Challenge, user: User) -> Seat:
    """The same seat at the new table: the challenger's is the friend's, all others are bots'."""
    same = Seat(match=match, index=seat.index, color=seat.color, avatar=seat.avatar)
    if seat.index == challenge.seat:
        same.kind, same.user, same.name = Seat.Kind.PERSON, user, user.username
        same.avatar = user.avatar
        same.is_ready, same.present_until = True, lease()
    else:
        same.kind = Seat.Kind.BOT
        same.level = seat.level or challenge.match.level
        same.name = seat.name if seat.kind == Seat.Kind.BOT else ""
    return same


def _name_bots(seats: list[Seat]) -> None:
    """Where a person sat there is a bot of the house now."""
    taken = {name_key(seat.name) for seat in seats if seat.name}
    free = (bot for bot in REGULARS.values() if name_key(bot.name) not in taken)
    for seat in seats:
        if not seat.name:
            sit_down(seat, next(free), seat.level)
