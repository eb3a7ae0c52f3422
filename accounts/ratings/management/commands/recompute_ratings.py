"""Every rating anew from the matches, or whether the stored ones are still what those give."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from accounts.ratings.recomputing import drift, recompute
from games.engines import GAMES


class Command(BaseCommand):
    help = "Recompute all ratings from the finished rated matches, in the order they finished."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("games", nargs="*", metavar="GAME", help="all games, if none is named")
        parser.add_argument(
            "--check", action="store_true", help="change nothing; report what differs, and fail"
        )

    def handle(self, *args: Any, games: list[str], check: bool, **options: Any) -> None:
        unknown = sorted(set(games) - set(GAMES))
        if unknown:
            raise CommandError(f"No such game: {', '.join(unknown)}.")
        for game in games or GAMES:
            if not check:
                self.stdout.write(f"{game}: {recompute(game)} rated matches")
                continue
            differences = list(drift(game))
            for difference in differences:
                self.stderr.write(difference)
            if differences:
                raise CommandError(f"{game}: {len(differences)} differences.")
            self.stdout.write(f"{game}: as the matches give it")
