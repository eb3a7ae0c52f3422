"""Guided first matches: one module per game, named by its slug, with LESSON and `topics`.

A lesson is a match from a known seed against easy bots, chosen so that everything comes up that
it promises. Plain Python; the words are in `templates/games/<slug>/guiding/`.
"""

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from games.lessons.lesson import Lesson


def lesson(slug: str) -> Lesson | None:
    module = _module(slug)
    return None if module is None else module.LESSON


def shown(slug: str, before: frozenset[str], events: Iterable[Any]) -> frozenset[str]:
    """The topics that have come up, after these events."""
    module = _module(slug)
    if module is None:
        return before
    found = {topic for event in events for topic in module.topics(event)}
    return before if found <= before else before | found


def counsel(slug: str, *seen: Any) -> Any:
    """What a lesson works out of what its learner sees; each game knows what that is."""
    module = _module(slug)
    assert module is not None
    return module.counsel(*seen)


@cache
def _module(slug: str) -> ModuleType | None:
    name = f"{__name__}.{slug}"
    return import_module(name) if find_spec(name) else None
