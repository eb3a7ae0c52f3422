"""The figures of every finished match anew from its log, and everybody's added up again."""

from typing import Any

from django.core.management.base import BaseCommand

from accounts.ratings.models import Performance, Tally
from accounts.ratings.performances import retally, rewritten
from games.models import Match, Status


class Command(BaseCommand):
    help = "Recompute the statistics of all people from the logs of all finished matches."

    def handle(self, *args: Any, **options: Any) -> None:
        finished = Match.objects.filter(status=Status.FINISHED).order_by("pk")
        done = 0
        for match in finished.prefetch_related("seats", "resignations").iterator(200):
            rewritten(match)
            done += 1
        pairs = set(Performance.objects.values_list("user", "game").distinct())
        for user, game in pairs | set(Tally.objects.values_list("user", "game")):
            retally(user, game)
        self.stdout.write(f"{done} matches")
