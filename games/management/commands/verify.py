"""`manage.py verify CODE` or `--all`: seed, log and result of matches belong together."""

import sys
import time
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError, CommandParser

from games import services
from games.models import Match, Status
from games.rendering import deal_hash
from games.verifying import Drift, replayed

WIDTH = 30  # signs of the progress bar
REDRAW = 0.1  # seconds between two drawings of it


class Command(BaseCommand):
    help = "Replays matches from their seeds and logs and compares them with what is stored."

    def add_arguments(self, parser: CommandParser) -> None:
        which = parser.add_mutually_exclusive_group(required=True)
        which.add_argument("code", nargs="?", help="one match")
        which.add_argument("--all", action="store_true", help="every match that has begun")
        parser.add_argument(
            "--shelve",
            action="store_true",
            help="break off those being played that can no longer be replayed",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        if options["all"]:
            self.verify_all(options["shelve"])
        else:
            self.verify_one(options["code"])

    def verify_one(self, code: str) -> None:
        match = Match.objects.filter(code=code).first()
        if match is None:
            raise CommandError("There is no match with this code.")
        if match.started_at is None:
            raise CommandError("This match has not begun.")
        try:
            table = replayed(match)
        except Drift as drift:
            raise CommandError(str(drift))
        outcome = table.game.outcome(table.state)
        result = msgspec.json.decode(msgspec.json.encode(outcome))
        self.stdout.write(f"sha256 of the seed: {deal_hash(match.seed)}")
        self.stdout.write(
            f"{match.version} actions replayed; result: {result}. All belongs together."
        )

    def verify_all(self, shelve: bool) -> None:
        begun = Match.objects.filter(started_at__isnull=False)
        total, actions, drifted = begun.count(), 0, 0
        bar = Bar(self.stderr, total)
        # By their keys: a site in use goes on while this runs, and a match may have moved since
        # the first was read.
        for done, key in enumerate(begun.order_by("pk").values_list("pk", flat=True), 1):
            match = Match.objects.get(pk=key)
            actions += match.version
            try:
                replayed(match)
            except Drift as drift:
                drifted += 1
                bar.clear()
                began = f"rules {match.rules} of {match.game}, {match.status}"
                self.stdout.write(f"{match.code} ({began}): {drift}")
                if shelve and match.status == Status.PLAYING:
                    services.shelve(match.pk)
                    self.stdout.write(f"{match.code}: broken off.")
            bar.draw(done)
        bar.clear()
        self.stdout.write(f"{total} matches, {actions} actions replayed, {drifted} drifted.")
        if drifted:
            raise CommandError("Not everything belongs together.")


class Bar:
    """How far it has come, on a terminal; elsewhere nothing."""

    def __init__(self, out: Any, total: int) -> None:
        self.out, self.total = out, total
        self.is_shown = sys.stderr.isatty()
        self.drawn = 0.0

    def draw(self, done: int) -> None:
        now = time.monotonic()
        if not self.is_shown or (now - self.drawn < REDRAW and done < self.total):
            return
        self.drawn = now
        full = WIDTH * done // self.total
        bar = "█" * full + "·" * (WIDTH - full)
        self.out.write(f"\r{bar} {done}/{self.total} ", ending="")
        self.out.flush()

    def clear(self) -> None:
        if self.is_shown and self.drawn:
            self.out.write("\r" + " " * (WIDTH + 30) + "\r", ending="")
