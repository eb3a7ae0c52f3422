"""How a match came to be over before its rules ended it."""

from typing import Any

import msgspec

from games.engines.game import Seat


class EndedEarly(msgspec.Struct, frozen=True, tag="ended_early", tag_field="type"):
    """What the log tells of it: who ended the match and who agreed. No seat: those who keep the
    house did."""

    seat: Seat | None = None
    agreed: tuple[Seat, ...] = ()


def read(stored: Any) -> EndedEarly | None:
    return msgspec.convert(stored, EndedEarly) if stored else None


def written(ended: EndedEarly | None) -> Any:
    return msgspec.to_builtins(ended) if ended else None
