"""What a partner does not forgive, unless it was clearly for the better."""

from games.bots.spades.aims import wants
from games.bots.spades.deck import SPADES, TRUMP, Card
from games.bots.spades.table import Table


def is_rude(table: Table, card: Card, others: list[Card]) -> bool:
    """Whether a card takes the trick from the partner without need, leaves a partner's nil with a
    trick that could be taken from it, or wastes a high card that can win nothing."""
    if not table.count:
        return False
    seat = table.turn
    partner = seat ^ 2
    if table.holder == partner:
        takes = _beats(table, card)
        if table.nil[partner]:
            return not takes and any(_beats(table, other) for other in others)
        sure = table.count == 3 or not table.live[table.led] & -(table.best << 1)
        return takes and sure and any(not _beats(table, other) for other in others)
    suit, bit = card
    return (
        wants(table, seat)
        and not _beats(table, card)
        and suit != SPADES
        # The highest of its suit that is left, with a lower one to throw.
        and not table.live[suit] & -(bit << 1)
        and any(other[0] == suit and other[1] < bit for other in others)
    )


def _beats(table: Table, card: Card) -> bool:
    suit, bit = card
    if suit == SPADES:
        return bit << TRUMP > table.best
    return suit == table.led and bit > table.best
