from typing import Any

import msgspec


class Lesson(msgspec.Struct, frozen=True):
    seed: str
    # The learner sits in the first seat, unless the game seats people by lot.
    seats: int
    settings: dict[str, Any]
    # What the match is there to show, in the order in which the page lists it.
    topics: tuple[str, ...]
