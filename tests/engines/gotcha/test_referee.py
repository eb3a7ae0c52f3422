"""The engine and the referee, move by move, over random matches of all kinds of table and deck."""

import json
import random

import msgspec
import pytest

from games.engines import chance
from games.engines.game import IllegalAction
from games.engines.gotcha.deck import CARDS
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.settings import Settings
from games.engines.wire import decode, encode
from tests.engines.gotcha.matches import DECKS, deck_of
from tests.engines.gotcha.referee import Move, Referee

TABLES = [
    pytest.param(seats, deck, at_once, id=f"{seats}-{deck}-{'at once' if at_once else 'in turn'}")
    for seats in (3, 4, 5, 6)
    for deck in DECKS
    for at_once in (False, True)
]


class Contest:
    """One match, played by the engine and by the referee at once."""

    def __init__(self, seats: int, deck: str, at_once: bool, rng: random.Random) -> None:
        self.rng, self.seats = rng, seats
        settings = Settings(target_points=rng.choice((1, 3, 5, 8)), simultaneous_offers=at_once)
        seed, cards = str(rng.random()), deck_of(deck, rng)
        first = chance.drawn(range(seats), chance.derived(seed, "buyer"))
        self.state = GOTCHA.setup(seats, seed, settings, cards).state
        self.referee = Referee(
            seats,
            first,
            cards,
            msgspec.to_builtins(settings),
            lambda discards, number: list(
                chance.shuffled(discards, chance.derived(seed, "reshuffle", number))
            ),
        )
        # Some are in no hurry to be done, some are done soon.
        self.is_keen = rng.random() < 0.7

    @property
    def is_over(self) -> bool:
        return self.referee.result is not None

    def check_views(self) -> None:
        for viewpoint in (*range(self.seats), None):
            seen = json.loads(msgspec.json.encode(GOTCHA.view(self.state, viewpoint)))
            seen.pop("legal")
            assert seen == self.referee.view(viewpoint)

    def check_turn(self) -> None:
        assert GOTCHA.actors(self.state) == set(self.referee.acting())
        assert (GOTCHA.outcome(self.state) is None) is not self.is_over

    def attempts(self, seat: int) -> tuple[list[Move], list[Move]]:
        """What the referee lets somebody who may act do, in every order, and what it does not."""
        foreign = self.rng.sample(CARDS, 2)
        right: list[Move] = []
        wrong: list[Move] = []
        for move in self.referee.attempts(seat, foreign):
            (right if self.referee.is_right(seat, move) else wrong).append(move)
        return right, wrong

    def check_legal(self, seat: int, right: list[Move]) -> None:
        listed = [unordered(encode(action)) for action in GOTCHA.legal(self.state, seat)]
        assert len(set(listed)) == len(listed)
        assert set(listed) == {unordered(move) for move in right}

    def check_refused(self, seat: int, wrong: list[Move]) -> None:
        for move in self.rng.sample(wrong, min(12, len(wrong))):
            with pytest.raises(IllegalAction):
                GOTCHA.apply(self.state, seat, decode(GOTCHA, move))

    def move(self) -> Move:
        seat = self.rng.choice(self.referee.acting())
        right, wrong = self.attempts(seat)
        self.check_legal(seat, right)
        self.check_refused(seat, wrong)
        bystander = self.rng.randrange(self.seats)
        if bystander not in self.referee.acting():
            assert GOTCHA.legal(self.state, bystander) == ()
            self.check_refused(bystander, right[:5])
        types = sorted({move["type"] for move in right})
        if self.is_keen and len(types) > 1:
            types.remove("done")
        chosen = self.rng.choice(types)
        move = self.rng.choice([move for move in right if move["type"] == chosen])
        self.state = GOTCHA.apply(self.state, seat, decode(GOTCHA, move)).state
        self.referee.do(seat, move)
        return move


def unordered(move: Move) -> str:
    """The same text for the same choice in whatever order."""
    return json.dumps(
        {
            name: sorted(value, key=json.dumps) if isinstance(value, list) else value
            for name, value in move.items()
        },
        sort_keys=True,
    )


@pytest.mark.parametrize(("seats", "deck", "at_once"), TABLES)
def test_engine_and_referee_agree_on_every_view_legality_and_refusal(
    seats: int, deck: str, at_once: bool
) -> None:
    rng = random.Random(f"{seats} {deck} {at_once}")
    moves = 0
    while moves < 50:
        contest = Contest(seats, deck, at_once, rng)
        contest.check_views()
        contest.check_turn()
        while not contest.is_over:
            contest.move()
            contest.check_views()
            contest.check_turn()
            moves += 1
        # A deck without cards is over without a move.
        moves += 1
