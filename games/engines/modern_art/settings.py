"""The options of a Modern Art table."""

from typing import Annotated

import msgspec


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    # Seconds after each bid of an open auction; 0 is no clock: it closes by passes alone.
    open_countdown: Annotated[int, msgspec.Meta(ge=0, le=30)] = 5
    # The platform's clock; 0 is none.
    turn_seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 60
