"""One round as somebody watched it, coin by coin."""

from tests.engines.modern_art.table import playing

# A Manuel open, B Sigrid hidden, C Daniel at a fixed price, D Ramon by one offer,
# A Rafael open, B Manuel at a fixed price; after each, everybody's money.
SCRIPT = [
    ("0:manuel-open-1 2:10 1:25 0:pass 2:pass 3:pass", [125, 75, 100, 100]),
    ("1:sigrid-hidden-1 0:15 1:0 2:20 3:18", [125, 95, 80, 100]),
    ("2:daniel-fixed_price-1 2:price18 3:pass 0:pass 1:buy", [125, 77, 98, 100]),
    ("3:ramon-one_offer-1 0:12 1:pass 2:15 3:pass", [125, 77, 83, 115]),
    ("0:rafael-open-1 2:10 clock:close", [135, 77, 73, 115]),
    ("1:manuel-fixed_price-1 1:price30 2:pass 3:pass 0:pass", [135, 47, 73, 115]),
]


def test_money_goes_round_as_it_was_seen_to() -> None:
    table = playing("""
        0 manuel-open-1 rafael-open-1 manuel-one_offer-1
        1 sigrid-hidden-1 manuel-fixed_price-1
        2 daniel-fixed_price-1 manuel-one_offer-2
        3 ramon-one_offer-1 manuel-one_offer-3
    """)

    for moves, money in SCRIPT:
        assert table.plays(moves).money == money

    assert [table.paintings(seat) for seat in range(4)] == [
        "",
        "manuel-open-1 daniel-fixed_price-1 manuel-fixed_price-1",
        "sigrid-hidden-1 ramon-one_offer-1 rafael-open-1",
        "",
    ]
    assert table.sees("played") == {
        "manuel": 2,
        "sigrid": 1,
        "daniel": 1,
        "ramon": 1,
        "rafael": 1,
    }
    assert table.sees("auctioneer") == 2
