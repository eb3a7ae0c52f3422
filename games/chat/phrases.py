"""Preset phrases: the house's own, and each game's (`templates/games/<slug>/phrases.html`)."""

from contextlib import suppress
from functools import cache

from django.template import engines
from jinja2 import TemplateNotFound
from jinja2.environment import TemplateModule

HOUSE = "chat/phrases.html"


@cache
def _modules(slug: str) -> tuple[TemplateModule, ...]:
    env = engines["jinja2"].env
    modules = [env.get_template(HOUSE).module]
    with suppress(TemplateNotFound):  # a game need not have any of its own
        modules.append(env.get_template(f"games/{slug}/phrases.html").module)
    return tuple(modules)


def keys(slug: str) -> tuple[str, ...]:
    """What one may say at a table of this game, in the order in which it is offered."""
    return tuple(key for module in _modules(slug) for key in module.keys)


def words(slug: str, key: str) -> str:
    """The phrase in the reader's language; one that is no longer offered is named by its key."""
    for module in _modules(slug):
        if key in module.keys:
            return str(module.words(key)).strip()
    return key
