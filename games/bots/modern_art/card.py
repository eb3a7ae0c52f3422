"""The medium bot's choice of what to put under the hammer.

Every card is judged by what its auction brings, and by what playing it does to the paintings
that have been bought: a gain for this seat's own, a loss for those of the others.
"""

from games.bots.modern_art.forecast import sold_at
from games.bots.modern_art.reading import Reading
from games.bots.modern_art.worth import ahead, more, worth, worth_after
from games.engines.modern_art.ending import CARDS_THAT_END_A_ROUND
from games.engines.modern_art.paintings import AUCTION, PLACE
from games.engines.modern_art.ranking import ranked

Cards = tuple[str, ...]

# What an auction brings, as a part of the worth.
BROUGHT = {"open": 0.93, "one_offer": 0.85, "hidden": 0.86, "fixed_price": 0.88}
# A double by itself is free if nobody adds to it, but whoever does takes everything.
ALONE = 0.5
# By round, what is lost if a double is not kept for later: it sells two paintings in one turn,
# and from round to round paintings bring more.
KEPT = (20, 20, 12, 0)

ENDED = "Ending the round does more for my paintings than any other card."


def choose_card(reading: Reading, cards: list[str]) -> tuple[str, str]:
    """The card, and why in one sentence."""
    card = max(cards, key=lambda card: _best_with(reading, card))
    if ends_round(reading, (card,)):
        return card, ENDED
    return card, "This card promises the most, for its price and for the paintings I have bought."


def choose_second(reading: Reading, cards: list[str]) -> tuple[str | None, str]:
    """The card to add to the double or None, and why in one sentence."""
    if not cards:
        return None, "I have no card to add."
    card = max(cards, key=lambda card: _gain(reading, (card,), lot=2))
    if _gain(reading, (card,), lot=2) <= _gain_of_declining(reading):
        return None, "I am better off adding nothing."
    if ends_round(reading, (card,)):
        return card, ENDED
    return card, "Two paintings bring more than one, and the money is mine."


def ends_round(reading: Reading, cards: Cards) -> bool:
    """Whether the cards, all by one artist, are the last of the round."""
    played = reading.played[PLACE[cards[0]]] + len(cards)
    in_hands = sum(player.hand_size for player in reading.view.players)
    return played >= CARDS_THAT_END_A_ROUND or in_hands == len(cards)


def _best_with(reading: Reading, card: str) -> float:
    """What a card is expected to bring; a double also with one of the own cards."""
    alone = _gain(reading, (card,), lot=1)
    if AUCTION[card] != "double" or ends_round(reading, (card,)):
        return alone
    seconds = [
        other
        for other in reading.hand
        if PLACE[other] == PLACE[card] and AUCTION[other] != "double"
    ]
    together = [_gain(reading, (card, other), lot=2) for other in seconds]
    return max([alone, *together]) - KEPT[reading.view.round - 1]


def _gain(reading: Reading, cards: Cards, lot: int) -> float:
    """What it is expected to bring to play the cards, the last of a lot of so many paintings."""
    artist, number = PLACE[cards[0]], len(cards)
    if ends_round(reading, cards):
        ranking = ranked(more(reading.played, artist, number))
        return _standing(reading, sold_at(tuple(ranking), reading.earned))
    prices = worth_after(reading, artist, number)
    return _standing(reading, prices) + _sale(reading, AUCTION[cards[-1]], lot * prices[artist])


def _gain_of_declining(reading: Reading) -> float:
    prices = worth(reading)
    double = prices[PLACE[reading.view.lot[0]]]
    free = ALONE * double if reading.sells else -double / reading.others
    return _standing(reading, prices) + free


def _standing(reading: Reading, prices: tuple[float, ...]) -> float:
    """How far what this seat has bought is ahead of what the others have."""
    return sum(number * price for number, price in zip(ahead(reading), prices, strict=True))


def _sale(reading: Reading, auction: str, value: float) -> float:
    """What selling a lot brings; what the buyer gains by it is lost to one of the others."""
    if auction == "double":
        return ALONE * value
    price = BROUGHT[auction] * value
    return price - (value - price) / reading.others
