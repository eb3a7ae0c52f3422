"""What a seat makes of the cards that it does not see, in numbers: the medium bot's rules of
thumb (counting.py, promise.py) on whole suits."""

from collections.abc import Sequence
from functools import cache

from games.bots.spades.counting import ACES_HASTE, SPADES_WAIT
from games.bots.spades.deck import SPADES
from games.bots.spades.promise import (
    ALARM,
    BARE,
    GUARDED,
    SHELTER,
    SMALL_SPADE,
    SPADE_DANGER,
    STEEP,
)
from games.bots.spades.table import Table

ACE = 1 << 12
# Suits in the order of cards of the same rank.
ALL: tuple[int, ...] = (1, 0, 2, 3)
PLAIN: tuple[int, ...] = ALL[:3]
LATER = tuple(
    tuple(tuple((seat + step) & 3 for step in range(1, 4 - count)) for count in range(4))
    for seat in range(4)
)
# By suit: its bits in a mask of voids.
VOIDS = tuple(0x1111 << suit for suit in range(4))


# By suit what is unseen; how likely an unseen spade, ace and other card is to be out still; voids.
Sight = tuple[tuple[int, int, int, int], float, float, float, int]


def sight(table: Table, mine: Sequence[int]) -> Sight:
    """What the seat in turn makes of the cards that it does not hold."""
    clubs, diamonds, hearts, spades = mine
    terms = table.terms
    if terms.attentive[table.turn]:
        live = table.live
        unseen = (live[0] & ~clubs, live[1] & ~diamonds, live[2] & ~hearts, live[3] & ~spades)
        return unseen, 1.0, 1.0, 1.0, table.voids | table.shows
    seen, full = table.lies | table.lay, terms.full
    first, second = full[0] & ~(clubs | seen), full[1] & ~(diamonds | seen >> 16)
    third, last = full[2] & ~(hearts | seen >> 32), full[3] & ~(spades | seen >> 48)
    aces = (first >> 12 & 1) + (second >> 12 & 1) + (third >> 12 & 1)
    spade, ace, plain = _still_out(table.left, table.count, last.bit_count(), aces, table.broken)
    return (first, second, third, last), spade, ace, plain, table.shows | table.showed


@cache
def _still_out(
    left: int, count: int, spades: int, aces: int, broken: bool
) -> tuple[float, float, float]:
    """How likely an unseen spade, ace and other card is to be out still, for who has forgotten
    what fell before the last trick."""
    done = 13 - left
    gone = 4 * max(0, done - 1)
    unseen = 52 - left - count - (4 if done else 0)
    part = gone / unseen if unseen else 0.0
    spade = pow(part, SPADES_WAIT) if broken else 0.0
    ace = pow(part, ACES_HASTE)
    others = unseen - spades - aces
    rest = min(1.0, max(0.0, (gone - spade * spades - ace * aces) / others)) if others else 0.0
    return 1 - spade, 1 - ace, 1 - rest


def promise(bit: int, mine: int, unseen: int, chance: float, ace: float, suit: int) -> float:
    lower = (mine & (bit - 1)).bit_count()
    over = unseen & -bit
    above = chance * over.bit_count()
    if suit != SPADES and unseen & ACE:
        above += ace - chance
    if lower >= above:
        holds = 1 - GUARDED * above
    else:
        bare: float = BARE ** (above - lower)
        holds = (1 - GUARDED * lower) * bare
    if suit == SPADES:
        return holds if holds > SMALL_SPADE else SMALL_SPADE
    if holds <= 0:
        return 0.0
    number = chance * unseen.bit_count()
    if unseen & ACE:
        number += ace - chance
    left = number - 3 * (above + mine.bit_count() - 1 - lower)
    if left <= 0:
        return 0.0
    trumped: float = (2 / 3) ** left
    return holds * (1 - trumped) * (1 - trumped)


def shed(cards: int, mine: int, unseen: int, chance: float, ace: float, suit: int) -> int:
    """Of some of the own cards of a suit the one that promises most, the lowest of several."""
    top = 1 << (cards.bit_length() - 1)
    most = promise(top, mine, unseen, chance, ace, suit)
    while cards:
        bit = cards & -cards
        if bit == top or promise(bit, mine, unseen, chance, ace, suit) == most:
            return bit
        cards ^= bit
    return top


def danger(bit: int, mine: int, unseen: int, chance: float, ace: float, suit: int) -> float:
    below = chance * (unseen & (bit - 1)).bit_count()
    if below <= 0:
        return 0.0
    out = chance * unseen.bit_count()
    if suit != SPADES and unseen & ACE:
        out += ace - chance
    risk: float = ALARM * (below / out) ** STEEP / (1 + SHELTER * (mine & (bit - 1)).bit_count())
    return risk * SPADE_DANGER if suit == SPADES else risk


def share_of(voids: int, suit: int, seat: int, count: int, left: int) -> float:
    """The part of a suit's cards to expect in a later hand that may have it."""
    held = 0
    for step in (1, 2, 3):
        if not voids >> ((seat + step & 3) * 4 + suit) & 1:
            held += left if step < 4 - count else left - 1
    return left / held if held else 0.0
