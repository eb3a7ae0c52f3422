"""Trying something out in a world: the hand is played to its end, and what then counts is told."""

from collections.abc import Callable, Sequence
from random import Random

from games.bots.spades.appraisal import Appraisal
from games.bots.spades.auction import completed
from games.bots.spades.deck import SPADES, TRUMP, Card
from games.bots.spades.knowledge import Knowledge
from games.bots.spades.policy import play_out
from games.bots.spades.standing import scored
from games.bots.spades.table import Table, dealt
from games.engines.spades.actions import Action, PlaceBid
from games.engines.spades.bids import Bid
from games.engines.spades.scoring import BLIND_NIL_POINTS, NIL_POINTS
from games.engines.spades.state import left_of

# Nils that are made in a trial and yet fail at the table: attackers find more than a trial's do.
NIL_DOUBT = 0.12
# Contracts that are just made in a trial and at the table lack a trick.
TRICK_DOUBT = 0.15


def bid_trial(known: Knowledge) -> Callable[[Sequence[int], Action, Random], float]:
    """What a bid is worth in a world; whoever has not bid does so on the cards it has there."""
    view, me, outlook = known.view, known.me, known.outlook
    appraisal, side = Appraisal(known.deck), known.me & 1

    def value(world: Sequence[int], action: Action, rng: Random) -> float:
        placed = list(view.bids)
        if isinstance(action, PlaceBid):
            placed[me] = Bid(action.kind, action.amount)
        bids = completed(appraisal, world, placed, view.dealer, known.allow_nil)
        table = dealt(
            world, [bid.amount for bid in bids], [bid.is_nil for bid in bids], left_of(view.dealer)
        )
        play_out(table)
        gains, bags = scored(bids, table.taken, table.need)
        worth = outlook.worth(side, gains, bags)
        if not table.need[side]:
            table.need[side] += 1
            table.need[1 - side] -= 1
            less = outlook.worth(side, *scored(bids, table.taken, table.need))
            worth += TRICK_DOUBT * (less - worth)
        if not bids[me].is_nil or table.taken[me]:
            return worth
        failed = list(gains)
        failed[side] -= 2 * (BLIND_NIL_POINTS if bids[me].is_blind else NIL_POINTS)
        return worth + NIL_DOUBT * (outlook.worth(side, failed, bags) - worth)

    return value


def card_trial(known: Knowledge, table: Table) -> Callable[[Sequence[int], Card, Random], float]:
    """What a card is worth in a world; `table` is as it lies, whoever holds the hidden cards."""
    bids = [bid for bid in known.view.bids if bid is not None]
    side, outlook = known.me & 1, known.outlook

    def value(world: Sequence[int], card: Card, rng: Random) -> float:
        trial = table.copy()
        trial.hands = list(world)
        trial.play(*card)
        play_out(trial)
        return outlook.worth(side, *scored(bids, trial.taken, trial.need))

    return value


def opening(known: Knowledge) -> Table:
    """The table before the first card of the round, nobody's hand known."""
    bids = [bid for bid in known.view.bids if bid is not None]
    table = dealt(
        [0] * 16,
        [bid.amount for bid in bids],
        [bid.is_nil for bid in bids],
        left_of(known.view.dealer),
    )
    table.live = list(known.deck.full)
    return table


def present(known: Knowledge) -> Table:
    """The table as it lies, with the own hand alone."""
    view, me, hand = known.view, known.me, known.hand
    assert hand is not None
    table = opening(known)
    table.hands[me * 4 : me * 4 + 4] = hand
    table.live = [out | held for out, held in zip(known.unseen, hand, strict=True)]
    table.voids = known.voids[:16]
    table.taken = list(view.tricks_won)
    for seat, taken in enumerate(view.tricks_won):
        if not table.shy[seat]:
            table.need[seat & 1] -= taken
        elif taken:
            table.nil[seat] = False
    table.left = sum(hand_suit.bit_count() for hand_suit in hand)
    table.broken = view.spades_broken
    table.turn = table.holder = me
    for play in view.trick:
        suit, bit = known.deck.card[play.card]
        weight = bit << TRUMP if suit == SPADES else bit
        if not table.count:
            table.led = suit
        if not table.count or (suit in (table.led, SPADES) and weight > table.best):
            table.best, table.holder = weight, play.seat
        table.count += 1
    return table
