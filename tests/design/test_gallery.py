"""The component gallery shows every component there is."""

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

TEMPLATES = Path(settings.BASE_DIR) / "templates"
COMPONENTS = sorted((TEMPLATES / "components").glob("*.html"))
MACRO = re.compile(r"{%-? *macro (\w+)\((.*?){%-? *endmacro", re.S)
# One belongs into the head of a page, the other is closed on every page until it asks.
INVISIBLE = {"live", "confirm_dialog"}


def without_comments(text: str) -> str:
    return re.sub(r"{#.*?#}", "", text, flags=re.S)


def calls(text: str) -> set[str]:
    return set(re.findall(r"\b(\w+)\(", text))


def shown() -> set[str]:
    rooms = (TEMPLATES / "design").glob("*.html")
    # The name of a component in the label beside it is not the component.
    texts = [re.sub(r"call specimen\(.*?%}", "", without_comments(p.read_text())) for p in rooms]
    return calls("".join(texts))


def unseen(source: str, seen: set[str]) -> set[str]:
    """The macros of a component that draw something, and that neither the gallery shows nor
    another one of it that the gallery shows."""
    bodies = dict(MACRO.findall(without_comments(source)))
    reached = set(bodies) & seen
    while (
        more := {name for made in reached for name in calls(bodies[made]) & set(bodies)} - reached
    ):
        reached |= more
    return {name for name, body in bodies.items() if "<" in body} - reached - INVISIBLE


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda path: path.stem)
def test_every_component_has_an_entry(component: Path):
    assert not unseen(component.read_text(), shown())


def test_a_component_that_nobody_shows_is_missed():
    lamp = "{% macro lamp(size) %}<b>{{ bulb() }}</b>{% endmacro %}"
    source = lamp + "{% macro bulb() %}<i></i>{% endmacro %}"

    assert unseen(source, {"panel"}) == {"lamp", "bulb"}
    assert not unseen(source, {"lamp"})


@pytest.mark.django_db
def test_the_gallery_has_the_tokens_and_a_room_for_each_part(client: Client):
    page = client.get("/design/").content.decode()

    rooms = {path.stem for path in (TEMPLATES / "design").glob("*.html")} - {"index", "specimen"}
    assert set(re.findall(r'class="design-room" id="(\w+)"', page)) == rooms
