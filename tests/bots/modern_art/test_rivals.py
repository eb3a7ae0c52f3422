"""What the bids that everybody has seen tell of the bidders."""

from msgspec.structs import replace

from games import bots
from games.bots.modern_art.forecast import expected
from games.bots.modern_art.history import left_after
from games.bots.modern_art.model import FIXED, HIDDEN, OPEN
from games.bots.modern_art.notes import Auction, Notes
from games.bots.modern_art.rivals import DOUBT, SUREST, Rival, rivals
from games.engines.modern_art.settings import Settings

PLAYED = (0, 0, 0, 2, 0)
VALUE = expected(PLAYED, (0,) * 5, left_after(()))[3]


def after(*auctions: Auction) -> Notes:
    return replace(bots.blank("modern_art", 4, Settings()), round=1, auctions=auctions)


def auction(kind: str, buyer: int, price: float, *bids: float) -> Auction:
    """Of a painting by Ramon, by seat 0."""
    return Auction(1, PLAYED, 3, 1, kind, 0, buyer, int(price), tuple(map(int, bids or (0,) * 4)))


def test_of_somebody_unknown_what_is_usual_is_expected() -> None:
    assert rivals(after(), 4) == rivals(None, 4) == (Rival(),) * 4


def test_who_bids_little_in_secret_is_expected_to_again() -> None:
    seen = auction("hidden", 1, VALUE, 0, VALUE, 0.5 * VALUE, 0.83 * VALUE)

    _, high, low, usual = rivals(after(seen, seen, seen), 4)

    assert low.goes[HIDDEN] < 0.85 < usual.goes[HIDDEN] < 1.05 < high.goes[HIDDEN]
    assert low.goes[OPEN] == 1


def test_the_more_alike_the_bids_the_surer_it_is() -> None:
    seen = auction("hidden", 3, 0.83 * VALUE, 0, 0, 0, 0.83 * VALUE)

    assert rivals(after(), 4)[3].doubt[HIDDEN] == DOUBT
    assert rivals(after(*[seen] * 9), 4)[3].doubt[HIDDEN] == SUREST


def test_a_price_that_was_refused_says_that_a_seat_does_not_go_so_far() -> None:
    seen = auction("fixed_price", 2, 0.7 * VALUE)

    _, refused, paid, unasked = rivals(after(seen, seen), 4)

    assert refused.goes[FIXED] < 0.9
    assert paid.goes[FIXED] == unasked.goes[FIXED] == 1


def test_who_pays_more_than_is_usual_goes_further() -> None:
    seen = auction("open", 2, 1.2 * VALUE, 0, 1.1 * VALUE, 1.2 * VALUE, 0)

    assert rivals(after(seen, seen), 4)[2].goes[OPEN] > 1.1


def test_one_odd_bid_does_not_make_an_odd_bidder() -> None:
    seen = auction("hidden", 1, 9 * VALUE, 0, 9 * VALUE, 0, 0)

    assert rivals(after(seen), 4)[1].goes[HIDDEN] < 1.2
