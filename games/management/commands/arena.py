"""Lets bots play each other and says who is better, and how sure that is."""

import shlex
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError

from games import bots
from games.arena.chart import chart
from games.arena.contests import played
from games.arena.deals import Deal
from games.arena.matches import Contest
from games.arena.report import markdown, summary, title
from games.arena.statistics import rows
from games.bots.budget import Budget
from games.engines import GAMES
from games.management import progress


class Command(BaseCommand):
    help = (
        "Play matches between bots: every deal in every order of the seats. Prints each level's "
        "share of wins and its lead with 95 % intervals over the deals, and how long it thought."
    )
    # Bots need no database and no configuration.
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--game", choices=sorted(GAMES), required=True)
        parser.add_argument(
            "--seats", required=True, metavar="LEVEL,LEVEL,…", help="a level for every seat"
        )
        parser.add_argument("--deals", type=int, default=100)
        parser.add_argument("--seed", default="1", help="which deals")
        parser.add_argument("--jobs", type=int, default=1, help="processes at a time")
        limit = parser.add_mutually_exclusive_group()
        limit.add_argument("--seconds", type=float, default=0.3, help="a decision may take")
        limit.add_argument(
            "--worlds", type=int, help="a decision may look at, instead of taking its time"
        )
        parser.add_argument(
            "--set", nargs="*", default=[], metavar="NAME=VALUE", help="settings of the match"
        )
        parser.add_argument(
            "--report",
            type=Path,
            metavar="FILE.md",
            help="write the result here, a chart beside it",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        contest = self._contest(options)
        if options["deals"] < 2:
            raise CommandError("One deal proves nothing: play two at least.")
        deals = self._play(contest, options)
        table = rows(deals)
        for row in table:
            self.stdout.write(summary(contest, row, len(deals)))
        if options["report"]:
            path: Path = options["report"]
            picture = path.with_suffix(".svg")
            path.parent.mkdir(parents=True, exist_ok=True)
            picture.write_text(chart(title(contest), table, 1 / deals[0].sides))
            path.write_text(markdown(contest, table, deals, _command(options), picture.name))
            self.stdout.write(f"written to {path}")

    def _contest(self, options: dict[str, Any]) -> Contest:
        game = GAMES[options["game"]]
        seats = tuple(options["seats"].split(","))
        if len(seats) not in game.seats:
            raise CommandError(
                f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {len(seats)}."
            )
        known = bots.everybody(game.slug)
        for level in seats:
            if level not in known:
                raise CommandError(f"There is no level {level!r}: {', '.join(known)}.")
        try:
            given = dict(option.split("=", 1) for option in options["set"])
            settings = msgspec.convert(given, game.Settings, strict=False)
        except (ValueError, msgspec.ValidationError) as error:
            raise CommandError(f"These settings cannot be: {error}.") from error
        worlds = options["worlds"]
        budget = Budget(worlds=worlds) if worlds else Budget(seconds=options["seconds"])
        return Contest(game.slug, seats, budget, settings)

    def _play(self, contest: Contest, options: dict[str, Any]) -> list[Deal]:
        deals: list[Deal] = []
        for each in played(contest, options["seed"], options["deals"], options["jobs"]):
            deals.append(each)
            progress.show(self.stderr, len(deals) / options["deals"])
        return deals


def _command(options: dict[str, Any]) -> str:
    """What was typed, for whoever wants to see it again."""
    names = ["game", "seats", "deals", "seed", "jobs"]
    names += ["worlds"] if options["worlds"] else ["seconds"]
    typed = [f"--{name} {shlex.quote(str(options[name]))}" for name in names]
    if options["set"]:
        typed.append("--set " + " ".join(map(shlex.quote, options["set"])))
    return f"python manage.py arena {' '.join(typed)}"
