"""How long a bot takes at a Check table."""

from random import Random

from games.bots.tempo import hesitation
from games.engines.check.view import View

# Well within the ten seconds that a table allows unless it says otherwise.
FIRST_LOOK = (2.0, 4.5)
# So long that people can read what the round has come to.
AFTER_ROUND = (4.0, 6.0)
# Within six seconds, and long enough for people to find a match of their own. It is the same for
# who has a match and who has none.
WINDOW = (1.0, 4.0)
TURN = (1.2, 3.0)
DRAWN = (1.0, 2.5)
ABILITY = (1.5, 3.0)


def pause(public_view: View, rng: Random, notes: object = None, temper: str = "") -> float:
    """From public facts only: never from what the seat knows."""
    return hesitation(rng, *_bounds(public_view))


def _bounds(view: View) -> tuple[float, float]:
    if view.phase == "peek":
        nobody_is_ready = len(view.actors) == len(view.players)
        return AFTER_ROUND if view.rounds and nobody_is_ready else FIRST_LOOK
    if view.phase == "match":
        return WINDOW
    if view.phase == "ability":
        return ABILITY
    return TURN if view.drawn is None else DRAWN
