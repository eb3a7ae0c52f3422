"""The medium bot in fixed price auctions, as the auctioneer and as a buyer."""

from math import floor

from games.bots import Decision
from games.bots.modern_art.reading import Reading
from games.bots.modern_art.worth import worth_of_lot
from games.engines.modern_art.actions import Buy, Pass, SetPrice

# Parts of the worth. Where nobody else is asked after it, a seat that passes makes the
# auctioneer pay the price, which is as good as a gain.
ASKED = 0.89
PAID = 0.95
PAID_LAST = 0.85


def choose_price(reading: Reading) -> Decision:
    price = max(1, floor(ASKED * worth_of_lot(reading)))
    return Decision(
        SetPrice(min(price, reading.money)), "This is a little less than the lot is worth."
    )


def choose_to_buy(reading: Reading) -> Decision:
    price = reading.view.price
    part = PAID_LAST if reading.is_last_outsider else PAID
    if price is None or price > reading.money:
        return Decision(Pass(), "I can't pay that.")
    if price > part * worth_of_lot(reading):
        return Decision(Pass(), "The price is too close to what the lot is worth, or above it.")
    return Decision(Buy(), "The lot is worth more than its price.")
