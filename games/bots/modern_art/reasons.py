"""Why the hard bot plays a card, in a sentence."""

from games.bots.modern_art.beliefs import Belief
from games.bots.modern_art.card import ends_round
from games.bots.modern_art.forecast import sold_at
from games.bots.modern_art.habits import Choice
from games.bots.modern_art.model import DOUBLE, STEPS
from games.bots.modern_art.reading import Reading
from games.bots.modern_art.worth import more
from games.engines.modern_art.paintings import ARTISTS, PLACE
from games.engines.modern_art.ranking import ranked


def why_played(reading: Reading, belief: Belief, choice: Choice) -> str:
    artist, kind, second = choice
    name = ARTISTS[artist].title()
    own = belief.bought[belief.me]
    card = next(card for card in reading.hand if PLACE[card] == artist)
    if ends_round(reading, (card,)):
        return _ended(reading, belief, artist, 1)
    if kind == DOUBLE:
        if second >= 0:
            return f"With a second {name}, the double auction sells two paintings in one turn."
        return f"If nobody adds to this double, the {name} costs me nothing."
    price = _price(belief, artist, 1)
    if own[artist]:
        return f"This helps the {name} I own and should fetch about {price}k."
    return f"{name} should sell for about {price}k, and no other card does better."


def why_added(reading: Reading, belief: Belief, artist: int) -> str:
    name = ARTISTS[artist].title()
    card = next(card for card in reading.hand if PLACE[card] == artist)
    if ends_round(reading, (card,)):
        return _ended(reading, belief, artist, 1)
    if reading.sells:
        return (
            f"Two paintings by {name} sell in one turn, for about {2 * _price(belief, artist, 1)}k."
        )
    return (
        f"Adding the second {name} gets me paid for both, about {2 * _price(belief, artist, 1)}k."
    )


def why_declined(reading: Reading, artist: int) -> str:
    name = ARTISTS[artist].title()
    if reading.sells:
        return f"I keep my other {name} for later."
    return f"Adding my {name} would help the others more than me."


def _ended(reading: Reading, belief: Belief, artist: int, cards: int) -> str:
    prices = sold_at(tuple(ranked(more(reading.played, artist, cards))), reading.earned)
    own = sum(
        number * price for number, price in zip(belief.bought[belief.me], prices, strict=True)
    )
    if own:
        return f"The round ends here, and my paintings sell for {own:.0f}k."
    return "The round ends here, before the others gain more from it."


def _price(belief: Belief, artist: int, cards: int) -> int:
    position = sum(count * step for count, step in zip(belief.played, STEPS, strict=True))
    return round(belief.look.table[position + cards * STEPS[artist]][artist])
