"""What a match came to for each of its people, read from its log once, when it ends."""

import logging
from collections import Counter
from collections.abc import Mapping

import msgspec
from django.db import transaction

from accounts.models import User
from accounts.ratings.entrants import Sitter, sitters
from accounts.ratings.models import Performance, Tally
from accounts.ratings.placing import Placing, placing
from games import summaries, tables
from games.engines import GAMES
from games.engines.replay import replay
from games.models import Match, Purpose

log = logging.getLogger(__name__)

Figures = Mapping[str, int]


def perform(match: Match) -> None:
    """Store what a match that has just ended came to.

    A match ends also where its figures cannot be read: they can be read later, by command.
    """
    try:
        with transaction.atomic():
            for performance in rewritten(match):
                _tally_up(performance)
    except Exception:
        log.exception("the figures of match %s could not be read", match.code)


def rewritten(match: Match) -> list[Performance]:
    """The performances of a match, stored in place of any that were there."""
    match.performances.all().delete()
    return Performance.objects.bulk_create(performances(match))


def performances(match: Match) -> list[Performance]:
    if match.forked_at is not None:
        # What began in the middle of another match is practice.
        return []
    if match.purpose == Purpose.GUIDED:
        return []  # a lesson says nothing of how well somebody plays
    here = sitters(match)
    left = {sitter.seat for sitter in here if sitter.has_left}
    placed = placing(match.result, left)
    figures = figures_of(match, len(here))
    return [
        _performance(match, sitter, placed, figures[sitter.seat])
        for sitter in _own_seats(match, here)
    ]


def _performance(match: Match, sitter: Sitter, placed: Placing, figures: Figures) -> Performance:
    places = len(placed.teams)
    place = places if sitter.has_left else placed.of(sitter.seat)
    base = {"matches": 1, f"place {place}": 1}
    if sitter.has_left:
        # What a bot did in their seat is not theirs.
        base, figures = {"matches": 1, "left": 1}, {}
    elif place == 1:
        base["won"] = 1
    return Performance(
        match=match,
        user_id=sitter.entrant.user,
        game=match.game,
        seat=sitter.seat,
        finished_at=match.finished_at,
        place=place,
        places=places,
        has_left=sitter.has_left,
        figures=base | {key: value for key, value in figures.items() if value},
    )


def _own_seats(match: Match, here: tuple[Sitter, ...]) -> list[Sitter]:
    """One seat per person: of several at their screen the one that has their name."""
    names = {seat.index: seat.name for seat in match.seats.all()}
    people = dict(
        User.objects.filter(
            pk__in={sitter.entrant.user for sitter in here if sitter.entrant.user}
        ).values_list("pk", "username")
    )
    own: dict[int, Sitter] = {}
    for sitter in here:
        user = sitter.entrant.user
        if user and (user not in own or names[sitter.seat] == people[user]):
            own[user] = sitter
    return [own[user] for user in sorted(own)]


def figures_of(match: Match, seats: int) -> tuple[Figures, ...]:
    """By seat, from the log alone."""
    game = GAMES[match.game]
    settings = msgspec.convert(match.settings, game.Settings)
    actions = ((seat, action) for seat, action, *_ in tables.actions(match))
    events = replay(game, seats, match.seed, settings, actions).events
    return summaries.summary(match.game, events, seats)


def _tally_up(performance: Performance) -> None:
    of = {"user_id": performance.user_id, "game": performance.game}
    Tally.objects.get_or_create(**of)
    tally = Tally.objects.select_for_update().get(**of)
    tally.figures = added(tally.figures, performance.figures)
    tally.save(update_fields=["figures"])


def added(one: Figures, other: Figures) -> dict[str, int]:
    total = dict(one)
    for key, value in other.items():
        total[key] = total.get(key, 0) + value
    return total


def retally_match(match: Match) -> None:
    for user in match.performances.order_by("user").values_list("user", flat=True):
        retally(user, match.game)


@transaction.atomic
def retally(user: int, game: str) -> None:
    """Add up somebody's performances in a game again. Annulled matches do not count."""
    total: Counter[str] = Counter()
    counting = Performance.objects.filter(user=user, game=game, match__annulled_at=None)
    for figures in counting.values_list("figures", flat=True).iterator():
        for key, value in figures.items():
            total[key] += value
    if total:
        Tally.objects.update_or_create(user_id=user, game=game, defaults={"figures": dict(total)})
    else:
        Tally.objects.filter(user=user, game=game).delete()


@transaction.atomic
def hand_over(before: User, after: User) -> None:
    """The performances of a guest go to the account that the same person logged in to."""
    own = Performance.objects.filter(user=before)
    games = list(own.values_list("game", flat=True).distinct())
    # Who sat there twice has played once.
    own.filter(match__in=Performance.objects.filter(user=after).values("match")).delete()
    own.update(user=after)
    for game in games:
        retally(before.pk, game)
        retally(after.pk, game)
