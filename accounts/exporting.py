"""What each app knows of somebody, for the file that they can download.

An app that keeps something about people says so once, where it is loaded with the app:

    @exports("ratings")
    def ratings(user: User) -> dict | list | Iterator: ...

A section that may be long is an iterator and is written out item by item.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from accounts.models import User

Section = Callable[[User], Any]
_sections: dict[str, Section] = {}
TOGETHER = 50  # items of a long section that are written at once


def exports(name: str) -> Callable[[Section], Section]:
    def register(section: Section) -> Section:
        _sections[name] = section
        return section

    return register


def sections() -> tuple[str, ...]:
    return tuple(_sections)


def document(user: User) -> Iterator[bytes]:
    """One JSON object, in pieces; no piece is larger than a handful of matches."""
    before = b"{"
    for name, section in _sections.items():
        yield before + b"\n" + msgspec.json.encode(name) + b": "
        content = section(user)
        if isinstance(content, Iterator):
            yield from _listed(content)
        else:
            yield _json(content)
        before = b","
    yield b"\n}\n"


def _listed(items: Iterator[Any]) -> Iterator[bytes]:
    yield b"["
    waiting: list[bytes] = []
    before = b"\n"
    for item in items:
        waiting.append(_json(item))
        if len(waiting) == TOGETHER:
            yield before + b",\n".join(waiting)
            waiting, before = [], b",\n"
    yield (before + b",\n".join(waiting) if waiting else b"") + b"]"


def _json(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=1)
