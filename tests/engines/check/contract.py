"""How the contract tests look inside Check."""

import random
from typing import Any

from msgspec.structs import replace

from games.engines.cards import CARDS
from games.engines.check.actions import (
    Action,
    CallCheck,
    DiscardCard,
    DrawCard,
    ExchangeCards,
    MatchCard,
    PassMatch,
    PeekAt,
    Place,
    SayReady,
    SwapCard,
)
from games.engines.check.game import CHECK
from games.engines.check.settings import Settings
from games.engines.check.state import Drawn, GameOver, State, Turn
from games.engines.game import Seat
from games.fuzzing.promises import Probes

PLACES = [Place(seat, position) for seat in range(-1, 7) for position in range(-1, 6)]

ACTIONS: tuple[Action, ...] = (
    SayReady(),
    DrawCard("pile"),
    DrawCard("discard"),
    DiscardCard(),
    PassMatch(),
    CallCheck(),
    *(SwapCard(position) for position in range(-1, 7)),
    *(MatchCard(position) for position in range(-1, 7)),
)


def action(rng: random.Random) -> Action:
    """Any well-formed action; of the many with places, one in three."""
    places = [*rng.choices(PLACES, k=3), *rng.choices(PLACES[8:22], k=2)]
    rng.shuffle(places)
    first, second = rng.sample([None, *places], 2)
    return rng.choice(
        (
            rng.choice(ACTIONS),
            PeekAt(tuple(rng.choices(places, k=rng.randint(0, 3)))),
            ExchangeCards(first, second),
        )
    )


def canonical(action: Action) -> Action:
    """Of several cards to look at, or two to swap, it does not matter which is named first."""
    if isinstance(action, PeekAt):
        return PeekAt(tuple(sorted(action.targets, key=_in_order)))
    if isinstance(action, ExchangeCards) and action.first and action.second:
        return ExchangeCards(*sorted((action.first, action.second), key=_in_order))
    return action


def _in_order(place: Place) -> tuple[int, int]:
    return place.seat, place.position


def resample(state: State, viewpoint: Seat | None, rng: random.Random) -> State:
    """What lies face down and is not known to the viewpoint, the draw pile and a card that
    somebody else has drawn from it, all dealt anew; and another seed for what is to come."""
    hidden = list(state.piles.draw)
    grids = [list(grid) for grid in state.grids]
    unknown = [
        (seat, position)
        for seat, grid in enumerate(grids)
        for position, held in enumerate(grid)
        if held is not None and viewpoint not in held.known_by
    ]
    if isinstance(state.phase, GameOver):
        unknown = []
    hidden += [grids[seat][position].card for seat, position in unknown]
    drawn = state.phase.drawn if isinstance(state.phase, Turn) else None
    is_hidden = drawn is not None and drawn.source == "pile" and viewpoint != state.turn
    if is_hidden:
        hidden.append(drawn.card)
    rng.shuffle(hidden)
    if is_hidden:
        state = replace(state, phase=Turn(Drawn("pile", hidden.pop())))
    for seat, position in unknown:
        grids[seat][position] = replace(grids[seat][position], card=hidden.pop())
    return replace(
        state,
        match=replace(state.match, seed=f"another {rng.random()}", deck=None),
        grids=tuple(tuple(grid) for grid in grids),
        piles=replace(state.piles, draw=tuple(hidden)),
    )


def unshown(state: State, viewpoint: Seat | None, rng: random.Random) -> State:
    """Every card dealt anew that the viewpoint is not being shown right now: those in the draw
    pile, one that another has drawn, and whatever lies face down, known or not."""
    if isinstance(state.phase, GameOver):
        return state
    seen = CHECK.view(state, viewpoint)
    shown = [*seen.peeked, *(seen.known if state.match.settings.memory_aid else ())]
    open_now = {(each.seat, each.position) for each in shown}
    hidden = [
        (seat, position)
        for seat, grid in enumerate(state.grids)
        for position, held in enumerate(grid)
        if held is not None and (seat, position) not in open_now
    ]
    cards = [held.card for seat, position in hidden if (held := state.grids[seat][position])]
    cards += state.piles.draw
    is_secret = seen.drawn is not None and seen.drawn.card is None
    if is_secret:
        assert isinstance(state.phase, Turn)
        assert state.phase.drawn is not None
        cards.append(state.phase.drawn.card)
    rng.shuffle(cards)
    if is_secret:
        state = replace(state, phase=Turn(Drawn("pile", cards.pop())))
    grids = [list(grid) for grid in state.grids]
    for seat, position in hidden:
        held = grids[seat][position]
        assert held is not None
        grids[seat][position] = replace(held, card=cards.pop())
    piles = replace(state.piles, draw=tuple(cards))
    return replace(state, grids=tuple(map(tuple, grids)), piles=piles)


def cards_of(state: State) -> list[str]:
    """Every card, wherever it is."""
    drawn = state.phase.drawn if isinstance(state.phase, Turn) else None
    return [
        *state.piles.draw,
        *state.piles.discard,
        *(held.card for grid in state.grids for held in grid if held is not None),
        *([drawn.card] if drawn is not None else []),
    ]


def check_conserved(state: State, events: list[Any]) -> None:
    """Every card is in one place; the totals are those of the rounds; an empty hand is locked."""
    assert sorted(cards_of(state)) == sorted(CARDS)
    for seat, grid in enumerate(state.grids):
        points = [finished.points[seat] for finished in state.standing.rounds]
        assert sum(points) == state.standing.totals[seat]
        assert any(grid) or seat in state.call.locked
    assert bool(state.call.locked) == (state.call.caller is not None)
    assert state.call.locked.isdisjoint(state.call.last_turns)
    assert state.piles.refills <= 3


PROBES = Probes(
    settings=(
        Settings(),
        Settings(match_penalty=True, memory_aid=True),
        Settings(rounds=3, peek_seconds=0, match_seconds=0),
        Settings(rounds=2, match_penalty=True, peek_seconds=60, match_seconds=60),
    ),
    # A round draws at most the pile and three refills, and its turns without a draw from the
    # pile end by chance; ten rounds, each turn with two steps, six answers and four uses.
    longest=10 * 200 * 12,
    action=action,
    resample=resample,
    check_conserved=check_conserved,
    canonical=canonical,
    unshown=unshown,
)
