"""What a page says when the line is down, and what it asks before something cannot be undone."""

from django.test import Client
from msgspec.structs import replace

from games.engines.spades.settings import Settings
from tests.eyes.cast import member, playing
from tests.eyes.catalogue import Look, moment
from tests.eyes.looks import table_page, visit
from tests.games.felt import felt

BID = '#region-prompt button[form="act"]'


@moment("connection.unsent", opens=BID, offline=True)
def unsent() -> Look:
    """A bid waits for the connection, and can be cancelled."""
    table = felt(Settings(turn_seconds=60))
    return table_page(table, min(table.actors))


@moment("connection.not_sent", opens="#chat-phrases button", offline=True)
def not_sent() -> Look:
    """What was said in the chat could not be sent."""
    return table_page(felt(Settings(turn_seconds=0)), 0)


@moment("connection.confirm", opens=(".table-menu > summary", '[formaction$="/resign/"]'))
def confirm() -> Look:
    """Resigning is asked about first."""
    table = felt(Settings(turn_seconds=0))
    return table_page(replace(table, is_rated=True), 0)


@moment("connection.confirm.page")
def confirm_page() -> Look:
    """Without scripts the server asks."""
    anna = member("Anna")
    match = playing("spades", anna)
    question = {"confirm": "End this match? Nobody wins then."}
    return visit(f"/t/{match.code}/end/", anna, post=question)


@moment("connection.toast")
def toast() -> Look:
    """A refusal is told on the page that comes instead."""
    anna, client = member("Anna"), Client()
    match = playing("spades", member("Ben"))
    client.force_login(anna, "django.contrib.auth.backends.ModelBackend")
    client.get(f"/t/{match.code}/review/?as=0")
    return visit(f"/t/{match.code}/review/", client=client)
