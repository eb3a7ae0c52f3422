"""What every level of every game promises, in every position of random matches."""

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from games import bots
from games.bots.budget import Budget
from games.engines import GAMES
from games.engines.game import Game, Seat
from games.fuzzing.matches import Position, Trial, positions
from tests.engines.contract.trials import in_every_game, in_one_trial_each, probes_of

# Enough to be a search, few enough for thousands of them.
BRIEFLY = Budget(worlds=2)
# A level that searches is asked in one of so many positions, each trial beginning elsewhere.
STRIDE = 17


class Turn(NamedTuple):
    """A bot's turn in a random match."""

    position: Position
    seat: Seat
    level: str
    notes: Any

    @property
    def game(self) -> Game:
        return self.position.trial.game

    def order(self, state: Any) -> tuple[Any, ...]:
        """What a bot is asked in that state."""
        view, legal = self.game.view(state, self.seat), self.game.legal(state, self.seat)
        slug, rng = self.game.slug, self.position.rng
        return slug, self.level, view, legal, rng, BRIEFLY, self.notes, self.seat

    def decision(self, state: Any) -> bots.Decision:
        return bots.decide(*self.order(state))


def turns(trial: Trial) -> Iterator[Turn]:
    """The turns of a random match, for every level that could take them."""
    slug = trial.game.slug
    notes, heard = bots.blank(slug, trial.seats, trial.settings), 0
    begin = Random(trial.seed).randrange(STRIDE)
    for position in positions(trial):
        notes = bots.noted(slug, notes, position.events[heard:])
        heard = len(position.events)
        is_searched = len(position.log) % STRIDE == begin
        for seat in sorted(trial.game.actors(position.state)):
            for level in bots.levels(slug):
                if level != "hard" or is_searched:
                    yield Turn(position, seat, level, notes)


@in_one_trial_each
def test_a_bot_does_something_legal_and_says_why_in_a_sentence(trial: Trial) -> None:
    for turn in turns(trial):
        decided = turn.decision(turn.position.state)

        trial.game.apply(turn.position.state, turn.seat, decided.action)
        assert decided.why[0].isupper()
        assert decided.why.endswith(".")


@in_one_trial_each
def test_a_bot_does_the_same_whatever_it_cannot_see(trial: Trial) -> None:
    resample = probes_of(trial.game.slug).resample
    for turn in turns(trial):
        state = turn.position.state
        other = resample(state, turn.seat, turn.position.rng)

        assert turn.decision(other) == turn.decision(state)


@in_every_game
def test_a_view_and_a_decision_may_come_from_another_process(game: Game) -> None:
    trial = Trial(game, game.seats[-1], "pickled", probes_of(game.slug).settings[0])
    for turn in turns(trial):
        order = pickle.dumps(turn.order(turn.position.state))

        decided = bots.decide(*pickle.loads(order))

        assert pickle.loads(pickle.dumps(decided)) == turn.decision(turn.position.state)


@in_one_trial_each
def test_a_bot_that_was_told_neither_its_seat_nor_the_past_decides_too(trial: Trial) -> None:
    for turn in turns(trial):
        state = turn.position.state
        view, legal = turn.game.view(state, turn.seat), turn.game.legal(state, turn.seat)

        bots.decide(turn.game.slug, turn.level, view, legal, turn.position.rng, BRIEFLY)


@in_every_game
def test_bots_play_a_match_to_its_end(game: Game) -> None:
    for level in bots.levels(game.slug):
        state = game.setup(game.seats[-1], f"all {level}", probes_of(game.slug).settings[-1]).state
        rng = Random(level)
        for _ in range(probes_of(game.slug).longest):
            actors = sorted(game.actors(state))
            if not actors:
                break
            view, legal = game.view(state, actors[0]), game.legal(state, actors[0])
            decided = bots.decide(game.slug, level, view, legal, rng, BRIEFLY)
            state = game.apply(state, actors[0], decided.action).state

        assert game.outcome(state) is not None


@in_one_trial_each
def test_a_bot_never_acts_at_machine_speed_and_never_keeps_people_waiting(trial: Trial) -> None:
    for position in positions(trial):
        public = trial.game.view(position.state, None)

        assert 0.5 <= bots.pause(trial.game.slug, public, position.rng) <= 6


def test_an_answer_that_is_not_legal_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["spades"]
    state = game.setup(4, "a cheat", game.Settings()).state
    (seat,) = game.actors(state)
    cheat = bots.Decision("five aces", "It cheats.")
    monkeypatch.setitem(bots._bots("spades").LEVELS, "easy", lambda *_: cheat)

    with pytest.raises(ValueError, match="not legal"):
        bots.decide("spades", "easy", game.view(state, seat), game.legal(state, seat), Random(1), 1)


def test_a_level_nobody_has_written_is_an_error() -> None:
    with pytest.raises(ValueError, match="no level 'divine'"):
        bots.decide("spades", "divine", None, ("pass",), Random(1), 1)


def test_a_seat_that_may_not_act_has_nothing_to_decide() -> None:
    with pytest.raises(ValueError, match="nothing to decide"):
        bots.decide("spades", "easy", None, (), Random(1), 1)


def test_a_game_without_bots_of_its_own_is_played_at_random(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(GAMES, "patience", GAMES["spades"])
    legal = ("draw", "pass")

    decided = {bots.decide("patience", "easy", None, legal, Random(n), 1).action for n in range(20)}

    assert bots.levels("patience") == ("easy",)
    assert decided == set(legal)
    assert bots.pause("patience", None, Random(1)) >= 0.5


def test_a_game_that_does_not_exist_has_no_levels() -> None:
    with pytest.raises(ValueError, match="no game"):
        bots.levels("tiddlywinks")
