"""Asking what a strong bot would do in one's place. Nothing is written."""

from django.utils.translation import gettext as _

from accounts.models import User
from games import bots, tables
from games.models import Status
from games.services.refusal import Refusal
from games.services.waking import Thought, thought


def question_of(match_id: int, user: User | None, seat: int) -> Thought:
    """What this seat has to decide, for the strongest bot: from the seat's own view."""
    table = tables.current(match_id)
    if user is None or seat not in table.seats_of(user.pk):
        raise Refusal(_("That is not your seat."))
    if table.is_rated:
        raise Refusal(_("There are no hints in rated matches."))
    if table.is_compared:
        raise Refusal(_("There are no hints where results are compared."))
    if not user.preferences.advice:
        raise Refusal(_("You have switched hints off in your profile."))
    if table.status != Status.PLAYING or seat not in table.actors:
        raise Refusal(_("There is nothing to decide for you now."))
    # Who asks twice is told the same.
    return thought(table, seat, bots.levels(table.slug)[-1], f"advice {table.code}")
