"""Duplicate matches: the same deals twice, the two teams having changed places.

    python -m tests.bots.duplicate spades medium easy --matches 50 --set round_limit=10

prints how many points a round the first level is ahead of the second, with a 95 % interval over
the duplicate matches. `random` is any legal action.
"""

import argparse
import random
from collections.abc import Callable, Sequence
from statistics import fmean, stdev
from typing import Any, NamedTuple

import msgspec

from games import bots
from games.engines import GAMES
from games.engines.game import Game

Player = Callable[[Any, Sequence[Any], random.Random], Any]


class Score(NamedTuple):
    """Points a round."""

    ours: float
    theirs: float

    @property
    def lead(self) -> float:
        return self.ours - self.theirs


def player(slug: str, level: str) -> Player:
    if level == "random":
        return lambda view, legal, rng: rng.choice(legal)
    return lambda view, legal, rng: bots.decide(slug, level, view, legal, rng, 0.05).action


def team_scores(game: Game, players: Sequence[Player], seed: str, settings: Any) -> list[float]:
    """Points a round of each team in one match of a game of two teams."""
    rng = random.Random(seed)
    state = game.setup(len(players), seed, settings).state
    while actors := game.actors(state):
        seat = min(actors)
        action = players[seat](game.view(state, seat), game.legal(state, seat), rng)
        state = game.apply(state, seat, action).state
    outcome = game.outcome(state)
    assert outcome is not None
    rounds = len(game.view(state, None).rounds)
    return [outcome.scores[team[0]] / rounds for team in outcome.teams]


def duplicates(
    game: Game, ours: Player, theirs: Player, seeds: Sequence[str], settings: Any
) -> list[Score]:
    scores = []
    for seed in seeds:
        first = team_scores(game, (ours, theirs, ours, theirs), seed, settings)
        second = team_scores(game, (theirs, ours, theirs, ours), seed, settings)
        scores.append(Score((first[0] + second[1]) / 2, (first[1] + second[0]) / 2))
    return scores


def interval(leads: Sequence[float]) -> tuple[float, float]:
    """The mean and half of its 95 % interval."""
    return fmean(leads), 1.96 * stdev(leads) / len(leads) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bots.duplicate")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("ours")
    parser.add_argument("theirs")
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seed", default="duplicate")
    parser.add_argument("--set", nargs="*", default=[], help="settings, as name=value")
    chosen = parser.parse_args()
    game = GAMES[chosen.game]
    given = dict(option.split("=") for option in chosen.set)
    settings = msgspec.convert(given, game.Settings, strict=False)
    seeds = [f"{chosen.seed} {number}" for number in range(chosen.matches)]
    scores = duplicates(
        game, player(game.slug, chosen.ours), player(game.slug, chosen.theirs), seeds, settings
    )
    mean, half = interval([score.lead for score in scores])
    print(
        f"RESULT duplicate-{game.slug}-{chosen.ours}-{chosen.theirs}"
        f" lead={mean:.1f} half_interval={half:.1f} matches={len(scores)}"
        f" ours={fmean(score.ours for score in scores):.1f}"
        f" theirs={fmean(score.theirs for score in scores):.1f}"
    )


if __name__ == "__main__":
    main()
