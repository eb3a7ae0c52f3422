"""What was bid in a round, and what a trick is worth by that: the same for every table of it."""

from collections.abc import Sequence

from games.bots.spades.contest import keen
from games.bots.spades.counting import HIGH_RANKS
from games.bots.spades.deck import SUITS, Deck
from games.bots.spades.reading import Side
from games.bots.spades.stakes import at_stake, nil_swing
from games.engines.game import Seat
from games.engines.spades.bids import Bid
from games.engines.spades.state import SEATS, TEAMS

# By seat what its winning the trick is worth; what a trick is worth later; by seat and holder how
# much the seat wants to take the trick from the holder.
Aims = tuple[tuple[float, ...], float, tuple[float, ...]]


class Terms:
    def __init__(
        self,
        deck: Deck,
        bids: Sequence[Bid],
        bags: Sequence[int],
        penalty: int,
        attentive: Sequence[bool],
    ) -> None:
        self.full = deck.full
        # By suit: what somebody who bid nil is not expected to hold.
        self.high = _high(deck)
        # By seat: whether it remembers all that has fallen, or the last trick only.
        self.attentive = attentive
        self.shy = [bid.is_nil for bid in bids]
        self.any_shy = any(self.shy)
        self.amounts = [0 if bid.is_nil else bid.amount for bid in bids]
        self._nils = [nil_swing(bid) if bid.is_nil else None for bid in bids]
        self._bags, self._penalty = tuple(bags), penalty
        self._swings = [0, 0]
        for seat, bid in enumerate(bids):
            self._swings[seat & 1] += bid.amount * (40 if bid.is_blind else 20)
        self._aims: dict[object, Aims] = {}

    def aims(self, seat: Seat, left: int, need: Sequence[int], taken: Sequence[int]) -> Aims:
        """`need` are the tricks that the contracts lack, `taken` those of each seat."""
        key: object = ((left * 32 + need[0] + 14) * 32 + need[1] + 14) * 4 + seat
        if self.any_shy:
            key = (key, *taken)
        aims = self._aims.get(key)
        if aims is None:
            aims = self._aims[key] = self._worked_out(seat, left, need, taken)
        return aims

    def _worked_out(self, me: Seat, left: int, need: Sequence[int], taken: Sequence[int]) -> Aims:
        alive = [shy and not won for shy, won in zip(self.shy, taken, strict=True)]
        sides = []
        for side, seats in enumerate(TEAMS):
            lost = sum(taken[seat] for seat in seats if self.shy[seat])
            bags = self._bags[side] + lost + max(0, -need[side])
            sides.append(Side(need[side], self._swings[side], bags))
        nils = [0 if swing and taken[seat] else swing for seat, swing in enumerate(self._nils)]
        stakes = at_stake(me, sides, nils, left, self._penalty)
        will = tuple(
            keen(seat, holder, alive, need[seat & 1] > 0)
            for seat in range(SEATS)
            for holder in range(SEATS)
        )
        return stakes.to_win, stakes.later, will


def _high(deck: Deck) -> tuple[int, ...]:
    high = [0] * len(SUITS)
    for name, (suit, bit) in deck.card.items():
        if name[0] in HIGH_RANKS[SUITS[suit]]:
            high[suit] |= bit
    return tuple(high)
