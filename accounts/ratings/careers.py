"""What everybody may know of how somebody plays: ratings, charts and figures, game by game."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import msgspec

from accounts.models import User
from accounts.ratings import charts, scale
from accounts.ratings.models import Change, Performance, Rating, Tally
from games.engines import GAMES
from games.table import SeatFacts
from games.tables import facts

POINTS = 60  # of a chart: more could not be told apart
PAGE = 20


class Career(msgspec.Struct, frozen=True):
    """In one game."""

    slug: str
    title: str
    matches: int
    won: int
    figures: Mapping[str, int]
    results: charts.Bars
    rating: Any = None
    is_provisional: bool = False
    rated_matches: int = 0
    history: charts.History | None = None
    # The points of the chart as figures: (match, rating, how far off it may well be).
    points: tuple[tuple[int, int, int], ...] = ()


def careers(person: User, slug: str = "") -> tuple[tuple[Career, ...], Career | None]:
    """All games that somebody has finished matches of, most played first, and the chosen one."""
    ratings = {rating.game: rating for rating in Rating.objects.filter(user=person)}
    tallies = {tally.game: tally.figures for tally in Tally.objects.filter(user=person)}
    found = sorted(
        (_career(game, ratings.get(game), figures) for game, figures in tallies.items()),
        key=lambda career: (-career.matches, career.slug),
    )
    chosen = next((one for one in found if one.slug == slug), found[0] if found else None)
    if chosen and (rating := ratings.get(chosen.slug)):
        points = tuple(_points(rating))
        chosen = msgspec.structs.replace(chosen, history=charts.history(points), points=points)
    return tuple(found), chosen


def _career(game: str, rating: Rating | None, figures: Mapping[str, int]) -> Career:
    places = sorted(
        (int(key.removeprefix("place ")), count)
        for key, count in figures.items()
        if key.startswith("place ")
    )
    worst = max([place for place, _ in places], default=0)
    counts = [(str(place), figures.get(f"place {place}", 0)) for place in range(1, worst + 1)]
    if left := figures.get("left", 0):
        counts.append(("left", left))
    return Career(
        slug=game,
        title=GAMES[game].title,
        matches=figures.get("matches", 0),
        won=figures.get("won", 0),
        figures=figures,
        results=charts.bars(counts),
        rating=rating.shown if rating else None,
        is_provisional=rating.is_provisional if rating else False,
        rated_matches=rating.matches if rating else 0,
    )


def _points(rating: Rating) -> list[tuple[int, int, int]]:
    """The rating after evenly spread matches, the first and the last among them."""
    count = rating.matches
    steps = min(count, POINTS)
    wanted = {1 + (count - 1) * step // max(1, steps - 1) for step in range(steps)}
    changes = Change.objects.filter(rating=rating, matches__in=wanted).order_by("matches")
    return [
        (matches, shown, scale.spread(sigma))
        for matches, shown, sigma in changes.values_list("matches", "shown", "sigma")
    ]


class Played(msgspec.Struct, frozen=True):
    code: str
    title: str
    finished_at: datetime
    seats: tuple[SeatFacts, ...]
    place: int
    places: int
    won: bool
    has_left: bool
    is_rated: bool
    is_annulled: bool


def played(
    person: User, viewer: Any, page: int = 1, size: int = PAGE
) -> tuple[tuple[Played, ...], bool]:
    """A page of somebody's finished matches, the latest first, and whether there are more.

    Others see public matches only: a code lets whoever has it in.
    """
    own = Performance.objects.filter(user=person)
    if viewer != person:
        own = own.filter(match__is_public=True)
    start = (page - 1) * size
    latest = own.order_by("-finished_at", "-id").select_related("match")
    found = list(latest.prefetch_related("match__seats")[start : start + size + 1])
    return tuple(_played(one) for one in found[:size]), len(found) > size


def _played(one: Performance) -> Played:
    match = one.match
    return Played(
        code=match.code,
        title=GAMES[match.game].title,
        finished_at=one.finished_at,
        seats=tuple(facts(seat) for seat in match.seats.all()),
        place=one.place,
        places=one.places,
        won=one.has_won,
        has_left=one.has_left,
        is_rated=match.is_rated,
        is_annulled=match.annulled_at is not None,
    )
