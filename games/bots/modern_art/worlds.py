"""Worlds that could be the real one: hands that fit what everybody has seen the seats do."""

from random import Random

from games.bots.modern_art.beliefs import Belief
from games.bots.modern_art.habits import choose
from games.bots.modern_art.model import ONE_OF, SORT, Model, coded
from games.bots.modern_art.notes import Play
from games.engines.game import Seat

# How likely a card is that a seat would have played before another, compared with any card.
KEPT_ANYWAY = 0.25
# How likely a hand is with which the seat would have played something else, and how often
# another one is drawn instead.
PLAYED_ANYWAY = 0.25
TRIES = 3
# The latest cards of a seat that its hand is compared with.
COMPARED = 2


class Worlds:
    def __init__(self, belief: Belief) -> None:
        self.belief = belief
        self.look = belief.look
        self.plays = [_compared(belief, seat) for seat in range(belief.seats)]

    def drawn(self, rng: Random) -> Model:
        belief = self.belief
        cards = list(belief.unseen)
        rng.shuffle(cards)
        hands = [
            list(belief.hand) if seat == belief.me else self._hand(seat, size, cards, rng)
            for seat, size in enumerate(belief.sizes)
        ]
        return Model(
            belief.played,
            hands,
            list(map(float, belief.money)),
            [list(paintings) for paintings in belief.bought],
        )

    def _hand(self, seat: Seat, size: int, cards: list[str], rng: Random) -> list[int]:
        """Taken from the cards."""
        lacks, plays = self.belief.lacks[seat], self.plays[seat]
        for _ in range(TRIES if plays else 1):
            hand = _taken(cards, size, lacks, rng)
            code = coded(hand)
            if not plays or self._fits(seat, code, plays, rng):
                return code
            # Back, and not into anybody's hand sooner than the rest.
            cards[:0] = hand
        del cards[:size]
        return code

    def _fits(
        self, seat: Seat, hand: list[int], plays: list[tuple[Model, int, int]], rng: Random
    ) -> bool:
        """Whether a seat with this hand would have played what it did; the latest card first."""
        had, size = hand[:], self.belief.sizes[seat]
        for number, (model, artist, kind) in enumerate(plays, 1):
            had[artist] += ONE_OF[kind]
            model.hands[seat], model.sizes[seat] = had, size + number
            if choose(self.look, model, seat)[0] != artist and rng.random() >= PLAYED_ANYWAY:
                return False
        return True


def _compared(belief: Belief, seat: Seat) -> list[tuple[Model, int, int]]:
    """The table as it was when the seat played its latest cards, and the cards."""
    latest = [play for play in belief.plays if play.seat == seat][: -COMPARED - 1 : -1]
    return [(_before(belief, play), play.artist, play.kind) for play in latest]


def _before(belief: Belief, play: Play) -> Model:
    nothing = [[0] * len(play.played) for _ in range(belief.seats)]
    model = Model(play.played, nothing, [], [list(paintings) for paintings in play.bought])
    model.in_hands = sum(belief.sizes) + len(belief.plays)
    return model


def _taken(cards: list[str], size: int, lacks: int, rng: Random) -> list[str]:
    """So many of the cards, seldom those that the seat would have played."""
    if not lacks:
        hand = cards[len(cards) - size :]
        del cards[len(cards) - size :]
        return hand
    hand, aside = [], []
    while len(hand) < size:
        card = cards.pop()
        doubtful = lacks >> SORT[card] & 1 and len(cards) >= size - len(hand)
        if doubtful and rng.random() >= KEPT_ANYWAY:
            aside.append(card)
        else:
            hand.append(card)
    cards[:0] = aside
    return hand
