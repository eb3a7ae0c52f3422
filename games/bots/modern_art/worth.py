"""What paintings are worth to one seat."""

from games.bots.modern_art.forecast import Prices, expected
from games.bots.modern_art.reading import Reading
from games.engines.modern_art.paintings import PLACE

# What each card more than usual in the own hand adds: its holder can help the artist along.
PROMOTION = 0.04


def worth(reading: Reading) -> Prices:
    """Of a painting by each artist, as the round stands."""
    return _worth(reading, reading.played, reading.held)


def worth_after(reading: Reading, artist: int, cards: int) -> Prices:
    """The same once this seat has played so many cards by an artist."""
    return _worth(reading, more(reading.played, artist, cards), more(reading.held, artist, -cards))


def worth_of_lot(reading: Reading) -> float:
    each = worth(reading)
    return sum(each[PLACE[card]] for card in reading.view.lot)


def ahead(reading: Reading) -> list[float]:
    """By artist how many paintings more than the others, on average, this seat has bought."""
    numbers = [0.0] * len(reading.played)
    for player in reading.view.players:
        share = 1.0 if player.seat == reading.me else -1 / reading.others
        for card in player.paintings:
            numbers[PLACE[card]] += share
    return numbers


def _worth(reading: Reading, played: tuple[int, ...], held: tuple[int, ...]) -> Prices:
    usual = sum(held) / sum(reading.left)
    return tuple(
        price * (1 + PROMOTION * (own - usual * left))
        for price, own, left in zip(
            expected(played, reading.earned, reading.left), held, reading.left, strict=True
        )
    )


def more(numbers: tuple[int, ...], artist: int, by: int) -> tuple[int, ...]:
    """Numbers by artist, one of them changed."""
    return tuple(number + by * (place == artist) for place, number in enumerate(numbers))
