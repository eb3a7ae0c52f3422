"""Counting cards: what is still out, and who may hold it.

A view shows the last trick and the one on the table, not those before. So of a card that the
bot does not see it only knows how likely it is to be out still: certain after one trick, a
matter of its rank and of the number of tricks afterwards. While spades are unbroken none of
them has gone.
"""

from typing import NamedTuple

from games.bots.spades.reading import Reading
from games.engines.game import Seat
from games.engines.spades.pack import BIG_JOKER, SUIT, pack_of
from games.engines.spades.settings import Settings
from games.engines.spades.state import SEATS, Placed
from games.engines.spades.view import View

_PACKS = {jokers: frozenset(pack_of(Settings(jokers=jokers)).cards) for jokers in (False, True)}

# How fast cards go, as powers of the part of all cards that has gone: aces soon, spades late.
ACES_HASTE = 0.35
SPADES_WAIT = 2.0
# Who bid nil is less likely to hold a high card than anybody else.
SHY = 0.45
HIGH_RANKS = {"S": "9TJQKALB", "H": "QKA", "C": "QKA", "D": "QKA"}


class Unseen(NamedTuple):
    height: int
    # That one of the others holds it.
    chance: float
    is_high: bool


class Count:
    def __init__(self, reading: Reading) -> None:
        view = reading.view
        tricks = visible_tricks(view)
        self._me = reading.me
        self._nil_alive = reading.nil_alive
        self._sizes = tuple(player.hand_size for player in view.players)
        self._voids = {
            (play.seat, SUIT[plays[0].card])
            for plays in tricks
            for play in plays
            if SUIT[play.card] != SUIT[plays[0].card]
        }
        seen = {*reading.hand, *(play.card for plays in tricks for play in plays)}
        unseen = _PACKS[BIG_JOKER in reading.height] - seen
        gone = SEATS * max(0, sum(view.tricks_won) - 1)
        self._out: dict[str, list[Unseen]] = {suit: [] for suit in "SHCD"}
        # In the pack's order: sums of chances are the same in every process.
        lowest_first = sorted(unseen, key=reading.height.__getitem__)
        for card, chance in _still_out(lowest_first, gone, view.spades_broken):
            suit = SUIT[card]
            is_high = card[0] in HIGH_RANKS[suit]
            self._out[suit].append(Unseen(reading.height[card], chance, is_high))

    def number(self, suit: str) -> float:
        """How many cards of a suit the others hold, as far as one can tell."""
        return self.above(suit, -1)

    def above(self, suit: str, height: int) -> float:
        """How many of them are above a height."""
        return sum(card.chance for card in self._out[suit] if card.height > height)

    def has_above(self, seat: Seat, suit: str, height: int) -> float:
        """The chance that a seat holds a card of the suit above a height."""
        return 1 - self._has_none(seat, [c for c in self._out[suit] if c.height > height], suit)

    def has_none_below(self, seat: Seat, suit: str, height: int) -> float:
        return self._has_none(seat, [c for c in self._out[suit] if c.height < height], suit)

    def is_void(self, seat: Seat, suit: str) -> float:
        return self._has_none(seat, self._out[suit], suit)

    def _has_none(self, seat: Seat, cards: list[Unseen], suit: str) -> float:
        share = self._share(seat, suit)
        high_share = share * SHY if self._nil_alive[seat] else share
        chance = 1.0
        for card in cards:
            chance *= 1 - card.chance * (high_share if card.is_high else share)
        return chance

    def _share(self, seat: Seat, suit: str) -> float:
        """The part of a suit's cards to expect in one hand: none where it did not follow."""
        if (seat, suit) in self._voids:
            return 0.0
        held = [
            size
            for other, size in enumerate(self._sizes)
            if other != self._me and (other, suit) not in self._voids
        ]
        return self._sizes[seat] / sum(held) if any(held) else 0.0


def visible_tricks(view: View) -> list[tuple[Placed, ...]]:
    """The trick on the table and the last one, if it belongs to this round."""
    if any(view.tricks_won) and view.last_trick is not None:
        return [view.trick, view.last_trick.plays]
    return [view.trick]


def _still_out(unseen: list[str], gone: int, broken: bool) -> list[tuple[str, float]]:
    """Each unseen card with the chance that it has not been played."""
    part = gone / len(unseen) if unseen else 0.0
    played = {"S": pow(part, SPADES_WAIT) if broken else 0.0, "A": pow(part, ACES_HASTE)}
    kinds = ["S" if SUIT[card] == "S" else card[0] for card in unseen]
    special = [played[kind] for kind in kinds if kind in played]
    others = len(unseen) - len(special)
    rest = min(1.0, max(0.0, (gone - sum(special)) / others)) if others else 0.0
    return [(card, 1 - played.get(kind, rest)) for card, kind in zip(unseen, kinds, strict=True)]
