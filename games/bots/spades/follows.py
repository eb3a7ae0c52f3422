"""What a sensible player plays to a trick that another has begun."""

from games.bots.spades.aims import wants
from games.bots.spades.deck import SPADES, TRUMP, Card
from games.bots.spades.table import Table
from games.engines.game import Seat


def follow(table: Table, seat: Seat, led: int, mine: int) -> int:
    if not mine & (mine - 1):
        return mine
    best, holder, partner = table.best, table.holder, seat ^ 2
    nil = table.nil
    top = 1 << (mine.bit_length() - 1)
    low = mine & -mine
    want = wants(table, seat)
    if led == SPADES:
        best >>= TRUMP
    elif best >> TRUMP:
        # Trumped: nothing to win any more.
        return low if want else top
    above, below = mine & -(best << 1), mine & (best - 1)
    last = table.count == 3
    if nil[partner]:
        if holder == partner:
            if above:
                return above & -above if last else top
            return low
        if table.count == 1:  # the partner is still to play
            return top if above else low
    left, right = (seat + 1) & 3, (seat + 3) & 3
    if nil[left] or nil[right]:
        if nil[holder]:
            return 1 << (below.bit_length() - 1) if below else top
        if nil[left] and not last:
            return low
    if last:
        if holder == partner:
            return low if want else top
        if want:
            return above & -above if above else low
        return 1 << (below.bit_length() - 1) if below else top
    if not want:
        return 1 << (below.bit_length() - 1) if below else above & -above
    if not above:
        return low
    unseen = table.live[led] & ~mine
    out = unseen.bit_length()
    sure = mine >> out << out & above
    if holder == partner:
        # Its card is as good as any of ours against what is out.
        if not unseen & -(best << 1):
            return low
        if sure:
            return sure & -sure
        return top if unseen & (top - 1) & -(best << 1) else low
    if sure:
        return sure & -sure
    return top if table.count == 2 else low


def throw(table: Table, seat: Seat) -> Card:
    hands, base = table.hands, seat * 4
    spades = hands[base + SPADES]
    best, holder, partner, nil = table.best, table.holder, seat ^ 2, table.nil
    want = wants(table, seat)
    if table.led == SPADES or not spades:
        return _discard(table, seat, want)
    trumped = best >> TRUMP
    over = spades & -(trumped << 1) if trumped else spades
    if nil[holder]:
        if holder == partner and over:
            return SPADES, over & -over
        if holder != partner:
            return _discard(table, seat, want)
    if want:
        if over and not (holder == partner and _is_safe(table, seat)):
            return SPADES, over & -over
    elif trumped:
        under = spades & (trumped - 1)
        if under:
            return SPADES, 1 << (under.bit_length() - 1)
    return _discard(table, seat, want)


def _is_safe(table: Table, seat: Seat) -> bool:
    """Whether the partner's card is likely to keep the trick."""
    if table.count == 3:
        return True
    led, best = table.led, table.best
    if best >> TRUMP:
        return True
    next_seat = (seat + 1) & 3
    if table.voids[next_seat * 4 + led]:
        return False
    return (table.live[led] & -(best << 1)).bit_count() <= 1


def _discard(table: Table, seat: Seat, want: bool) -> Card:
    hands, live, base = table.hands, table.live, seat * 4
    chosen, bit, score = SPADES, 0, -1000
    if want:
        # The lowest, where the least is lost by it: not from behind a card that may become good.
        for suit in (0, 1, 2):
            mine = hands[base + suit]
            if mine:
                low = mine & -mine
                above = (live[suit] & ~mine & -low).bit_count()
                under = (live[suit] & ~mine & (low - 1)).bit_count()
                worth = 2 * above - 4 * under + mine.bit_count()
                if worth > score:
                    chosen, bit, score = suit, low, worth
    else:
        # The one most likely to take a trick that is not wanted.
        for suit in (0, 1, 2):
            mine = hands[base + suit]
            if mine:
                top = 1 << (mine.bit_length() - 1)
                unseen = live[suit] & ~mine
                worth = 4 * (unseen & (top - 1)).bit_count() - 3 * (mine.bit_count() - 1)
                worth -= 4 * (unseen & -top).bit_count()
                if worth > score:
                    chosen, bit, score = suit, top, worth
    if not bit:
        spades = hands[base + SPADES]
        bit = spades & -spades
    return chosen, bit


def duck(table: Table, seat: Seat) -> Card:
    """A card for a nil that has taken nothing yet."""
    hands, base, led, best = table.hands, seat * 4, table.led, table.best
    mine = hands[base + led]
    trumped = best >> TRUMP
    if mine:
        if led == SPADES:
            best = trumped
        elif trumped:
            return led, 1 << (mine.bit_length() - 1)
        below = mine & (best - 1)
        if below:
            return led, 1 << (below.bit_length() - 1)
        return led, 1 << (mine.bit_length() - 1) if table.count == 3 else mine & -mine
    live = table.live
    spades = hands[base + SPADES]
    chosen, bit, score = SPADES, 0, -1000
    if trumped and spades & (trumped - 1):
        under = spades & (trumped - 1)
        top = 1 << (under.bit_length() - 1)
        bit, score = top, 10 + 4 * (live[SPADES] & ~spades & (top - 1)).bit_count()
    for suit in (0, 1, 2):
        mine = hands[base + suit]
        if mine:
            top = 1 << (mine.bit_length() - 1)
            unseen = live[suit] & ~mine
            # What could be led below it, less the cards to stay below with.
            worth = 6 * (unseen & (top - 1)).bit_count() - 4 * (mine.bit_count() - 1)
            if worth > score:
                chosen, bit, score = suit, top, worth
    if not bit:
        bit = spades & -spades
    return chosen, bit
