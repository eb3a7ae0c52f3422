"""The matches in which every game of the registry has to keep the contract."""

import importlib

import pytest

from games.engines import GAMES
from games.fuzzing.matches import Trial
from games.fuzzing.promises import Probes

SEEDS = ("a first seed", "a second seed", "a third seed")


def probes_of(slug: str) -> Probes:
    probes: Probes = importlib.import_module(f"tests.engines.{slug}.contract").PROBES
    return probes


TRIALS = [
    pytest.param(
        Trial(game, seats, f"{seed} {number}", settings),
        id=f"{game.slug}-{seats}-{number}-{seed.split()[1]}",
    )
    for game in GAMES.values()
    for seats in game.seats
    for number, settings in enumerate(probes_of(game.slug).settings)
    for seed in SEEDS
]

in_every_trial = pytest.mark.parametrize("trial", TRIALS)
# Every game, number of seats and variant once: for what takes long.
in_one_trial_each = pytest.mark.parametrize("trial", TRIALS[:: len(SEEDS)])
in_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
