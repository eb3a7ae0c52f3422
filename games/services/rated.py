"""What makes a match fit to be rated: people with accounts, one seat each, a clock and no help."""

from collections.abc import Sequence

from django.utils.translation import gettext as _

from accounts.models import User
from accounts.sanctions import barring, is_barred, refusal
from games import push, tables
from games.bots import levels
from games.models import Match, Seat, Status
from games.services.refusal import Refusal
from games.services.writing import locked, store

FEWEST = 2  # people
RATED = "rated"  # the kind of sanction that bars from it


def stand_in(slug: str) -> str:
    """The bot that plays for the absent: the weakest, so that nobody gains by being away."""
    return levels(slug)[0]


def check_plans_are_rated(host: User, kinds: Sequence[str], turn_seconds: int) -> None:
    """Refuse a set-up that cannot become a rated match, with every reason at once."""
    reasons = reasons_against(host)
    if "guest" in kinds:
        reasons.append(_one_each())
    if sum(kind in ("me", "open") for kind in kinds) < FEWEST:
        reasons.append(_too_few())
    if not turn_seconds:
        reasons.append(_no_clock())
    if reasons:
        raise Refusal(*reasons)


def check_seats_are_rated(match: Match, seats: Sequence[Seat], is_full: bool) -> None:
    """Refuse a table that is not fit to be rated; one that is not full may still get people."""
    people = [seat.user for seat in seats if seat.user_id]
    reasons = []
    for person in dict.fromkeys(people):
        if person.is_guest:
            reasons += reasons_against(person)
        elif is_barred(person, RATED):
            # Why is between them and the moderators.
            reasons.append(_("%(name)s may not play rated matches.") % {"name": person.username})
    if len(set(people)) < len(people):
        reasons.append(_one_each())
    could_come = 0 if is_full else sum(seat.kind == Seat.Kind.OPEN for seat in seats)
    if len(set(people)) + could_come < FEWEST:
        reasons.append(_too_few())
    if not match.settings.get("turn_seconds"):
        reasons.append(_no_clock())
    if reasons:
        raise Refusal(*dict.fromkeys(reasons))


def reasons_against(person: User) -> list[str]:
    """Why somebody may not play rated matches, in sentences for themselves."""
    if person.is_guest or person.pk is None:
        return [_("Rated tables are for people with an account: please sign up or log in.")]
    sanction = barring(person, RATED)
    return [refusal(sanction)] if sanction else []


def check_may_sit(match: Match, person: User) -> None:
    """Refuse somebody who wants to sit down at a rated table."""
    if match.status != Status.WAITING:
        raise Refusal(_("This match is rated: nobody can join it now. You can watch it."))
    if reasons := reasons_against(person):
        raise Refusal(*reasons)


def set_rated(match_id: int, user: User, is_rated: bool) -> None:
    """The host decides whether the match will count. Who was ready must say so again."""
    with locked(match_id) as match:
        if match.host_id != user.pk:
            raise Refusal(_("Only the host can do that."))
        if match.status != Status.WAITING:
            raise Refusal(_("The match has begun."))
        if bool(match.is_rated) == is_rated:
            return
        seats = list(match.seats.select_related("user"))
        if is_rated:
            check_seats_are_rated(match, seats, is_full=False)
            match.level = stand_in(match.game)
        match.is_rated = is_rated
        others = match.seats.filter(kind=Seat.Kind.PERSON).exclude(user=user)
        others.update(is_ready=False)
        store(match, tables.laid(match, list(match.seats.all())), "is_rated", "level")
        if match.is_public:
            push.announce_lobby()


def _one_each() -> str:
    return _("In a rated match everybody plays at a screen of their own, in one seat.")


def _too_few() -> str:
    return _("A rated match needs at least two people.")


def _no_clock() -> str:
    return _("A rated match is played with a clock: give everybody some seconds for a turn.")
