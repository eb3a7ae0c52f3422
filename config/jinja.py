"""The Jinja2 environment of all our own templates."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import date, datetime
from functools import cache, lru_cache
from typing import Any
from zlib import crc32

import jinja2
import msgspec
from django.conf import settings
from django.templatetags.static import static
from django.urls import reverse
from django.utils import formats, translation
from django.utils.formats import date_format
from django.utils.timezone import localtime
from jinja2 import runtime
from jinja2.environment import TemplateModule
from jinja2.runtime import Macro
from markupsafe import Markup, escape

from games.characters import REGULARS
from games.cues import cue
from games.drawings.paintings.catalogue import PAINTINGS
from games.engines import wire
from games.hints import hints
from games.lessons import counsel, lesson
from games.sentences import addressed, translated

_MISSING = object()


class Context(runtime.Context):
    def call(self, obj: Any, *args: Any, **kwargs: Any) -> Any:
        """Jinja2 asks of everything called whether it wants the context, the environment or
        neither, which costs more than most calls. Ours: macros want one thing, the rest none."""
        if kwargs:
            # For those that want the context; inside loops and blocks the compiler adds them.
            kwargs.pop("_loop_vars", None)
            kwargs.pop("_block_vars", None)
        if type(obj) is Macro:
            return obj(self.eval_ctx, *args, **kwargs)
        return obj(*args, **kwargs)


class Template(jinja2.Template):
    def _get_default_module(self, ctx: runtime.Context | None = None) -> TemplateModule:
        """A file of macros is made into a module once. Jinja2 checks at every import whether the
        importer has globals of its own to pass on; ours never have."""
        if self._module is None:
            self._module = self.make_module()
        return self._module


class Environment(jinja2.Environment):
    template_class = Template
    context_class = Context


def environment(**options: Any) -> jinja2.Environment:
    env = Environment(
        **options
        | {
            "undefined": jinja2.StrictUndefined,
            "trim_blocks": True,
            "lstrip_blocks": True,
            "extensions": ["jinja2.ext.do"],
        }
    )
    env.filters.update(within=within, begins=begins, quoted=quoted, attributes=attributes)
    env.globals.update(
        _=gettext,
        ngettext=ngettext,
        static=static if settings.DEBUG else cache(static),
        url=url,
        day=day,
        month=month,
        json=action_json,
        date=date_in_words,
        decimal=decimal,
        grouped=grouped,
        by=by,
        firsts=firsts,
        where=where,
        kind=kind,
        by_a_bot=by_a_bot,
        absence=absence,
        key_of=key_of,
        cue=cue,
        hints=hints,
        counsel=counsel,
        lesson=lesson,
        regulars=REGULARS,
        remembered=remembered,
        addressed=addressed,
        translated=translated,
        paintings=PAINTINGS,
    )
    return env


def key_of(words: object) -> str:
    """Short, and another one for other words: an element named by it is another element once they
    change, and stands in their place instead of being bent into them and moved."""
    return f"{crc32(str(words).encode()):x}"


_spoken: ContextVar[str | None] = ContextVar("spoken", default=None)


@contextmanager
def rendering_in(language: str) -> Iterator[None]:
    """Whatever is rendered here is in this language. Templates ask which it is at every card and
    sentence, and Django's own answer takes several times as long as this one."""
    with translation.override(language):
        before = _spoken.set(language)
        try:
            yield
        finally:
            _spoken.reset(before)


def spoken() -> str | None:
    """The language of what is being rendered."""
    return _spoken.get() or translation.get_language()


def gettext(message: str, **values: Any) -> Markup:
    """The message in the reader's language; values that are put into it are escaped."""
    text = _translated(spoken(), message)
    return text % values if values else text


def ngettext(one: str, many: str, num: int, **values: Any) -> Markup:
    return Markup(translation.ngettext(one, many, num)) % {"num": num, **values}


def within(name: str) -> str:
    """A name as it stands within a sentence: English writes it small, others as it is."""
    return name.lower() if (spoken() or "en").startswith("en") else name


def begins(words: str) -> str:
    """Words as they begin a line; unlike `capitalize` the others stay as they are."""
    return words[:1].upper() + words[1:]


def decimal(number: float) -> str:
    return formats.number_format(number, decimal_pos=1)


def grouped(number: int) -> str:
    """A large number as the reader's language writes it."""
    return formats.number_format(number, force_grouping=True)


@lru_cache(maxsize=10_000)
def _translated(language: str | None, message: str) -> Markup:
    return Markup(translation.gettext(message))


def absence(seat: Any) -> str:
    """Why a bot plays for somebody: they have gone, or do nothing."""
    return gettext("Idle: a bot plays") if getattr(seat, "is_idle", False) else gettext("Away")


def by_a_bot(seats: tuple[Any, ...], seat: int) -> tuple[Any, ...]:
    """The seats, one named as the bot that plays there for its person: the log says who did it."""
    name = gettext("A bot for %(name)s", name=seats[seat].name)
    return (*seats[:seat], msgspec.structs.replace(seats[seat], name=name), *seats[seat + 1 :])


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


def day(moment: datetime) -> str:
    """As the reader's language writes it, where the site is."""
    return date_format(localtime(moment), "DATE_FORMAT")


def date_in_words(on: date) -> str:
    """A date that is the same wherever the reader is."""
    return date_format(on, "DATE_FORMAT")


def month(moment: date) -> str:
    here = localtime(moment) if isinstance(moment, datetime) else moment
    return date_format(here, "YEAR_MONTH_FORMAT")


def action_json(action: Any) -> str:
    """An action of an engine as a form sends it."""
    return msgspec.json.encode(wire.encode(action)).decode()


def quoted(value: object) -> Markup:
    """A value with the quotation marks around it, as an attribute has it: JSON is full of the
    usual ones, and each would be sent as five characters."""
    text = str(value)
    if isinstance(value, Markup) or '"' not in text or "'" in text:
        return Markup('"%s"') % escape(value)
    return Markup("'" + text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;") + "'")


def attributes(values: Mapping[str, object]) -> Markup:
    """Attributes of an element, each with a space before it; our own names, anybody's values."""
    return Markup("").join(Markup(f" {name}={quoted(value)}") for name, value in values.items())


def by(field: str, actions: Sequence[Any]) -> dict[Any, Any]:
    """Each action by one of its fields, such as its card."""
    return {getattr(action, field): action for action in actions}


def where(actions: Sequence[Any], field: str, value: Any) -> list[Any]:
    """Those actions that have this field with this value; others may not have it at all."""
    return [action for action in actions if getattr(action, field, _MISSING) == value]


def firsts(actions: Sequence[Any]) -> dict[str, Any]:
    """The first action of each kind."""
    found: dict[type, Any] = {}
    for action in actions:
        found.setdefault(type(action), action)
    return {kind(action): action for action in found.values()}


def kind(struct: msgspec.Struct) -> str:
    """The tag of an event, an action or a phase: which of its union it is."""
    return str(struct.__struct_config__.tag)
