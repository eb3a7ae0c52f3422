"""The world of the rules alone."""

from collections.abc import Sequence
from typing import Any

import msgspec

from games.engines import wire
from games.engines.game import IllegalAction, InvalidAction
from games.engines.replay import replay
from tests.simulated.world import Opening, Refused


class EngineWorld:
    name = "engine"

    def open(self, opening: Opening) -> None:
        self.opening, self.game = opening, opening.game
        self.log: list[tuple[int, Any]] = []
        seats = len(opening.names)
        step = self.game.setup(seats, opening.seed, opening.settings, opening.deck)
        self.state = step.state

    def act(self, seat: int, action: Any) -> None:
        self.send(seat, action)

    def attempt(self, seat: int, action: Any) -> None:
        self.send(seat, action)

    def send(self, seat: int, action: Any) -> None:
        try:
            decoded = wire.decode(self.game, action)
            self.state = self.game.apply(self.state, seat, decoded).state
        except InvalidAction as error:
            raise Refused("invalid", str(error)) from error
        except IllegalAction as error:
            raise Refused("illegal", str(error)) from error
        self.log.append((seat, decoded))

    def view(self, seat: int | None) -> Any:
        return in_json(self.game.view(self.state, seat))

    def views(self) -> tuple[Any, ...]:
        seats = range(len(self.opening.names))
        return tuple(in_json(self.game.view(self.state, seat)) for seat in (*seats, None))

    def offered(self, seat: int) -> list[str]:
        legal = self.game.legal(self.state, seat)
        return [msgspec.json.encode(action).decode() for action in legal]

    def asks_wrongly(self, actors: Sequence[int]) -> str:
        asked = [
            seat for seat in range(len(self.opening.names)) if self.game.legal(self.state, seat)
        ]
        return "" if asked == sorted(actors) else f"asked are {asked}, to act are {actors}"

    def result(self) -> Any:
        outcome = self.game.outcome(self.state)
        return None if outcome is None else in_json(outcome)

    def replay(self) -> None:
        opening = self.opening
        seats = len(opening.names)
        step = replay(self.game, seats, opening.seed, opening.settings, self.log, deck=opening.deck)
        self.state = step.state


def in_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
