"""The Jinja2 environment of all our own templates."""

from functools import lru_cache
from typing import Any

import jinja2
import msgspec
from django.templatetags.static import static
from django.urls import reverse
from django.utils import translation
from jinja2.runtime import Macro

from games.engines import wire


def environment(**options: Any) -> jinja2.Environment:
    env = jinja2.Environment(
        **options
        | {
            "undefined": jinja2.StrictUndefined,
            "trim_blocks": True,
            "lstrip_blocks": True,
            "extensions": ["jinja2.ext.i18n", "jinja2.ext.do"],
        }
    )
    env.install_gettext_callables(gettext, translation.ngettext, newstyle=True)
    env.globals.update(static=static, url=url, json=action_json, kind=kind, remembered=remembered)
    return env


def gettext(message: str) -> str:
    return _translated(translation.get_language(), message)


@lru_cache(maxsize=10_000)
def _translated(language: str | None, message: str) -> str:
    return translation.gettext(message)


def remembered(macro: Macro, *args: Any) -> str:
    """What a macro makes of these arguments, made once: a card, a sentence of the log and the
    like look the same at every table. The arguments must be hashable."""
    return _made(translation.get_language(), macro, args)


@lru_cache(maxsize=50_000)
def _made(language: str | None, macro: Macro, args: tuple[Any, ...]) -> str:
    return macro(*args)


def url(name: str, *args: Any, **kwargs: Any) -> str:
    return reverse(name, args=args or None, kwargs=kwargs or None)


def action_json(action: Any) -> str:
    """An action of an engine as a form sends it."""
    return msgspec.json.encode(wire.encode(action)).decode()


def kind(struct: msgspec.Struct) -> str:
    """The tag of an event, an action or a phase: which of its union it is."""
    return str(struct.__struct_config__.tag)
