"""Worlds that could be the real one: where the cards are that a seat does not see.

Every world fits what is certain: the number of cards in each hand and the voids. How often one is
drawn goes by the bids, since who bids five is likely to hold what five tricks need, and by the
cards played (evidence.py). The draws walk from world to world: two hidden cards change places as
often as that is likely.
"""

from collections.abc import Sequence
from math import exp, log
from random import Random

from games.bots.spades.appraisal import Appraisal, cover, crowded, nil_needs
from games.bots.spades.bidding import CAUTION
from games.bots.spades.deck import Card, bits
from games.bots.spades.evidence import Evidence
from games.bots.spades.knowledge import GONE, Knowledge
from games.engines.game import Seat
from games.engines.spades.bids import Bid
from games.engines.spades.state import SEATS, in_turn_from, left_of

# How far bids stray from what a hand is worth: people count otherwise than bots.
STRAY = 0.65
# Nobody is taken by his word so far that a hand becomes impossible.
DOUBT = -4.0
# How sharply a nil depends on its odds.
SHARP = 1.5
# Steps of the walk before the first world.
SETTLING = 80


class NoWorld(Exception):
    """No deal fits what has been seen."""


class Reader:
    """How likely a hand is to make the bid that its seat made."""

    def __init__(self, appraisal: Appraisal, bids: Sequence[Bid | None], dealer: Seat) -> None:
        self._tricks, self._nil_odds = appraisal.tricks, appraisal.nil_odds
        self._tells = [bid is not None and not bid.is_blind for bid in bids]
        self._is_nil = [bid is not None and bid.is_nil for bid in bids]
        # By seat: the tricks that its bid stands for, and the odds from which on it bids nil.
        self._stands_for, self._needs = [0.0] * SEATS, [0.0] * SEATS
        placed: list[int] = []
        for seat in in_turn_from(left_of(dealer)):
            bid, partner = bids[seat], bids[seat ^ 2]
            # What had been said when the seat bid.
            if (seat - dealer - 1) % SEATS < 2:
                partner = None
            is_nil = partner is not None and partner.is_nil
            amount = partner.amount if partner is not None and not is_nil else None
            self._needs[seat] = nil_needs(is_nil) - cover(amount)
            if bid is not None:
                self._stands_for[seat] = bid.amount + CAUTION + crowded(placed)
                placed.append(bid.amount)

    def tells(self, seat: Seat) -> bool:
        return self._tells[seat]

    def likelihood(self, seat: Seat, clubs: int, diamonds: int, hearts: int, spades: int) -> float:
        """As a logarithm; the hand is as it was dealt."""
        keen = SHARP * (self._nil_odds(clubs, diamonds, hearts, spades) - self._needs[seat])
        if self._is_nil[seat]:
            return DOUBT if keen < DOUBT else max(DOUBT, -log(1 + exp(-keen)))
        off = (self._stands_for[seat] - self._tricks(clubs, diamonds, hearts, spades)) / STRAY
        likely = max(DOUBT, -off * off / 2)
        return likely if keen < DOUBT else likely + max(DOUBT, -log(1 + exp(keen)))


class Beliefs:
    def __init__(self, knowledge: Knowledge, rng: Random, evidence: Evidence | None = None) -> None:
        self._known = knowledge
        self._evidence = evidence
        view = knowledge.view
        self._reader = Reader(Appraisal(knowledge.deck), view.bids, view.dealer)
        self._held = _dealt(knowledge, rng)
        self._hidden = [place for place in range(SEATS + 1) if self._held[place]]
        # As they were dealt: with what has fallen, by which a bid is to be read.
        self._hands = knowledge.fallen + [0] * 4
        for place in self._hidden:
            for suit, bit in self._held[place]:
                self._hands[place * 4 + suit] |= bit
        self._tells = [seat != GONE and self._reader.tells(seat) for seat in range(SEATS + 1)]
        self._likely = [self._likelihood(place) for place in range(SEATS + 1)]
        self._told = [self._evidence_of(place) for place in range(SEATS + 1)]
        self._walk(rng, SETTLING)
        self._steps = sum(len(cards) for cards in self._held) // 3 + 2

    def draw(self, rng: Random) -> list[int]:
        """Four hands by seat and suit, the own one among them."""
        self._walk(rng, self._steps)
        hands = [held ^ gone for held, gone in zip(self._hands, self._known.fallen, strict=False)]
        if self._known.hand is not None:
            hands[self._known.me * 4 : self._known.me * 4 + 4] = self._known.hand
        return hands

    def _walk(self, rng: Random, steps: int) -> None:
        hidden, held, hands, likely = self._hidden, self._held, self._hands, self._likely
        places = len(hidden)
        if places < 2:
            return
        voids, chance = self._known.voids, rng.random
        evidence, told = self._evidence, self._told
        for _ in range(steps):
            start = int(chance() * places)
            first, second = hidden[start], hidden[start - 1 - int(chance() * (places - 1))]
            mine, theirs = held[first], held[second]
            i, j = int(chance() * len(mine)), int(chance() * len(theirs))
            suit, bit = mine[i]
            other_suit, other_bit = theirs[j]
            if voids[second * 4 + suit] or voids[first * 4 + other_suit]:
                continue
            hands[first * 4 + suit] ^= bit
            hands[first * 4 + other_suit] ^= other_bit
            hands[second * 4 + suit] ^= bit
            hands[second * 4 + other_suit] ^= other_bit
            here, there = self._likelihood(first), self._likelihood(second)
            gain = here + there - likely[first] - likely[second]
            is_taken = gain >= 0 or chance() < exp(gain)
            if is_taken and evidence is not None:
                # The costlier question only where the bids are no reason against it.
                told_here, told_there = self._evidence_of(first), self._evidence_of(second)
                gain = told_here + told_there - told[first] - told[second]
                is_taken = gain >= 0 or chance() < exp(gain)
                if is_taken:
                    told[first], told[second] = told_here, told_there
            if is_taken:
                mine[i], theirs[j] = theirs[j], mine[i]
                likely[first], likely[second] = here, there
            else:
                hands[first * 4 + suit] ^= bit
                hands[first * 4 + other_suit] ^= other_bit
                hands[second * 4 + suit] ^= bit
                hands[second * 4 + other_suit] ^= other_bit

    def _likelihood(self, place: int) -> float:
        if not self._tells[place]:
            return 0.0
        hands, at = self._hands, place * 4
        return self._reader.likelihood(
            place, hands[at], hands[at + 1], hands[at + 2], hands[at + 3]
        )

    def _evidence_of(self, place: int) -> float:
        if self._evidence is None or place == GONE:
            return 0.0
        hands, at = self._hands, place * 4
        return self._evidence.of(place, hands[at], hands[at + 1], hands[at + 2], hands[at + 3])


def _dealt(known: Knowledge, rng: Random) -> list[list[Card]]:
    """The hidden cards, dealt at random to who may hold them."""
    cards = [(suit, bit) for suit in range(4) for bit in bits(known.unseen[suit])]
    rng.shuffle(cards)
    held: list[list[Card]] = [[] for _ in known.sizes]
    allowed = [
        [place for place, size in enumerate(known.sizes) if size and not known.voids[place * 4 + s]]
        for s in range(4)
    ]
    # Those with the fewest places first.
    for card in sorted(cards, key=lambda card: len(allowed[card[0]])):
        free = [place for place in allowed[card[0]] if len(held[place]) < known.sizes[place]]
        if free:
            rooms = [known.sizes[place] - len(held[place]) for place in free]
            held[rng.choices(free, rooms)[0]].append(card)
        elif not _make_room(card, known.sizes, allowed, held, set()):
            raise NoWorld
    return held


def _make_room(
    card: Card,
    sizes: Sequence[int],
    allowed: Sequence[Sequence[int]],
    held: list[list[Card]],
    asked: set[int],
) -> bool:
    """Puts a card where it may be, others giving way to it."""
    for place in allowed[card[0]]:
        if place in asked:
            continue
        if len(held[place]) < sizes[place]:
            held[place].append(card)
            return True
        asked.add(place)
        for index, other in enumerate(held[place]):
            if _make_room(other, sizes, allowed, held, asked):
                held[place][index] = card
                return True
    return False
