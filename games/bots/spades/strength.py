"""How many tricks a hand is worth: its honours by the length of their suit, its spades, and
the short suits that it can trump.

The numbers are a least-squares fit to the tricks that hands took when every seat went for
every trick.
"""

from collections.abc import Sequence

from games.engines.spades.pack import BIG_JOKER, SUIT, Pack

# By the length of the suit, from 1 to 7 and more.
HONOURS = {
    "A": (0.99, 0.95, 0.97, 0.94, 0.92, 0.79, 0.75),
    "K": (0.17, 0.73, 0.68, 0.53, 0.41, 0.34, 0.12),
    "Q": (0.00, 0.36, 0.42, 0.30, 0.19, 0.13, 0.00),
}
# The highest spades, from the top: with enough lower ones behind to wait, and without.
GUARDED_SPADES = (1.03, 0.89, 0.57, 0.40, 0.28, 0.19)
BARE_SPADES = (1.03, 0.05, 0.19, 0.28, 0.16, 0.10)
# What the number of spades adds, from none to 8; each more is a trick's greater part.
SPADE_LENGTH = (0.00, 0.08, 0.20, 0.58, 1.12, 1.76, 2.33, 2.90, 3.50)
FURTHER_SPADE = 0.6
# With jokers there are 15 spades, so that the same number is worth less.
JOKERS_DISCOUNT = (0.00, 0.10, 0.18, 0.32, 0.45, 0.45, 0.40, 0.35, 0.35)
# A side suit of none, one or two cards: with two spades or more, and with a single one.
SHORT_SUIT = (0.99, 0.64, 0.24)
SHORT_SUIT_ONE_SPADE = (0.55, 0.40, 0.20)


def tricks(hand: Sequence[str], pack: Pack) -> float:
    """How many tricks to expect of a hand that has just been dealt."""
    suits = {suit: [card for card in hand if SUIT[card] == suit] for suit in "SHCD"}
    spades = suits.pop("S")
    total = _spades(spades, pack)
    shortness = SHORT_SUIT if len(spades) > 1 else SHORT_SUIT_ONE_SPADE
    for cards in suits.values():
        length = len(cards)
        for card in cards:
            if card[0] in HONOURS:
                by_length = HONOURS[card[0]]
                total += by_length[min(length, len(by_length)) - 1]
        if spades and length < len(shortness):
            total += shortness[length]
    return total


def _spades(spades: list[str], pack: Pack) -> float:
    number = len(spades)
    capped = min(number, len(SPADE_LENGTH) - 1)
    total = SPADE_LENGTH[capped] + FURTHER_SPADE * (number - capped)
    if BIG_JOKER in pack.place:
        total -= JOKERS_DISCOUNT[capped]
    from_the_top = pack.cards[: len(GUARDED_SPADES)]
    for above, card in enumerate(from_the_top):
        if card in spades:
            total += (GUARDED_SPADES if number > above else BARE_SPADES)[above]
    return total
