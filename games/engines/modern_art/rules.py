"""The shape that every phase has, the five kinds of auction among them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from games.engines.game import Seat, Step
from games.engines.modern_art.actions import Action
from games.engines.modern_art.state import SEATS, State

P = TypeVar("P")

ONLY = tuple(frozenset({seat}) for seat in range(SEATS[-1]))


@dataclass(frozen=True)
class Rules(Generic[P]):
    actors: Callable[[State, P], frozenset[Seat]]
    # Of a seat that is among the actors.
    legal: Callable[[State, P, Seat], tuple[Action, ...]]
    default: Callable[[State, P, Seat], Action]
    # What each action that belongs here leads to, done by a seat that is among the actors.
    acts: Mapping[type[Action], Callable[[State, P, Seat, Any], Step]]
    # Why a seat that is not among the actors may not do it.
    not_you: str = "It is not your turn."
