"""What is worth trying: the bids near the usual one, and of cards that are the same only one."""

from collections.abc import Sequence

from games.bots.spades.appraisal import Appraisal, cover, nil_needs
from games.bots.spades.auction import imagined
from games.bots.spades.deck import Card, bits
from games.bots.spades.knowledge import Knowledge
from games.bots.spades.policy import choose
from games.bots.spades.table import Table
from games.engines.spades.actions import Action, PlaceBid, PlayCard, SeeCards
from games.engines.spades.state import SEATS

# From the usual bid.
STEPS = (0, 1, -1, 2)
NIL = PlaceBid("nil", 0)
# The log-odds from which on a nil is thought of by who is about to lose.
DESPERATE = -1.0
# More than this is never made without a look at the cards.
BLINDS = (*(PlaceBid("blind", amount) for amount in (4, 5, 6, 7)), PlaceBid("blind_nil", 0))


def bids_to_try(known: Knowledge, legal: Sequence[Action]) -> list[Action]:
    if known.hand is None:
        blind: list[Action] = [SeeCards(), *BLINDS]
        return [bid for bid in blind if bid in legal]
    appraisal = Appraisal(known.deck)
    usual = imagined(appraisal, known.hand, known.view.bids, known.me, allow_nil=False).amount
    tried: list[Action] = [PlaceBid("normal", usual + step) for step in STEPS]
    partner = known.view.bids[(known.me + 2) % SEATS]
    is_nil = partner is not None and partner.is_nil
    covered = cover(None if partner is None or is_nil else partner.amount)
    scores = known.view.scores
    is_desperate = known.outlook.may_end and scores[known.me % 2] < scores[1 - known.me % 2]
    needs = DESPERATE if is_desperate else nil_needs(is_nil)
    if appraisal.nil_odds(*known.hand) + covered >= needs:
        tried.append(NIL)
    return [bid for bid in tried if bid in legal]


def cards_to_try(known: Knowledge, table: Table, legal: Sequence[Action]) -> list[Card]:
    """The lowest of each run in which no other hand, nor the trick, has a card; first the one
    that a sensible player would play, which wins where all are worth the same."""
    mine = known.deck.suits(action.card for action in legal if isinstance(action, PlayCard))
    lies = known.deck.suits(play.card for play in known.view.trick)
    sensible = choose(table)
    cards: list[Card] = []
    for suit, held in enumerate(mine):
        between = known.unseen[suit] | lies[suit]
        below = 0
        for bit in bits(held):
            if not below or between & (bit - 1) & -below:
                cards.append((suit, bit))
            if (suit, bit) == sensible:
                cards.insert(0, cards.pop())
            below = bit
    return cards
