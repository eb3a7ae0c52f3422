"""How to play, the gallery, the regulars, fair play, and the parts that pages are made of."""

from functools import partial

from games.engines import GAMES
from tests.eyes.catalogue import Look, add, moment
from tests.eyes.looks import visit


def how(slug: str) -> Look:
    """The rules with pictures, and the way to the guided match."""
    return visit(f"/how/{slug}/")


for _slug in GAMES:
    add(f"learning.how.{_slug}", partial(how, _slug))


@moment("learning.how.refused")
def how_refused() -> Look:
    """The guided match begins with a name that will do."""
    return visit("/guided/spades/", post={"your_name": "<Anna>"}, status=400)


@moment("learning.gallery")
def gallery() -> Look:
    """All paintings, room by room."""
    return visit("/gallery/")


@moment("learning.gallery.work")
def work() -> Look:
    """One painting with its wall text."""
    return visit("/gallery/sigrid-hidden-3/")


@moment("learning.regulars")
def regulars() -> Look:
    """The bots that people meet."""
    return visit("/regulars/")


@moment("learning.fair_play")
def fair_play() -> Look:
    """How the deal can be checked."""
    return visit("/fair-play/")


@moment(
    "learning.design",
    meant=(".specimen .seat-name", ".gallery-piece"),
    because="A long name shows how it is cut, and a visitor stands before the pictures.",
)
def design() -> Look:
    """Every component in all its states: the same parts as in all other moments."""
    return visit("/design/")
