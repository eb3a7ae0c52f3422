"""A page as a browser holds it: its forms with what can be filled in and pressed, and the links
and words of its regions.

Pages of our own are well formed, so what is looked for is found by patterns: a parser that reads
every tag of every page would take longer than the site that answers.
"""

import re
from dataclasses import dataclass, field
from html import unescape

BOXES = ("radio", "checkbox")
_ATTRIBUTES = r"((?:[^>\"']+|\"[^\"]*\"|'[^']*')*)"
_TAG = re.compile(rf"<(/?)(form|input|button|select|textarea)\b{_ATTRIBUTES}>")
_LINK = re.compile(rf"<a\b{_ATTRIBUTES}>(.*?)</a>", re.DOTALL)
_ATTRIBUTE = re.compile(r"([^\s=\"'>/]+)(?:=(?:\"([^\"]*)\"|'([^']*)'))?")


class NotThere(Exception):
    """Somebody looked for something that is not on the page."""


@dataclass(eq=False)
class Control:
    """A field or a button of a form."""

    kind: str
    name: str
    value: str
    label: str = ""
    is_checked: bool = False
    formaction: str = ""

    @property
    def is_button(self) -> bool:
        return self.kind == "submit"


@dataclass
class Link:
    href: str
    words: str


@dataclass
class Form:
    id: str
    action: str
    # With scripts, what comes back is put into the page instead of taking its place.
    stays: bool = False
    controls: list[Control] = field(default_factory=list)

    def named(self, name: str) -> list[Control]:
        return [control for control in self.controls if control.name == name]

    def fields(self) -> list[Control]:
        return [control for control in self.controls if not control.is_button]

    def buttons(self, name: str = "") -> list[Control]:
        return [each for each in self.controls if each.is_button and each.name == name]

    def fill(self, name: str, value: str | bool) -> None:
        """Write into the field of that name, or tick the box that says so."""
        found = self.named(name)
        if not found:
            there = sorted({control.name for control in self.controls})
            raise NotThere(f"There is no field “{name}”, only {there}.")
        if isinstance(value, bool):
            found[0].is_checked = value
        elif found[0].kind in BOXES:
            self.tick(next((box for box in found if box.value == value), None), f"{name}={value}")
        else:
            found[0].value = value

    def tick(self, box: Control | None, wanted: str = "") -> None:
        """Of radio buttons of one name only one is ticked."""
        if box is None:
            raise NotThere(f"There is no box for {wanted}.")
        if box.kind == "radio":
            for other in self.named(box.name):
                other.is_checked = False
        box.is_checked = True

    def posted(self, pressed: Control) -> list[tuple[str, str]]:
        """What a browser sends when that button is pressed, in the order of the page."""
        return [
            (control.name, control.value)
            for control in self.controls
            if control.name and (control is pressed if control.is_button else _counts(control))
        ]


def _counts(control: Control) -> bool:
    return control.is_checked or control.kind not in BOXES


class Page:
    def __init__(self, source: str) -> None:
        self.source = source
        self.forms: list[Form] = []
        # Fields that belong to no form.
        self.loose: list[Control] = []
        self._read()

    def form(self, id: str = "", action: str = "") -> Form:
        """By its id, or by where it is sent."""
        for form in self.forms:
            if form.id == id if id else form.action == action:
                return form
        there = [form.id or form.action for form in self.forms]
        raise NotThere(f"There is no form “{id or action}”, only {there}.")

    def words(self, region: str) -> str:
        return words(self._region(region))

    def links(self, region: str) -> list[Link]:
        found = _LINK.findall(self._region(region))
        return [Link(_attributes(said).get("href", ""), words(inside)) for said, inside in found]

    def _region(self, name: str) -> str:
        """The source of a region: from its tag to the one that closes it."""
        start = re.search(rf'<(\w+)\b[^>]*\bid="region-{name}"', self.source)
        if start is None:
            raise NotThere(f"The page has no region “{name}”.")
        depth = 0
        for tag in re.compile(rf"<(/?){start[1]}\b").finditer(self.source, start.start()):
            depth += -1 if tag[1] else 1
            if not depth:
                return self.source[start.start() : tag.start()]
        raise NotThere(f"The region “{name}” has no end.")

    def _read(self) -> None:
        # With the form it is in, or the id of the one it says it belongs to.
        found: list[tuple[Form | str | None, Control]] = []
        inside: Form | None = None
        for tag in _TAG.finditer(self.source):
            is_end, name, said = tag[1], tag[2], _attributes(tag[3])
            if name == "form":
                inside = None if is_end else _form(said)
                self.forms += [inside] if inside else []
            elif name in ("select", "textarea"):
                raise NotThere(f"Nobody has taught this browser to fill in a <{name}>.")
            elif not is_end and "disabled" not in said and said.get("type") != "button":
                control = _control(name, said, self.source, tag.end())
                found.append((said.get("form", inside), control))
        for owner, control in found:
            form = self.form(owner) if isinstance(owner, str) else owner
            (form.controls if form else self.loose).append(control)


def words(source: str) -> str:
    """What is left when it is read out."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", source)).split())


def _attributes(source: str) -> dict[str, str]:
    return {name: unescape(one or other) for name, one, other in _ATTRIBUTE.findall(source)}


def _form(said: dict[str, str]) -> Form:
    return Form(said.get("id", ""), said.get("action", ""), "hx-post" in said)


def _control(tag: str, said: dict[str, str], source: str, end: int) -> Control:
    kind = said.get("type", "submit" if tag == "button" else "text")
    label = said.get("aria-label", "")
    if tag == "button" and not label:
        label = words(source[end : source.index("</button>", end)])
    return Control(
        kind=kind,
        name=said.get("name", ""),
        value=said.get("value", "on" if kind == "checkbox" else ""),
        label=label,
        is_checked="checked" in said,
        formaction=said.get("formaction", ""),
    )
