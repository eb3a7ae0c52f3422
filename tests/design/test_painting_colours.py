"""What is written and marked on a painting's card can be read."""

import re

import pytest

from games.engines.modern_art.paintings import ARTISTS, CARDS_PER_AUCTION
from tests.design.tokens import CSS, contrast, declarations

STYLES = (CSS / "components" / "painting.css").read_text()
PLATE = re.search(r"--mark-ground: (#[0-9a-f]{6})", STYLES)[1]


@pytest.mark.parametrize("artist", ARTISTS)
def test_letters_stand_out_on_their_artists_colour(artist: str):
    colors = declarations(re.search(rf'\[data-artist="{artist}"\] \{{(.*?)\}}', STYLES)[1])

    assert contrast(colors["artist"], colors["artist-ink"]) >= 4.5


@pytest.mark.parametrize("auction", CARDS_PER_AUCTION["manuel"])
def test_an_auctions_mark_stands_out_on_its_plate(auction: str):
    colors = declarations(re.search(rf'\[data-auction="{auction}"\] \{{(.*?)\}}', STYLES)[1])

    assert contrast(colors["auction"], PLATE) >= 4.5
