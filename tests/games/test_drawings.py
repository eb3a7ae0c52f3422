"""What is drawn by a program and kept in the repository is what the program draws."""

import re

from django.conf import settings

from accounts.looks import AVATARS, Color
from games.drawings.cards import RANKS, SUITS, sprite

IMAGES = settings.BASE_DIR / "static" / "img"


def test_the_committed_cards_are_the_ones_the_program_draws():
    assert (IMAGES / "cards.svg").read_text(encoding="utf-8") == sprite()


def test_every_card_the_jokers_the_back_and_the_crown_are_drawn_once():
    drawn = re.findall(r'<symbol id="([^"]+)"', sprite())

    assert sorted(drawn) == sorted(
        [rank + suit for suit in SUITS for rank in RANKS] + ["LJ", "BJ", "back", "crown"]
    )


def test_no_two_court_cards_share_a_drawing():
    faces = dict(re.findall(r'<symbol id="([JQK][CDHS])"[^>]*>(.*?)</symbol>', sprite()))

    assert len(faces) == 12
    assert len(set(faces.values())) == 12


def test_the_cards_refer_to_nothing_that_a_sprite_in_another_file_cannot_reach():
    assert "url(" not in sprite()
    assert "<use" not in sprite()
    assert "style=" not in sprite()


def test_every_avatar_somebody_can_have_is_drawn():
    drawn = re.findall(r'<symbol id="([^"]+)"', (IMAGES / "avatars.svg").read_text())

    assert sorted(drawn) == sorted(AVATARS)


def test_every_colour_has_a_mark_and_every_icon_a_template_names_is_drawn():
    drawn = set(re.findall(r'<symbol id="([^"]+)"', (IMAGES / "icons.svg").read_text()))
    named = {
        name
        for template in (settings.BASE_DIR / "templates").rglob("*.html")
        for name in re.findall(r'\b(?:icon|draw)\("([a-z-]+)"[,)]', template.read_text())
    }

    assert {f"mark-{color}" for color in Color.values} <= drawn
    assert "bot" in named
    assert named <= drawn
