"""The common pack of 52. A card is its id: rank and suit, `2C` … `AS`."""

RANKS = "23456789TJQKA"
SUITS = "CDHS"
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)


def rank(card: str) -> str:
    return card[0]


def suit(card: str) -> str:
    return card[1]
