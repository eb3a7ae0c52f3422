"""What may lie face down: worlds that fit all a seat can see, the likelier ones more often."""

from collections.abc import Sequence
from itertools import accumulate
from random import Random

from games.bots.gotcha.counts import DECK, KIND, NAMES, counted
from games.bots.gotcha.market import Market
from games.bots.gotcha.notes import FAMILIES, Notes
from games.bots.gotcha.reading import Reading, in_public
from games.bots.gotcha.stalls import Goods, Stall, empty_stall
from games.bots.gotcha.suspicion import ANYHOW, pairs
from games.bots.gotcha.whims import whims
from games.engines.game import Seat
from games.engines.gotcha.deck import KINDS
from games.engines.gotcha.state import OFFER_SIZE, in_turn_from
from games.engines.gotcha.view import ShownOffer

_ALL = range(len(NAMES))
_FAMILY = tuple(FAMILIES.index(kind.family) for kind in KINDS.values())
# After so many hidden cards somebody's own habits count as much as what sellers usually do.
HABIT = 12.0

# By seat: the kinds of the cards on offer; None where there is no offer.
World = list[list[int] | None]


class Beliefs:
    """About one moment of a match, as one seat sees it."""

    def __init__(self, reading: Reading, notes: Notes | None) -> None:
        view = reading.view
        seen = [counted(view.discard), counted(view.hand or ()), *reading.counts]
        seen += [stall.goods.known for stall in reading.stalls.values()]
        self.own = [KIND[card] for card in view.hand or ()]
        self.unseen = [total - sum(of) for total, *of in zip(DECK, *seen, strict=True)]
        # By seat, by position: the kind of a card on offer, None where it is not known.
        self.lying: list[list[int | None] | None] = [None] * len(view.players)
        self._guesses: list[_Guess | None] = [None] * len(view.players)
        # By seat: how likely it acts at random.
        evidence = [0.0] * len(view.players) if notes is None else notes.evidence
        self.whims = whims(evidence, reading.me)
        market = Market(in_public(reading))
        for offer in view.offers:
            lying = [None if card.card is None else KIND[card.card] for card in offer.cards]
            self.lying[offer.seat] = lying
            if None in lying and offer.cards[0].face_up:
                appeals = _appeals(market, offer.seat, notes)
                self._guesses[offer.seat] = _Guess(
                    market, offer, appeals, self.unseen, notes, self.whims[offer.seat]
                )

    @property
    def sellers(self) -> list[Seat]:
        return [seat for seat, lying in enumerate(self.lying) if lying is not None]

    def world(self, rng: Random) -> World:
        return self.drawn(rng, self.unseen[:])

    def drawn(self, rng: Random, left: list[int]) -> World:
        """The same; what it draws is no longer left."""
        stacks: World = []
        for lying, guess in zip(self.lying, self._guesses, strict=True):
            if lying is None:
                stacks.append(None)
                continue
            stack = []
            likely = guess.drawn(rng) if guess else []
            for kind in lying:
                if kind is not None:
                    stack.append(kind)
                elif likely:
                    stack.append(likely.pop())
                    left[stack[-1]] -= 1
                else:
                    stack.append(draw(rng, left))
            stacks.append(stack)
        return stacks


class _Guess:
    """What a seller has hidden, as far as it is not known."""

    def __init__(
        self,
        market: Market,
        offer: ShownOffer,
        appeals: Sequence[float],
        unseen: Sequence[int],
        notes: Notes | None,
        whim: float,
    ) -> None:
        kinds = [None if card.card is None else KIND[card.card] for card in offer.cards]
        shown, *hidden = kinds[:OFFER_SIZE]
        assert shown is not None
        self._known = next((kind for kind in hidden if kind is not None), None)
        self._pairs, weights = pairs(
            market, offer.seat, shown, appeals, unseen, self._known, max(ANYHOW, whim)
        )
        habits = _habits(offer.seat, notes)
        self._odds = list(
            accumulate(
                weight * habits[_FAMILY[one]] * habits[_FAMILY[other]]
                for (one, other), weight in zip(self._pairs, weights, strict=True)
            )
        )

    def drawn(self, rng: Random) -> list[int]:
        """Kinds for the first cards of it that are not known."""
        if not self._odds or not self._odds[-1]:
            return []
        one, other = rng.choices(self._pairs, cum_weights=self._odds)[0]
        if self._known is not None:
            return [other]
        return [one, other] if rng.random() < 0.5 else [other, one]


def draw(rng: Random, left: list[int]) -> int:
    """The kind of any card out of those that are left."""
    odds = [max(cards, 0) for cards in left]
    if not any(odds):
        return rng.choice(_ALL)
    kind = rng.choices(_ALL, odds)[0]
    left[kind] -= 1
    return kind


def _appeals(market: Market, seller: Seat, notes: Notes | None) -> list[float]:
    """How much the other offers appealed to the buyer when this seller made theirs."""
    view = market.reading.view
    at_once = notes is not None and notes.settings.simultaneous_offers
    appeals, is_laid = [], not at_once
    for seat in in_turn_from(view.buyer, len(view.players))[1:]:
        if seat == seller:
            is_laid = False
            continue
        stall = market.reading.stalls.get(seat)
        if stall is None or not is_laid:
            stall = empty_stall(seat)
        else:
            stall = Stall(seat, stall.goods, _first_seen(market.reading, seat))
        appeals.append(market.appeal(stall))
    return appeals


def _first_seen(reading: Reading, seat: Seat) -> Goods:
    """An offer as it was when it was laid."""
    (offer,) = [offer for offer in reading.view.offers if offer.seat == seat]
    cards = [card.card for card in offer.cards[:1] if card.face_up and card.card is not None]
    return Goods(counted(cards), OFFER_SIZE - 1)


def _habits(seat: Seat, notes: Notes | None) -> tuple[float, ...]:
    """How much more often than others a seller hides cards of each family."""
    if notes is None:
        return (1.0,) * len(FAMILIES)
    part = HABIT / len(FAMILIES)
    return tuple(
        (part + found) / (part + usual)
        for found, usual in zip(notes.hidden[seat], notes.expected[seat], strict=True)
    )
