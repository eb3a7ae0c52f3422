"""The hard bot: plays the rest of the round out in worlds that could be the real one.

It remembers every card and every payment, expects of the others what they have bid before, and
knows what a card in hand is still good for when a round ends.
"""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from games.bots import Decision
from games.bots.budget import Budget
from games.bots.modern_art import medium
from games.bots.modern_art.beliefs import Belief, believed
from games.bots.modern_art.buying import answer, appraised
from games.bots.modern_art.lots import Lot
from games.bots.modern_art.model import KIND
from games.bots.modern_art.notes import Notes
from games.bots.modern_art.reading import Reading, read
from games.bots.modern_art.reasons import why_added, why_declined, why_played
from games.bots.modern_art.selling import NONE, best_card, best_second, choices, seconds
from games.bots.modern_art.temper import grudge_of, temper_of
from games.bots.search import FLOOR
from games.engines.game import Seat
from games.engines.modern_art.actions import Action, DeclineSecond, OfferSecond, Pass, PlayCard
from games.engines.modern_art.paintings import PLACE
from games.engines.modern_art.view import View


def decide(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
    temper: str = "",
) -> Decision:
    """`temper` is the name of how it behaves in open auctions."""
    reading = read(view)
    if (plain := _plain(reading, legal)) is not None:
        return plain
    manner = temper_of(temper)
    belief = believed(reading, notes, grudge_of(manner))
    match view.phase:
        case "play":
            decision, worlds = _play(reading, belief, rng, budget)
        case "second_card":
            decision, worlds = _add(reading, belief, rng, budget)
        case _:
            lot = lot_of(view)
            worth = appraised(belief, lot, budget)
            worlds = len(worth.trials)
            if worlds < min(FLOOR, budget.worlds):
                decision = None
            else:
                made = 0 if notes is None else notes.made
                decision = answer(reading, belief, lot, worth, rng, manner, made)
    if decision is None:
        # Too little time to know better.
        decision = medium.decide(view, legal, rng, budget)
    return replace(decision, worlds=worlds)


def lot_of(view: View) -> Lot:
    assert view.auctioneer is not None
    return Lot(PLACE[view.lot[0]], len(view.lot), KIND[view.lot[-1]], view.auctioneer)


def _plain(reading: Reading, legal: Sequence[Action]) -> Decision | None:
    """What needs no thought."""
    view = reading.view
    if view.phase == "open" and view.high_bidder == reading.me:
        return Decision(Pass(), "My own bid stands.")
    if view.phase == "open" and view.high_bid is None and reading.sells:
        return Decision(Pass(), "If nobody bids, the lot is mine for free.")
    if len(legal) > 1:
        return None
    match legal[0]:
        case DeclineSecond():
            why = "I have no card to add."
        case PlayCard():
            why = "I have no other card."
        case _:
            why = "I have no money for more."
    return Decision(legal[0], why)


def _play(
    reading: Reading, belief: Belief, rng: Random, budget: Budget
) -> tuple[Decision | None, int]:
    found = choices(belief.hand)
    ranking = best_card(belief, found, rng, budget)
    if not ranking.is_sound:
        return None, ranking.worlds
    choice = found[ranking.order[0]]
    card = _card(reading, choice[0], choice[1])
    return Decision(PlayCard(card), why_played(reading, belief, choice)), ranking.worlds


def _add(
    reading: Reading, belief: Belief, rng: Random, budget: Budget
) -> tuple[Decision | None, int]:
    lot = lot_of(reading.view)
    kinds = seconds(belief, lot.artist)
    ranking = best_second(belief, lot.seller, lot.artist, kinds, rng, budget)
    if not ranking.is_sound:
        return None, ranking.worlds
    kind = kinds[ranking.order[0]]
    if kind == NONE:
        return Decision(DeclineSecond(), why_declined(reading, lot.artist)), ranking.worlds
    card = _card(reading, lot.artist, kind)
    return Decision(OfferSecond(card), why_added(reading, belief, lot.artist)), ranking.worlds


def _card(reading: Reading, artist: int, kind: int) -> str:
    return next(card for card in reading.hand if PLACE[card] == artist and KIND[card] == kind)
