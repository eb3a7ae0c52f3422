"""The hard bot's offers, tried with all that the others may offer and the buyer may turn up."""

from collections.abc import Sequence
from random import Random

from games.bots.gotcha.beliefs import Beliefs, World, draw
from games.bots.gotcha.buyer import Buyer
from games.bots.gotcha.counts import KIND
from games.bots.gotcha.settling import added
from games.bots.gotcha.trading import Round
from games.engines.game import Seat
from games.engines.gotcha.actions import PlaceOffer
from games.engines.gotcha.state import OFFER_SIZE
from games.engines.gotcha.view import View


class Display:
    """An offer, and the round with the cards that it leaves in the hand."""

    __slots__ = ("after", "kinds", "offer")

    def __init__(self, offer: PlaceOffer, before: Round) -> None:
        self.offer = offer
        self.kinds = [KIND[card] for card in (offer.face_up, *offer.face_down)]
        self.after = before.changed(before.me)
        for kind in self.kinds:
            self.after.hand.remove(kind)


def displays_of(legal: Sequence[PlaceOffer], before: Round) -> list[Display]:
    """One of all that show and hide the same kinds."""
    found: dict[object, Display] = {}
    for offer in legal:
        up, *down = [KIND[card] for card in (offer.face_up, *offer.face_down)]
        if (key := (up, *sorted(down))) not in found:
            found[key] = Display(offer, before)
    return list(found.values())


class Neighbours:
    """What the others have laid, and may lay yet."""

    def __init__(self, view: View, me: Seat, beliefs: Beliefs, before: Round) -> None:
        self._beliefs = beliefs
        self._before = before
        # How many cards there are in the hands that have yet to offer.
        self._coming = {
            player.seat: player.hand_size
            for player in view.players
            if player.seat not in (me, view.buyer)
            and beliefs.lying[player.seat] is None
            and player.hand_size
        }

    def world(self, rng: Random) -> World:
        left = self._beliefs.unseen[:]
        stacks = self._beliefs.drawn(rng, left)
        for seat, cards in self._coming.items():
            # Under simultaneous offers a hand that has offered holds what it has kept.
            hand = [draw(rng, left) for _ in range(max(cards, OFFER_SIZE))]
            row = self._before.held[seat]
            hand.sort(key=lambda kind: -added(kind, row[kind]))
            # It shows what it would miss least of what it offers.
            stacks[seat] = hand[OFFER_SIZE - 1 :: -1]
        return stacks


def value_of(buyer: Buyer, world: World, display: Display, chance: Random) -> float:
    """How likely one is to win with this offer among those."""
    after = display.after
    stacks = list(world)
    stacks[after.me] = display.kinds
    fronts = [None if stack is None else stack[:1] for stack in stacks]
    unknown = [len(stack) - 1 if stack else 0 for stack in stacks]
    # The buyer turns a card up.
    hidden = [seat for seat, cards in enumerate(unknown) if cards]
    if hidden:
        seat = hidden[int(chance.random() * len(hidden))]
        stack, front = stacks[seat], fronts[seat]
        assert stack is not None
        assert front is not None
        front.append(stack[1 + int(chance.random() * (len(stack) - 1))])
        unknown[seat] -= 1
    return after.expected(stacks, buyer.picks(fronts, unknown))
