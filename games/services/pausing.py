"""A pause, more time for a turn, going back, and the end of a match before its time: by agreement
of the people at the table."""

from collections.abc import Sequence

from django.utils.translation import gettext as _
from msgspec.structs import replace

from accounts.models import User
from games import tables
from games.agreements import BACK, END, PAUSE, TIME, Proposal, missing, written
from games.endings import EndedEarly
from games.models import Match, Status
from games.services.holding import released
from games.services.playing import end_early
from games.services.refusal import Refusal
from games.services.taking_back import check_may_take_back, go_back_to, way_back
from games.services.writing import locked, shift, store
from games.table import Table


def ask_for_pause(match_id: int, user: User) -> None:
    with locked(match_id) as match:
        table, seats = _seated(match, user)
        if table.paused_since is not None:
            raise Refusal(_("The match is paused already."))
        _propose(match, table, user, Proposal(PAUSE, seats[0], 0, (user.pk,)))


def ask_for_time(match_id: int, user: User) -> None:
    """As many seconds again for the turn that one has to take now."""
    with locked(match_id) as match:
        table, seats = _seated(match, user)
        seat = next((seat for seat in seats if seat in table.actors), None)
        if not table.settings.turn_seconds:
            raise Refusal(_("There is no clock at this table: take the time you need."))
        if table.paused_since is not None:
            raise Refusal(_("The match is paused: no clock runs."))
        if seat is None:
            raise Refusal(_("It is not your turn: your clock does not run."))
        if table.timer is not None:
            raise Refusal(_("This countdown belongs to the rules: nobody can make it longer."))
        _propose(match, table, user, Proposal(TIME, seat, table.taken[seat], (user.pk,)))


def ask_to_take_back(match_id: int, user: User, seat: int) -> bool:
    """Take back the seat's last action, or ask the others to agree; says whether it is done."""
    with locked(match_id) as match:
        table, _seats = _seated(match, user)
        check_may_take_back(table, seat, user)
        to, is_free = way_back(match, user, seat)
        if is_free:
            go_back_to(match, table, seat, to, freely=True)
            return True
        wish = Proposal(BACK, seat, table.taken_by_people, (user.pk,), to=to)
        _propose(match, table, user, wish)
        return match.version > table.version


def ask_to_end(match_id: int, user: User) -> None:
    """End the match for everybody: at once alone with bots, else if the others agree."""
    with locked(match_id) as match:
        table, seats = _seated(match, user)
        if table.is_rated:
            raise Refusal(_("A rated match can't be ended early. You can resign."))
        _propose(match, table, user, Proposal(END, seats[0], 0, (user.pk,)))


def answer_proposal(match_id: int, user: User, agrees: bool) -> None:
    """Agree to what somebody asks, or decline it; whoever asked withdraws it."""
    with locked(match_id) as match:
        table, _seats = _seated(match, user)
        proposal = table.standing_proposal
        if proposal is None:
            raise Refusal(_("Nobody asks for anything any more."))
        if not agrees:
            _put(match, table, None)
        elif user.pk not in proposal.agreed:
            agreed = replace(proposal, agreed=(*proposal.agreed, user.pk))
            decide(match, table, agreed)


def resume(match_id: int, user: User) -> None:
    """Anybody who plays ends the pause. Every clock stands where it stood when it began."""
    with locked(match_id) as match:
        table, _seats = _seated(match, user)
        if table.paused_since is None:
            raise Refusal(_("The match is not paused."))
        match.seats.filter(user=user).update(missed=0)
        store(match, released(match, table))


def _seated(match: Match, user: User) -> tuple[Table, Sequence[int]]:
    table = tables.caught_up(match)
    seats = table.seats_of(user.pk)
    if not seats:
        raise Refusal(_("Only those who play can do that."))
    if match.status == Status.WAITING:
        raise Refusal(_("The match has not begun yet."))
    if match.status != Status.PLAYING:
        raise Refusal(_("This match is over."))
    return table, seats


def _propose(match: Match, table: Table, user: User, proposal: Proposal) -> None:
    standing = table.standing_proposal
    if standing is not None and user.pk not in standing.agreed[:1]:
        name = table.seats[standing.seat].name
        raise Refusal(_("%(name)s has asked for something: answer that first.") % {"name": name})
    if standing is not None and standing.granted:
        raise Refusal(_("That is agreed already: it begins when the countdown is over."))
    decide(match, table, proposal)


def decide(match: Match, table: Table, proposal: Proposal) -> None:
    """Do it if everybody has agreed, else let it stand."""
    if missing(proposal, table.holders, [seat.away for seat in table.seats]):
        _put(match, table, proposal)
    elif proposal.what == END:
        agreed = [seat for seat, who in enumerate(table.holders) if who in proposal.agreed[1:]]
        end_early(match, table, EndedEarly(proposal.seat, tuple(agreed)))
    elif proposal.what == BACK:
        go_back_to(match, table, proposal.seat, proposal.to, freely=False)
    elif proposal.what == TIME:
        match.proposal = ""
        seconds = float(table.settings.turn_seconds)
        shift(match, replace(table, proposal=None), seconds, proposal.seat, "proposal")
    else:
        # It begins at once, or when the countdown of the rules is over (services/writing.py).
        _put(match, table, replace(proposal, granted=True))


def _put(match: Match, table: Table, proposal: Proposal | None) -> None:
    match.proposal = written(proposal)
    store(match, replace(table, proposal=proposal), "proposal")
