"""What is in the box: five artists and their 70 paintings. A card is its id."""

# In board order, left to right: the order breaks ties between artists, leftmost first.
ARTISTS = ("manuel", "sigrid", "daniel", "ramon", "rafael")

# How many cards of each artist are auctioned how.
CARDS_PER_AUCTION: dict[str, dict[str, int]] = {
    "manuel": {"open": 3, "one_offer": 3, "hidden": 2, "fixed_price": 2, "double": 2},
    "sigrid": {"open": 3, "one_offer": 2, "hidden": 3, "fixed_price": 3, "double": 2},
    "daniel": {"open": 3, "one_offer": 3, "hidden": 3, "fixed_price": 3, "double": 3},
    "ramon": {"open": 3, "one_offer": 3, "hidden": 3, "fixed_price": 3, "double": 3},
    "rafael": {"open": 3, "one_offer": 3, "hidden": 3, "fixed_price": 3, "double": 3},
}

_PRINTED = {
    f"{artist}-{auction}-{number}": (artist, auction)
    for artist in ARTISTS
    for auction, count in CARDS_PER_AUCTION[artist].items()
    for number in range(1, count + 1)
}

CARDS = tuple(_PRINTED)
ARTIST = {card: artist for card, (artist, _) in _PRINTED.items()}
AUCTION = {card: auction for card, (_, auction) in _PRINTED.items()}

# Card -> its artist's place on the board.
PLACE = {card: ARTISTS.index(artist) for card, artist in ARTIST.items()}
