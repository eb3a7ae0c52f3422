"""What the cards that were played tell of those that were not.

A world is taken through the round from its deal: each time a seat played what a sensible player
would not have played on that hand, the world is less likely. How much less depends on how often
players differ there: seldom when they follow suit, often when they lead.
"""

from collections.abc import Sequence

import msgspec

from games.bots.spades.deck import Card
from games.bots.spades.policy import choose
from games.bots.spades.table import Table
from games.engines.game import Seat

# What a card that was not to be expected costs a world, as a logarithm.
LED, FOLLOWED, THREW = 0.4, 1.5, 0.5


class Evidence(msgspec.Struct, frozen=True):
    """What was played in this round: `start` is the table before the first card."""

    me: Seat
    start: Table
    played: Sequence[tuple[Seat, Card]]

    def of(self, hands: Sequence[int]) -> float:
        """As a logarithm; `hands` are as they were dealt."""
        table = self.start.copy()
        table.hands = list(hands)
        likely = 0.0
        for seat, (suit, bit) in self.played:
            if seat != self.me:
                likely -= _surprise(table, seat, suit, bit)
            table.play(suit, bit)
        return likely


def _surprise(table: Table, seat: Seat, suit: int, bit: int) -> float:
    hands, led = table.hands, table.led
    if table.count and led == suit:
        mine = hands[seat * 4 + suit]
        if not mine & (mine - 1):
            return 0.0
    chosen_suit, chosen = choose(table)
    if chosen_suit == suit:
        if chosen == bit:
            return 0.0
        # Cards with none between them that another holds are the same.
        low, high = (bit, chosen) if bit < chosen else (chosen, bit)
        if not table.live[suit] & ~hands[seat * 4 + suit] & (high - 1) & -low:
            return 0.0
    if not table.count:
        return LED
    return FOLLOWED if led == suit else THREW
