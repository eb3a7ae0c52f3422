"""Counting cards: what is still out, and who may hold it.

A view shows the last trick and the one on the table, not those before. So of a card that the
bot does not see it only knows how likely it is to be out still: certain after one trick, a
matter of its rank and of the number of tricks afterwards. While spades are unbroken none of
them has gone.
"""

from games.bots.spades.reading import Reading
from games.engines.game import Seat
from games.engines.spades.pack import BIG_JOKER, SUIT, pack_of
from games.engines.spades.settings import Settings
from games.engines.spades.state import SEATS

_PACKS = {jokers: frozenset(pack_of(Settings(jokers=jokers)).cards) for jokers in (False, True)}


# Spades are played later than the rest: the power of the part of all that has gone.
SHY = 0.45
HIGH = {"S": "9TJQKALB", "H": "QKA", "C": "QKA", "D": "QKA"}
SPADES_WAIT = 2.0
ACES_HASTE = 0.35


class Count:
    """Of each suit the unseen cards, lowest first, with the chance that somebody holds them."""

    def __init__(self, reading: Reading) -> None:
        view = reading.view
        self._nil = reading.nil_alive
        self.out: dict[str, list[tuple[int, float, bool]]] = {suit: [] for suit in "SHCD"}
        self._sizes = tuple(player.hand_size for player in view.players)
        self._me = reading.me
        self._voids: set[tuple[Seat, str]] = set()
        self._share: dict[tuple[Seat, str], float] = {}
        seen = set(reading.hand)
        tricks = [view.trick]
        played = sum(view.tricks_won)
        if played and view.last_trick is not None:
            tricks.append(view.last_trick.plays)
        for plays in tricks:
            for play in plays:
                seen.add(play.card)
                if SUIT[play.card] != SUIT[plays[0].card]:
                    self._voids.add((play.seat, SUIT[plays[0].card]))
        pack = _PACKS[BIG_JOKER in reading.height]
        unseen = sorted(pack - seen, key=reading.height.__getitem__)
        gone = SEATS * max(0, played - 1)
        for card, chance in _still_out(unseen, gone, view.spades_broken):
            self.out[SUIT[card]].append((reading.height[card], chance, card[0] in HIGH[SUIT[card]]))

    def number(self, suit: str) -> float:
        """How many cards of a suit the others hold, as far as one can tell."""
        return sum(chance for _, chance, _ in self.out[suit])

    def above(self, suit: str, height: int) -> float:
        """How many cards of a suit above a height the others hold."""
        return sum(chance for place, chance, _ in self.out[suit] if place > height)

    def has_above(self, seat: Seat, suit: str, height: int) -> float:
        """The chance that a seat holds a card of the suit above a height."""
        share = self.share(seat, suit)
        none = 1.0
        shy = SHY if self._nil[seat] else 1.0
        for place, chance, high in self.out[suit]:
            if place > height:
                none *= 1 - chance * share * (shy if high else 1.0)
        return 1 - none

    def has_none_below(self, seat: Seat, suit: str, height: int) -> float:
        share = self.share(seat, suit)
        none = 1.0
        shy = SHY if self._nil[seat] else 1.0
        for place, chance, high in self.out[suit]:
            if place < height:
                none *= 1 - chance * share * (shy if high else 1.0)
        return none

    def is_void(self, seat: Seat, suit: str) -> float:
        return 1 - self.has_above(seat, suit, -1)

    def share(self, seat: Seat, suit: str) -> float:
        """Of the cards of a suit that are out, how many to expect in one hand."""
        key = seat, suit
        if key not in self._share:
            self._share[key] = self._count_share(seat, suit)
        return self._share[key]

    def _count_share(self, seat: Seat, suit: str) -> float:
        if (seat, suit) in self._voids:
            return 0.0
        total = sum(
            size
            for other, size in enumerate(self._sizes)
            if other != self._me and (other, suit) not in self._voids
        )
        return self._sizes[seat] / total if total else 0.0


def _still_out(unseen: list[str], gone: int, broken: bool) -> list[tuple[str, float]]:
    """Each unseen card with the chance that it has not been played."""
    part = gone / len(unseen) if unseen else 0.0
    played = {"S": part**SPADES_WAIT if broken else 0.0, "A": part**ACES_HASTE}
    kinds = ["S" if SUIT[card] == "S" else card[0] for card in unseen]
    special = [played[kind] for kind in kinds if kind in played]
    others = len(unseen) - len(special)
    rest = min(1.0, max(0.0, (gone - sum(special)) / others)) if others else 0.0
    return [(card, 1 - played.get(kind, rest)) for card, kind in zip(unseen, kinds, strict=True)]
