"""What a hand of numbers is worth: the medium bot's tables, read without any arithmetic.

A suit of a hand is one number, so that what it adds is looked up; the values are worked out once.
"""

from collections.abc import Callable, Sequence
from math import exp, log

from games.bots.spades.bidding import CAUTION, CROWDED, NIL, SECOND_NIL, USUAL_BID
from games.bots.spades.deck import Deck, bits
from games.bots.spades.nil import (
    BASE,
    HIGHEST_SPADES,
    LOWEST_RANK,
    PARTNER,
    SIDE,
    SINGLETON,
    SPADES,
    VOID,
)
from games.bots.spades.nil import USUAL_BID as USUAL_COVER
from games.bots.spades.strength import (
    BARE_SPADES,
    FURTHER_SPADE,
    GUARDED_SPADES,
    HONOURS,
    JOKERS_DISCOUNT,
    SHORT_SUIT,
    SHORT_SUIT_ONE_SPADE,
    SPADE_LENGTH,
)
from games.engines.cards import RANKS

_HONOUR = {1 << RANKS.index(rank): by_length for rank, by_length in HONOURS.items()}
_HOPELESS = -9.0


class _Values(dict[int, float]):
    """Worked out when they are first asked for."""

    def __init__(self, value: Callable[[int], float]) -> None:
        self._value = value

    def __missing__(self, cards: int) -> float:
        self[cards] = value = self._value(cards)
        return value


def _side_tricks(short: Sequence[float]) -> _Values:
    def value(cards: int) -> float:
        length = cards.bit_count()
        total = short[length] if length < len(short) else 0.0
        for bit in bits(cards):
            if bit in _HONOUR:
                total += _HONOUR[bit][min(length, 7) - 1]
        return total

    return _Values(value)


def _spade_tricks(size: int) -> _Values:
    def value(cards: int) -> float:
        number = cards.bit_count()
        capped = min(number, len(SPADE_LENGTH) - 1)
        total = SPADE_LENGTH[capped] + FURTHER_SPADE * (number - capped)
        if size > len(RANKS):
            total -= JOKERS_DISCOUNT[capped]
        for above in range(len(GUARDED_SPADES)):
            if cards >> (size - 1 - above) & 1:
                total += (GUARDED_SPADES if number > above else BARE_SPADES)[above]
        return total

    return _Values(value)


def _side_odds(cards: int) -> float:
    if not cards:
        return VOID
    lowest_first = bits(cards)
    odds = SINGLETON if len(lowest_first) == 1 else 0.0
    for bit, by_rank in zip(lowest_first, SIDE, strict=False):
        odds += by_rank[max(0, bit.bit_length() - 1 - LOWEST_RANK)]
    return odds


def _spade_odds(size: int) -> _Values:
    def value(cards: int) -> float:
        if cards.bit_count() >= len(SPADES):
            return _HOPELESS
        odds = SPADES[cards.bit_count()]
        for bit, by_place in zip(reversed(bits(cards)), HIGHEST_SPADES, strict=False):
            odds += by_place[min(size - bit.bit_length(), len(by_place) - 1)]
        return odds

    return _Values(value)


_SIDE_TRICKS = (
    _side_tricks(()),
    _side_tricks(SHORT_SUIT_ONE_SPADE),
    _side_tricks(SHORT_SUIT),
)
_SIDE_ODDS = _Values(_side_odds)
_SPADE_TRICKS = {size: _spade_tricks(size) for size in (13, 15)}
_SPADE_ODDS = {size: _spade_odds(size) for size in (13, 15)}


class Appraisal:
    """Of the hands of one pack."""

    def __init__(self, deck: Deck) -> None:
        size = deck.full[3].bit_count()
        self._spade_tricks = _SPADE_TRICKS[size]
        self._spade_odds = _SPADE_ODDS[size]

    def tricks(self, clubs: int, diamonds: int, hearts: int, spades: int) -> float:
        side = _SIDE_TRICKS[min(2, spades.bit_count())]
        return self._spade_tricks[spades] + side[clubs] + side[diamonds] + side[hearts]

    def nil_odds(self, clubs: int, diamonds: int, hearts: int, spades: int) -> float:
        """The log-odds of making a nil, while nothing is known of the partner."""
        odds = _SIDE_ODDS
        return BASE + self._spade_odds[spades] + odds[clubs] + odds[diamonds] + odds[hearts]


def cover(partner: int | None) -> float:
    """What the partner's bid adds to the odds of a nil; None where it has not bid, or bid nil."""
    return 0.0 if partner is None else PARTNER * (partner - USUAL_COVER)


def nil_needs(partner_is_nil: bool) -> float:
    """The odds from which on a nil is bid."""
    chance = SECOND_NIL if partner_is_nil else NIL
    return log(chance / (1 - chance))


def crowded(placed: Sequence[int]) -> float:
    """How many tricks fewer there are to be had, by what others have bid."""
    return CROWDED * (sum(placed) - USUAL_BID * len(placed))


def usual_bid(tricks: float, less: float) -> int:
    return min(max(1, int(tricks - CAUTION - less + 0.5)), 13)


def chance(odds: float) -> float:
    return 1 / (1 + exp(-odds))
