"""What a sensible player leads.

The numbers are a fit to some ten thousand leads of the medium bot, in tenths of log-odds.
"""

from games.bots.spades.aims import wants
from games.bots.spades.deck import SPADES, Card
from games.bots.spades.table import Table
from games.engines.game import Seat

# What a lead is worth by the cards that are out above it and below it, in spades and elsewhere,
# and by how many are out of the suit in all.
SIDE_OVER = (34, 14, 5, -11, -27, -38)
SIDE_UNDER = (9, 14, 8, 5, -1, -6, -13)
FRESH = (-35, -25, -20, -14, 1, 8, 14, 19, 26, 25, 20)
# Against a nil, which is to be left no card below it.
NIL_UNDER = (38, 20, 4, -5, -19, -28, -37)
SPADE_OVER = (35, 3, -10, -19, -21, -27)
SPADE_UNDER = (-17, -11, -9, -1, -1, 2, 18)


def lead(table: Table, seat: Seat) -> Card:
    hands, live, base = table.hands, table.live, seat * 4
    spades = hands[base + SPADES]
    plain = hands[base] | hands[base + 1] | hands[base + 2]
    suits = (0, 1, 2, 3) if spades and (table.broken or not plain) else (0, 1, 2)
    partner, nil, voids = seat ^ 2, table.nil, table.voids
    left, right = (seat + 1) & 3, (seat + 3) & 3
    want = wants(table, seat)
    attacked = left if nil[left] else right if nil[right] else -1
    covers = nil[partner]
    chosen, bit, score = SPADES, 0, -1000
    for suit in suits:
        mine = hands[base + suit]
        if not mine:
            continue
        unseen = live[suit] & ~mine
        out = unseen.bit_count()
        top = 1 << (mine.bit_length() - 1)
        low = mine & -mine
        over = (unseen & -top).bit_count()
        if covers:
            # High, so that the partner can stay below.
            card = top
            worth = SIDE_OVER[over if over < 5 else 5] + 3 * out
            if voids[partner * 4 + suit]:
                worth += 13
        elif attacked >= 0 and not voids[attacked * 4 + suit]:
            card = low
            worth = NIL_UNDER[min((unseen & (low - 1)).bit_count(), 6)] + FRESH[min(out, 10)] + 30
            if suit == SPADES:
                worth -= 8
        elif want:
            if suit == SPADES:
                card = top
                worth = SPADE_OVER[over if over < 5 else 5] + SPADE_UNDER[min(out - over, 6)]
                if low != top:
                    worth -= 12
                    beyond = (unseen & -low).bit_count()
                    other = SPADE_OVER[min(beyond, 5)] + SPADE_UNDER[min(out - beyond, 6)] - 4
                    if other > worth:
                        card, worth = low, other
            else:
                fresh = FRESH[out if out < 10 else 10]
                card = top
                worth = fresh + SIDE_OVER[over if over < 5 else 5] + SIDE_UNDER[min(out - over, 6)]
                rest = mine ^ top
                if rest:
                    next_card = 1 << (rest.bit_length() - 1)
                    beyond = (unseen & -next_card).bit_count()
                    other = fresh + 6 + SIDE_OVER[min(beyond, 5)] + SIDE_UNDER[min(out - beyond, 6)]
                    if other > worth:
                        card, worth = next_card, other
                    beyond = (unseen & -low).bit_count()
                    other = fresh + 7 + SIDE_OVER[min(beyond, 5)] + SIDE_UNDER[min(out - beyond, 6)]
                    if other > worth:
                        card, worth = low, other
        else:
            card = low
            worth = 3 * (unseen & -low).bit_count() - 5 * (unseen & (low - 1)).bit_count()
            if suit == SPADES:
                worth -= 3
        if worth > score:
            chosen, bit, score = suit, card, worth
    return chosen, bit


def lead_for_nil(table: Table, seat: Seat) -> Card:
    hands, live, base = table.hands, table.live, seat * 4
    plain = hands[base] | hands[base + 1] | hands[base + 2]
    chosen, bit, score = SPADES, 0, -1000
    for suit in (0, 1, 2) if plain and not table.broken else (0, 1, 2, 3):
        mine = hands[base + suit]
        if mine:
            low = mine & -mine
            unseen = live[suit] & ~mine
            worth = 2 * (unseen & -low).bit_count() - 5 * (unseen & (low - 1)).bit_count()
            if worth > score:
                chosen, bit, score = suit, low, worth
    return chosen, bit
