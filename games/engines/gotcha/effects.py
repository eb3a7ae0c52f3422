"""The five Action cards: which play needs which, what it does, and what may be played with it.

A card without a possible object is played with None for it, and its effect leaves all as it was.
"""

from collections.abc import Callable, Sequence
from typing import Any

from games.engines.game import Seat
from games.engines.gotcha.actions import (
    Play,
    PlayAddOne,
    PlayFlipOne,
    PlayRemoveOne,
    PlayRemoveTwo,
    PlayStealAPoint,
)
from games.engines.gotcha.add_one import add_one, legal_add_ones
from games.engines.gotcha.events import Event
from games.engines.gotcha.flip_one import flip_one, legal_flip_ones
from games.engines.gotcha.removing import (
    legal_remove_ones,
    legal_remove_twos,
    remove_one,
    remove_two,
)
from games.engines.gotcha.state import State
from games.engines.gotcha.steal_a_point import legal_steals, steal_a_point

Effect = Callable[[State, Seat, Any, list[Event]], State]

EFFECTS: dict[type[Play], tuple[str, Effect]] = {
    PlayFlipOne: ("flip_one", flip_one),
    PlayAddOne: ("add_one", add_one),
    PlayRemoveOne: ("remove_one", remove_one),
    PlayRemoveTwo: ("remove_two", remove_two),
    PlayStealAPoint: ("steal_a_point", steal_a_point),
}

LEGAL_PLAYS: dict[str, Callable[[State, Seat, str], Sequence[Play]]] = {
    "flip_one": legal_flip_ones,
    "add_one": legal_add_ones,
    "remove_one": legal_remove_ones,
    "remove_two": legal_remove_twos,
    "steal_a_point": legal_steals,
}
