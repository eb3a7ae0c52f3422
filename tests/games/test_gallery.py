"""The gallery, and a painting as a card."""

import re
from html import unescape

import pytest
from django.template import engines
from django.test import Client

from games.drawings.paintings.catalogue import ARTISTS, PAINTINGS

pytestmark = pytest.mark.django_db


def test_all_paintings_hang_in_the_rooms_of_their_artists(client: Client):
    page = client.get("/gallery/").content.decode()
    rooms = re.split(r'<section class="exhibition"', page)[1:]

    assert len(rooms) == len(ARTISTS)
    for artist, room in zip(ARTISTS, rooms, strict=True):
        led_to = re.findall(r'href="/gallery/([\w-]+)/"', room)
        assert led_to == [card for card in PAINTINGS if card.startswith(artist)]
    for painting in PAINTINGS.values():
        assert painting.title in unescape(page)


def test_a_painting_by_itself_says_what_it_is_and_leads_to_the_next(client: Client):
    page = unescape(client.get("/gallery/sigrid-hidden-3/").content.decode())

    assert "<h1>Night Bathing</h1>" in page
    assert "Sigrid Thaler" in page
    assert "Hidden auction" in page
    assert re.search(r'rel="prev" href="/gallery/sigrid-hidden-2/"', page)
    assert re.search(r'rel="next" href="/gallery/sigrid-fixed_price-1/"', page)


def test_after_the_last_painting_comes_the_first(client: Client):
    last = client.get("/gallery/rafael-double-3/").content.decode()
    first = client.get("/gallery/manuel-open-1/").content.decode()

    assert 'rel="next" href="/gallery/manuel-open-1/"' in last
    assert 'rel="prev" href="/gallery/rafael-double-3/"' in first


@pytest.mark.parametrize("card", ["sigrid-open-9", "somebody-open-1", "sigrid"])
def test_what_was_never_painted_is_not_found(client: Client, card: str):
    assert client.get(f"/gallery/{card}/").status_code == 404


@pytest.mark.parametrize("address", ["/gallery/", "/gallery/ramon-open-1/"])
def test_the_gallery_obeys_the_content_security_policy(client: Client, address: str):
    page = client.get(address).content.decode()

    assert not re.search(r"<[^>]+\sstyle=", page)
    assert not re.search(r"<script(?![^>]*\ssrc=)", page)
    assert not re.search(r"<[^>]+\son\w+=", page)


def test_the_home_page_leads_to_the_gallery(client: Client):
    assert 'href="/gallery/"' in client.get("/").content.decode()


def test_a_painting_as_a_card_is_named_in_words():
    template = engines["jinja2"].from_string(
        '{% from "components/painting.html" import painting_button %}'
        '{{ painting_button("sigrid-hidden-3", {"value": "x"}, "sm", "dimmed", "card-1") }}'
    )
    card = template.render()

    assert 'alt="Sigrid Thaler, hidden auction: Night Bathing"' in card
    assert re.search(
        r'<button class="card painting" data-artist="sigrid" id="card-1" data-size="sm" '
        r'data-state="dimmed" value="x">',
        card,
    )
    assert card.count("alt=") == 1
    assert 'loading="lazy"' in card


def test_every_painting_can_be_shown_as_a_card():
    template = engines["jinja2"].from_string(
        '{% from "components/painting.html" import painting, auction_way %}'
        "{{ painting(card) }}{{ auction_way(paintings[card].auction) }}"
    )
    for card, work in PAINTINGS.items():
        shown = unescape(template.render({"card": card}))
        assert work.title in shown
        assert work.monogram in shown
        assert f"#{work.auction}" in shown
        assert shown.rstrip().endswith(".")
