"""A fast model of one round, for the search: the rules on flat lists, without suits.

A card is its points, which tell its rank; 0 is an empty position, as no card counts that. Who
knows a card is a set of bits by seat, and goes with the card.
"""

from random import Random

MOST_REFILLS = 3
ACE = -1
JACK, QUEEN, KING = 11, 12, 13


class World:
    __slots__ = (
        "caller",
        "cards",
        "chance",
        "daring",
        "discard",
        "known",
        "last_turns",
        "locked",
        "over",
        "penalty",
        "pile",
        "refills",
        "sealed",
        "seats",
        "turn",
        "turns",
    )

    seats: int
    # By seat and position.
    cards: list[list[int]]
    known: list[list[int]]
    # The next card, or the top, is the last of its list.
    pile: list[int]
    discard: list[int]
    sealed: bool
    refills: int
    turn: int
    # How many have begun in this round.
    turns: int
    # -1 is nobody.
    caller: int
    # Bits by seat.
    locked: int
    last_turns: list[int]
    # Whether a wrong match costs a card.
    penalty: bool
    # Bits of the seats that try to match with cards they do not know.
    daring: int
    over: bool
    # What refills are shuffled by, and who is first to match.
    chance: Random

    def copy(self, chance: Random) -> "World":
        other = World()
        other.seats = self.seats
        other.cards = [row[:] for row in self.cards]
        other.known = [row[:] for row in self.known]
        other.pile = self.pile[:]
        other.discard = self.discard[:]
        other.sealed = self.sealed
        other.refills = self.refills
        other.turn = self.turn
        other.turns = self.turns
        other.caller = self.caller
        other.locked = self.locked
        other.last_turns = self.last_turns[:]
        other.penalty = self.penalty
        other.daring = self.daring
        other.over = self.over
        other.chance = chance
        return other

    # Turns

    def next_turn(self) -> None:
        if self.caller < 0:
            self._begin((self.turn + 1) % self.seats)
        elif self.last_turns:
            self._begin(self.last_turns.pop(0))
        else:
            self.over = True

    def _begin(self, seat: int) -> None:
        self.turn = seat
        self.turns += 1
        if not self.pile:
            self.refill()
            # Still empty: the round is scored at once.
            self.over = self.over or not self.pile

    def refill(self) -> None:
        discard = self.discard
        if len(discard) < 2:
            return
        if self.refills == MOST_REFILLS:
            self.over = True
            return
        self.refills += 1
        self.pile, self.discard = discard[:-1], discard[-1:]
        self.chance.shuffle(self.pile)

    def call(self, seat: int) -> None:
        seats, turn = self.seats, self.turn
        order = [(turn + step) % seats for step in range(1, seats + 1)]
        self.caller = seat
        self.locked |= 1 << seat
        self.last_turns = [other for other in order if other != seat]

    # Cards

    def swap(self, position: int, card: int, known: int) -> int:
        """The drawn card for one of the seat whose turn it is, which is discarded."""
        row = self.cards[self.turn]
        old, row[position] = row[position], card
        self.known[self.turn][position] = known
        self.discard.append(old)
        return old

    def match(self, seat: int, position: int) -> None:
        row = self.cards[seat]
        self.discard.append(row[position])
        row[position] = self.known[seat][position] = 0
        self.sealed = True
        if not any(row):
            if self.caller < 0:
                self.call(seat)
            else:
                self.locked |= 1 << seat
                if seat in self.last_turns:
                    self.last_turns.remove(seat)

    def mismatch(self, seat: int) -> None:
        """A wrong match has its price, at some tables."""
        if not self.penalty:
            return
        if not self.pile:
            self.refill()
        if self.over or not self.pile:
            return
        row, known = self.cards[seat], self.known[seat]
        if 0 not in row:
            row.append(0)
            known.append(0)
        position = row.index(0)
        row[position], known[position] = self.pile.pop(), 0

    def look(self, viewer: int, seat: int, position: int) -> None:
        self.known[seat][position] |= 1 << viewer

    def exchange(self, seat: int, position: int, other: int, at: int) -> None:
        for rows in (self.cards, self.known):
            one, two = rows[seat], rows[other]
            one[position], two[at] = two[at], one[position]

    def abilities(self, card: int, matcher: int | None) -> list[int]:
        """Who uses the ability of a card that was discarded, the first one first."""
        if card < JACK:
            return []
        seats = [self.turn] if matcher is None else [matcher, self.turn]
        return [seat for seat in seats if not self.locked >> seat & 1]

    def points(self) -> list[int]:
        return [sum(row) for row in self.cards]
