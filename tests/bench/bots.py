"""Bots: how long one decision takes, at every level of every game."""

import random
import sys
import time

from games import bots
from games.engines import GAMES
from games.engines.game import Game
from tests.bench.measuring import Quiet, options, result

NAME = "bot"

# What a bot may think at most, where it is one that goes on thinking.
BUDGET = 0.3


def main(argv: list[str]) -> None:
    chosen = options(NAME, argv)
    for game in GAMES.values():
        for level in bots.levels(game.slug):
            with Quiet():
                taken = sorted(decisions(game, level, chosen.reps * chosen.secs))
            result(
                f"bot-{game.slug}-{level}",
                p50_ms=round(1e3 * taken[len(taken) // 2], 3),
                p95_ms=round(1e3 * taken[len(taken) * 95 // 100], 3),
                max_ms=round(1e3 * taken[-1], 3),
                decisions=len(taken),
            )


def decisions(game: Game, level: str, secs: float) -> list[float]:
    """The seconds that each decision took, in matches among bots of the level.

    By the time that the process had the processor, so that others on the machine count less.
    """
    rng = random.Random(f"{game.slug} {level}")
    settings = game.Settings()
    taken: list[float] = []
    ends = time.perf_counter() + secs
    while time.perf_counter() < ends:
        step = game.setup(game.seats[-1], str(rng.random()), settings)
        notes = bots.blank(game.slug, game.seats[-1], settings)
        while (actors := game.actors(step.state)) and time.perf_counter() < ends:
            notes = bots.noted(game.slug, notes, step.events)
            seat = min(actors)
            view, legal = game.view(step.state, seat), game.legal(step.state, seat)
            began = time.process_time()
            decided = bots.decide(game.slug, level, view, legal, rng, BUDGET, notes, seat)
            taken.append(time.process_time() - began)
            step = game.apply(step.state, seat, decided.action)
    return taken


if __name__ == "__main__":
    main(sys.argv[1:])
