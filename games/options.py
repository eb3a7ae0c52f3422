"""The options of a table: one form field for every setting of the game's Settings struct.

What a setting is called and means is said by the game's own templates/games/<slug>/options.html,
in three macros: `label(name)`, `help(name)` and, for settings with named values,
`choice(name, value)`.
"""

from collections.abc import Iterable, Mapping
from typing import Any, get_args, get_type_hints

import msgspec
from django import forms
from django.template import engines
from django.utils.translation import gettext as _
from msgspec import inspect

from games.clocks import TURN
from games.engines.game import Game


class OptionsForm(forms.Form):
    """Settings of one game as fields, with the struct's own bounds and defaults."""

    def __init__(self, game: Game, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        words = options_words(game.slug)
        types = get_type_hints(game.Settings, include_extras=True)
        for name, default in msgspec.to_builtins(game.Settings()).items():
            self.fields[name] = option_field(name, types[name], default, words)
        leave_to_usual(self.fields[TURN])

    def chosen(self) -> dict[str, Any]:
        """What was filled in; what was left empty is for the table to decide."""
        return {name: value for name, value in self.cleaned_data.items() if value is not None}

    def complaints(self) -> list[str]:
        """What is wrong, each sentence with the name of the option it is about."""
        return [
            _("%(option)s: %(sentence)s")
            % {"option": self.fields[name].label, "sentence": sentence}
            for name, sentences in self.errors.items()
            for sentence in sentences
        ]


def leave_to_usual(turn: forms.Field) -> None:
    """The seconds for a turn may stay empty: what is usual depends on who plays."""
    usual = _(
        "Left empty: %(seconds)s where other people play, and no clock where you play alone with "
        "bots or share this screen."
    ) % {"seconds": turn.initial}
    turn.help_text = f"{turn.help_text} {usual}"
    turn.required, turn.initial = False, None


def options_words(slug: str) -> Any:
    """The macros with which a game speaks of its options."""
    return engines["jinja2"].env.get_template(f"games/{slug}/options.html").module


def option_field(name: str, annotation: Any, default: Any, words: Any) -> forms.Field:
    common = {
        "label": said(words.label(name)) or name,
        "help_text": said(words.help(name)),
        "initial": default,
    }
    match kind := inspect.type_info(annotation):
        case inspect.BoolType():
            return forms.BooleanField(required=False, **common)
        case inspect.IntType():
            return whole_number(kind, common)
        case inspect.LiteralType():
            # In the order in which the author wrote them; msgspec would sort them.
            plain = annotation.__origin__ if hasattr(annotation, "__metadata__") else annotation
            return choice_of(name, get_args(plain), words, common)
        case inspect.EnumType(cls=cls):
            return choice_of(name, [member.value for member in cls], words, common)
    raise TypeError(f"The option {name!r} is of a type that no form field is made for: {kind}.")


def whole_number(kind: inspect.IntType, common: dict[str, Any]) -> forms.IntegerField:
    low = kind.ge if kind.ge is not None or kind.gt is None else kind.gt + 1
    high = kind.le if kind.le is not None or kind.lt is None else kind.lt - 1
    field = forms.IntegerField(min_value=low, max_value=high, step_size=kind.multiple_of, **common)
    sentence = (
        _("a whole number from %(low)s to %(high)s, please.") % {"low": low, "high": high}
        if low is not None and high is not None
        else _("a whole number, please.")
    )
    field.error_messages |= dict.fromkeys(("required", "invalid"), sentence)
    for validator in field.validators:
        validator.message = sentence
    return field


def choice_of(
    name: str, values: Iterable[Any], words: Any, common: dict[str, Any]
) -> forms.TypedChoiceField:
    by_text = {str(value): value for value in values}
    field = forms.TypedChoiceField(
        choices=[(text, said(words.choice(name, value))) for text, value in by_text.items()],
        coerce=by_text.__getitem__,
        **common,
    )
    field.error_messages |= dict.fromkeys(
        ("required", "invalid_choice"), _("one of the choices shown, please.")
    )
    return field


def in_words(game: Game, settings: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What each option is called, and what was chosen."""
    fields = OptionsForm(game).fields
    return [
        (str(field.label), _chosen(field, settings[name]))
        for name, field in fields.items()
        if name in settings
    ]


def _chosen(field: forms.Field, value: Any) -> str:
    if isinstance(field, forms.BooleanField):
        return _("yes") if value else _("no")
    choices = dict(getattr(field, "choices", ()))
    return str(choices.get(str(value), value))


def said(markup: str) -> str:
    return str(markup).strip()
