"""Why the hard bot did what it did, in a player's words and from what it knew."""

from games.bots.spades.aims import wants
from games.bots.spades.deck import SPADES, TRUMP, Card
from games.bots.spades.knowledge import Knowledge
from games.bots.spades.table import Table
from games.engines.spades.actions import Action, PlaceBid
from games.engines.spades.state import SEATS

RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten", "9": "nine", "8": "eight"}
RANKS |= {"7": "seven", "6": "six", "5": "five", "4": "four", "3": "three", "2": "two"}
SUITS = ("clubs", "diamonds", "hearts", "spades")
JOKERS = {"BJ": "big joker", "LJ": "little joker"}
# From so many on, the next ten bags are near.
MANY_BAGS = 7


def of_bid(known: Knowledge, bid: Action) -> str:
    view, me = known.view, known.me
    behind = view.scores[1 - me % 2] - view.scores[me % 2]
    if not isinstance(bid, PlaceBid):
        return "Its cards may be good for more than a blind bid, so it looks at them."
    if bid.kind == "blind":
        return f"Its team is {behind} points behind: a blind {bid.amount} may bring it back."
    if bid.kind == "blind_nil":
        return f"Its team is {behind} points behind, and only a blind nil brings that much back."
    partner = view.bids[(me + 2) % SEATS]
    if bid.kind == "nil":
        if partner is not None and not partner.is_nil and partner.amount > 3:
            return f"Its cards are low, and a partner who bid {partner.amount} can cover a nil."
        return "Its cards are low enough to take no trick, however the others lie."
    if partner is not None and partner.is_nil:
        return f"It counts on {_tricks(bid.amount)} and keeps something to cover its partner's nil."
    if known.outlook.round >= known.outlook.limit and behind > 0:
        return f"It is the last round and its team is behind: {_tricks(bid.amount)} it has to try."
    if view.bags[me % 2] >= MANY_BAGS:
        return f"With {view.bags[me % 2]} bags it bids as many tricks as it may take."
    placed = [other.amount for other in view.bids if other is not None]
    if len(placed) == SEATS - 1:
        return f"The others have bid {sum(placed)}, which leaves it {_tricks(bid.amount)}."
    return f"However the other cards may lie, {_tricks(bid.amount)} promise its team the most."


def of_card(known: Knowledge, table: Table, card: Card) -> str:
    """`table` is as it lay before the card."""
    me, partner = known.me, known.me ^ 2
    named, takes = name(known, card), _takes(table, card)
    nil_opponent = next((seat for seat in (me ^ 1, me ^ 3) if table.nil[seat]), None)
    if table.nil[me]:
        return _for_own_nil(named, table, takes)
    if table.nil[partner]:
        if not table.count:
            return f"Its partner bid nil: it leads the {named} to stay above."
        if takes:
            return f"Its partner bid nil: it covers with the {named}."
    if nil_opponent is not None:
        if not table.count:
            return f"An opponent bid nil: it leads the {named} to be left with that trick."
        if table.holder == nil_opponent and not takes:
            return "It leaves the trick to the opponent who bid nil."
    if not table.count:
        return _lead(known, table, card, named)
    if takes:
        return _taking(known, table, card, named)
    if table.holder == partner:
        return f"Its partner holds the trick, so the {named} is enough."
    if not wants(table, me):
        return f"Its team has no use for the trick: the {named} avoids a bag."
    return f"It parts with the {named} and keeps its better cards."


def _for_own_nil(named: str, table: Table, takes: bool) -> str:
    if not table.count:
        return f"For its nil it leads the {named}, which others are likely to beat."
    if takes:
        return f"It has nothing below for its nil and hopes that somebody beats the {named}."
    return f"For its nil it gets rid of the {named} where that takes nothing."


def _lead(known: Knowledge, table: Table, card: Card, named: str) -> str:
    suit, bit = card
    if not wants(table, known.me):
        return f"Its team has tricks enough and leads the {named} for others to take."
    if not known.unseen[suit] & -(bit << 1):
        return f"Nobody has a higher card of {SUITS[suit]} than the {named}, so it leads that."
    if table.voids >> ((known.me ^ 2) * 4 + suit) & 1 and suit != SPADES:
        return f"Its partner has no {SUITS[suit]} and may trump the {named}."
    return f"It leads the {named} and keeps what may take a trick later."


def _taking(known: Knowledge, table: Table, card: Card, named: str) -> str:
    need, other = table.need[known.me & 1], table.need[~known.me & 1]
    verb = "trumps with" if card[0] == SPADES != table.led else "plays"
    if 0 < need <= table.left:
        return f"Its team still needs {_tricks(need)}, so it {verb} the {named}."
    if 0 < other <= table.left:
        return f"The others still need {_tricks(other)}: it {verb} the {named} against that."
    return f"It {verb} the {named}, since it would have to take a trick later anyway."


def _takes(table: Table, card: Card) -> bool:
    suit, bit = card
    if not table.count:
        return True
    return bit << TRUMP > table.best if suit == SPADES else suit == table.led and bit > table.best


def name(known: Knowledge, card: Card) -> str:
    short = known.deck.name[card]
    return JOKERS.get(short) or f"{RANKS[short[0]]} of {SUITS[card[0]]}"


def _tricks(number: int) -> str:
    return "one trick" if number == 1 else f"{number} tricks"
