"""What the site answers somebody who asks about a match, byte for byte."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from asgiref.sync import async_to_sync
from django.http import StreamingHttpResponse
from django.test import Client
from django.urls import reverse

from games.rendering import Viewer, deal_hash
from tests.secrecy.worlds import World

# What is new with each request: the token of forms, and the moment of the answer, in the page and
# in the headers.
TOKEN = re.compile(rb'(csrfmiddlewaretoken" value="|X-CSRFToken": ?")\w{64}')
NOW = re.compile(rb'(name="server-time" content=")\d+')
MOMENTS = ("Expires", "Last-Modified")
HTMX = {"HX-Request": "true"}


class Question(NamedTuple):
    path: str
    headers: dict[str, str] = {}
    data: dict[str, str] | None = None


class Answer(NamedTuple):
    status: int
    headers: tuple[tuple[str, str], ...]
    size: int
    body: bytes


def questions(
    code: str, viewer: Viewer, seats: Sequence[int], tried: Sequence[str], world: World
) -> Iterator[Question]:
    """Everything that is sent about one match, as its pages ask for it. `tried` are actions that
    are not possible now: refusals must tell nothing either."""

    def at(name: str, *rest: object) -> str:
        return reverse(name, args=[code, *rest])

    yield Question(at("table"))
    yield Question(at("table-live"), HTMX)
    if viewer.seat is not None:
        yield Question(at("table-seat", viewer.seat))
        yield Question(at("table-live-seat", viewer.seat), HTMX)
    yield Question(at("table-log"))
    yield Question(at("review"))
    yield Question(at("review") + f"?as=watch&at={world.began}", HTMX)
    for seat in (*seats, "open"):
        yield Question(at("review") + f"?as={seat}&at={world.ended}", HTMX)
    yield Question(at("download-log"))
    yield Question(at("table-figures"))
    yield Question(at("table-figures-round", 1), HTMX)
    yield Question(reverse("home"))
    if viewer.user is not None:
        yield Question(reverse("download"))
    for action in tried:
        for seat in seats:
            yield Question(at("act"), HTMX, {"seat": str(seat), "action": action})
    if tried and seats:
        yield Question(at("act"), {}, {"seat": str(seats[0]), "action": tried[0]})


def answer(browser: Client, question: Question, seed: str) -> Answer:
    """Without what is new with each request, and without the hash of the deal: all are shown it
    from the start, and it names the world."""
    if question.data is None:
        said = browser.get(question.path, headers=question.headers)
    else:
        said = browser.post(question.path, question.data, headers=question.headers)
    body = async_to_sync(whole)(said) if said.streaming else said.content
    same = TOKEN.sub(rb"\1", NOW.sub(rb"\1", body)).replace(deal_hash(seed).encode(), b"")
    headers = sorted(header for header in said.headers.items() if header[0] not in MOMENTS)
    return Answer(said.status_code, tuple(headers), len(body), same)


async def whole(said: StreamingHttpResponse) -> bytes:
    return b"".join([piece async for piece in said.streaming_content])
