"""The hard bot's choice of what to put under the hammer: every card is tried in the same worlds,
and the rest of the round played out."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from games.bots.budget import Budget
from games.bots.modern_art.beliefs import Belief
from games.bots.modern_art.habits import Choice, ask_around, auction, play_out, put_up
from games.bots.modern_art.model import DOUBLE, Model, count_of
from games.bots.modern_art.utility import fortunes, standing
from games.bots.modern_art.worlds import Worlds
from games.bots.search import Ranking, rank
from games.engines.game import Seat

Tried = TypeVar("Tried", Choice, int)

NONE = -1  # no second card

# Cards differ by less than a round does from the next, so that it takes many worlds to drop one;
# more than this change nothing.
HALVINGS = (24, 48, 96, 192)
WORLDS = 400


def choices(hand: tuple[int, ...]) -> list[Choice]:
    """The cards that differ; a double by itself, and with each card that it could be sold with."""
    found: list[Choice] = []
    for artist, code in enumerate(hand):
        kinds = [kind for kind in range(DOUBLE) if count_of(code, kind)]
        found += [(artist, kind, NONE) for kind in kinds]
        if count_of(code, DOUBLE):
            found += [(artist, DOUBLE, second) for second in (NONE, *kinds)]
    return found


def best_card(belief: Belief, found: list[Choice], rng: Random, budget: Budget) -> Ranking:
    look, me = belief.look, belief.me

    def value(world: Model, choice: Choice, chance: Random) -> float:
        model = world.copy()
        return _end(belief, model, put_up(look, model, me, choice, chance), chance)

    return _ranked(belief, found, value, rng, budget)


def seconds(belief: Belief, artist: int) -> list[int]:
    """To add nothing, or a card of one of these kinds."""
    code = belief.hand[artist]
    return [NONE, *(kind for kind in range(DOUBLE) if count_of(code, kind))]


def best_second(
    belief: Belief, owner: Seat, artist: int, kinds: list[int], rng: Random, budget: Budget
) -> Ranking:
    look, me = belief.look, belief.me
    following = (me + 1) % belief.seats

    def value(world: Model, kind: int, chance: Random) -> float:
        model = world.copy()
        if kind == NONE:
            seller = ask_around(look, model, owner, following, artist, chance)
        elif model.play(me, artist, kind):
            seller = NONE
        else:
            auction(look, model, me, artist, kind, 2, chance)
            seller = me
        return _end(belief, model, seller, chance)

    return _ranked(belief, kinds, value, rng, budget)


def _ranked(
    belief: Belief,
    tried: Sequence[Tried],
    value: Callable[[Model, Tried, Random], float],
    rng: Random,
    budget: Budget,
) -> Ranking:
    limited = replace(budget, worlds=min(budget.worlds, WORLDS))
    return rank(tried, Worlds(belief).drawn, value, rng, limited, HALVINGS)


def _end(belief: Belief, model: Model, seller: Seat, chance: Random) -> float:
    """What the round comes to after an auction. The card that ended it decides everything but
    what the others hold, so that there is nothing to play out."""
    look = belief.look
    if seller >= 0:
        play_out(look, model, (seller + 1) % belief.seats, chance)
    return standing(fortunes(look, model, belief.round), belief.me, belief.round)
