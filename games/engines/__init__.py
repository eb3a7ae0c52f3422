"""The rules of the games, in plain Python: the standard library and msgspec."""

from games.engines.check.game import CHECK
from games.engines.game import Game
from games.engines.gotcha.game import GOTCHA
from games.engines.modern_art.game import MODERN_ART
from games.engines.spades.game import SPADES

GAMES: dict[str, Game] = {game.slug: game for game in (MODERN_ART, SPADES, GOTCHA, CHECK)}
