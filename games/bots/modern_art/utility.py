"""What the end of a round is worth: money, and what is still in the hands.

Only what is ahead of the others counts. A card in hand sells for more the more tiles its artist
has, and whoever sits left of the one who ended the round sells first.
"""

from collections.abc import Sequence
from math import exp

from games.bots.modern_art.habits import Outlook, prices_at_end
from games.bots.modern_art.model import DOUBLE, SIZE, Model, count_of
from games.engines.game import Seat
from games.engines.modern_art.state import ROUNDS

# By seats and round: what a card in hand is worth, for each thousand of its artist's tiles, a
# double besides, and each place later in the turn. Fitted to how matches among bots went on.
KEPT = {
    3: ((6.6, 0.76, 15.4, -2.4), (1.2, 0.47, 13.3, -6.0), (1.8, 0.23, 9.6, -11.5)),
    4: ((4.5, 0.87, 10.7, -3.9), (0.8, 0.45, 10.0, -6.9), (2.5, 0.20, 6.6, -8.8)),
    5: ((4.6, 0.76, 9.4, -1.5), (4.6, 0.42, 9.7, -7.2), (3.0, 0.20, 6.2, -7.6)),
}
# By round, how much of the way to the end is left to chance: fortunes that are so far apart
# change places in about one match of four.
REACH = (58.0, 50.0, 32.0, 10.0)
# What a thousand is worth where winning is out of reach or certain.
PRIDE = 0.0005


def fortunes(look: Outlook, model: Model, round: int) -> list[float]:
    """Everybody's money once the bank has paid, and what their cards will bring."""
    prices = prices_at_end(look, model)
    money = model.money[:]
    for seat, paintings in enumerate(model.bought):
        for number, price in zip(paintings, prices, strict=True):
            if number:
                money[seat] += number * price
    if round == ROUNDS:
        return money
    card, tile, double, later = KEPT[model.seats][round - 1]
    # What a ranked artist sells for is all tiles so far; the others keep what they had.
    each = [
        card + tile * (price or earned) for price, earned in zip(prices, look.earned, strict=True)
    ]
    for seat, hand in enumerate(model.hands):
        worth = later * ((seat - model.ender - 1) % model.seats)
        for code, value in zip(hand, each, strict=True):
            if code:
                worth += SIZE[code] * value + count_of(code, DOUBLE) * double
        money[seat] += worth
    return money


def standing(fortune: Sequence[float], me: Seat, round: int) -> float:
    """How likely a seat is to win from here."""
    reach, own = REACH[round - 1], fortune[me]
    odds = sum(exp(min((money - own) / reach, 50.0)) for money in fortune)
    return 1 / odds + PRIDE * (own - sum(fortune) / len(fortune))


def dangers(fortune: Sequence[float], me: Seat, reach: float, grudge: float = 1.0) -> list[float]:
    """How much each rival counts: the nearer to winning, the more, and the leader by a grudge.
    Together they are 1."""
    most = max(money for seat, money in enumerate(fortune) if seat != me)
    parts = [
        0.0 if seat == me else exp((money - most) / reach) for seat, money in enumerate(fortune)
    ]
    if grudge != 1:
        parts = [part * grudge if part == 1 else part for part in parts]
    whole = sum(parts)
    return [part / whole for part in parts]
