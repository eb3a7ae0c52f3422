"""What every game promises in each position of a match: the engine contract, checked."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from games.engines.game import Game, IllegalAction, Seat
from games.engines.replay import replay
from games.engines.wire import decode, encode
from games.fuzzing.matches import Position


class BrokenPromise(AssertionError):
    """A game did not do what the engine contract says."""


@dataclass(frozen=True)
class Probes:
    """How a game's tests look inside its states."""

    # Settings worth playing: every variant at least once, and matches that end soon.
    settings: tuple[Any, ...]
    # More actions than any match can have.
    longest: int
    # Any well-formed action, legal or not.
    action: Callable[[random.Random], Any]
    # The state with everything re-dealt at random that the viewpoint cannot know.
    resample: Callable[[Any, Seat | None, random.Random], Any]
    # Raises where a card or a coin has been lost or doubled.
    check_conserved: Callable[[Any, list[Any]], None]
    # The form in which `legal` lists an action of which the order of some choice does not matter.
    canonical: Callable[[Any], Any] = lambda action: action
    # In a game of memory: the state with everything re-dealt that the viewpoint is not being shown
    # at this moment, known or not.
    unshown: Callable[[Any, Seat | None, random.Random], Any] | None = None


def check_turns(position: Position) -> None:
    """`legal` is empty exactly for seats not in `actors`, and nobody acts once it is over."""
    game, state, seats = position.trial.game, position.state, position.trial.seats
    actors = game.actors(state)
    _promise(actors <= set(range(seats)), "an actor sits at no seat of the table")
    _promise(
        bool(actors) == (game.outcome(state) is None),
        "the match is over with somebody to act, or not over with nobody",
    )
    for seat in range(seats):
        legal = game.legal(state, seat)
        _promise(bool(legal) == (seat in actors), f"seat {seat} has no action or no turn")
        _promise(len(set(legal)) == len(legal), "an action is listed twice")
    for stranger in (-1, seats, True):
        _promise(game.legal(state, stranger) == (), "somebody not at the table may act")


def check_legal_actions_apply(position: Position) -> None:
    game, state = position.trial.game, position.state
    before = _snapshot(state)
    for seat in game.actors(state):
        for action in game.legal(state, seat):
            game.apply(state, seat, action)
    timer = game.timer(state)
    if timer is not None:
        game.apply(state, None, timer.action)
    _promise(_snapshot(state) == before, "an action changed the state it was applied to")


def check_wire(position: Position) -> None:
    """Every action survives encode, JSON and decode."""
    game, state = position.trial.game, position.state
    actions = [action for seat in game.actors(state) for action in game.legal(state, seat)]
    timer = game.timer(state)
    for action in actions if timer is None else [*actions, timer.action]:
        sent = msgspec.json.decode(msgspec.json.encode(encode(action)))
        _promise(decode(game, sent) == action, f"{action} does not survive the wire")


def check_default(position: Position) -> None:
    game, state = position.trial.game, position.state
    for seat in game.actors(state):
        default = game.default(state, seat)
        _promise(default in game.legal(state, seat), f"the default {default} is not legal")


def check_refusals(position: Position, probes: Probes | None) -> None:
    """Whatever is not legal is refused with a sentence, and changes nothing."""
    game, state, seats, rng = (
        position.trial.game,
        position.state,
        position.trial.seats,
        position.rng,
    )
    actions = [action for _, action in rng.sample(position.log, min(4, len(position.log)))]
    actions += [action for seat in game.actors(state) for action in game.legal(state, seat)[:2]]
    timer = game.timer(state)
    if timer is not None:
        actions.append(timer.action)
    if probes is not None:
        actions += [probes.action(rng) for _ in range(8)]
    before = _snapshot(state)
    for seat in (*range(seats), None, -1, seats, True):
        legal = game.legal(state, seat) if seat is not None and seat is not True else ()
        for action in actions:
            listed = action if probes is None else probes.canonical(action)
            due = seat is None and timer is not None and action == timer.action
            if due or listed in legal:
                continue
            _check_refused(game, state, seat, action)
    _promise(_snapshot(state) == before, "a refused action changed the state")


def _check_refused(game: Game, state: Any, seat: Seat | None, action: Any) -> None:
    try:
        game.apply(state, seat, action)
    except IllegalAction as refusal:
        sentence = str(refusal)
        _promise(sentence[:1].isupper() and sentence.endswith("."), f"no sentence: {sentence!r}")
        return
    raise BrokenPromise(f"seat {seat} was allowed {action}, which is not legal")


def check_views(position: Position) -> None:
    """A view agrees with the rules about who may do what, and becomes JSON."""
    game, state = position.trial.game, position.state
    for viewpoint in position.viewpoints:
        view = game.view(state, viewpoint)
        legal = () if viewpoint is None else game.legal(state, viewpoint)
        _promise(tuple(view.legal) == legal, "a view lists other actions than legal does")
        _promise(set(view.actors) == game.actors(state), "a view has other actors")
        _promise(view.outcome == game.outcome(state), "a view has another outcome")
        _promise(position.trial.seed not in _json(view), "a view tells the seed")
    _promise(position.trial.seed not in _json(position.events[-8:]), "an event tells the seed")


def check_no_leak(position: Position, probes: Probes) -> None:
    """Re-deal what a viewpoint cannot know: its view must be the same to the byte."""
    game, rng = position.trial.game, position.rng
    for viewpoint in position.viewpoints:
        other = probes.resample(position.state, viewpoint, rng)
        same = _json(game.view(position.state, viewpoint)) == _json(game.view(other, viewpoint))
        _promise(same, f"the view of {viewpoint} tells what it may not know")


def check_outcome(position: Position) -> None:
    outcome, seats = position.trial.game.outcome(position.state), position.trial.seats
    if outcome is None:
        return
    everybody = list(range(seats))
    _promise(bool(outcome.winners) and set(outcome.winners) <= set(everybody), "who won?")
    _promise(len(outcome.scores) == seats, "a score for every seat")
    _promise(sorted(sum(outcome.teams, ())) == everybody, "every seat in one team")


def check_replay(position: Position) -> None:
    """The log gives the same state and events again, also by way of its JSON form."""
    trial = position.trial
    forms = (position.log, [(seat, encode(action)) for seat, action in position.log])
    for log in forms:
        step = replay(trial.game, trial.seats, trial.seed, trial.settings, log)
        _promise(step.state == position.state, "the log replays to another state")
        _promise(list(step.events) == position.events, "the log replays to other events")


def check_position(position: Position, probes: Probes | None) -> None:
    """All promises that hold in every position; without probes, those that need none."""
    check_turns(position)
    check_legal_actions_apply(position)
    check_wire(position)
    check_default(position)
    check_refusals(position, probes)
    check_views(position)
    check_outcome(position)
    if probes is not None:
        _promise(len(position.log) <= probes.longest, "the match does not end")
        probes.check_conserved(position.state, position.events)
        check_no_leak(position, probes)


def _promise(kept: bool, broken: str) -> None:
    if not kept:
        raise BrokenPromise(broken)


def _snapshot(state: Any) -> bytes:
    return msgspec.msgpack.encode(state)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
