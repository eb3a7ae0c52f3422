"""A finished match that shall not count after all, and one that shall count again."""

from django.utils import timezone
from django.utils.translation import gettext as _
from msgspec.structs import replace

from accounts.ratings import performances, recomputing
from games import tables
from games.models import Match, Status
from games.services.refusal import Refusal
from games.services.writing import locked, store


def annul(match_id: int) -> Match:
    """A finished match counts no more: ratings from it on and statistics are reckoned anew.

    Its log and its result stay. Whether somebody may do this is for the caller to know.
    """
    with locked(match_id) as match:
        if match.status != Status.FINISHED:
            raise Refusal(_("Only a match that was played to its end can be annulled."))
        if match.annulled_at:
            raise Refusal(_("This match has been annulled already."))
        match.annulled_at = timezone.now()
        _count_again(match)
    return match


def reinstate(match_id: int) -> Match:
    """An annulled match counts again, in its old place among the others."""
    with locked(match_id) as match:
        if not match.annulled_at:
            raise Refusal(_("This match has not been annulled."))
        match.annulled_at = None
        _count_again(match)
    return match


def _count_again(match: Match) -> None:
    table = tables.caught_up(match)
    # First the row: what follows reads it.
    match.save(update_fields=["annulled_at"])
    performances.retally_match(match)
    if match.rated_number:
        recomputing.recompute(match.game, match.rated_number)
    if table.is_rated:
        table = replace(table, seats=tables.with_ratings(match, table.seats, table.holders))
    store(match, table)
