"""What was said, as HTML: the region with everything, or the newest lines to be added to it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from django.template import engines
from markupsafe import Markup

from config.jinja import spoken
from games.chat import phrases
from games.chat.reading import Line, latest, muted_by, readable_rooms, room_of
from games.table import Table


def page_region(table: Table, user: int | None) -> str:
    """All that somebody's page shows of the chat."""
    muted = muted_by(user)
    return region(table, user, latest(table.match, readable_rooms(table, user), muted), muted)


def news(table: Table, user: int | None, known: str) -> str:
    """The same, unless the page's latest line (0: none) is the latest there is."""
    muted = muted_by(user)
    lines = latest(table.match, readable_rooms(table, user), muted)
    is_known = known == str(lines[-1].id if lines else 0)
    return "" if is_known else region(table, user, lines, muted)


def region(table: Table, user: int | None, lines: Sequence[Line], muted: Mapping[int, str]) -> str:
    return _template("region").render(
        code=table.code,
        heading=heading(room_of(table, user), is_alone=False),
        lines=[_html(table.slug, table.code, line, line.user == user) for line in lines],
        muted=muted,
    )


def heading(room: str, *, is_alone: bool = True) -> Markup:
    return _headed(spoken(), room, is_alone)


def appended(slug: str, code: str, user: int | None, lines: Sequence[Line]) -> str:
    said = tuple((line, line.user == user) for line in lines)
    return _appended(spoken(), slug, code, said)


def refusal(sentence: str) -> str:
    return _template("refusal").render(sentence=sentence)


def _template(name: str):
    return engines["jinja2"].env.get_template(f"chat/{name}.html")


def _html(slug: str, code: str, line: Line, is_own: bool) -> Markup:
    return _drawn(spoken(), slug, code, line, is_own)


@lru_cache
def _headed(language: str | None, room: str, is_alone: bool) -> Markup:
    return Markup(_template("heading").render(room=room, is_alone=is_alone))


@lru_cache(maxsize=1_000)
def _appended(
    language: str | None, slug: str, code: str, said: tuple[tuple[Line, bool], ...]
) -> str:
    """However many hear it, it is drawn once."""
    lines = [_drawn(language, slug, code, line, is_own) for line, is_own in said]
    return _template("appended").render(lines=lines)


@lru_cache(maxsize=5_000)
def _drawn(language: str | None, slug: str, code: str, line: Line, is_own: bool) -> Markup:
    """One line looks the same to all who read it, but to who said it."""
    text = line.text or phrases.words(slug, line.phrase)
    return Markup(_template("line").render(line=line, text=text, code=code, is_own=is_own))
