"""What a card is worth when it is kept: the tricks it promises, or the nil it endangers."""

import math

from games.bots.spades.counting import Count
from games.bots.spades.reading import Reading
from games.engines.spades.pack import SUIT

# What each higher card that is out takes from a card with enough lower ones to wait behind.
GUARDED = 0.12
# What each of them leaves to a card that has too few.
BARE = 0.35
# A spade that is not high may still trump or outlast the others.
SMALL_SPADE = 0.35

# How much a card is to be feared by a nil, and how much more a high one than a middling one.
ALARM = 0.5
STEEP = 3.0
# What each lower card of the suit takes from that: it can be played instead.
SHELTER = 0.7
# A spade cannot be thrown away while spades are not led.
SPADE_DANGER = 1.2


def promise(reading: Reading, count: Count, card: str) -> float:
    """The chance that a card takes a trick later."""
    suit, height = SUIT[card], reading.height[card]
    own, lower = _own(reading, card)
    above = count.above(suit, height)
    if lower >= above:
        holds = max(0.0, 1 - GUARDED * above)
    else:
        holds = max(0.0, 1 - GUARDED * lower) * math.pow(BARE, above - lower)
    if suit == "S":
        return max(holds, SMALL_SPADE)
    # By then so many rounds of the suit have been played that somebody may trump.
    rounds = above + own - 1 - lower
    left = max(0.0, count.number(suit) - 3 * rounds)
    return holds * (1 - math.pow(2 / 3, left)) ** 2


def danger(reading: Reading, count: Count, card: str) -> float:
    """The chance that a card takes a trick that its nil cannot bear."""
    suit, height = SUIT[card], reading.height[card]
    _, lower = _own(reading, card)
    out = count.number(suit)
    below = out - count.above(suit, height)
    if below <= 0:
        return 0.0
    risk = ALARM * math.pow(below / out, STEEP) / (1 + SHELTER * lower)
    return risk * SPADE_DANGER if suit == "S" else risk


def _own(reading: Reading, card: str) -> tuple[int, int]:
    """How many cards of its suit the hand has, and how many of them are lower."""
    heights = [reading.height[other] for other in reading.hand if SUIT[other] == SUIT[card]]
    return len(heights), sum(1 for height in heights if height < reading.height[card])
