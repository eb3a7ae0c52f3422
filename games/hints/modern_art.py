"""What a painting is worth, as far as this round's counts and the tiles on the board tell."""

from collections.abc import Mapping

import msgspec

from games.engines.modern_art.ending import CARDS_THAT_END_A_ROUND
from games.engines.modern_art.paintings import ARTIST, ARTISTS
from games.engines.modern_art.phases import Lot
from games.engines.modern_art.ranking import TILES, ranked, values, with_tiles

# As the view has them: by artist, cards played this round and tiles of all four rounds.
Played = Mapping[str, int]
Tiles = Mapping[str, tuple[int, ...]]


class Estimate(msgspec.Struct, frozen=True):
    """What the bank would pay for the whole lot."""

    # If the round ended now.
    now: int
    # The least and the most that the rest of this round can make of it.
    low: int
    high: int
    # If its artist ends the round first, second or third; in no other place it brings anything.
    by_place: tuple[int, ...]


def asking_price(guess: Estimate, money: int) -> int:
    """A price at which somebody is likely to buy, and which the seller could pay if nobody does."""
    return min(max(guess.now * 2 // 3, 10), money)


def worth(played: Played, tiles: Tiles, round: int) -> dict[str, int]:
    """What one painting by each artist would fetch if the round ended now."""
    ranking = ranked(tuple(played[artist] for artist in ARTISTS))
    board = with_tiles(tuple(tiles[artist] for artist in ARTISTS), round, ranking)
    return dict(zip(ARTISTS, values(board, ranking), strict=True))


def estimate(lot: Lot, played: Played, tiles: Tiles, round: int) -> Estimate:
    """Of a lot under the hammer; its cards are among those played, and all by one artist."""
    artist = ARTIST[lot[0]]
    before = sum(tiles[artist])
    ahead = most_ahead(artist, played)
    low = before + TILES[ahead] if ahead < len(TILES) else 0
    return Estimate(
        now=worth(played, tiles, round)[artist] * len(lot),
        low=low * len(lot),
        # Whoever has the fifth card is first.
        high=(before + TILES[0]) * len(lot),
        by_place=tuple([(before + tile) * len(lot) for tile in TILES]),
    )


def most_ahead(artist: str, played: Played) -> int:
    """How many artists can still rank before this one, if no further card of it is played."""
    count, place = played[artist], ARTISTS.index(artist)
    # Everybody may get as far as this; one card more ends the round, so only one has it.
    most = CARDS_THAT_END_A_ROUND - 1
    if count < most:
        return len(ARTISTS) - 1
    to_its_right = len(ARTISTS) - 1 - place
    return place + min(1, to_its_right)
