"""What is drawn by a program and kept in the repository is what the program draws."""

import re

from django.conf import settings

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
