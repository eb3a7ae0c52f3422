"""The options of a Spades table."""

from typing import Annotated

import msgspec


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    win_target: Annotated[int, msgspec.Meta(ge=100, le=1000)] = 500
    # 0 is no limit.
    round_limit: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    allow_nil: bool = True
    blind_nil: bool = False
    blind_bid: bool = False
    jokers: bool = False
    deuce_high: bool = False
    bag_penalty: Annotated[int, msgspec.Meta(ge=0, le=200)] = 100
    # The platform's clock; 0 is none.
    turn_seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 60
