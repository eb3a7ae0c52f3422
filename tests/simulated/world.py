"""What a story needs of the world it takes place in."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from games.engines.game import Game


@dataclass(frozen=True)
class Opening:
    """A match before it begins: who sits where, and how the cards lie."""

    game: Game
    # By seat; the first opens the table.
    names: tuple[str, ...]
    settings: Any
    seed: str
    deck: Sequence[str] | None


class Refused(Exception):
    """An action was refused: whether it was none or is not allowed, the sentence, and how it
    had been tried."""

    def __init__(self, kind: str, sentence: str, how: str = "") -> None:
        super().__init__(sentence)
        self.kind, self.sentence, self.how = kind, sentence, how


class NotOffered(Exception):
    """Somebody wanted to do something that their page gives them no way to do."""


class World(Protocol):
    name: str

    def open(self, opening: Opening) -> None:
        """From nothing to a match that has just begun."""

    def act(self, seat: int, action: Any) -> None:
        """As the page lets one; raises NotOffered and Refused."""

    def attempt(self, seat: int, action: Any) -> None:
        """As the page lets one, else by hand. Raises Refused; also NotOffered, if the page has a
        button for just that: then it should not be refused."""

    def send(self, seat: int, action: Any) -> None:
        """By hand; raises Refused."""

    def view(self, seat: int | None) -> Any:
        """What a seat, or a spectator, may know: the view in its JSON form."""

    def views(self) -> tuple[Any, ...]:
        """Everybody's by seat, and then a spectator's."""

    def offered(self, seat: int) -> list[str]:
        """What the seat could do now, in words."""

    def asks_wrongly(self, actors: Sequence[int]) -> str:
        """What is wrong about who is asked to do something; nothing if these are, and only they."""

    def result(self) -> Any:
        """The outcome as it was recorded, in its JSON form; None while the match goes on."""

    def replay(self) -> None:
        """Forget the state, and come to it again from the log."""
