"""What a card is worth when it is kept: the tricks it promises, or the nil it endangers."""

from games.bots.spades.counting import Count
from games.bots.spades.reading import Reading
from games.engines.spades.pack import SUIT

# What each higher card that is out takes from a card with enough lower ones to wait behind.
GUARDED = 0.12
# What each of them leaves to a card that has too few.
BARE = 0.35
# A spade that is not high may still trump or outlast the others.
SMALL_SPADE = 0.35
STEEP = 3.0
ALARM = 0.5
SHELTER = 0.7
SPADE_DANGER = 1.2


def promise(reading: Reading, count: Count, card: str) -> float:
    """The chance that a card takes a trick later."""
    suit, height = SUIT[card], reading.height[card]
    above = count.above(suit, height)
    guards = sum(
        1 for other in reading.hand if SUIT[other] == suit and reading.height[other] < height
    )
    if guards >= above:
        holds = max(0.0, 1 - GUARDED * above)
    else:
        holds = max(0.0, 1 - GUARDED * guards) * BARE ** (above - guards)
    if suit == "S":
        return max(holds, SMALL_SPADE)
    # By then so many rounds of the suit have been played that somebody may trump.
    left = max(0.0, count.number(suit) - 3 * above)
    unruffed = (1 - (2 / 3) ** left) ** 2
    return holds * unruffed


def danger(reading: Reading, count: Count, card: str) -> float:
    """The chance that a card takes a trick that its nil cannot bear."""
    suit, height = SUIT[card], reading.height[card]
    above = count.above(suit, height)
    below = count.number(suit) - above
    if not below:
        return 0.0
    shelter = sum(
        1 for other in reading.hand if SUIT[other] == suit and reading.height[other] < height
    )
    risk = (below / (above + below)) ** STEEP / (1 + SHELTER * shelter)
    return ALARM * risk * (SPADE_DANGER if suit == "S" else 1.0)
