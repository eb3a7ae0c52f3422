"""Trying something out in a world: the hand is played to its end, and what then counts is told."""

from collections.abc import Callable, Sequence
from random import Random

from games.bots.spades.appraisal import Appraisal
from games.bots.spades.auction import completed
from games.bots.spades.deck import SPADES, TRUMP, Card
from games.bots.spades.knowledge import Knowledge
from games.bots.spades.policy import play_out
from games.bots.spades.standing import scored
from games.bots.spades.table import Table, dealt, held_by_all
from games.bots.spades.terms import Terms
from games.engines.spades.actions import Action, PlaceBid
from games.engines.spades.bids import Bid
from games.engines.spades.scoring import BLIND_NIL_POINTS, NIL_POINTS
from games.engines.spades.state import SEATS, left_of

# Nils that are made in a trial and yet fail at the table: attackers find more than a trial's do.
NIL_DOUBT = 0.06
# How often the table brings a trick more than a trial, and as often one less: a bid is not to hang
# on how a hand happens to be played out.
STRAY = 0.18


def bid_trial(known: Knowledge) -> Callable[[Sequence[int], Action, Random], float]:
    """What a bid is worth in a world; whoever has not bid does so on the cards it has there."""
    view, me, outlook = known.view, known.me, known.outlook
    appraisal, side = Appraisal(known.deck), known.me & 1

    terms: dict[tuple[tuple[str, int], ...], Terms] = {}

    def value(world: Sequence[int], action: Action, rng: Random) -> float:
        placed = list(view.bids)
        if isinstance(action, PlaceBid):
            placed[me] = Bid(action.kind, action.amount)
        bids = completed(appraisal, world, placed, view.dealer, known.allow_nil)
        key = tuple((bid.kind, bid.amount) for bid in bids)
        if key not in terms:
            terms[key] = terms_of(known, bids)
        table = dealt(world, terms[key], left_of(view.dealer))
        play_out(table)
        need, taken = table.need, table.taken

        def worth(more: int) -> float:
            """With so many tricks more for the own contract."""
            lacks = (
                [need[0] - more, need[1] + more] if side == 0 else [need[0] + more, need[1] - more]
            )
            return outlook.worth(side, *scored(bids, taken, lacks))

        worth_so = (1 - 2 * STRAY) * worth(0) + STRAY * (worth(1) + worth(-1))
        if not bids[me].is_nil or taken[me]:
            return worth_so
        gains, bags = scored(bids, taken, need)
        failed = list(gains)
        failed[side] -= 2 * (BLIND_NIL_POINTS if bids[me].is_blind else NIL_POINTS)
        return worth_so + NIL_DOUBT * (outlook.worth(side, failed, bags) - worth(0))

    return value


def card_trial(known: Knowledge, table: Table) -> Callable[[Sequence[int], Card, Random], float]:
    """What a card is worth in a world; `table` is as it lies, whoever holds the hidden cards."""
    bids = [bid for bid in known.view.bids if bid is not None]
    side, outlook = known.me & 1, known.outlook

    def value(world: Sequence[int], card: Card, rng: Random) -> float:
        trial = table.copy()
        trial.hands = list(world)
        if not known.is_complete:
            # What is gone in this world is remembered there.
            trial.live = held_by_all(world)
        trial.play(*card)
        play_out(trial)
        return outlook.worth(side, *scored(bids, trial.taken, trial.need))

    return value


def opening(known: Knowledge) -> Table:
    """The table before the first card of the round, nobody's hand known."""
    bids = [bid for bid in known.view.bids if bid is not None]
    table = dealt([0] * 16, terms_of(known, bids), left_of(known.view.dealer))
    table.live = list(known.deck.full)
    return table


def present(known: Knowledge) -> Table:
    """The table as it lies, with the own hand alone."""
    view, me, hand = known.view, known.me, known.hand
    assert hand is not None
    table = opening(known)
    table.hands[me * 4 : me * 4 + 4] = hand
    table.live = [out | held for out, held in zip(known.unseen, hand, strict=True)]
    table.taken = list(view.tricks_won)
    for seat, taken in enumerate(view.tricks_won):
        if not table.shy[seat]:
            table.need[seat & 1] -= taken
        elif taken:
            table.nil[seat] = False
    table.left = sum(hand_suit.bit_count() for hand_suit in hand)
    table.broken = view.spades_broken
    table.turn = table.holder = me
    for place, void in enumerate(known.voids[:16]):
        table.voids |= void << place
    if any(view.tricks_won) and view.last_trick is not None:
        led = known.deck.card[view.last_trick.plays[0].card][0]
        for play in view.last_trick.plays:
            suit, bit = known.deck.card[play.card]
            table.lay |= bit << (suit << 4)
            if suit != led:
                table.showed |= 1 << (play.seat * 4 + led)
    for play in view.trick:
        suit, bit = known.deck.card[play.card]
        table.lies |= bit << (suit << 4)
        if table.count and suit != table.led:
            table.shows |= 1 << (play.seat * 4 + table.led)
        weight = bit << TRUMP if suit == SPADES else bit
        if not table.count:
            table.led = suit
        if not table.count or (suit in (table.led, SPADES) and weight > table.best):
            table.best, table.holder = weight, play.seat
        table.count += 1
    return table


def terms_of(known: Knowledge, bids: Sequence[Bid]) -> Terms:
    attentive = [seat & 1 == known.me & 1 for seat in range(SEATS)]
    return Terms(known.deck, bids, known.view.bags, known.outlook.penalty, attentive)
