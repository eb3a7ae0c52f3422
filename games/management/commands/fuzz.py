"""Plays random matches for as long as it is let, and checks the engine contract on each step."""

import importlib
import random
import secrets
import time
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError

from games.engines import GAMES
from games.engines.game import Game
from games.fuzzing.failures import Failure, Record, rerun, run
from games.fuzzing.matches import Trial
from games.fuzzing.promises import Probes
from games.fuzzing.variety import random_settings


class Command(BaseCommand):
    help = (
        "Play random matches of every game, with random settings, and check the engine contract "
        "on every step. Without a limit it plays until it is interrupted. A failure is saved as "
        "seed, settings and log."
    )
    # The rules need no database and no configuration.
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--game", choices=sorted(GAMES), help="only this game")
        limit = parser.add_mutually_exclusive_group()
        limit.add_argument("--seconds", type=float, help="stop after this time")
        limit.add_argument("--matches", type=int, help="stop after this many matches")
        limit.add_argument("--replay", type=Path, metavar="FILE", help="run a saved failure again")
        parser.add_argument("--seed", help="begin with this seed, to play the same matches again")
        parser.add_argument(
            "--out", type=Path, default=Path("var/failures"), help="folder for saved failures"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        if options["replay"]:
            self._replay(options["replay"])
        else:
            self._play(options)

    def _play(self, options: dict[str, Any]) -> None:
        games = [GAMES[options["game"]]] if options["game"] else list(GAMES.values())
        probes = {game.slug: self._probes(game) for game in games}
        seed = options["seed"] or secrets.token_hex(8)
        self.stdout.write(f"seed {seed}")
        began = time.monotonic()
        matches = actions = 0
        try:
            while not self._is_enough(options, matches, time.monotonic() - began):
                trial = self._trial(games, f"{seed}-{matches}")
                actions += run(trial, probes[trial.game.slug])
                matches += 1
        except KeyboardInterrupt:
            self.stdout.write("interrupted")
        except Failure as failure:
            saved = self._save(failure.record, options["out"])
            raise CommandError(f"{failure.record.failure}\nsaved as {saved}") from failure
        self.stdout.write(self.style.SUCCESS(f"{matches} matches, {actions} actions, no failure"))

    def _is_enough(self, options: dict[str, Any], matches: int, seconds: float) -> bool:
        if options["matches"] is not None:
            return bool(matches >= options["matches"])
        return options["seconds"] is not None and seconds >= options["seconds"]

    def _trial(self, games: list[Game], seed: str) -> Trial:
        rng = random.Random(seed)
        game = rng.choice(games)
        return Trial(game, rng.choice(game.seats), seed, random_settings(game, rng))

    def _probes(self, game: Game) -> Probes | None:
        """What the game's own tests know of it; an installation without tests plays without."""
        try:
            contract = importlib.import_module(f"tests.engines.{game.slug}.contract")
        except ModuleNotFoundError:
            self.stderr.write(
                f"{game.slug}: no tests here, so leaks and lost cards are not looked for"
            )
            return None
        probes: Probes = contract.PROBES
        return probes

    def _save(self, record: Record, folder: Path) -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{record.game}-{record.seed}.json"
        path.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")
        return path

    def _replay(self, path: Path) -> None:
        try:
            record = msgspec.json.decode(path.read_bytes(), type=Record)
            game = GAMES[record.game]
        except (OSError, msgspec.DecodeError, KeyError) as error:
            raise CommandError(f"{path} is not a saved failure: {error}") from error
        try:
            rerun(record, self._probes(game))
        except Exception as error:
            raise CommandError(f"it still fails: {type(error).__name__}: {error}") from error
        self.stdout.write(self.style.SUCCESS("it no longer fails"))
