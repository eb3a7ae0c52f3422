"""From an action to what has to be done on a page: which button to press, what to fill in first.

A button carries its action as JSON, with blanks that the form's other fields fill in
(games/views/blanks.py).
"""

import json
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

from django.http import QueryDict

from games.views.blanks import filled
from tests.simulated.page import BOXES, Control, Form

Filling = tuple[Control, Any]


@dataclass
class Way:
    button: Control
    fillings: list[Filling] = field(default_factory=list)

    @property
    def has_blanks(self) -> bool:
        return "$" in self.button.value

    def fill_in(self, form: Form) -> Any:
        """Do all but press the button; says what the form would then say."""
        for control, value in self.fillings:
            if control.kind in BOXES:
                form.tick(control)
            else:
                control.value = value if isinstance(value, str) else json.dumps(value)
        fields = QueryDict(urlencode(form.posted(self.button)))
        return filled(json.loads(self.button.value), fields)


def way_to(form: Form, action: Any) -> Way | None:
    """How this action is done on this page; None where it cannot be."""
    for button in form.buttons("action"):
        said = json.loads(button.value)
        if isinstance(action, dict) and said.keys() == action.keys():
            way = Way(button)
            if all(_is_said(form, said[key], action[key], way.fillings) for key in said):
                return way
    return None


def _is_said(form: Form, said: Any, wanted: Any, fillings: list[Filling]) -> bool:
    """Whether the button says it, or some field can; what must be filled in is noted."""
    if not isinstance(said, str) or not said.startswith("$"):
        return bool(said == wanted and type(said) is type(wanted))
    if not said.endswith("[]"):
        return _is_filled(form.named(said[1:]), wanted, fillings)
    if not isinstance(wanted, list):
        return False
    name = said[1:-2]
    fields = [each for each in form.fields() if f"{each.name}-".startswith(f"{name}-")]
    return all(_is_filled(fields, item, fillings) for item in wanted)


def _is_filled(controls: list[Control], wanted: Any, fillings: list[Filling]) -> bool:
    """Whether one of these fields can say it that has not been used for something else."""
    for control in controls:
        if not _is_used(control, fillings) and _can_say(control, wanted):
            fillings.append((control, wanted))
            return True
    return False


def _can_say(control: Control, wanted: Any) -> bool:
    if control.kind in (*BOXES, "hidden"):
        return control.value != "" and _read(control.value) == wanted
    return True


def _is_used(control: Control, fillings: list[Filling]) -> bool:
    """Of radio buttons of one name only one can be ticked."""
    return any(
        control is other or (control.kind == "radio" and control.name == other.name)
        for other, _ in fillings
    )


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def offered(form: Form) -> list[str]:
    """What a form offers, in words: its buttons, and what its fields may say."""
    lines = [f"button {button.value}  {button.label}".rstrip() for button in form.buttons("action")]
    boxes: dict[str, list[str]] = {}
    for control in form.fields():
        if control.kind != "hidden":
            boxes.setdefault(control.name, []).append(control.value)
    return lines + [f"field {name}: {' | '.join(values)}" for name, values in boxes.items()]
