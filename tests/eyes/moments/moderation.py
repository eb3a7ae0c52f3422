"""What everybody meets of moderation: reports, notices, sanctions, figures."""

from accounts.models import User
from accounts.moderation import services
from accounts.moderation.roles import MODERATORS, reset_group
from accounts.sanctions import ban_token
from games.chat import services as chat
from games.models import Match
from games.services import take_seat
from tests.eyes.cast import member, waiting
from tests.eyes.catalogue import Look, moment
from tests.eyes.looks import visit


def moderator(name: str = "Mia") -> User:
    user = member(name, is_staff=True)
    user.groups.add(reset_group(MODERATORS))
    return user


def insulted() -> tuple[User, User, Match, int]:
    """Ben has been rude to Anna at a table."""
    anna, ben = member("Anna"), member("Ben")
    match = waiting("spades", anna)
    take_seat(match.pk, ben, 2)
    chat.say(match.pk, anna, phrase="hello")
    said = chat.say(match.pk, ben, text="You fool")
    return anna, ben, match, said.pk


@moment("moderation.report.line")
def line() -> Look:
    """A line of the chat is reported."""
    anna, _ben, match, said = insulted()
    return visit(f"/report/Ben/?table={match.code}&message={said}", anna)


@moment("moderation.report.person")
def person() -> Look:
    """Somebody is reported from their page."""
    anna, _ben, _match, _said = insulted()
    return visit("/report/Ben/", anna)


@moment("moderation.report.refused")
def refused() -> Look:
    """Nothing was chosen."""
    anna, _ben, _match, _said = insulted()
    return visit("/report/Ben/", anna, post={"category": "", "words": ""}, status=400)


def sanctioned(kind: str, words: str = "Insults."):
    _anna, ben, _match, _said = insulted()
    return ben, services.impose(moderator(), ben, kind, words)


@moment("moderation.notices.empty")
def no_notices() -> Look:
    """Nothing has been told yet."""
    return visit("/notices/", member())


@moment("moderation.notices")
def notices() -> Look:
    """A sanction, and a new name."""
    ben, _sanction = sanctioned("chat")
    services.rename(moderator("Max"), ben, "Benno", "The other name is taken.")
    ben.refresh_from_db()
    return visit("/notices/", ben)


@moment("moderation.sanction.chat")
def chat_sanction() -> Look:
    """What one is barred from, why, and where one says that it is wrong."""
    ben, sanction = sanctioned("chat")
    return visit(f"/notices/sanctions/{sanction.pk}/", ben)


@moment("moderation.sanction.appealed")
def appealed() -> Look:
    """The appeal is in."""
    ben, sanction = sanctioned("rated")
    services.appeal(ben, sanction, "It was a joke.")
    return visit(f"/notices/sanctions/{sanction.pk}/", ben)


@moment("moderation.sanction.appeal_refused")
def appeal_refused() -> Look:
    """An appeal takes words."""
    ben, sanction = sanctioned("rated")
    return visit(f"/notices/sanctions/{sanction.pk}/", ben, post={"words": ""}, status=400)


@moment("moderation.ban")
def ban() -> Look:
    """Whoever is banned sees why, without logging in."""
    ben, _sanction = sanctioned("ban")
    return visit(f"/moderation/ban/{ban_token(ben)}/")


@moment("moderation.figures")
def figures() -> Look:
    """What moderation did, month by month."""
    sanctioned("chat")
    return visit("/moderation/")


@moment("moderation.figures.moderator")
def figures_moderator() -> Look:
    """The same as a moderator sees it."""
    return visit("/moderation/", moderator())


@moment("moderation.notices.outcomes")
def outcomes() -> Look:
    """A sanction lifted, an appeal answered, a match broken off."""
    ben, sanction = sanctioned("chat")
    services.appeal(ben, sanction, "It was a joke.")
    judge = moderator("Max")
    services.decide_appeal(judge, sanction.appeal, False, "It was not.")
    services.lift(judge, services.impose(judge, ben, "rated", "Leaving."), "Time has passed.")
    match = Match.objects.get()
    services.abort(judge, match, "Nobody came back.")
    return visit("/notices/", ben)
