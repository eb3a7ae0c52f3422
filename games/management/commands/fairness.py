"""Checks that bots decide from what they may know, over thousands of decisions."""

import importlib
import sys
from argparse import ArgumentParser
from itertools import count
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games import bots
from games.bots.budget import Budget
from games.engines import GAMES
from games.fuzzing.fairness import Leak, decisions


class Command(BaseCommand):
    help = (
        "Let bots play, and at each decision deal everything anew that the bot cannot see: its "
        "decision must stay the same. Needs the project's tests, which know what is hidden."
    )
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--game", choices=sorted(GAMES), help="only this game")
        parser.add_argument("--level", help="only this level")
        parser.add_argument("--decisions", type=int, default=1_000, help="of each game and level")
        parser.add_argument("--worlds", type=int, default=4, help="that a hard bot looks at")
        parser.add_argument("--seed", default="1")

    def handle(self, *args: Any, **options: Any) -> None:
        games = [GAMES[options["game"]]] if options["game"] else list(GAMES.values())
        for game in games:
            for level in bots.levels(game.slug):
                if options["level"] in (None, level):
                    checked = self._check(game, level, options)
                    self.stdout.write(
                        f"RESULT fairness-{game.slug}-{level} decisions={checked} leaks=0"
                    )

    def _check(self, game: Any, level: str, options: dict[str, Any]) -> int:
        probes = importlib.import_module(f"tests.engines.{game.slug}.contract").PROBES
        budget, wanted = Budget(worlds=options["worlds"]), options["decisions"]
        done = 0
        for number in count():
            seats = game.seats[number % len(game.seats)]
            settings = probes.settings[number % len(probes.settings)]
            seed = f"fairness {options['seed']}/{number}"
            match = decisions(game, seats, settings, level, probes.resample, budget, seed)
            try:
                for _checked in match:
                    done += 1
                    self._show(game.slug, level, done, wanted)
                    if done == wanted:
                        return done
            except Leak as leak:
                raise CommandError(f"It knew what it could not: {leak}.") from leak
        raise AssertionError

    def _show(self, slug: str, level: str, done: int, wanted: int) -> None:
        if sys.stderr.isatty():
            self.stderr.write(f"\r{slug} {level}: {done} of {wanted}", ending="")
            if done == wanted:
                self.stderr.write("")
