"""The cards of Things & Gotchas as they are drawn: what is written on them, and in which colour."""

import re

import pytest
from django.conf import settings
from django.template import engines

from games.drawings.gotcha.sprite import sprite
from games.engines.gotcha.deck import KINDS
from tests.design.tokens import color, contrast, tokens
from tests.games.unkept import words

STYLES = settings.BASE_DIR / "static" / "css" / "components" / "gotcha_card.css"
FAMILIES = {"thing": "blue", "gotcha": "red", "action": "black"}


def drawn(macro, *arguments):
    template = engines["jinja2"].env.get_template("components/gotcha_card.html")
    return str(getattr(template.module, macro)(*arguments))


def lines(text):
    """What is written on a card: its name, its set, its text, those that are there."""
    return [
        words(found)
        for part in ("name", "set", "text")
        for found in re.findall(rf'class="gotcha-{part}">(.*?)</(?:b|span)>', text)
    ]


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)
def test_a_card_says_its_name_its_set_and_what_it_does(kind):
    name, *below = lines(drawn("gotcha_card", kind.name))

    assert (
        name.lower()
        .replace(" ", "_")
        .startswith(
            {"thing": f"{kind.name}_thing", "gotcha": f"gotcha_{kind.name}"}.get(
                kind.family, kind.name
            )
        )
    )
    if kind.set_size:
        assert below.pop(0) == f"Set = {kind.set_size} card{'s' if kind.set_size > 1 else ''}"
    assert bool(below) == (kind.family != "thing")


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)
def test_a_card_partly_open_says_the_same_and_that_it_lies_face_down(kind):
    text = drawn("gotcha_partial", kind.name)

    assert lines(text) == lines(drawn("gotcha_card", kind.name))
    assert "<use" not in text  # no picture: its lower half is a back
    assert "face down" in words(text)


def test_a_back_says_nothing_but_that_it_is_one():
    text = drawn("gotcha_back", "some-place")

    assert not words(text)
    assert 'aria-label="A card, face down"' in text


def inks():
    """The colour of the writing, by family."""
    found = re.findall(
        r'\[data-family="(\w+)"\] \{ --gotcha-ink: (#[0-9a-f]{6})', STYLES.read_text()
    )
    return dict(found)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_things_are_written_in_blue_gotchas_in_red_and_actions_in_black(scheme):
    face = color("var(--card-face)", scheme, tokens())
    assert inks().keys() == FAMILIES.keys()
    for family, ink in inks().items():
        red, green, blue = (int(ink[at : at + 2], 16) for at in (1, 3, 5))
        assert contrast(color(ink, scheme, tokens()), face) >= 4.5
        seen = (
            "black"
            if max(red, green, blue) < 48
            else "blue"
            if blue > 1.5 * max(red, green)
            else "red"
            if red > 1.5 * max(green, blue)
            else "another"
        )
        assert seen == FAMILIES[family]


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)
def test_a_card_has_the_colour_of_its_family(kind):
    for macro in ("gotcha_card", "gotcha_partial"):
        assert f'data-family="{kind.family}"' in drawn(macro, kind.name)


def test_the_committed_pictures_are_the_ones_the_program_draws():
    committed = settings.BASE_DIR / "static" / "img" / "gotcha.svg"

    assert committed.read_text(encoding="utf-8") == sprite()


def test_every_kind_and_the_bag_are_drawn_once_and_all_differ():
    found = dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', sprite()))

    assert found.keys() == {*KINDS, "bag"}
    assert len(set(found.values())) == len(found)


def test_the_pictures_refer_to_nothing_that_a_sprite_in_another_file_cannot_reach():
    assert "url(" not in sprite()
    assert "<use" not in sprite()
    assert "style=" not in sprite()
