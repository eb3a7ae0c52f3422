"""Why the hard bot did what it did, in a player's words and from what it knew."""

from games.bots.spades.aims import wants
from games.bots.spades.deck import SPADES, TRUMP, Card
from games.bots.spades.knowledge import Knowledge
from games.bots.spades.table import Table
from games.engines.spades.actions import Action, PlaceBid
from games.engines.spades.state import SEATS

SUITS = ("clubs", "diamonds", "hearts", "spades")
# From so many on, the next ten bags are near.
MANY_BAGS = 7


def of_bid(known: Knowledge, bid: Action) -> str:
    view, me = known.view, known.me
    behind = view.scores[1 - me % 2] - view.scores[me % 2]
    if not isinstance(bid, PlaceBid):
        return "My cards may be worth more than a blind bid."
    if bid.kind == "blind":
        return f"My team is {behind} points behind, and a blind {bid.amount} may bring us back."
    if bid.kind == "blind_nil":
        return f"My team is {behind} points behind, and only a blind nil wins that much back."
    partner = view.bids[(me + 2) % SEATS]
    if bid.kind == "nil":
        if partner is not None and not partner.is_nil and partner.amount > 3:
            return f"My cards are low, and a partner who bid {partner.amount} can cover a nil."
        return "My cards are so low that I should take no trick."
    if partner is not None and partner.is_nil:
        return f"I count on {_tricks(bid.amount)} and keep something to cover my partner's nil."
    if known.outlook.round >= known.outlook.limit and behind > 0:
        return f"This is the last round and my team is behind: I have to try {_tricks(bid.amount)}."
    if view.bags[me % 2] >= MANY_BAGS:
        return f"With {view.bags[me % 2]} bags I bid every trick I might take."
    placed = [other.amount for other in view.bids if other is not None]
    if len(placed) == SEATS - 1:
        return f"The others have bid {sum(placed)}, which leaves me {_tricks(bid.amount)}."
    return f"However the other cards lie, a bid of {bid.amount} should bring my team the most."


def of_card(known: Knowledge, table: Table, card: Card) -> str:
    """`table` is as it lay before the card."""
    me, partner = known.me, known.me ^ 2
    takes = _takes(table, card)
    nil_opponent = next((seat for seat in (me ^ 1, me ^ 3) if table.nil[seat]), None)
    if table.nil[me]:
        return _for_own_nil(table, takes)
    if table.nil[partner]:
        if not table.count:
            return "My partner bid nil, and can stay below this card."
        if takes:
            return "My partner bid nil, and this card covers them."
    if nil_opponent is not None:
        if not table.count:
            return "An opponent bid nil, and this lead may leave them with the trick."
        if table.holder == nil_opponent and not takes:
            return "This leaves the trick to the opponent who bid nil."
    if not table.count:
        return _lead(known, table, card)
    if takes:
        return _taking(known, table)
    if table.holder == partner:
        return "My partner is winning the trick, so I can save my better cards."
    if not wants(table, me):
        return "My team doesn't need this trick: it would only be a bag."
    return "This trick isn't worth one of my better cards."


def _for_own_nil(table: Table, takes: bool) -> str:
    if not table.count:
        return "I bid nil, and the others are likely to beat this card."
    if takes:
        return "I bid nil and have nothing lower: I can only hope that somebody beats this."
    return "I bid nil, and I can get rid of this card without taking the trick."


def _lead(known: Knowledge, table: Table, card: Card) -> str:
    suit, bit = card
    if not wants(table, known.me):
        return "My team has enough tricks, and the others can take this one."
    if not known.unseen[suit] & -(bit << 1):
        return f"Nobody has a higher card of {SUITS[suit]}."
    if table.voids >> ((known.me ^ 2) * 4 + suit) & 1 and suit != SPADES:
        return f"My partner has no {SUITS[suit]} and may trump this."
    return "This keeps the cards that may take a trick later."


def _taking(known: Knowledge, table: Table) -> str:
    need, other = table.need[known.me & 1], table.need[~known.me & 1]
    if 0 < need <= table.left:
        return f"My team still needs {_tricks(need)}."
    if 0 < other <= table.left:
        return f"The others still need {_tricks(other)}, and this takes one from them."
    return "I would have to take a trick later anyway."


def _takes(table: Table, card: Card) -> bool:
    suit, bit = card
    if not table.count:
        return True
    return bit << TRUMP > table.best if suit == SPADES else suit == table.led and bit > table.best


def _tricks(number: int) -> str:
    return "one trick" if number == 1 else f"{number} tricks"
