"""The cards as numbers, for a search that has no time for names.

A suit of a hand is one number, a bit for each card, the lowest card the lowest bit: so the higher
of two cards of a suit is the greater number. Spades are the last suit. A hand is four such
numbers and four hands are sixteen, by seat and suit.
"""

from collections.abc import Iterable

import msgspec

from games.engines.cards import RANKS
from games.engines.spades.pack import SUIT, Pack, pack_of
from games.engines.spades.settings import Settings
from games.engines.spades.state import SEATS

SUITS = "CDHS"
SPADES = 3
TRUMP = 16  # a spade beats every other card: as a number it is shifted by so many bits

Card = tuple[int, int]  # suit, bit


class Deck(msgspec.Struct, frozen=True):
    pack: Pack
    # Name -> suit and bit, and back.
    card: dict[str, Card]
    name: dict[Card, str]
    # By suit: all its cards.
    full: tuple[int, ...]

    def suits(self, cards: Iterable[str]) -> list[int]:
        """Cards as one number for each suit."""
        held = [0] * len(SUITS)
        for name in cards:
            suit, bit = self.card[name]
            held[suit] |= bit
        return held

    def names(self, held: Iterable[int]) -> list[str]:
        return [self.name[suit, bit] for suit, cards in enumerate(held) for bit in bits(cards)]


def bits(cards: int) -> list[int]:
    """The cards of a suit one by one, the lowest first."""
    apart = []
    while cards:
        low = cards & -cards
        apart.append(low)
        cards ^= low
    return apart


def _deck(pack: Pack) -> Deck:
    card: dict[str, Card] = {}
    for index, suit in enumerate(SUITS):
        lowest_first = sorted(
            (name for name in pack.cards if SUIT[name] == suit), key=pack.height.__getitem__
        )
        # The places of the deuces that jokers replace stay empty: a rank is the same bit always.
        missing = 0 if suit == "S" else len(RANKS) - len(lowest_first)
        card |= {name: (index, 1 << place) for place, name in enumerate(lowest_first, missing)}
    name = {where: what for what, where in card.items()}
    full = [0] * len(SUITS)
    for suit_index, bit in card.values():
        full[suit_index] |= bit
    return Deck(pack, card, name, tuple(full))


_DECKS = {
    (jokers, deuce_high): _deck(pack_of(Settings(jokers=jokers, deuce_high=deuce_high)))
    for jokers in (False, True)
    for deuce_high in (False, True)
}


def deck_of(settings: Settings) -> Deck:
    return _DECKS[settings.jokers, settings.deuce_high]


def hands_of(deck: Deck, hands: Iterable[Iterable[str]]) -> list[int]:
    """Four hands as sixteen numbers."""
    flat = [suit for hand in hands for suit in deck.suits(hand)]
    assert len(flat) == SEATS * len(SUITS)
    return flat
