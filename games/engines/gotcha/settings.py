"""The options of a Things & Gotchas table."""

from typing import Annotated

import msgspec


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    target_points: Annotated[int, msgspec.Meta(ge=1, le=10)] = 5
    # All sellers offer at once instead of in turn.
    simultaneous_offers: bool = False
    # The platform's clock; 0 is none.
    turn_seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 60
