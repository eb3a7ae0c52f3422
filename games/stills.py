"""A moment of a match as it was seen: the game's own regions, with nothing in them to press."""

from typing import Any

from games.archive import Reel
from games.engines.game import Seat
from games.models import Status
from games.regions import page
from games.rendering import Angle, Fragments, scene
from games.table import Table

# What asks somebody something, closes over the page, or leads elsewhere.
LEFT_OUT = ("prompt", "look_clock", "ring", "hint", "summary", "gameover", "next")
STATUS = "review"  # neither being played nor over: nothing is asked and nothing is said of it


def still(reel: Reel, number: int, viewpoint: Seat | None, view: Any = None) -> Fragments:
    """What this viewpoint saw at that moment, or what `view` shows, region by region."""
    table = _table(reel, number)
    facts = scene(table, Angle(viewpoint, (), None, False, False, "", True))
    if view is not None:
        facts |= {name: getattr(view, name) for name in view.__struct_fields__}
    facts |= {
        "status": STATUS,
        "legal": (),
        "is_asked": False,
        "moment": None,
        "timer": None,
        "clocks": (None,) * len(reel.seats),
    }
    found: Fragments = dict.fromkeys(LEFT_OUT, "")
    for name, region in page((f"games/{reel.slug}/regions",)).items():
        if name in LEFT_OUT:
            continue
        html = region.template.render({used: facts[used] for used in region.variables})
        # Here they are parts of a page that is exchanged as a whole.
        found[name] = html.replace(' hx-swap-oob="outerMorph"', "")
    return found


def _table(reel: Reel, number: int) -> Table:
    nobody = (None,) * len(reel.seats)
    return Table(
        match=0,
        code=reel.code,
        slug=reel.slug,
        settings=reel.settings,
        seed="",
        status=Status.PLAYING,
        host=0,
        is_public=False,
        level="",
        rematch="",
        revision=0,
        seats=reel.seats,
        holders=nobody,
        present_until=nobody,
        version=number,
        state=reel.frames[number].state,
        taken=(0,) * len(reel.seats),
        since=(0.0,) * len(reel.seats),
        extra=(0.0,) * len(reel.seats),
        recent=reel.recent(number),
    )
