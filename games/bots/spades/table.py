"""A hand of Spades being played, in numbers: the rules, as fast as they go.

Cards are told by suit and bit (see deck.py). A card that takes part in a trick is worth its bit,
a spade that shifted above every other suit, so that the trick is the greatest number's.
"""

from collections.abc import Sequence

from games.bots.spades.deck import SPADES, TRUMP, Card
from games.bots.spades.terms import Terms
from games.engines.game import Seat

NOT_LED = -1


class Table:
    """Changed by every card; a search copies it."""

    __slots__ = (
        "best",
        "broken",
        "count",
        "hands",
        "holder",
        "lay",
        "led",
        "left",
        "lies",
        "live",
        "need",
        "nil",
        "showed",
        "shows",
        "shy",
        "taken",
        "terms",
        "turn",
        "voids",
    )

    hands: list[int]  # by seat and suit
    live: list[int]  # by suit: the cards that are in somebody's hand
    lies: int  # the cards of the trick, sixteen bits a suit
    lay: int  # those of the trick before
    voids: int  # a bit by seat and suit: everybody has seen that it has none
    shows: int  # those seen in this trick
    showed: int  # and in the one before
    terms: Terms
    turn: Seat
    led: int  # the suit, or NOT_LED
    best: int  # what the card that holds the trick is worth
    holder: Seat  # whose it is
    count: int  # cards in the trick
    taken: list[int]  # by seat
    need: list[int]  # by team: tricks its contract lacks
    shy: list[bool]  # by seat: it bid nil
    nil: list[bool]  # by seat: it bid nil and has taken nothing
    left: int  # tricks that are not complete
    broken: bool

    def copy(self) -> "Table":
        other = Table.__new__(Table)
        other.hands = self.hands[:]
        other.live = self.live[:]
        other.lies = self.lies
        other.lay = self.lay
        other.voids = self.voids
        other.shows = self.shows
        other.showed = self.showed
        other.terms = self.terms
        other.turn = self.turn
        other.led = self.led
        other.best = self.best
        other.holder = self.holder
        other.count = self.count
        other.taken = self.taken[:]
        other.need = self.need[:]
        other.shy = self.shy
        other.nil = self.nil[:]
        other.left = self.left
        other.broken = self.broken
        return other

    def play(self, suit: int, bit: int) -> None:
        seat = self.turn
        self.hands[seat * 4 + suit] ^= bit
        if suit == SPADES:
            self.broken = True
        if self.count == 0:
            self.led = suit
            self.best = bit << TRUMP if suit == SPADES else bit
            self.holder = seat
        elif suit == SPADES:
            if self.led != SPADES:
                self.shows |= 1 << (seat * 4 + self.led)
            if bit << TRUMP > self.best:
                self.best = bit << TRUMP
                self.holder = seat
        elif suit == self.led:
            if bit > self.best:
                self.best = bit
                self.holder = seat
        else:
            self.shows |= 1 << (seat * 4 + self.led)
        self.live[suit] ^= bit
        self.lies |= bit << (suit << 4)
        if self.count < 3:
            self.count += 1
            self.turn = (seat + 1) & 3
        else:
            self._take(self.holder)

    def _take(self, winner: Seat) -> None:
        self.taken[winner] += 1
        if self.shy[winner]:
            self.nil[winner] = False
        else:
            self.need[winner & 1] -= 1
        self.left -= 1
        self.lay, self.lies = self.lies, 0
        self.voids |= self.shows
        self.showed, self.shows = self.shows, 0
        self.count = 0
        self.led = NOT_LED
        self.turn = winner

    def legal(self) -> list[Card]:
        """What the seat in turn may play, one number a suit."""
        held = self.hands[self.turn * 4 : self.turn * 4 + 4]
        if self.count:
            if held[self.led]:
                return [(self.led, held[self.led])]
        elif not self.broken and any(held[:SPADES]):
            held[SPADES] = 0
        return [(suit, cards) for suit, cards in enumerate(held) if cards]


def dealt(hands: Sequence[int], terms: Terms, leader: Seat) -> Table:
    """A hand about to be played."""
    amounts = terms.amounts
    table = Table()
    table.hands = list(hands)
    table.live = held_by_all(hands)
    table.terms = terms
    table.lies = table.lay = table.voids = table.shows = table.showed = 0
    table.turn = table.holder = leader
    table.led, table.best, table.count = NOT_LED, 0, 0
    table.taken = [0] * 4
    table.need = [amounts[0] + amounts[2], amounts[1] + amounts[3]]
    table.shy, table.nil = terms.shy, list(terms.shy)
    table.left = 13
    table.broken = False
    return table


def held_by_all(hands: Sequence[int]) -> list[int]:
    """By suit the cards of all four hands."""
    return [hands[suit] | hands[4 + suit] | hands[8 + suit] | hands[12 + suit] for suit in range(4)]
