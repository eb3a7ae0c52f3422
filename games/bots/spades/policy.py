"""How the medium bot plays a card, fast enough to play hundreds of hands a second.

Every seat goes by what it can see: its own hand, what has fallen, who did not follow, the bids and
the tricks; never by who of the others holds a card. An attentive seat remembers all that has
fallen; others, as the medium bot does, the last trick only.

The arithmetic is the medium bot's (card.py, contest.py, promise.py) on whole suits: cards of a
suit that are equally likely to be out differ by their number only, and of cards that touch each
other only one is looked at.
"""

from games.bots.spades import with_nil, without_nil
from games.bots.spades.deck import Card
from games.bots.spades.table import Table


def choose(table: Table) -> Card:
    """The card for the seat in turn."""
    return with_nil.choose(table) if table.terms.any_shy else without_nil.choose(table)


def play_out(table: Table) -> None:
    """The rest of the hand."""
    play = table.play
    for _ in range(4 * table.left - table.count):
        play(*choose(table))
