"""The rule engines: random play (legal + apply), one view, replaying a finished match."""

import random
import statistics
import sys
from collections.abc import Callable
from typing import Any

from games.engines import GAMES
from games.engines.game import Game, Seat
from games.engines.replay import replay
from games.engines.wire import encode
from tests.bench.measuring import Quiet, options, rate, result

NAME = "engine"
MATCHES = 20  # how many say how long a random match is

# What a game's random play is measured with, where its defaults would not be comparable.
# Spades: SPADES-56, that is normal bids only, no variants, 8 hands a match.
WORKLOADS: dict[str, dict[str, Any]] = {
    "spades": {"allow_nil": False, "round_limit": 8, "win_target": 1000}
}

Log = list[tuple[Seat | None, Any]]


def main(argv: list[str]) -> None:
    chosen = options(NAME, argv)
    for game in GAMES.values():
        settings = game.Settings(**WORKLOADS.get(game.slug, {}))
        with Quiet():
            actions = rate(random_play(game, settings), chosen.reps, chosen.secs)
            views = rate(views_of_a_match(game, settings), chosen.reps, chosen.secs)
            replays = rate(replays_of_a_match(game, settings), chosen.reps, chosen.secs)
        played = random_play(game, settings)
        length = statistics.mean(played() for _ in range(MATCHES))
        result(
            f"engine-{game.slug}",
            matches_per_s=round(actions / length, 1),
            actions_per_s=round(actions),
        )
        result(f"view-{game.slug}", us=round(1e6 / views, 1))
        result(f"replay-{game.slug}", ms=round(1e3 / replays, 2))


def random_play(game: Game, settings: Any) -> Callable[[], int]:
    """A unit is one action: list what is legal, pick one, apply it with all rules checked."""
    rng = random.Random("engine")
    seats = game.seats[-1]

    def one_match() -> int:
        actions = 0
        actors, legal, apply, pick = game.actors, game.legal, game.apply, rng.random
        state = game.setup(seats, str(rng.random()), settings).state
        while acting := actors(state):
            (seat, *_) = acting
            choices = legal(state, seat)
            state = apply(state, seat, choices[int(pick() * len(choices))]).state
            actions += 1
        return actions

    return one_match


def a_match(game: Game, settings: Any) -> tuple[Log, list[Any]]:
    """One random match: its log and the states it went through."""
    rng = random.Random("a match")
    state = game.setup(game.seats[-1], "a match", settings).state
    log: Log = []
    states = [state]
    while acting := game.actors(state):
        seat = min(acting)
        action = rng.choice(game.legal(state, seat))
        state = game.apply(state, seat, action).state
        log.append((seat, action))
        states.append(state)
    return log, states


def views_of_a_match(game: Game, settings: Any) -> Callable[[], int]:
    """A unit is one view; every seat's, of every state of a match."""
    _, states = a_match(game, settings)
    seats = range(game.seats[-1])

    def all_views() -> int:
        for state in states:
            for seat in seats:
                game.view(state, seat)
        return len(states) * len(seats)

    return all_views


def replays_of_a_match(game: Game, settings: Any) -> Callable[[], int]:
    """A unit is one finished match, replayed from the JSON form of its log."""
    log = [(seat, encode(action)) for seat, action in a_match(game, settings)[0]]

    def one_replay() -> int:
        replay(game, game.seats[-1], "a match", settings, log)
        return 1

    return one_replay


if __name__ == "__main__":
    main(sys.argv[1:])
