"""A round of Modern Art in whole numbers, quick enough to be played out a thousand times.

It knows what cards, money and paintings do, as the engine does, and leaves out how a price comes
about. A hand is a number for each artist: how many cards of each kind, two bits a kind.
"""

from collections.abc import Iterable, Sequence

from games.engines.game import Seat
from games.engines.modern_art.ending import CARDS_THAT_END_A_ROUND as LAST
from games.engines.modern_art.paintings import ARTISTS, AUCTION, CARDS, PLACE

# Kinds of card. Of those of one artist the earlier sell better, as the medium bot sees it.
KINDS = ("open", "fixed_price", "hidden", "one_offer", "double")
OPEN, FIXED, HIDDEN, ONCE, DOUBLE = range(len(KINDS))
KIND = {card: KINDS.index(AUCTION[card]) for card in CARDS}
# Cards of one sort are of the same artist and kind.
SORT = {card: len(KINDS) * PLACE[card] + KIND[card] for card in CARDS}

ONE_OF = tuple(4**kind for kind in range(len(KINDS)))
_CODES = range(4 ** len(KINDS))


def count_of(code: int, kind: int) -> int:
    return code >> (2 * kind) & 3


# By hand of one artist: how many cards, and the kind that sells best but for doubles, or -1.
SIZE = tuple(sum(count_of(code, kind) for kind in range(len(KINDS))) for code in _CODES)
BEST = tuple(next((kind for kind in range(DOUBLE) if count_of(code, kind)), -1) for code in _CODES)
# The kind that sells worst, which is given away where a card is not auctioned.
WORST = tuple(
    next((kind for kind in range(DOUBLE - 1, -1, -1) if count_of(code, kind)), DOUBLE)
    for code in _CODES
)
STEPS: tuple[int, ...] = tuple((LAST + 1) ** place for place in range(len(ARTISTS)))


def coded(cards: Iterable[str]) -> list[int]:
    hand = [0] * len(ARTISTS)
    for card in cards:
        hand[PLACE[card]] += ONE_OF[KIND[card]]
    return hand


def counted(cards: Iterable[str]) -> list[int]:
    numbers = [0] * len(ARTISTS)
    for card in cards:
        numbers[PLACE[card]] += 1
    return numbers


class Model:
    """Mutable, and copied for each trial."""

    __slots__ = (
        "bought",
        "ender",
        "hands",
        "in_hands",
        "money",
        "played",
        "position",
        "seats",
        "sizes",
        "total",
    )

    def __init__(
        self,
        played: Sequence[int],
        hands: list[list[int]],
        money: list[float],
        bought: list[list[int]],
    ) -> None:
        self.seats = len(hands)
        self.played = list(played)
        # The cards played as one number: where the forecast has its prices.
        self.position = sum(count * step for count, step in zip(played, STEPS, strict=True))
        self.hands = hands
        self.sizes = [sum(SIZE[code] for code in hand) for hand in hands]
        self.in_hands = sum(self.sizes)
        self.money = money
        # Paintings by seat and artist, and of all seats together.
        self.bought = bought
        # Who ended the round.
        self.ender = -1
        self.total: list[int] = [sum(column) for column in zip(*bought, strict=True)]

    def copy(self) -> "Model":
        other = Model.__new__(Model)
        other.seats = self.seats
        other.played = self.played[:]
        other.position = self.position
        other.hands = [hand[:] for hand in self.hands]
        other.sizes = self.sizes[:]
        other.in_hands = self.in_hands
        other.money = self.money[:]
        other.bought = [paintings[:] for paintings in self.bought]
        other.total = self.total[:]
        other.ender = self.ender
        return other

    def play(self, seat: Seat, artist: int, kind: int) -> bool:
        """Whether that has ended the round."""
        self.hands[seat][artist] -= ONE_OF[kind]
        self.sizes[seat] -= 1
        self.in_hands -= 1
        self.played[artist] += 1
        self.position += STEPS[artist]
        if self.played[artist] == LAST or not self.in_hands:
            self.ender = seat
            return True
        return False

    def hand_over(self, seller: Seat, buyer: Seat, price: float, artist: int, lot: int) -> None:
        """A lot of so many paintings; an auctioneer who buys pays the bank."""
        self.money[buyer] -= price
        if buyer != seller:
            self.money[seller] += price
        self.bought[buyer][artist] += lot
        self.total[artist] += lot

    def sell(self, prices: Sequence[float]) -> None:
        """The bank takes all paintings."""
        for seat, paintings in enumerate(self.bought):
            for number, price in zip(paintings, prices, strict=True):
                if number:
                    self.money[seat] += number * price

    def next_with_cards(self, seat: Seat) -> Seat:
        """The seat, or else the next clockwise that has a card."""
        while not self.sizes[seat]:
            seat = (seat + 1) % self.seats
        return seat
