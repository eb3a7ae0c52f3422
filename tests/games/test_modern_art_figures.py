"""The books of a match of Modern Art, kept from its log."""

import random

from games.engines.modern_art.events import (
    LotGiven,
    LotSold,
    PaintingsSold,
    RoundBegan,
    RoundEnded,
    SoldPainting,
    Tile,
    TilesAwarded,
)
from games.engines.modern_art.game import MODERN_ART
from games.engines.modern_art.settings import Settings
from games.figures.modern_art import (
    average_price,
    best_deal,
    dearest,
    favourite,
    rounds,
)
from tests.games.saleroom import chosen

IRIS, OTTO, VERA = range(3)
PAIR = ("daniel-double-1", "daniel-hidden-1")
ROUND = [
    RoundBegan(1, IRIS, 10),
    LotSold(("sigrid-open-1",), auctioneer=IRIS, buyer=OTTO, price=20),
    LotSold(PAIR, auctioneer=OTTO, buyer=IRIS, price=35),
    LotSold(("sigrid-open-2",), auctioneer=VERA, buyer=VERA, price=7),
    LotGiven(("rafael-open-1",), IRIS),
    RoundEnded(1, IRIS, ("sigrid-open-3",), "sigrid"),
    TilesAwarded(1, (Tile("sigrid", 5, 30, 30), Tile("daniel", 2, 20, 20))),
    PaintingsSold(
        IRIS,
        (SoldPainting(PAIR[0], 20), SoldPainting(PAIR[1], 20), SoldPainting("rafael-open-1", 0)),
        40,
    ),
    PaintingsSold(OTTO, (SoldPainting("sigrid-open-1", 30),), 30),
    PaintingsSold(VERA, (SoldPainting("sigrid-open-2", 30),), 30),
]


def test_a_round_says_what_each_lot_cost_and_fetched():
    (book,) = rounds(ROUND)

    assert [(deal.lot, deal.price, deal.fetched, deal.gain) for deal in book.deals] == [
        (("sigrid-open-1",), 20, 30, 10),
        (PAIR, 35, 40, 5),
        (("sigrid-open-2",), 7, 30, 23),
        (("rafael-open-1",), 0, 0, 0),
    ]
    assert book.unsold == ("sigrid-open-3",)
    assert book.values == {"sigrid": 30, "daniel": 20}


def test_a_rounds_balance_is_what_came_in_less_what_was_paid():
    (book,) = rounds(ROUND)

    assert (book.spent(IRIS), book.earned(IRIS), book.fetched(IRIS)) == (35, 20, 40)
    assert book.balance(IRIS) == 25
    # What one pays for one's own lot goes to the bank, not to oneself.
    assert (book.spent(VERA), book.earned(VERA), book.balance(VERA)) == (7, 0, 23)


def test_before_the_sale_nothing_has_been_fetched():
    (book,) = rounds(ROUND[:3])

    assert not book.is_over
    assert [deal.fetched for deal in book.deals] == [None, None]


def test_what_one_will_speak_of_afterwards():
    books = rounds(ROUND)

    assert dearest(books).lot == PAIR
    assert best_deal(books).lot == ("sigrid-open-2",)
    assert favourite(books, IRIS) == "daniel"
    assert average_price(books, IRIS) == 35, "what came free was no bid"
    assert favourite(rounds(ROUND[:1]), IRIS) is None
    assert average_price(rounds(ROUND[:1]), IRIS) is None
    assert dearest(rounds(ROUND[:1])) is best_deal(rounds(ROUND[:1])) is None


def test_the_rounds_add_up_to_everybodys_money():
    rng = random.Random(5)
    step = MODERN_ART.setup(4, "books", Settings())
    events = list(step.events)
    while seats := sorted(MODERN_ART.actors(step.state)):
        seat = rng.choice(seats)
        action = chosen(MODERN_ART.legal(step.state, seat), rng)
        step = MODERN_ART.apply(step.state, seat, action)
        events += step.events

    books = rounds(events)

    assert [book.number for book in books] == [1, 2, 3, 4]
    for seat in range(4):
        assert 100 + sum(book.balance(seat) for book in books) == step.state.money[seat]
