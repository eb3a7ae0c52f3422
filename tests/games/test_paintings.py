"""The seventy paintings: drawn by a program, kept in the repository, each of its own kind."""

import re
from xml.etree import ElementTree

import pytest
from django.conf import settings

from games.drawings.paintings import daniel, manuel, rafael, ramon, sigrid
from games.drawings.paintings.catalogue import ARTISTS, PAINTINGS, by_artist
from games.drawings.paintings.marks import sprite
from games.drawings.paintings.studio import painted
from games.engines.modern_art import paintings as box

IMAGES = settings.BASE_DIR / "static" / "img"
KILOBYTES = 12
SVG = "{http://www.w3.org/2000/svg}"
CARDS = list(PAINTINGS)


def committed(card: str) -> str:
    return (IMAGES / "paintings" / f"{card}.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("card", CARDS)
def test_the_committed_painting_is_the_one_the_program_paints(card: str):
    assert committed(card) == painted(card)


@pytest.mark.parametrize("card", CARDS)
def test_a_painting_is_a_small_plain_picture_with_its_name(card: str):
    drawn = committed(card)
    root = ElementTree.fromstring(drawn)

    assert len(drawn.encode()) <= KILOBYTES * 1024
    assert root.get("viewBox") == "0 0 500 700"
    assert (
        root.find(f"{SVG}title").text == f"{PAINTINGS[card].artist_name}: {PAINTINGS[card].title}"
    )
    kinds = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert not kinds & {
        "script",
        "style",
        "filter",
        "foreignObject",
        "image",
        "a",
        "text",
        "animate",
    }
    attributes = {name for element in root.iter() for name in element.attrib}
    assert not {name for name in attributes if name == "style" or name.startswith("on")}


@pytest.mark.parametrize("card", CARDS)
def test_a_painting_refers_to_nothing_but_itself(card: str):
    drawn = committed(card)
    names = re.findall(r' id="([^"]+)"', drawn)
    references = re.findall(r'(?:href="|url\()([^")]+)', drawn)

    assert len(names) == len(set(names))
    assert {reference.removeprefix("#") for reference in references} <= set(names)
    assert all(reference.startswith("#") for reference in references)


def test_no_two_paintings_share_a_composition_a_picture_or_a_title():
    works = [
        work for artist in (manuel, sigrid, daniel, ramon, rafael) for work in artist.WORKS.values()
    ]

    assert len(set(works)) == 70
    assert len({committed(card) for card in CARDS}) == 70
    assert len({painting.title for painting in PAINTINGS.values()}) == 70


def test_two_paintings_in_one_page_do_not_mistake_each_others_parts():
    names = [name for card in CARDS for name in re.findall(r' id="([^"]+)"', committed(card))]

    assert len(names) == len(set(names))


def test_nothing_hangs_that_is_not_in_the_box_and_nothing_is_missing():
    assert list(box.CARDS) == CARDS
    assert tuple(ARTISTS) == box.ARTISTS
    assert sorted(path.stem for path in (IMAGES / "paintings").iterdir()) == sorted(box.CARDS)
    for card, painting in PAINTINGS.items():
        assert (painting.artist, painting.auction) == (box.ARTIST[card], box.AUCTION[card])


def test_every_artist_has_letters_of_their_own():
    letters = [by_artist(artist)[0].monogram for artist in ARTISTS]

    assert letters == ["MC", "ST", "DM", "RM", "RS"]


def test_the_committed_marks_are_the_ones_the_program_draws_one_for_each_artist_and_auction():
    drawn = re.findall(r'<symbol id="([^"]+)"', sprite())

    assert (IMAGES / "saleroom.svg").read_text(encoding="utf-8") == sprite()
    assert sorted(drawn) == sorted([*box.ARTISTS, *box.CARDS_PER_AUCTION["manuel"]])
    assert "url(" not in sprite()
    assert "style=" not in sprite()
