"""The medium bot's bids."""

from collections.abc import Sequence
from math import floor

from games.bots import Decision
from games.bots.spades.nil import nil_chance
from games.bots.spades.ranking import pack_seen
from games.bots.spades.strength import tricks
from games.engines.spades.actions import Action, PlaceBid, SeeCards
from games.engines.spades.state import SEATS, team
from games.engines.spades.view import View

# How likely a nil has to be; a second one in a team leaves nobody to cover.
NIL = 0.65
SECOND_NIL = 0.85
# Strength is what a hand takes if it may; a contract is better a little below.
CAUTION = 0.55
# From so many bags on a bid leaves less over.
MANY_BAGS = 7
BOLDER = 0.25
# What others have bid above the usual is not to be had here.
USUAL_BID = 2.6
CROWDED = 0.1
# A blind 4 is made two times in three; from so far behind it is worth the swing.
FAR_BEHIND = 150
BLIND = PlaceBid("blind", 4)


def choose_blind(view: View, legal: Sequence[Action]) -> Decision:
    (me,) = view.actors
    behind = view.scores[1 - team(me)] - view.scores[team(me)]
    if behind >= FAR_BEHIND and BLIND in legal:
        return Decision(BLIND, "My team is so far behind that a blind 4 is worth the risk.")
    return Decision(SeeCards(), "It's safer to see my cards first.")


def choose_bid(view: View, legal: Sequence[Action]) -> Decision:
    (me,) = view.actors
    hand, pack = view.hand or (), pack_seen(view)
    partner = view.bids[(me + 2) % SEATS]
    partner_nil = partner is not None and partner.is_nil
    chance = nil_chance(hand, pack, None if partner is None or partner_nil else partner.amount)
    nil = PlaceBid("nil", 0)
    if nil in legal and chance >= (SECOND_NIL if partner_nil else NIL):
        return Decision(nil, "My hand is low enough to take nothing.")

    expected = tricks(hand, pack) - CAUTION
    placed = [bid.amount for bid in view.bids if bid is not None]
    expected -= CROWDED * (sum(placed) - USUAL_BID * len(placed))
    if view.bags[team(me)] >= MANY_BAGS:
        expected += BOLDER
    amount = min(max(1, floor(expected + 0.5)), 13)
    return Decision(
        PlaceBid("normal", amount), "That is what my honours, spades and short suits should win."
    )
