"""The options of a Check table."""

from typing import Annotated

import msgspec


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=10)] = 1
    # Whether a wrong match costs a card.
    match_penalty: bool = False
    # Whether a player's page shows what they have seen; the rules are the same either way.
    memory_aid: bool = False
    # The rules' own clocks; 0 is none.
    peek_seconds: Annotated[int, msgspec.Meta(ge=0, le=60)] = 10
    match_seconds: Annotated[int, msgspec.Meta(ge=0, le=60)] = 6
    # The platform's clock; 0 is none.
    turn_seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 60
