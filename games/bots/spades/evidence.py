"""What the cards that were played tell of those that were not.

What a seat plays depends on its own hand and on what everybody sees. So a hand that it may hold is
taken through its turns of the round: the more often it would have played something else with it,
the less likely the hand is. How much less depends on how well the seat has been foreseen so far:
a seat that often does what nobody expects is not read by that.
"""

from collections.abc import Sequence
from math import lgamma, log

from games.bots.spades.deck import Card
from games.bots.spades.policy import choose
from games.bots.spades.table import Table
from games.engines.game import Seat

# How often a seat is expected to play something else, as if so many turns had been seen already,
# and what is left of that for the very card that it played.
OTHERWISE, AS_EXPECTED = 0.4, 3.0
THE_ONE = 0.5


class Evidence:
    """What was played in this round: `start` is the table before the first card."""

    def __init__(self, me: Seat, start: Table, played: Sequence[tuple[Seat, Card]]) -> None:
        # By seat its turns: the table, nobody's hand known, the card, and what it had played.
        self._turns: list[list[tuple[Table, int, int, tuple[int, int, int, int]]]] = [
            [] for _ in range(4)
        ]
        fallen = [0] * 16
        table = start.copy()
        for seat, (suit, bit) in played:
            if seat != me and table.left > 1:
                at = seat * 4
                before = (fallen[at], fallen[at + 1], fallen[at + 2], fallen[at + 3])
                self._turns[seat].append((table.copy(), suit, bit, before))
            table.hands[seat * 4 + suit] |= bit
            table.play(suit, bit)
            fallen[seat * 4 + suit] |= bit
        self._known: dict[tuple[int, int, int, int, int], float] = {}

    def of(self, seat: Seat, clubs: int, diamonds: int, hearts: int, spades: int) -> float:
        """As a logarithm; the hand is as it was dealt."""
        key = (seat, clubs, diamonds, hearts, spades)
        likely = self._known.get(key)
        if likely is None:
            likely = self._known[key] = self._worked_out(seat, clubs, diamonds, hearts, spades)
        return likely

    def _worked_out(self, seat: Seat, clubs: int, diamonds: int, hearts: int, spades: int) -> float:
        expected = otherwise = 0
        at = seat * 4
        for table, suit, bit, before in self._turns[seat]:
            hand = [
                clubs & ~before[0],
                diamonds & ~before[1],
                hearts & ~before[2],
                spades & ~before[3],
            ]
            mine = hand[suit]
            if table.count and table.led == suit and not mine & (mine - 1):
                continue  # it had no choice
            table.hands[at : at + 4] = hand
            chosen_suit, chosen = choose(table)
            if chosen_suit == suit and _touch(chosen, bit, table.live[suit] & ~mine):
                expected += 1
            else:
                otherwise += 1
        return _LIKELY[expected][otherwise]


def _touch(one: int, other: int, between: int) -> bool:
    """Whether two cards of a suit are the same, or have none between them that another holds."""
    low, high = (one, other) if one < other else (other, one)
    return low == high or not between & (high - 1) & -low


def _likelihood(expected: int, otherwise: int) -> float:
    """Of so many turns, how often a seat plays otherwise being unknown."""
    return (
        lgamma(AS_EXPECTED + expected)
        + lgamma(OTHERWISE + otherwise)
        - lgamma(AS_EXPECTED + OTHERWISE + expected + otherwise)
        + otherwise * log(THE_ONE)
    )


_LIKELY = [[_likelihood(expected, otherwise) for otherwise in range(14)] for expected in range(14)]
