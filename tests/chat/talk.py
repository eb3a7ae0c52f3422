"""The vocabulary of what is said at tables."""

from django.test import Client

from accounts.models import User
from games.chat import services
from games.chat.models import Message
from games.chat.reading import latest, muted_by, readable_rooms
from games.models import Match
from tests.games.stories import table_of


def says(match: Match, user: User, text: str = "", phrase: str = "") -> Message:
    return services.say(match.pk, user, text=text, phrase=phrase)


def reads(match: Match, user: User | None) -> list[str]:
    """What somebody has on their page."""
    pk = user.pk if user else None
    lines = latest(match.pk, readable_rooms(table_of(match), pk), muted_by(pk))
    return [line.text or line.phrase for line in lines]


def browser_of(user: User | None) -> Client:
    client = Client()
    if user is not None:
        client.force_login(user)
    return client


def guest(name: str) -> User:
    return User.objects.create(username=name, is_guest=True)
