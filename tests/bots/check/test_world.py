"""The fast model of a round keeps the rules: it follows the engine through random matches."""

from random import Random

import pytest

from games.bots.check.world import World
from games.engines import chance
from games.engines.check.actions import (
    CallCheck,
    DiscardCard,
    DrawCard,
    ExchangeCards,
    MatchCard,
    PeekAt,
    SwapCard,
)
from games.engines.check.game import CHECK
from games.engines.check.points import POINTS
from games.engines.check.settings import Settings
from games.engines.check.state import Matching, State, Turn, UsingAbility
from games.engines.game import Seat
from tests.engines.check.contract import PROBES


def copied(state: State) -> World:
    """What really lies there, in the model."""
    world = World()
    world.seats = state.match.seats
    world.cards = [[POINTS[held.card] if held else 0 for held in grid] for grid in state.grids]
    world.known = [
        [sum(1 << seat for seat in held.known_by) if held else 0 for held in grid]
        for grid in state.grids
    ]
    world.pile = [POINTS[card] for card in reversed(state.piles.draw)]
    world.discard = [POINTS[card] for card in state.piles.discard]
    world.sealed, world.refills = state.piles.sealed, state.piles.refills
    world.turn, world.turns = state.turn, state.turns
    world.caller = -1 if state.call.caller is None else state.call.caller
    world.locked = sum(1 << seat for seat in state.call.locked)
    world.last_turns = list(state.call.last_turns)
    world.penalty, world.daring = state.match.settings.match_penalty, 0
    world.over = False
    world.chance = Refills(state, world)
    return world


class Refills(Random):
    """The engine's own chance: a refill is shuffled by the seed and its number."""

    def __init__(self, state: State, world: World) -> None:
        super().__init__(1)
        self.seed_of_round = chance.derived(state.match.seed, "round", state.round, "refill")
        self.world = world

    def shuffle(self, pile: list[int]) -> None:  # type: ignore[override]
        seed = chance.derived(self.seed_of_round, self.world.refills)
        pile[:] = reversed(chance.shuffled(pile, seed))


def same(world: World, state: State) -> bool:
    other = copied(state)
    fields = [name for name in World.__slots__ if name not in ("chance", "daring")]
    return all(getattr(world, name) == getattr(other, name) for name in fields)


def closed(world: World, matcher: int | None) -> list[int]:
    """A window has closed: who uses an ability."""
    if matcher is None:
        world.sealed = False
    return world.abilities(world.discard[-1], matcher)


class Mirror:
    """Plays along in the model what is played in the engine."""

    def __init__(self, state: State) -> None:
        self.world = copied(state)
        self.held, self.knowers = 0, 0
        self.users: list[int] = []

    def plays(self, state: State, seat: Seat, action: object) -> None:
        world, everybody = self.world, (1 << state.match.seats) - 1
        match action:
            case CallCheck():
                world.call(seat)
                world.next_turn()
            case DrawCard("pile"):
                self.held, self.knowers = world.pile.pop(), 1 << seat
            case DrawCard():
                self.held, self.knowers = world.discard.pop(), everybody
            case SwapCard(position):
                world.swap(position, self.held, self.knowers)
            case DiscardCard():
                world.discard.append(self.held)
            case MatchCard(position) if world.cards[seat][position] == world.discard[-1]:
                world.match(seat, position)
                self._closes(seat)
            case PeekAt(targets):
                for place in targets:
                    world.look(seat, place.seat, place.position)
            case ExchangeCards(first, second):
                if first and second:
                    world.exchange(first.seat, first.position, second.seat, second.position)
                self.users.pop(0)
                if not self.users:
                    world.next_turn()
            case _:
                if isinstance(action, MatchCard):
                    world.mismatch(seat)
                assert isinstance(state.phase, Matching)
                if len(state.phase.waiting) == 1 and not world.over:
                    self._closes(None)

    def _closes(self, matcher: int | None) -> None:
        self.users = closed(self.world, matcher)
        if not self.users:
            self.world.next_turn()


@pytest.mark.parametrize("settings", PROBES.settings, ids=("plain", "penalty", "three", "two"))
@pytest.mark.parametrize("seats", CHECK.seats)
def test_the_model_does_what_the_engine_does(seats: int, settings: Settings) -> None:
    for number in range(4):
        follow(seats, settings, f"model {seats} {number}")


def follow(seats: int, settings: Settings, seed: str) -> int:
    """A random match, round by round; how many actions it had."""
    rng = Random(seed)
    # Calls end a round before much has happened.
    calls = rng.random() < 0.2
    state = CHECK.setup(seats, seed, settings).state
    mirror, actions = None, 0
    while actors := sorted(CHECK.actors(state)):
        seat = rng.choice(actors)
        legal = CHECK.legal(state, seat)
        action = rng.choice([each for each in legal if calls or not isinstance(each, CallCheck)])
        if mirror is None and isinstance(state.phase, Turn):
            mirror = Mirror(state)
        if mirror is not None:
            mirror.plays(state, seat, action)
        before, state = state, CHECK.apply(state, seat, action).state
        actions += 1
        if mirror is None:
            continue
        if len(state.standing.rounds) > len(before.standing.rounds):
            assert mirror.world.over
            assert tuple(mirror.world.points()) == state.standing.rounds[-1].points
            mirror = None
            continue
        assert not mirror.world.over
        drawn = state.phase.drawn if isinstance(state.phase, Turn) else None
        assert drawn is None or POINTS[drawn.card] == mirror.held
        if isinstance(state.phase, UsingAbility):
            assert mirror.users[0] == state.phase.ability.seat
        assert same(mirror.world, state)
    return actions


if __name__ == "__main__":
    # The long form: python -m tests.bots.check.test_world
    total = 0
    for number in range(400):
        for seats in CHECK.seats:
            for settings in PROBES.settings:
                total += follow(seats, settings, f"long {number}")
    print(f"{total} actions, no difference")
