"""What is in the box."""

import pytest

from games.engines.modern_art.paintings import ARTIST, ARTISTS, AUCTION, CARDS

# The table of the rules: open, one offer, hidden, fixed price, double, cards.
PRINTED = {
    "manuel": (3, 3, 2, 2, 2, 12),
    "sigrid": (3, 2, 3, 3, 2, 13),
    "daniel": (3, 3, 3, 3, 3, 15),
    "ramon": (3, 3, 3, 3, 3, 15),
    "rafael": (3, 3, 3, 3, 3, 15),
}
KINDS = ("open", "one_offer", "hidden", "fixed_price", "double")


def test_there_are_70_cards_each_with_its_own_id() -> None:
    assert len(CARDS) == len(set(CARDS)) == 70


def test_the_artists_stand_in_board_order() -> None:
    assert ARTISTS == ("manuel", "sigrid", "daniel", "ramon", "rafael")


@pytest.mark.parametrize("artist", PRINTED)
def test_an_artist_has_so_many_cards_of_each_auction(artist: str) -> None:
    *counts, total = PRINTED[artist]
    cards = [card for card in CARDS if ARTIST[card] == artist]

    assert [sum(AUCTION[card] == kind for card in cards) for kind in KINDS] == counts
    assert len(cards) == total


def test_an_id_is_artist_auction_and_a_number_from_1() -> None:
    assert CARDS[0] == "manuel-open-1"
    assert CARDS[-1] == "rafael-double-3"
    for card in CARDS:
        artist, auction, number = card.split("-")
        assert (artist, auction) == (ARTIST[card], AUCTION[card])
        alike = [other for other in CARDS if other.startswith(f"{artist}-{auction}-")]
        assert 1 <= int(number) <= len(alike)
