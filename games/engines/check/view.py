"""What one viewpoint may know of a match, built up from nothing."""

from typing import Literal

import msgspec
from msgspec.structs import replace

from games.engines.check.actions import Action, Source
from games.engines.check.knowledge import Seen, known, peeked
from games.engines.check.state import (
    Drawn,
    FinishedRound,
    GameOver,
    Grid,
    Matching,
    State,
    Turn,
    UsingAbility,
    actors,
)
from games.engines.game import Opened, Outcome, Seat


class CardDrawn(msgspec.Struct, frozen=True):
    seat: Seat
    source: Source
    # None where it may not be known.
    card: str | None


class Window(msgspec.Struct, frozen=True):
    card: str
    discarder: Seat
    answered: tuple[Seat, ...]
    wrong: tuple[Seat, ...]


class AbilityInUse(msgspec.Struct, frozen=True):
    seat: Seat
    rank: str
    step: Literal["peek", "exchange"]
    peeks_left: int


class Lying(msgspec.Struct, frozen=True):
    # None while it lies face down.
    card: str | None


class Player(msgspec.Struct, frozen=True):
    seat: Seat
    # By position; None is an empty one.
    cards: tuple[Lying | None, ...]
    locked: bool
    total: int


class View(msgspec.Struct, frozen=True):
    phase: str
    round: int
    turn: Seat
    actors: tuple[Seat, ...]
    drawn: CardDrawn | None
    discard_top: str | None
    discard_size: int
    sealed: bool
    draw_size: int
    matching: Window | None
    ability: AbilityInUse | None
    caller: Seat | None
    players: tuple[Player, ...]
    # What this seat is being shown right now.
    peeked: tuple[Seen, ...]
    # All face-down cards that this seat knows, what it is being shown included.
    known: tuple[Seen, ...]
    rounds: tuple[FinishedRound, ...]
    legal: tuple[Action, ...]
    outcome: Outcome | None


_BACK = Lying(None)


def view_of(state: State, seat: Seat | None, legal: tuple[Action, ...]) -> View:
    phase, piles, call = state.phase, state.piles, state.call
    return View(
        phase=str(phase.__struct_config__.tag),
        round=state.round,
        turn=state.turn,
        actors=tuple(sorted(actors(state))),
        drawn=_drawn(state.turn, phase.drawn, seat) if isinstance(phase, Turn) else None,
        discard_top=piles.discard[-1] if piles.discard else None,
        discard_size=len(piles.discard),
        sealed=piles.sealed,
        draw_size=len(piles.draw),
        matching=(
            Window(piles.discard[-1], state.turn, phase.answered, phase.wrong)
            if isinstance(phase, Matching)
            else None
        ),
        ability=_ability(phase) if isinstance(phase, UsingAbility) else None,
        caller=call.caller,
        players=_players(state, isinstance(phase, GameOver)),
        peeked=() if seat is None else peeked(state, seat),
        known=() if seat is None else known(state, seat),
        rounds=state.standing.rounds,
        legal=legal,
        outcome=phase.outcome if isinstance(phase, GameOver) else None,
    )


def opened(state: State) -> Opened:
    """All cards lie on the table, so there are no hands besides."""
    view, phase = view_of(state, None, ()), state.phase
    drawn = _drawn(state.turn, phase.drawn, state.turn) if isinstance(phase, Turn) else None
    return Opened(replace(view, players=_players(state, True), drawn=drawn))


def _drawn(turn: Seat, drawn: Drawn | None, viewpoint: Seat | None) -> CardDrawn | None:
    if drawn is None:
        return None
    is_shown = drawn.source == "discard" or viewpoint == turn
    return CardDrawn(turn, drawn.source, drawn.card if is_shown else None)


def _ability(phase: UsingAbility) -> AbilityInUse:
    ability, left = phase.ability, phase.peeks_left
    return AbilityInUse(ability.seat, ability.rank, "peek" if left else "exchange", left)


def _players(state: State, are_shown: bool) -> tuple[Player, ...]:
    locked, totals = state.call.locked, state.standing.totals
    lying = _face_up if are_shown else _face_down
    return tuple(
        [
            Player(seat, lying(grid), seat in locked, totals[seat])
            for seat, grid in enumerate(state.grids)
        ]
    )


def _face_up(grid: Grid) -> tuple[Lying | None, ...]:
    return tuple([None if held is None else Lying(held.card) for held in grid])


def _face_down(grid: Grid) -> tuple[Lying | None, ...]:
    return tuple([None if held is None else _BACK for held in grid])
