"""The Jinja2 environment of all our own templates."""

from functools import cache, lru_cache
from typing import Any

import jinja2
import msgspec
from django.conf import settings
from django.templatetags.static import static
from django.urls import reverse
from django.utils import translation
from jinja2.environment import TemplateModule
from jinja2.runtime import Context, Macro

from games.engines import wire


class Template(jinja2.Template):
    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:
        """A file of macros is made into a module once. Jinja2 checks at every import whether the
        importer has globals of its own to pass on; ours never have."""
        if self._module is None:
            self._module = self.make_module()
        return self._module


class Environment(jinja2.Environment):
    template_class = Template


def environment(**options: Any) -> jinja2.Environment:
    env = Environment(
        **options
        | {
            "undefined": jinja2.StrictUndefined,
            "trim_blocks": True,
            "lstrip_blocks": True,
            "extensions": ["jinja2.ext.i18n", "jinja2.ext.do"],
        }
    )
    env.install_gettext_callables(gettext, translation.ngettext, newstyle=True)
    env.globals.update(
        static=static if settings.DEBUG else cache(static),
        url=url,
        json=action_json,
        kind=kind,
        remembered=remembered,
    )
    return env


def spoken() -> str | None:
    """The language of what is being rendered; with only one there is nothing to look up."""
    return translation.get_language() if len(settings.LANGUAGES) > 1 else None


def gettext(message: str) -> str:
    return _translated(spoken(), message)


@lru_cache(maxsize=10_000)
def _translated(language: str | None, message: str) -> str:
    return translation.gettext(message)


def remembered(macro: Macro, *args: Any) -> str:
    """What a macro makes of these arguments, made once: a card, a sentence of the log and the
    like look the same at every table. The arguments must be hashable."""
    return _made(spoken(), macro, args)


@lru_cache(maxsize=50_000)
def _made(language: str | None, macro: Macro, args: tuple[Any, ...]) -> str:
    return macro(*args)


@lru_cache(maxsize=10_000)
def url(name: str, *args: Any, **kwargs: Any) -> str:
    return reverse(name, args=args or None, kwargs=kwargs or None)


def action_json(action: Any) -> str:
    """An action of an engine as a form sends it."""
    return msgspec.json.encode(wire.encode(action)).decode()


def kind(struct: msgspec.Struct) -> str:
    """The tag of an event, an action or a phase: which of its union it is."""
    return str(struct.__struct_config__.tag)
