"""How a sensible player plays a card, fast enough to play thousands of hands a second.

Every seat goes by what it can see: its own hand, what has fallen, who did not follow, the bids and
the tricks. `live` less its own cards is what the others hold together: never who of them.
"""

from games.bots.spades.deck import Card
from games.bots.spades.follows import duck, follow, throw
from games.bots.spades.leads import lead, lead_for_nil
from games.bots.spades.table import Table


def choose(table: Table) -> Card:
    """The card for the seat in turn."""
    seat = table.turn
    if table.nil[seat]:
        return lead_for_nil(table, seat) if table.count == 0 else duck(table, seat)
    if table.count == 0:
        return lead(table, seat)
    led = table.led
    mine = table.hands[seat * 4 + led]
    return (led, follow(table, seat, led, mine)) if mine else throw(table, seat)


def play_out(table: Table) -> None:
    """The rest of the hand."""
    play = table.play
    for _ in range(4 * table.left - table.count):
        play(*choose(table))
