"""One match in two worlds, compared by all that its viewers are sent."""

import random
from dataclasses import astuple, dataclass

from games.fuzzing.matches import Trial
from games.fuzzing.promises import Probes
from games.rendering import Viewer
from tests.secrecy.kept import WATCHING, Kept
from tests.secrecy.played import Played, anywhere, played
from tests.secrecy.screens import Screen, frames
from tests.secrecy.visits import impossible, visited
from tests.secrecy.worlds import Leak, World, parting, world

FOLLOWED = 4  # actions that are done in both worlds


@dataclass(frozen=True)
class Extent:
    """How much of a match is compared."""

    entries: int = 400  # of its log
    moments: int = 4  # whose frames are compared, beside the first and the last
    visits: int = 1  # of these, at which the site is asked too


@dataclass(frozen=True)
class Tally:
    """What was compared."""

    matches: int = 0
    worlds: int = 0
    frames: int = 0
    answers: int = 0
    bytes: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(*map(sum, zip(astuple(self), astuple(other), strict=True)))


def viewers(match: Played) -> list[Viewer]:
    """Every seat, the chosen seats of who has several, and two who watch, one in German."""
    holders = match.tables[0].holders
    alone = [Viewer(holder) for holder in sorted(set(holders))]
    chosen = [
        Viewer(holder, seat) for seat, holder in enumerate(holders) if holders.count(holder) > 1
    ]
    return [*alone, *chosen, Viewer(None), Viewer(WATCHING, language="de")]


def compared(trial: Trial, probes: Probes, is_shared: bool, extent: Extent) -> Tally:
    """Raises Leak, and says where."""
    rng = random.Random(f"secrecy of {trial.seed}")
    match = played(trial, is_shared, extent.entries)
    kept, tally = Kept(match), Tally(matches=1)
    moments = anywhere(match, rng, extent.moments)
    asked = rng.sample(moments, min(extent.visits, len(moments)))
    for began in moments:
        for viewer in viewers(match):
            try:
                other = world(match, began, FOLLOWED, viewer, probes.resample, rng)
                tally += looked_at(match, other, viewer)
                if probes.unshown is not None:
                    unshown = world(match, began, 0, viewer, probes.unshown, rng)
                    tally += looked_at(match, unshown, viewer)
                if began in asked:
                    tried = impossible(match, other, viewer, probes.action, rng)
                    answers, length = visited(kept, other, viewer, tried)
                    tally += Tally(answers=answers, bytes=length)
            except Leak as leak:
                where = f"{trial.game.slug}, seed {trial.seed!r}, after entry {began}, {viewer}"
                raise Leak(f"{where}: {leak}") from leak
    return tally


def looked_at(match: Played, other: World, viewer: Viewer) -> Tally:
    """What the viewer's socket sends at the beginning, and after each action."""
    sent = length = 0
    tables = match.tables[other.began : other.ended + 1]
    screens = Screen(viewer, tables[0]), Screen(viewer, other.tables[0])
    for here, there in zip(tables, other.tables, strict=True):
        one, two = "".join(frames(screens[0], here)), "".join(frames(screens[1], there))
        if one != two:
            raise Leak(f"frames differ: {parting(one, two)}")
        sent += 1
        length += len(one.encode())
    return Tally(worlds=1, frames=sent, bytes=length)
