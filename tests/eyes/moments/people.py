"""Leaderboards and what everybody may see of somebody."""

from datetime import timedelta
from functools import partial

from accounts.ratings.models import Rating
from games.engines import GAMES
from tests.eyes.cast import member
from tests.eyes.catalogue import Look, add, moment
from tests.eyes.looks import visit
from tests.eyes.stage import NOW
from tests.ratings.records import ended


def _board() -> None:
    rated = {"game": "spades", "matches": 9, "is_listed": True}
    for number in range(60):
        person = member(f"Player {number}")
        Rating.objects.create(user=person, shown=1900 - number, **rated)
    Rating.objects.create(level="easy", game="spades", shown=1200, matches=40)


@moment("people.leaders.empty")
def nobody() -> Look:
    """Nobody is rated yet."""
    return visit("/leaders/check/")


@moment("people.leaders.full")
def leaders() -> Look:
    """More than one page of people, and a bot among them."""
    _board()
    return visit("/leaders/spades/", member("Anna"))


@moment("people.leaders.second_page")
def second_page() -> Look:
    """Further down."""
    _board()
    return visit("/leaders/spades/?page=2")


@moment("people.leaders.month")
def month() -> Look:
    """This month alone."""
    return visit("/leaders/spades/month/")


def _career(slug: str):
    anna, ben = member("Anna"), member("Ben")
    for number in range(8):
        scores = (310 + 10 * number, 300, 180)
        sitting = (anna, ben, "easy")
        if slug == "spades":
            sitting, scores = (anna, "easy", ben, "easy"), (510, 300 + 30 * number) * 2
        at = NOW - timedelta(days=10 - number)
        ended(*sitting, scores=scores, game=slug, at=at, lowest=slug == "check")
    return anna


def career(slug: str) -> Look:
    """Somebody's page after some rated matches."""
    _career(slug)
    return visit("/accounts/people/Anna/", member("Cleo"))


for _slug in GAMES:
    add(f"people.person.{_slug}", partial(career, _slug))


@moment("people.person.new")
def newcomer() -> Look:
    """Somebody who has not played yet, seen by a visitor."""
    member("Anna")
    return visit("/accounts/people/Anna/")


@moment("people.profile")
def own() -> Look:
    """One's own page with a career."""
    return visit("/accounts/profile/", _career("modern_art"))


@moment("people.person.many_matches")
def many() -> Look:
    """More matches than a page holds: earlier and later."""
    anna = member("Anna")
    for number in range(45):
        at = NOW - timedelta(days=50 - number)
        ended(anna, "easy", "easy", scores=(300, 200, 100), at=at, is_rated=False)
    return visit("/accounts/people/Anna/?page=2")
