"""What hangs in the gallery: the artists in board order, and each painting with its title.

Titles are names. They are not translated, as the artists' are not.
"""

import msgspec

ARTISTS = {
    "manuel": "Manuel Carvalho",
    "sigrid": "Sigrid Thaler",
    "daniel": "Daniel Melim",
    "ramon": "Ramon Martins",
    "rafael": "Rafael Silveira",
}
_TITLES: dict[str, dict[str, tuple[str, ...]]] = {
    "manuel": {
        "open": ("High Noon, Quartered", "Flags for Nobody’s Birthday", "Stairs to the Cool Room"),
        "one_offer": ("Three Kilns", "Everything on One Ball", "Late Light"),
        "hidden": ("Siesta, with a Hole in the Mat", "Quilt of a Whole Day"),
        "fixed_price": ("Market Streets", "City of Fired Clay"),
        "double": ("Echo and Answer", "Desert Score"),
    },
    "sigrid": {
        "open": ("The Ninth Wave Waits", "Skerries at Low Tide", "Fjord, Both Ways Up"),
        "one_offer": ("Maelstrom from the Masthead", "Rain Coming Over"),
        "hidden": ("What the Ice Kept", "The Stone Does Not Mind", "Night Bathing"),
        "fixed_price": ("Waves, Folded", "A Finger’s Breadth a Day", "Slow Waltz"),
        "double": ("Ebb and Flow", "The River’s Former Selves"),
    },
    "daniel": {
        "open": ("Shoes over Thirteenth Street", "Seen, Not Heard", "Pigeon, Stop 41"),
        "one_offer": ("One Vote", "The Tank Has Always Leaked", "Last Bus"),
        "hidden": ("Under the Posters", "Somebody Else’s Evening", "The Wall Is Hers"),
        "fixed_price": ("Late, in Red", "One Red Umbrella", "All Directions"),
        "double": ("Two Faces, or a Cup", "Borrowed on Monday", "Crane Season"),
    },
    "ramon": {
        "open": ("The Jaguar Was Here First", "Canopy, Lying Down", "The Fruit Is Spoken For"),
        "one_offer": ("A Vine without an End", "Seed, Leaf, Flower, Seed", "Monstera at Four"),
        "hidden": ("Frogs, Uncounted", "Part of the Pattern", "What Opens at Night"),
        "fixed_price": (
            "Herbarium of an Optimist",
            "River, as the Heron Knows It",
            "A House That Grew",
        ),
        "double": ("Two Parrots, One Opinion", "As Above, So Below", "Carnivores at Lunch"),
    },
    "rafael": {
        "open": ("Mr Nimbus, Overcast", "She Only Borrowed It", "A Gentleman, Ajar"),
        "one_offer": ("Balloon for a Thought", "Aunt Aurora, Lit", "Still Life, Attentive"),
        "hidden": ("Nobody’s Mask", "Who Has the Key", "Everything but the Secret"),
        "fixed_price": (
            "The Hour of the Fish",
            "A Word about to Be Said",
            "It Sings When Nobody Counts",
        ),
        "double": ("The Twins Share an Eye", "Self, in the Order of Waking", "The Duchess Melts"),
    },
}


def monogram(artist: str) -> str:
    return "".join(word[0] for word in ARTISTS[artist].split())


class Painting(msgspec.Struct, frozen=True):
    card: str
    artist: str
    auction: str
    title: str

    @property
    def artist_name(self) -> str:
        return ARTISTS[self.artist]

    @property
    def monogram(self) -> str:
        return monogram(self.artist)


PAINTINGS = {
    painting.card: painting
    for artist, auctions in _TITLES.items()
    for auction, titles in auctions.items()
    for n, title in enumerate(titles, start=1)
    for painting in [Painting(f"{artist}-{auction}-{n}", artist, auction, title)]
}


def by_artist(artist: str) -> tuple[Painting, ...]:
    return tuple(painting for painting in PAINTINGS.values() if painting.artist == artist)
