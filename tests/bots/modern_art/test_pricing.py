"""The medium bot in fixed price auctions."""

from games.bots.modern_art.worth import worth_of_lot
from tests.bots.modern_art.seat import chosen, reading
from tests.engines.modern_art.table import Table, playing


def offered(text: str = "") -> Table:
    table = playing(f"{text}; played ramon 2; 0 ramon-fixed_price-1 sigrid-open-1")
    return table.plays("0:ramon-fixed_price-1")


def value(seat: int) -> float:
    return worth_of_lot(reading(offered(), seat))


def test_it_asks_for_a_little_less_than_the_lot_is_worth() -> None:
    price = int(chosen("medium", offered(), 0).removeprefix("price"))

    assert 0.85 < price / value(0) < 0.92


def test_it_cannot_ask_for_more_than_it_has() -> None:
    assert chosen("medium", offered("money 9 100 100 100"), 0) == "price9"
    assert chosen("medium", offered("money 0 100 100 100"), 0) == "price0"


def test_it_buys_what_is_worth_more_than_its_price() -> None:
    assert chosen("medium", offered().plays(f"0:price{int(0.9 * value(1))}"), 1) == "buy"
    assert chosen("medium", offered().plays(f"0:price{int(1.05 * value(1))}"), 1) == "pass"


def test_the_last_to_be_asked_leaves_the_auctioneer_with_a_dear_lot() -> None:
    dear = f"0:price{int(0.9 * value(3))} 1:pass 2:pass"
    cheap = f"0:price{int(0.8 * value(3))} 1:pass 2:pass"

    assert chosen("medium", offered().plays(dear), 3) == "pass"
    assert chosen("medium", offered().plays(cheap), 3) == "buy"


def test_it_passes_on_what_it_cannot_pay() -> None:
    assert chosen("medium", offered("money 100 3 100 100").plays("0:price4"), 1) == "pass"
