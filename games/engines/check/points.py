"""What the cards count, and which of them give an ability."""

from games.engines.cards import CARDS, rank

_COURT = {"A": -1, "T": 10, "J": 11, "Q": 12, "K": 13}

# Card -> its points. The ace is the only one below nothing.
POINTS = {card: _COURT.get(rank(card)) or int(rank(card)) for card in CARDS}

# Rank with an ability -> how many cards it may look at before it swaps.
PEEKS = {"J": 0, "Q": 1, "K": 2}
