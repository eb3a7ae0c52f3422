"""A house in which something has happened: told inside a site's own process, before it is visited.

Ben was reported, sanctioned in two ways and renamed; he appeals; there are a table that waits, a
leaderboard of two pages, and a queue. Somebody has a name as long and as wide as one may be.
"""

import json
from pathlib import Path

from accounts.names import LONGEST

PASSWORD = "a quiet gallery"
WIDEST = "W" * LONGEST


def tell(path: str) -> None:
    """Let it happen; what the visitors must know of it is written into this file."""
    from django.core.management import call_command

    from accounts.models import User
    from accounts.moderation import services
    from accounts.moderation.models import AuditEntry
    from accounts.ratings.models import Rating
    from games import services as games
    from games.chat import services as chat
    from tests.ratings.records import begun, played_out

    names = ("Anna", "Ben", "Mia", "Max")
    anna, ben, mia, max_ = (User.objects.create_user(name, "", PASSWORD) for name in names)
    call_command("roles", "Mia", "moderator")
    call_command("roles", "Max", "moderator")
    rated = {"game": "spades", "matches": 9, "is_listed": True}
    for number in range(60):
        person = User.objects.create_user(f"Player {number}")
        Rating.objects.create(user=person, shown=1900 - number, **rated)
    Rating.objects.create(user=ben, shown=1100, **rated)
    Rating.objects.create(level="easy", game="spades", shown=1200, matches=40)
    plans = [games.SeatPlan("me"), *[games.SeatPlan("open")] * 3]
    match = games.open_table(anna, "spades", {}, plans)
    games.take_seat(match.pk, ben, 2)
    chat.say(match.pk, anna, phrase="hello")
    bad = chat.say(match.pk, ben, text="You fool")
    report = services.report(anna, ben, "insult", "He was rude.", match=match, message=bad)
    other = services.report(mia, ben, "spam", match=match)
    chatless = services.decide(mia, report, "chat", "Insults.")
    appeal = services.appeal(ben, chatless, "It was a joke.")
    unrated = services.impose(max_, ben, "rated", "Leaving.")
    services.rename(max_, ben, "Benno", "The other name is taken.")
    wide = User.objects.create_user(WIDEST, "", PASSWORD)
    sale = {"game": "modern_art", "turn_seconds": 0, "open_countdown": 0}
    over = played_out(begun(wide, anna, is_rated=False, **sale))
    games.open_table(wide, "spades", {}, plans)
    told = {
        "over": over.code,
        "code": match.code,
        "match": match.pk,
        "audit": AuditEntry.objects.latest("pk").pk,
        "ben": ben.pk,
        "message": bad.pk,
        "report": other.pk,
        "appeal": appeal.pk,
        "chatless": chatless.pk,
        "unrated": unrated.pk,
    }
    Path(path).write_text(json.dumps(told), encoding="utf-8")
