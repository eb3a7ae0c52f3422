"""What it is worth to keep a card in the hand for another round."""

from games.bots.gotcha.counts import GOTCHAS, KIND
from games.bots.gotcha.reading import Reading
from games.engines.game import Seat

# As a part of what the card would add to the own collection.
LATER = 0.3
# A Gotcha does no harm in the hand, but it takes the place of another card.
IN_THE_WAY = 0.1


def value_in_hand(reading: Reading, seat: Seat, card: str) -> float:
    kind = KIND[card]
    if kind in GOTCHAS:
        return -IN_THE_WAY
    values, cards = reading.tables[seat][kind], reading.counts[seat][kind]
    return LATER * (values[cards + 1] - values[cards])
