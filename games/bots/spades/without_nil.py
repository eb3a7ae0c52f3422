"""How the medium bot plays a card in a round without a nil.

Who holds a trick is then all that counts of it, so that a card is worth the chance that its team
takes this trick, less a part of the chance that the card takes one later; a team that wants no
more tricks plays the card that is worth the least.
"""

from games.bots.spades.card import PATIENCE
from games.bots.spades.contest import CONTENT, OVER_UNSEEN
from games.bots.spades.deck import SPADES, TRUMP, Card
from games.bots.spades.expectation import (
    ACE,
    ALL,
    LATER,
    PLAIN,
    VOIDS,
    promise,
    share_of,
    shed,
    sight,
)
from games.bots.spades.table import Table


def choose(table: Table) -> Card:
    """The card for the seat in turn."""
    seat, count, led, left = table.turn, table.count, table.led, table.left
    base = seat * 4
    clubs, diamonds, hearts, spades = mine = table.hands[base : base + 4]
    suits: tuple[int, ...] = ALL
    follows = held = 0
    if count:
        held = mine[led]
        if held:
            if not held & (held - 1):
                return led, held
            follows = 1
    elif not table.broken and clubs | diamonds | hearts:
        suits = PLAIN
    if left == 1:
        for suit in suits:
            if mine[suit]:
                return suit, mine[suit]
    worth = table.terms.aims(seat, left, table.need, table.taken)[1]
    best = table.best
    trump = best >> TRUMP
    wins = 0
    if count:
        if follows:
            if led == SPADES:
                wins = held & -(trump << 1)
            elif not trump:
                wins = held & -(best << 1)
            if not wins and worth >= 0:
                return led, held & -held  # the lower a card is the less it promises
        elif led != SPADES:
            wins = spades & -(trump << 1) if trump else spades
    if not worth:
        return _lowest(mine, (led,) if follows else suits)

    unseen, spade, ace, plain, voids = sight(table, mine)
    sign = 1.0 if worth > 0 else -1.0
    patience = PATIENCE * sign
    top, chosen, chosen_bit = -9.0, 0, 0
    if count:
        ours = table.holder == seat ^ 2
        if count == 3:
            lost = sign if ours else 0.0
        else:
            trick = _Trick(table, led, unseen, spade, ace, plain, voids)
            if wins:
                lost = sign * (
                    trick.ours(SPADES, trump, ours) if trump else trick.ours(led, best, ours)
                )
            else:
                lost = 0.0  # the same for all
        if follows:
            suits = (led,)
        for suit in suits:
            held = mine[suit]
            if not held:
                continue
            if suit == SPADES:
                chance, loses = spade, held & ~wins
            elif suit == led:
                chance, loses = plain, held & ~wins
            else:
                chance, loses = plain, held
            if loses:
                bit = loses & -loses
                if worth < 0:
                    bit = shed(loses, held, unseen[suit], chance, ace, suit)
                score = lost - patience * promise(bit, held, unseen[suit], chance, ace, suit)
                if score > top or (score == top and suit != SPADES and bit < chosen_bit):
                    top, chosen, chosen_bit = score, suit, bit
        if not wins:
            return chosen, chosen_bit
        suit = led if follows else SPADES
        held, out = mine[suit], unseen[suit]
        chance = spade if suit == SPADES else plain
        before = -1
        while wins:
            bit = wins & -wins if worth > 0 else 1 << (wins.bit_length() - 1)
            wins ^= bit
            over = (out & -bit).bit_count()
            if over == before:
                continue  # it touches the one before
            before = over
            now = sign * trick.ours(suit, bit, True) if count < 3 else sign
            score = now - patience * promise(bit, held, out, chance, ace, suit)
            if score > top:
                top, chosen, chosen_bit = score, suit, bit
            if count == 3:
                break
        return chosen, chosen_bit

    for suit in suits:
        held = wins = mine[suit]
        if not held:
            continue
        trick = _Trick(table, suit, unseen, spade, ace, plain, voids)
        out = unseen[suit]
        chance = spade if suit == SPADES else plain
        before = -1
        while wins:
            bit = wins & -wins if worth > 0 else 1 << (wins.bit_length() - 1)
            wins ^= bit
            over = (out & -bit).bit_count()
            if over == before:
                continue
            before = over
            score = sign * trick.ours(suit, bit, True)
            score -= patience * promise(bit, held, out, chance, ace, suit)
            if score > top or (score == top and suit != SPADES and bit < chosen_bit):
                top, chosen, chosen_bit = score, suit, bit
    return chosen, chosen_bit


def _lowest(mine: list[int], suits: tuple[int, ...]) -> Card:
    plain = [(mine[suit] & -mine[suit], suit) for suit in suits if mine[suit] and suit != SPADES]
    if not plain:
        return SPADES, mine[SPADES] & -mine[SPADES]
    # The first of those of the same rank.
    bit, suit = min(plain, key=lambda card: card[0])
    return suit, bit


class _Trick:
    """A trick in which a suit is led, as the seat in turn sees it."""

    __slots__ = (
        "_ace",
        "_any_spade",
        "_count",
        "_later",
        "_led",
        "_none",
        "_number",
        "_out",
        "_spade_none",
        "_spades",
        "_theirs",
        "_us",
        "_void",
        "_voids",
    )

    def __init__(
        self,
        table: Table,
        led: int,
        unseen: tuple[int, int, int, int],
        spade: float,
        ace: float,
        plain: float,
        voids: int,
    ) -> None:
        seat, count, left = table.turn, table.count, table.left
        need, us = table.need, seat & 1
        self._us = 1.0 if need[us] > 0 else CONTENT
        self._theirs = 1.0 if need[1 - us] > 0 else CONTENT
        self._later = LATER[seat][count]
        self._count, self._led, self._voids = count, led, voids
        usual = share = left / (3 * left - count)
        if voids & VOIDS[3]:
            share = share_of(voids, 3, seat, count, left)
        spades = self._spades = unseen[3]
        none = self._spade_none = 1 - spade * share
        out = self._out = unseen[led]
        self._number = number = out.bit_count()
        if led == SPADES:
            self._none = none
            self._ace = 0.0
            return
        self._any_spade = 1 - none ** spades.bit_count()
        share = share_of(voids, led, seat, count, left) if voids & VOIDS[led] else usual
        none = self._none = 1 - plain * share
        if out & ACE:
            # In place of one more card of the usual sort.
            self._ace = (1 - ace * share) / none if none else 0.0
            self._void = none**number * self._ace
        else:
            self._ace = 0.0
            self._void = none**number

    def ours(self, suit: int, bit: int, ours: bool) -> float:
        """The chance that the own team takes it, if it or the other one holds it with a card."""
        count = self._count
        if count == 2 and not ours:
            return 0.0
        led, none = self._led, self._none
        over_spade = 0.0
        if suit == led:
            over = (self._out & -(bit << 1)).bit_count()
            has = 1 - none**over * (self._ace or 1.0)
            must = has * none ** (self._number - over) if has else 0.0
            if led != SPADES:
                over_spade = self._any_spade
                can = has + self._void * over_spade
            else:
                can = has
        else:
            has = must = 0.0
            over_spade = 1 - self._spade_none ** (self._spades & -(bit << 1)).bit_count()
            can = self._void * over_spade
        later, voids = self._later, self._voids
        theirs = self._theirs
        if voids:
            chances = [
                _beats(voids >> (seat * 4), led, has, can, must, over_spade) for seat in later
            ]
            can, must = chances[0]
            if count == 2:
                return 1 - must - theirs * (can - must)
            partner_can, partner_must = chances[1]
            if count:
                last = 0.0
            else:
                last_can, last_must = chances[2]
                last = last_must + theirs * (last_can - last_must)
        else:
            if count == 2:
                return 1 - must - theirs * (can - must)
            partner_can, partner_must = can, must
            last = 0.0 if count else must + theirs * (can - must)
        if ours:
            lost = must + theirs * (can - must)
            back = (partner_must + self._us * (partner_can - partner_must)) * OVER_UNSEEN
            if count:
                return 1 - lost + lost * back
            kept = (1 - partner_must) * (1 - last) + partner_must * (1 - OVER_UNSEEN * last)
            return (1 - lost) * kept + lost * back * (1 - OVER_UNSEEN * last)
        # Second to play, the leader holds it.
        back = partner_must + self._us * (partner_can - partner_must)
        return (1 - must + must * OVER_UNSEEN) * back


def _beats(
    shown: int, led: int, has: float, can: float, must: float, spade: float
) -> tuple[float, float]:
    """What a seat can do and must, by what it has shown to be without."""
    if shown >> 3 & 1:
        return (0.0, 0.0) if led == SPADES or shown >> led & 1 else (has, must)
    if shown >> led & 1:
        return spade, 0.0
    return can, must
