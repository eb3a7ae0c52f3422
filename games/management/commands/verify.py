"""`manage.py verify CODE`: seed, log and result of a match belong together."""

from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError, CommandParser

from games import tables
from games.engines.game import IllegalAction, InvalidAction
from games.models import LogEntry, Match, Status
from games.rendering import deal_hash


class Command(BaseCommand):
    help = "Replays a match from its seed and log and compares the result with the stored one."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("code")

    def handle(self, *args: Any, **options: Any) -> None:
        match = Match.objects.filter(code=options["code"]).first()
        if match is None:
            raise CommandError("There is no match with this code.")
        if match.started_at is None:
            raise CommandError("This match has not begun.")
        numbers = LogEntry.objects.filter(match=match).order_by("number")
        if list(numbers.values_list("number", flat=True)) != list(range(1, match.version + 1)):
            raise CommandError("The log has a gap.")
        number = 0
        try:
            for way in tables.walk(match):
                number, table = way[-1]
        except (IllegalAction, InvalidAction) as error:
            raise CommandError(f"Action {number + 1} of the log is not legal: {error}")
        outcome = table.game.outcome(table.state)
        result = msgspec.json.decode(msgspec.json.encode(outcome))
        if match.status == Status.FINISHED and result != match.result:
            raise CommandError(f"The log leads to {result}, but {match.result} is stored.")
        if match.status == Status.PLAYING and outcome is not None:
            raise CommandError("The log has come to an end, but the match has not.")
        self.stdout.write(f"sha256 of the seed: {deal_hash(match.seed)}")
        self.stdout.write(
            f"{match.version} actions replayed; result: {result}. All belongs together."
        )
