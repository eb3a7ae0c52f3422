"""The rules of the games, in plain Python: the standard library and msgspec."""

from games.engines.game import Game
from games.engines.spades.game import SPADES

GAMES: dict[str, Game] = {game.slug: game for game in (SPADES,)}
