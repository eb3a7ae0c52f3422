"""What an artist's paintings are worth at the end of a round."""

from games.engines.modern_art.paintings import ARTISTS
from games.engines.modern_art.state import changed_at

Tiles = tuple[tuple[int, ...], ...]

TILES = (30, 20, 10)


def ranked(played: tuple[int, ...]) -> list[int]:
    """The artists (their places on the board) that get tiles, the first of them first."""
    # Most cards first; the sort is stable, so that the leftmost wins a tie.
    order = sorted(range(len(ARTISTS)), key=lambda artist: -played[artist])
    return [artist for artist in order[: len(TILES)] if played[artist]]


def with_tiles(tiles: Tiles, round: int, ranking: list[int]) -> Tiles:
    """The board after this round's tiles have been put on it."""
    for artist, tile in zip(ranking, TILES, strict=False):
        tiles = changed_at(artist, tiles, changed_at(round - 1, tiles[artist], tile))
    return tiles


def values(tiles: Tiles, ranking: list[int]) -> list[int]:
    """What a painting sells for, by artist: all tiles so far, but only for the artists that
    are ranked this round."""
    return [sum(row) if artist in ranking else 0 for artist, row in enumerate(tiles)]
