"""How a moment gets its page: by the view functions that answer everybody."""

from http import HTTPStatus
from typing import Any

from django.contrib.auth.models import AnonymousUser
from django.http import HttpResponse
from django.test import Client, RequestFactory
from django.utils import translation
from msgspec.structs import replace

from accounts.looks import AVATARS
from accounts.models import User
from games.rendering import Viewer
from games.table import Table
from games.views import table as table_views
from tests.eyes.catalogue import Look
from tests.eyes.stage import NOW, spoken
from tests.games.unkept import another

ELAPSED = 7.5  # seconds that a clock has run; a half, so that no rounding hangs on a moment


def table_page(
    table: Table,
    viewpoint: int | None = None,
    *,
    refusal: str = "",
    seat: int | None = None,
    stay: str = "",
    elapsed: float = ELAPSED,
    **preferences: Any,
) -> Look:
    """The page of an unkept table (tests/games/unkept.py), seen from a seat, or by a visitor.

    `seat` is the one chosen, where one person holds several. `preferences` are fields of the
    user: `advice=True`, `four_colour_deck=True`. Clocks that began with the table at 0.0 have run
    for `elapsed` seconds.
    """
    table = another(as_of_now(table, elapsed))
    user = sitter(table, viewpoint, **preferences)
    request = RequestFactory().get(f"/t/{table.code}/")
    request.user, request.session = user or AnonymousUser(), {}
    request.LANGUAGE_CODE = language = spoken()
    sorts = user.auto_sort if user else True
    who = Viewer(user.pk if user else None, seat, stay, sorts, language)
    response = table_views.table_page(request, table, who, refusal)
    return Look(response.content.decode(), request.path, table, viewpoint)


def as_of_now(table: Table, elapsed: float = ELAPSED) -> Table:
    """Unkept tables play at 0.0: as if that had been a few seconds ago. Everybody has a face of
    their own."""
    began = NOW.timestamp() - elapsed
    return replace(
        table,
        seats=tuple(replace(each, avatar=AVATARS[each.index]) for each in table.seats),
        since=tuple(at + began if at < began else at for at in table.since),
        timer_since=table.timer_since + (began if table.timer_since < began else 0),
        moved=table.moved + (began if table.moved < began else 0),
    )


def sitter(table: Table, viewpoint: int | None, **preferences: Any) -> User | None:
    """Whoever holds a seat, as an account that is not kept."""
    if viewpoint is None:
        return None
    facts = table.seats[viewpoint]
    return User(
        pk=table.holders[viewpoint],
        username=facts.name,
        color=facts.color,
        avatar=facts.avatar,
        **preferences,
    )


def visit(
    path: str,
    user: User | None = None,
    *,
    post: dict[str, Any] | None = None,
    status: int = HTTPStatus.OK,
    client: Client | None = None,
) -> Look:
    """A page of the site as it answers: to a visitor, or to somebody who is logged in. With
    `post`, what comes of sending that."""
    client = client or Client()
    language = spoken()
    if user is not None:
        client.force_login(user, "django.contrib.auth.backends.ModelBackend")
    headers = {"Accept-Language": language}
    if post is None:
        response = client.get(path, headers=headers)
    else:
        response = client.post(path, post, headers=headers)
    # The middleware has left its own language behind.
    translation.activate(language)
    return answered(response, path, status)


def answered(response: HttpResponse, path: str = "/", status: int = HTTPStatus.OK) -> Look:
    """The page of a view that was called directly."""
    where = response.headers.get("Location", "")
    assert response.status_code == status, f"{path}: {response.status_code} {where}"
    return Look(response.content.decode(), path)
