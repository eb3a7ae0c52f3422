"""The cards of Spades and how they rank, in each variant."""

import msgspec

from games.engines.cards import CARDS, RANKS, suit
from games.engines.spades.settings import Settings

LITTLE_JOKER, BIG_JOKER = "LJ", "BJ"

# Jokers are spades in every respect.
SUIT = {card: suit(card) for card in CARDS} | {LITTLE_JOKER: "S", BIG_JOKER: "S"}


class Pack(msgspec.Struct, frozen=True):
    # The 52 cards in the order in which a hand is sorted.
    cards: tuple[str, ...]
    # Card -> its place in that order.
    place: dict[str, int]
    # Card -> how high it is: every spade above every other card, plain cards by rank.
    height: dict[str, int]


def _pack(jokers: bool, deuce_high: bool) -> Pack:
    spades = [rank + "S" for rank in RANKS]
    if jokers or deuce_high:
        spades = [*spades[1:], "2S"]
    if jokers:
        spades += [LITTLE_JOKER, BIG_JOKER]
    removed = {"2C", "2D"} if jokers else set()
    plain = [rank + side for rank in RANKS for side in "DCH" if rank + side not in removed]
    lowest_first = plain + spades
    height = {card: place for place, card in enumerate(lowest_first)}
    cards = sorted(lowest_first, key=lambda card: ("SHCD".index(SUIT[card]), -height[card]))
    return Pack(tuple(cards), {card: place for place, card in enumerate(cards)}, height)


_PACKS = {
    (jokers, deuce_high): _pack(jokers, deuce_high)
    for jokers in (False, True)
    for deuce_high in (False, True)
}


def pack_of(settings: Settings) -> Pack:
    return _PACKS[settings.jokers, settings.deuce_high]
