"""How the medium bot plays a card in a round with a nil: who takes a trick counts then."""

from collections.abc import Sequence

from games.bots.spades.card import PATIENCE
from games.bots.spades.contest import OVER_UNSEEN
from games.bots.spades.counting import SHY
from games.bots.spades.deck import SPADES, TRUMP, Card
from games.bots.spades.expectation import (
    ACE,
    ALL,
    LATER,
    PLAIN,
    VOIDS,
    danger,
    promise,
    share_of,
    shed,
    sight,
)
from games.bots.spades.table import Table


class _Sight:
    """What the seat in turn makes of the cards it does not see."""

    __slots__ = (
        "ace",
        "aims",
        "high",
        "later",
        "mine",
        "nil",
        "plain",
        "shares",
        "spade",
        "unseen",
        "voids",
    )

    def __init__(self, table: Table) -> None:
        seat, count = table.turn, table.count
        left, terms = table.left, table.terms
        base = seat * 4
        self.mine = table.hands[base : base + 4]
        self.unseen, self.spade, self.ace, self.plain, self.voids = sight(table, self.mine)
        self.later = LATER[seat][count]
        self.aims = terms.aims(seat, left, table.need, table.taken)
        self.nil = table.nil
        self.high = terms.high
        # By suit the part of its cards to expect in a later hand that may have it.
        voids = self.voids
        whole = 3 * left - count
        if voids:
            self.shares = [
                share_of(voids, suit, seat, count, left) if voids & VOIDS[suit] else left / whole
                for suit in range(4)
            ]
        else:
            self.shares = [left / whole] * 4

    def none(self, seat: int, suit: int, cards: int) -> float:
        """The chance that a seat has none of these cards."""
        if self.voids >> (seat * 4 + suit) & 1:
            return 1.0
        share = self.shares[suit]
        high_share = share * SHY if self.nil[seat] else share
        chance = 1.0
        if suit == SPADES:
            usual = self.spade
        else:
            usual = self.plain
            if cards & ACE:
                cards &= ~ACE
                chance = 1 - self.ace * high_share
        if high_share != share:
            high = cards & self.high[suit]
            chance *= (1 - usual * high_share) ** high.bit_count()
            cards &= ~high
        return chance * (1 - usual * share) ** cards.bit_count()


def _trick(seen: _Sight, led: int, suit: int, bit: int, holder: int) -> float:
    """What the trick is worth if `holder` holds it with a card and the later seats still play."""
    later = seen.later
    pay, _, will = seen.aims
    if not later:
        return pay[holder]
    unseen, none = seen.unseen, seen.none
    can, must = [], []
    out = unseen[suit]
    above, below = out & -(bit << 1), out & (bit - 1)
    voids, nil = seen.voids, seen.nil
    known: tuple[float, float] | None = None
    for seat in later:
        # Seats of which nothing special is known are all the same.
        special = nil[seat] or voids >> (seat * 4) & 15
        if not special and known is not None:
            can.append(known[0])
            must.append(known[1])
            continue
        if led == SPADES:
            has = 1 - none(seat, 3, above)
            beats, forced = has, (has * none(seat, 3, below) if has else 0.0)
        elif suit == SPADES:
            over = 1 - none(seat, 3, above)
            beats, forced = (none(seat, led, unseen[led]) * over if over else 0.0), 0.0
        else:
            has = 1 - none(seat, led, above)
            beats = has + none(seat, led, out) * (1 - none(seat, 3, unseen[3]))
            forced = has * none(seat, led, below) if has else 0.0
        if not special:
            known = beats, forced
        can.append(beats)
        must.append(forced)
    return _settled(pay, will, holder, later, can, must)


def _settled(
    pay: Sequence[float],
    will: Sequence[float],
    held: int,
    later: Sequence[int],
    can: Sequence[float],
    must: Sequence[float],
) -> float:
    """What the trick is worth if the later seats take it as often as they can and will."""
    if len(later) == 1:
        (last,) = later
        beats = must[0] + will[last * 4 + held] * (can[0] - must[0])
        return pay[held] + beats * (pay[last] - pay[held])
    if len(later) == 2:
        first, last = later
        base, gap = must[1], can[1] - must[1]
        end, worth = pay[last], pay[held]
        stays = worth + (base + will[last * 4 + held] * gap) * (end - worth)
        worth = pay[first]
        moves = worth + (base + will[last * 4 + first] * gap) * OVER_UNSEEN * (end - worth)
        beats = must[0] + will[first * 4 + held] * (can[0] - must[0])
        return stays + beats * (moves - stays)
    first, second, last = later
    base, gap = must[2], can[2] - must[2]
    end, worth = pay[last], pay[held]
    by_held = worth + (base + will[last * 4 + held] * gap) * (end - worth)
    worth = pay[first]
    by_first = worth + (base + will[last * 4 + first] * gap) * OVER_UNSEEN * (end - worth)
    worth = pay[second]
    by_second = worth + (base + will[last * 4 + second] * gap) * OVER_UNSEEN * (end - worth)
    base, gap = must[1], can[1] - must[1]
    stays = by_held + (base + will[second * 4 + held] * gap) * (by_second - by_held)
    beats = (base + will[second * 4 + first] * gap) * OVER_UNSEEN
    moves = by_first + beats * (by_second - by_first)
    beats = must[0] + will[first * 4 + held] * (can[0] - must[0])
    return stays + beats * (moves - stays)


def choose(table: Table) -> Card:
    """The card for the seat in turn."""
    seat, count, led = table.turn, table.count, table.led
    hands, base = table.hands, seat * 4
    suits: tuple[int, ...]
    if count:
        mine = hands[base + led]
        if mine:
            if not mine & (mine - 1):
                return led, mine
            suits = (led,)
        else:
            suits = ALL
    else:
        plain = hands[base] | hands[base + 1] | hands[base + 2]
        suits = ALL if table.broken or not plain else PLAIN
    if table.left == 1:
        for suit in ALL:
            if hands[base + suit]:
                return suit, hands[base + suit]
    seen = _Sight(table)
    if table.nil[seat]:
        return _for_nil(table, seen, suits)
    best, holder = table.best, table.holder
    worth_later = seen.aims[1]
    patience = PATIENCE * worth_later
    ace, unseen = seen.ace, seen.unseen
    lost: float | None = None
    chosen, chosen_bit, top = -1, 0, -1e9
    # Where nothing wins, cards differ by what they are worth later only.
    if count and not _can_win(seen, suits, led, best):
        lost = 0.0
    for suit in suits:
        held = seen.mine[suit]
        if not held:
            continue
        is_spade = suit == SPADES
        chance = seen.spade if is_spade else seen.plain
        out = unseen[suit]
        wins = held
        if count:
            if suit == led:
                mark = best >> TRUMP if led == SPADES else best
                # Trumped: nothing wins any more.
                wins = held & -(mark << 1) if led == SPADES or not best >> TRUMP else 0
            elif is_spade:
                wins = held & -(best >> TRUMP << 1) if best >> TRUMP else held
            else:
                wins = 0
            loses = held & ~wins
            if loses:
                # The higher a card is the more it promises.
                bit = loses & -loses
                if patience < 0:
                    bit = shed(loses, held, out, chance, ace, suit)
                if lost is None:
                    if best >> TRUMP:
                        lost = _trick(seen, led, SPADES, best >> TRUMP, holder)
                    else:
                        lost = _trick(seen, led, led, best, holder)
                worth = lost - patience * promise(bit, held, out, chance, ace, suit)
                if worth > top or (worth == top and bit < chosen_bit and not is_spade):
                    chosen, chosen_bit, top = suit, bit, worth
        before = -1
        while wins:
            bit = wins & -wins if patience >= 0 else 1 << (wins.bit_length() - 1)
            wins ^= bit
            over = (out & -bit).bit_count()
            if over == before:
                continue  # the same as the one before
            before = over
            now = _trick(seen, led if count else suit, suit, bit, seat)
            worth = now - patience * promise(bit, held, out, chance, ace, suit)
            if worth > top or (worth == top and bit < chosen_bit and not is_spade):
                chosen, chosen_bit, top = suit, bit, worth
    return chosen, chosen_bit


def _can_win(seen: _Sight, suits: Sequence[int], led: int, best: int) -> bool:
    mine = seen.mine
    if len(suits) == 1:
        if led == SPADES:
            return mine[3] << TRUMP > best
        return mine[led] > best
    return mine[3] << TRUMP > best and led != SPADES


def _for_nil(table: Table, seen: _Sight, suits: Sequence[int]) -> Card:
    seat, count, led = table.turn, table.count, table.led
    best, holder = table.best, table.holder
    pay = seen.aims[0]
    lost: float | None = None
    chosen, chosen_bit, top = -1, 0, -1e9
    for suit in suits:
        held = cards = seen.mine[suit]
        is_spade = suit == SPADES
        chance = seen.spade if is_spade else seen.plain
        while cards:
            bit = cards & -cards
            cards ^= bit
            weight = bit << TRUMP if is_spade else bit
            if not count or ((suit == led or is_spade) and weight > best):
                now = _trick(seen, led if count else suit, suit, bit, seat)
            else:
                if lost is None:
                    if best >> TRUMP:
                        lost = _trick(seen, led, SPADES, best >> TRUMP, holder)
                    else:
                        lost = _trick(seen, led, led, best, holder)
                now = lost
            worth = now - pay[seat] * danger(bit, held, seen.unseen[suit], chance, seen.ace, suit)
            if worth > top or (worth == top and (bit >= chosen_bit or is_spade)):
                chosen, chosen_bit, top = suit, bit, worth
    return chosen, chosen_bit
