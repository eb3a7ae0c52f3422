"""A leaderboard of 100,000 rated people, and the profile of somebody with 10,000 matches.

Measured at the server, without the network: from a request to its answer, through all middleware.
"""

import os
import statistics
import tempfile
import time
from datetime import timedelta
from pathlib import Path

from tests.bench.measuring import Quiet, options, result

NAME = "people"
PEOPLE, MATCHES = 100_000, 10_000
TARGET = 100.0  # milliseconds
BATCH = 5_000
GAME = "spades"


def main(argv: list[str]) -> None:
    chosen = options(NAME, argv, reps=7)
    with tempfile.TemporaryDirectory(prefix="parlour-") as folder:
        set_up(Path(folder))
        viewer = populate()
        with Quiet():
            measure(viewer, chosen.reps)


def set_up(folder: Path) -> None:
    """A Django of its own, with an empty database in that folder."""
    os.environ |= {"VAR_DIR": str(folder), "DEBUG": "off", "LOG_LEVEL": "ERROR"}
    os.environ["DATABASE_URL"] = f"sqlite:///{folder / 'people.sqlite3'}"
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    import django
    from django.conf import settings
    from django.core.management import call_command

    django.setup()
    plain = "django.contrib.staticfiles.storage.StaticFilesStorage"
    settings.STORAGES = settings.STORAGES | {"staticfiles": {"BACKEND": plain}}
    settings.ALLOWED_HOSTS = ["testserver"]
    settings.GAME_THREADS = 0
    call_command("migrate", verbosity=0)


def populate() -> object:
    """Everybody rated in one game, half of them this month; one of them with a long career."""
    from django.db import transaction
    from django.utils import timezone

    from accounts.models import User
    from accounts.ratings.leaderboards import this_month
    from accounts.ratings.models import Rating

    with transaction.atomic():
        people = [
            User(username=f"Player {number}", name_key=f"player{number}", color="sky", avatar="a01")
            for number in range(PEOPLE)
        ]
        User.objects.bulk_create(people, batch_size=BATCH)
        Rating.objects.bulk_create(
            [
                Rating(
                    game=GAME,
                    user=person,
                    mu=15 + 20 * number / PEOPLE,
                    sigma=2.0,
                    shown=round(1000 + 1400 * number / PEOPLE),
                    matches=MATCHES if number == 7 else 20,
                    wins=8,
                    month=this_month() if number % 2 else None,
                    month_matches=3,
                    is_listed=True,
                )
                for number, person in enumerate(people)
            ],
            batch_size=BATCH,
        )
        veteran = people[7]  # far down: nearly everybody is before them
        career(veteran, timezone.now())
    return veteran


def career(person: object, now: object) -> None:
    from accounts.ratings.models import Change, Performance, Rating
    from accounts.ratings.performances import retally
    from games.models import Match, Seat, Status

    outcome = {"winners": [0, 2], "scores": [5, 1, 5, 1], "teams": [[0, 2], [1, 3]]}
    matches = [
        Match(
            game=GAME,
            host=person,
            status=Status.FINISHED,
            is_rated=True,
            rated_number=number,
            result=outcome,
            finished_at=now - timedelta(hours=MATCHES - number),
        )
        for number in range(1, MATCHES + 1)
    ]
    Match.objects.bulk_create(matches, batch_size=BATCH)
    seats = [
        Seat(match=match, index=index, kind="bot", level="easy", color="sky", avatar="a02")
        if index
        else Seat(match=match, index=0, kind="person", user=person, color="sky", avatar="a01")
        for match in matches
        for index in range(4)
    ]
    Seat.objects.bulk_create(seats, batch_size=BATCH)
    figures = {"matches": 1, "won": 1, "place 1": 1, "bids": 9, "exact": 4, "off": 7, "rounds": 10}
    Performance.objects.bulk_create(
        [
            Performance(
                match=match,
                user=person,
                game=GAME,
                seat=0,
                finished_at=match.finished_at,
                place=1,
                places=2,
                figures=figures,
            )
            for match in matches
        ],
        batch_size=BATCH,
    )
    rating = Rating.objects.get(user=person)
    Change.objects.bulk_create(
        [
            Change(
                rating=rating,
                match=match,
                number=number,
                place=1,
                gain=1,
                matches=number,
                mu=20 + number / MATCHES,
                sigma=3.0,
                shown=1400 + number % 90,
            )
            for number, match in enumerate(matches, 1)
        ],
        batch_size=BATCH,
    )
    retally(person.pk, GAME)


def measure(viewer: object, reps: int) -> None:
    from django.test import Client

    client = Client()
    client.force_login(viewer)
    last = PEOPLE // 50
    pages = {
        "leaders": f"/leaders/{GAME}/",
        "leaders-last-page": f"/leaders/{GAME}/?page={last}",
        "leaders-month": f"/leaders/{GAME}/month/",
        "profile": "/accounts/profile/",
        "profile-late-page": "/accounts/profile/?page=400",
        "person": f"/accounts/people/{viewer.username}/",
    }
    for name, address in pages.items():
        took = sorted(_once(client, address) for _ in range(reps + 1))[:-1]
        median = statistics.median(took)
        verdict = "ok" if median <= TARGET else "MISSED"
        result(f"people-{name}", ms=round(median, 1), target=TARGET, verdict=verdict)


def _once(client: object, address: str) -> float:
    began = time.perf_counter()
    response = client.get(address)
    took = 1000 * (time.perf_counter() - began)
    assert response.status_code == 200, (address, response.status_code)
    return took
