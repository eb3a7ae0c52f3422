"""Looking back at a match, moment by moment."""

from functools import partial

import msgspec
from django.contrib.auth.models import AnonymousUser
from django.test import RequestFactory

from games import archive, bots, services
from games.engines import GAMES
from games.views import review
from tests.eyes.cast import LONG, member, played_on, playing, reel
from tests.eyes.catalogue import Look, add, moment
from tests.eyes.looks import answered, visit
from tests.eyes.stage import spoken

ADDRESS = "/t/bcdfghjkmn/review/"


def still(slug: str, viewpoint: str, share: float, is_long: bool = False) -> Look:
    """A moment of a match that is over, so far through it."""
    looked_at = reel(slug, is_long)
    path = f"{ADDRESS}?at={round(looked_at.last * share)}&as={viewpoint}"
    request = RequestFactory().get(path)
    request.user, request.session, request.LANGUAGE_CODE = AnonymousUser(), {}, spoken()
    may = review.viewpoints(looked_at, (), True)
    context = {
        "code": looked_at.code,
        "table": looked_at.code,
        "own": (),
        "has_file": True,
        "levels": bots.levels(slug),
    }
    return answered(review.moment(request, looked_at, True, viewpoint, may, ADDRESS, context), path)


for _slug in GAMES:
    add(f"review.{_slug}.seat", partial(still, _slug, "0", 0.4))
    add(f"review.{_slug}.open", partial(still, _slug, "open", 0.6))
    add(f"review.{_slug}.end", partial(still, _slug, "watch", 1.0))
for _slug in LONG:
    add(f"review.{_slug}.long", partial(still, _slug, "0", 0.5, True))


@moment("review.while_playing")
def while_playing() -> Look:
    """One's own seat, while the match goes on."""
    anna = member()
    match = playing("spades", anna)
    return visit(f"/t/{match.code}/review/", anna)


@moment("review.bring")
def bring() -> Look:
    """A downloaded match is brought back."""
    return visit("/review/", member())


@moment("review.bring.refused")
def bring_refused() -> Look:
    """What was brought is no match."""
    return visit("/review/", member(), post={"text": "not a match"}, status=400)


def _far_on(slug: str):
    anna = member()
    options = {"spades": {"round_limit": 1}, "check": {"rounds": 1}}.get(slug, {})
    return anna, played_on(playing(slug, anna, turn_seconds=0, **options))


def log(slug: str) -> Look:
    """The whole log of a match."""
    anna, match = _far_on(slug)
    return visit(f"/t/{match.code}/log/", anna)


for _slug in GAMES:
    add(f"review.log.{_slug}", partial(log, _slug))


def figures(slug: str, round: str = "") -> Look:
    """A match in figures."""
    anna, match = _far_on(slug)
    return visit(f"/t/{match.code}/figures/{round}", anna)


for _slug in ("modern_art", "gotcha"):
    add(f"review.figures.{_slug}", partial(figures, _slug))
    add(f"review.figures.{_slug}.round", partial(figures, _slug, "1/"))


def _brought():
    """A match was brought back as a file."""
    anna = member()
    text = msgspec.json.encode(archive.document(played_on(playing("check", anna, rounds=1), 30)))
    return anna, services.import_log(anna, text)


@moment("review.bring.kept")
def bring_kept() -> Look:
    """What one has brought before."""
    anna, _kept = _brought()
    return visit("/review/", anna)


@moment("review.imported")
def imported() -> Look:
    """A match that was brought: for who brought it alone."""
    anna, kept = _brought()
    return visit(f"/review/{kept.code}/", anna)


@moment("review.go_on")
def go_on() -> Look:
    """Over, and one may go on from any moment against bots."""
    anna = member()
    match = played_on(playing("check", anna, rounds=1, turn_seconds=0), 2_000)
    return visit(f"/t/{match.code}/review/", anna)
