"""The deal of the day, its boards, and challenges."""

from datetime import timedelta
from functools import partial

from games.deals import challenging, daily
from games.deals.models import DailyDeal
from games.engines import GAMES
from games.models import Match
from tests.eyes.cast import member, playing
from tests.eyes.catalogue import Look, add, moment
from tests.eyes.looks import visit
from tests.games.test_deals import scored
from tests.ratings.records import played_out


def _tries(slug: str, *names: str):
    for place, name in enumerate(names):
        user = member(name)
        scored(daily.play(user, slug, daily.today()), user, 300 - 20 * place)
    return user


@moment("deals.daily.empty")
def empty() -> Look:
    """Nobody has played today."""
    return visit("/daily/")


@moment("deals.daily.all_games")
def all_games() -> Look:
    """The day's deal of every game, with some who have played."""
    for slug in GAMES:
        _tries(slug, *(f"{name} {slug[:2]}" for name in ("Anna", "Ben", "Cleo")))
    return visit("/daily/", member("Dora"))


def one_game(slug: str) -> Look:
    """One game: today's board with oneself on it, and yesterday's."""
    _tries(slug, *(f"Early {number}" for number in range(3)))
    DailyDeal.objects.update(day=daily.today() - timedelta(days=1))
    me = _tries(slug, *(f"Player {number}" for number in range(8)))
    return visit(f"/daily/{slug}/", me)


for _slug in GAMES:
    add(f"deals.daily.{_slug}", partial(one_game, _slug))


@moment("deals.daily.refused")
def name_refused() -> Look:
    """Another's name does not do for a try."""
    return visit("/daily/spades/play/", post={"your_name": "<Anna>"}, status=400)


@moment("deals.daily.table")
def table() -> Look:
    """A table of the day's deal."""
    anna = member()
    match = daily.play(anna, "spades", daily.today())
    return visit(f"/t/{match.code}/", anna)


def _challenge():
    anna = member()
    match = playing("check", anna, rounds=1, turn_seconds=0)
    played_out(match)
    return anna, challenging.challenge(match.pk, anna)


@moment("deals.challenge.invited")
def invited() -> Look:
    """A visitor is challenged: nothing is told of how it went."""
    _anna, made = _challenge()
    return visit(f"/challenge/{made.code}/")


@moment("deals.challenge.own")
def own() -> Look:
    """The challenger waits for others."""
    anna, made = _challenge()
    return visit(f"/challenge/{made.code}/", anna)


@moment("deals.challenge.compared")
def compared() -> Look:
    """Somebody has taken it up and is compared."""
    _anna, made = _challenge()
    ben = member("Ben")
    match = challenging.accept(made, ben)
    played_out(Match.objects.get(pk=match.pk), seed=1)
    return visit(f"/challenge/{made.code}/", ben)


@moment("deals.challenge.refused")
def refused() -> Look:
    """The challenger knows the deal."""
    anna, made = _challenge()
    return visit(f"/challenge/{made.code}/play/", anna, post={}, status=409)


@moment("deals.daily.going_on")
def going_on() -> Look:
    """One's try is not over yet."""
    anna = member()
    daily.play(anna, "spades", daily.today())
    return visit("/daily/spades/", anna)


@moment("deals.challenge.going_on")
def challenge_going_on() -> Look:
    """The same of a challenge."""
    _anna, made = _challenge()
    ben = member("Ben")
    challenging.accept(made, ben)
    return visit(f"/challenge/{made.code}/", ben)
