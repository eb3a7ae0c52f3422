"""Ratings reckoned anew from the matches, in the order in which they finished."""

from collections.abc import Iterator

from django.db import transaction
from django.db.models import Max

from accounts.ratings.entrants import Entrant
from accounts.ratings.judging import Judged, Stand, judged
from accounts.ratings.models import Change, Rating
from accounts.ratings.settling import change, entrant_of, hold, keep, ratings_of, stand_of
from games import push
from games.models import Match, Status

Stands = dict[Entrant, Stand]
BATCH = 500  # matches


@transaction.atomic
def recompute(game: str, start: int = 1) -> int:
    """Judge every rated match of a game again from this number on; says how many there were."""
    hold(game)
    outdated = Change.objects.filter(rating__game=game, number__gte=start)
    touched = {
        entrant_of(rating)
        for rating in Rating.objects.filter(game=game, changes__number__gte=start).distinct()
    }
    if start == 1:
        touched |= {entrant_of(rating) for rating in Rating.objects.filter(game=game)}
    outdated.delete()
    stands = _stands_before(game, start)
    ratings = ratings_of(game, touched | set(stands))
    done, batch = 0, []
    for match, changes in replayed(game, stands, start):
        done += 1
        touched |= set(changes)
        batch += [(match, entrant, one) for entrant, one in changes.items()]
        if len(batch) > 4 * BATCH:
            _write(game, batch, ratings)
            batch = []
    _write(game, batch, ratings)
    keep(game, {entrant: stands[entrant] for entrant in touched & set(stands)}, ratings)
    for entrant in touched - set(stands):  # every match of theirs has been annulled
        ratings[entrant].delete()
    push.announce_leaders(game)
    return done


def _write(
    game: str, batch: list[tuple[Match, Entrant, Judged]], ratings: dict[Entrant, Rating]
) -> None:
    new = {entrant: one.after for _, entrant, one in batch if entrant not in ratings}
    ratings |= keep(game, new, {})
    Change.objects.bulk_create(
        [change(ratings[entrant], match, one) for match, entrant, one in batch], batch_size=100
    )


def replayed(
    game: str, stands: Stands, start: int = 1
) -> Iterator[tuple[Match, dict[Entrant, Judged]]]:
    """Each match that counts and what it came to; `stands` goes along."""
    matches = Match.objects.filter(
        game=game, rated_number__gte=start, status=Status.FINISHED, annulled_at=None
    ).prefetch_related("seats", "resignations")
    for match in matches.order_by("rated_number").iterator(BATCH):
        changes = judged(match, stands)
        stands.update({entrant: one.after for entrant, one in changes.items()})
        yield match, changes


def _stands_before(game: str, start: int) -> Stands:
    """How everybody stood when the match of this number began to be rated."""
    if start == 1:
        return {}
    earlier = Change.objects.filter(rating__game=game, number__lt=start)
    last = dict(earlier.values_list("rating").annotate(Max("matches")))
    latest = earlier.filter(matches__in=set(last.values())).select_related("rating")
    return {
        entrant_of(one.rating): stand_of(one)
        for one in latest.iterator()
        if last[one.rating_id] == one.matches
    }


def drift(game: str) -> Iterator[str]:
    """Where what is stored differs from what the matches give; nothing is changed."""
    stored = {
        (one.match_id, entrant_of(one.rating)): (one.place, stand_of(one))
        for one in Change.objects.filter(rating__game=game).select_related("rating").iterator()
    }
    stands: Stands = {}
    for match, changes in replayed(game, stands):
        for entrant, one in changes.items():
            if stored.pop((match.pk, entrant), None) != (one.place, one.after):
                yield f"{game} {match.code}: {_called(entrant)} should be at {one.after.shown}"
    for match_id, entrant in stored:
        yield f"{game}: {_called(entrant)} has a change by match {match_id}, which does not count"
    for rating in Rating.objects.filter(game=game).iterator():
        stand = stands.pop(entrant_of(rating), None)
        if stand != stand_of(rating):
            shown = stand.shown if stand else "nothing"
            yield f"{game}: {_called(entrant_of(rating))} is at {rating.shown}, not {shown}"
    for entrant in stands:
        yield f"{game}: {_called(entrant)} has no rating"
    unnumbered = Match.objects.filter(
        game=game, is_rated=True, status=Status.FINISHED, rated_number=None
    )
    for code in unnumbered.values_list("code", flat=True):
        yield f"{game} {code}: has never been rated"


def _called(entrant: Entrant) -> str:
    return f"person {entrant.user}" if entrant.user else f"bots of level {entrant.level}"
