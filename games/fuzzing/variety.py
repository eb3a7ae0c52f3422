"""Settings at random, each within its bounds."""

import random
from typing import Any

import msgspec
from msgspec import inspect

from games.engines.game import Game


def random_settings(game: Game, rng: random.Random) -> Any:
    described = inspect.type_info(game.Settings)
    assert isinstance(described, inspect.StructType)
    chosen = {field.encode_name: _value(field, rng) for field in described.fields}
    return msgspec.convert(chosen, game.Settings)


def _value(field: inspect.Field, rng: random.Random) -> Any:
    match field.type:
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType(ge=int(lowest), le=int(highest)):
            # The ends of a range and its default are where rules break first.
            return rng.choice((lowest, highest, field.default, rng.randint(lowest, highest)))
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case _:
            return field.default
