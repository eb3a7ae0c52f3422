"""What the tables of all games' tests can do; how a game's moves are written is its own affair."""

from collections.abc import Iterable
from typing import Any, Self

import msgspec
import pytest

from games.engines.game import Game, IllegalAction, Step


class Played:
    """A match in the middle, told in one line after another."""

    game: Game

    def __init__(self, step: Step) -> None:
        self.state: Any = step.state
        # What the latest `plays` brought about.
        self.events: tuple[Any, ...] = step.events

    def moves(self, text: str) -> Iterable[tuple[int | None, Any]]:
        """Who does what, as the game's tests write it."""
        raise NotImplementedError

    def word(self, action: Any) -> str:
        """The other way round, for one action."""
        raise NotImplementedError

    def plays(self, text: str) -> Self:
        self.events = ()
        for seat, action in self.moves(text):
            step = self.game.apply(self.state, seat, action)
            self.state, self.events = step.state, self.events + step.events
        return self

    def refuses(self, text: str, because: str) -> None:
        for seat, action in self.moves(text):
            with pytest.raises(IllegalAction) as refusal:
                self.game.apply(self.state, seat, action)
            assert str(refusal.value) == because

    def legal(self, seat: int) -> Any:
        return " ".join(self.word(action) for action in self.game.legal(self.state, seat))

    def default(self, seat: int) -> str:
        return self.word(self.game.default(self.state, seat))

    def view(self, seat: int | None = None) -> Any:
        """The view as the wire has it."""
        return msgspec.json.decode(msgspec.json.encode(self.game.view(self.state, seat)))

    @property
    def actors(self) -> list[int]:
        return sorted(self.game.actors(self.state))

    @property
    def phase(self) -> str:
        return str(self.view()["phase"])

    def happened(self) -> str:
        return " ".join(str(event.__struct_config__.tag) for event in self.events)
