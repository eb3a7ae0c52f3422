"""Checks on bytes that nobody is sent what they may not know."""

import importlib
import random
from argparse import ArgumentParser
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games import checked
from games.engines import GAMES
from games.engines.game import Game
from games.fuzzing.matches import Trial
from games.fuzzing.variety import random_settings
from games.management import progress


class Command(BaseCommand):
    help = (
        "Play random matches; at some moments deal everything anew that a viewer cannot know, and "
        "compare what that viewer is sent in both worlds: frames of the socket, pages, logs, "
        "exports and refusals, byte for byte. Needs the project's tests, which know what is hidden."
    )
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--game", choices=sorted(GAMES), help="only this game")
        parser.add_argument("--matches", type=int, default=10, help="of each game")
        parser.add_argument("--moments", type=int, default=4, help="of each match")
        parser.add_argument("--visits", type=int, default=1, help="moments at which pages are read")
        parser.add_argument("--seed", default="1")
        parser.add_argument(
            "--publish", action="store_true", help="say on the site how much was compared"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        if options["publish"] and options["game"]:
            raise CommandError("What is published is of all games.")
        games = [GAMES[options["game"]]] if options["game"] else list(GAMES.values())
        comparing = importlib.import_module("tests.secrecy.comparing")
        with importlib.import_module("tests.secrecy.stage").stage():
            total, done = comparing.Tally(), 0
            for game in games:
                of_game = comparing.Tally()
                for number in range(options["matches"]):
                    of_game += self._compared(comparing, game, number, options)
                    done += 1
                    progress.show(self.stderr, done / len(games) / options["matches"])
                counted = " ".join(f"{name}={count}" for name, count in asdict(of_game).items())
                self.stdout.write(f"RESULT secrecy-{game.slug} {counted} leaks=0")
                total += of_game
        if options["publish"]:
            checked.publish(checked.Checked(day=datetime.now(UTC).date(), **asdict(total)))

    def _compared(self, comparing: Any, game: Game, number: int, options: dict[str, Any]) -> Any:
        """Every second match is one in which two seats share a screen."""
        probes = importlib.import_module(f"tests.engines.{game.slug}.contract").PROBES
        seed = f"secrecy {options['seed']}/{number}"
        settings = random_settings(game, random.Random(seed))
        trial = Trial(game, game.seats[number % len(game.seats)], seed, settings)
        extent = comparing.Extent(moments=options["moments"], visits=options["visits"])
        try:
            return comparing.compared(trial, probes, number % 2 == 1, extent)
        except importlib.import_module("tests.secrecy.worlds").Leak as leak:
            raise CommandError(f"Somebody was sent what they may not know: {leak}.") from leak
