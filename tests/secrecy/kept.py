"""A played match as rows, so that the site answers about it, at any moment of it."""

from datetime import timedelta

import msgspec
from django.conf import settings
from django.test import Client
from django.utils import timezone

from accounts.models import User
from games import archive, rendering, tables
from games.engines import wire
from games.models import LogEntry, Match, Seat, Status
from games.rendering import Viewer
from tests.secrecy.played import SEALED_UNTIL, Played

# A bot's reason, which nobody may read before the match is over for all.
REASON = "It holds the answer to everything."
WATCHING = 0  # the number of a person who has no seat


class Kept:
    """The match with its seats and its whole log. For whoever sits last a bot has played, and has
    given its reasons."""

    def __init__(self, match: Played) -> None:
        self.match = match
        self.persons = {WATCHING: _person("Zita")} | {
            number: _person(match.tables[0].seats[number - 1].name)
            for number in match.tables[0].holders
            if number is not None
        }
        self.row = self._row()

    def _row(self) -> Match:
        trial, began = self.match.trial, timezone.now() - timedelta(hours=1)
        row = Match.objects.create(
            game=trial.game.slug,
            settings=msgspec.to_builtins(trial.settings),
            seed=trial.seed,
            status=Status.PLAYING,
            host=self.persons[1],
            rules=trial.game.rules,
            sealed_until=SEALED_UNTIL,
            started_at=began,
        )
        first = self.match.tables[0]
        sitting = [self.persons[number] for number in first.holders if number is not None]
        Seat.objects.bulk_create(
            Seat(
                match=row,
                index=facts.index,
                kind=Seat.Kind.PERSON,
                user=person,
                name=facts.name,
                color=facts.color,
                avatar=facts.avatar,
            )
            for facts, person in zip(first.seats, sitting, strict=True)
        )
        end = trial.seats - 1
        LogEntry.objects.bulk_create(
            LogEntry(
                match=row,
                number=number,
                seat=seat,
                by="clock" if seat is None else "bot" if seat == end else "person",
                user=None if seat in (None, end) else sitting[seat],
                action=msgspec.json.encode(wire.encode(action)).decode(),
                why=REASON if seat == end else None,
                at=began + timedelta(seconds=number),
            )
            for number, (seat, action) in enumerate(self.match.log, 1)
        )
        return row

    def go_to(self, moment: int, seed: str) -> None:
        """As it was after so many entries, in the world with this seed. What was replayed or
        rendered before is forgotten: it may have been in another one."""
        table = self.match.tables[moment]
        outcome = table.game.outcome(table.state)
        Match.objects.filter(pk=self.row.pk).update(
            version=moment,
            revision=moment + 1,
            status=table.status,
            result=outcome and msgspec.to_builtins(outcome),
            seed=seed,
        )
        for memory in (tables, rendering, archive):
            memory.forget_all()

    def session_of(self, viewer: Viewer) -> dict[str, str]:
        """The cookies of somebody's browser, to be used in both worlds."""
        browser = Client()
        if viewer.user is not None:
            browser.force_login(self.persons[viewer.user])
        cookies = {name: morsel.value for name, morsel in browser.cookies.items()}
        return cookies | {
            settings.CSRF_COOKIE_NAME: "c" * 32,
            settings.LANGUAGE_COOKIE_NAME: viewer.language,
        }


def _person(name: str) -> User:
    return User.objects.get_or_create(username=name)[0]
