"""The engine and the referee, move by move, over random matches of every kind of table."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from games.engines.cards import CARDS
from games.engines.chance import shuffled
from games.engines.check.actions import CloseMatch, ClosePeek
from games.engines.check.game import CHECK
from games.engines.check.settings import Settings
from games.engines.game import IllegalAction, Seat
from games.engines.wire import decode, encode
from tests.engines.check import contract
from tests.engines.check.referee import Move, Referee

TABLES = [
    pytest.param(seats, penalty, id=f"{seats}-seats-{penalty=}")
    for seats in CHECK.seats
    for penalty in (False, True)
]


class Contest:
    """One match, played by the engine and by the referee at once."""

    def __init__(self, seats: int, settings: Settings, rng: random.Random) -> None:
        self.rng = rng
        self.seed = str(rng.random())
        first = rng.sample(CARDS, len(CARDS))
        # Every later round and every refill follows from the seed and a counter.
        decks = [first] + [
            list(shuffled(CARDS, f"{self.seed}/round/{number}"))
            for number in range(2, settings.rounds + 1)
        ]
        self.state = CHECK.setup(seats, self.seed, settings, first).state
        self.referee = Referee(seats, decks, self.reshuffled, msgspec.to_builtins(settings))
        self.viewpoints: tuple[Seat | None, ...] = (*range(seats), None)
        # Pure chance calls at once, and matches nothing: some players know all cards by heart.
        self.is_shrewd = rng.random() < 0.7
        self.calls = rng.choice((0.0, 0.0, 0.1, 1.0))
        self.guesses = rng.choice((0.0, 0.3, 1.0))
        self.met: Counter[str] = Counter()

    def reshuffled(self, cards: list[str], round: int, number: int) -> list[str]:
        return list(shuffled(cards, f"{self.seed}/round/{round}/refill/{number}"))

    def move(self) -> None:
        assert sorted(CHECK.actors(self.state)) == self.referee.actors()
        seat, chosen = self.choice()
        self.note(seat, chosen)
        self.state = CHECK.apply(self.state, seat, decode(CHECK, chosen)).state
        self.referee.do(seat, chosen)

    def choice(self) -> tuple[Seat | None, Move]:
        clock = self.referee.clock()
        self.check_clock(clock)
        if clock is not None and self.rng.random() < 0.1:
            return None, clock[1]
        seat = self.rng.choice(self.referee.actors())
        moves = self.referee.moves(seat)
        assert as_json(CHECK.legal(self.state, seat)) == moves
        assert encode(CHECK.default(self.state, seat)) in moves
        return seat, self.chosen(seat, moves)

    def chosen(self, seat: Seat, moves: list[Move]) -> Move:
        kinds = {move["type"] for move in moves}
        if "call_check" in kinds and self.rng.random() >= self.calls:
            moves = [move for move in moves if move["type"] != "call_check"]
        if "match" in kinds and self.is_shrewd and self.rng.random() >= self.guesses:
            rank = self.referee.discard_pile[-1][0]
            grid = self.referee.grids[seat]
            right = [move for move in moves[:-1] if str(grid[move["position"]])[0] == rank]
            moves = right or moves[-1:]
        chosen = dict(self.rng.choice(moves))
        # The order in which cards are named does not matter.
        if chosen["type"] == "exchange" and self.rng.random() < 0.5:
            chosen["first"], chosen["second"] = chosen["second"], chosen["first"]
        if chosen["type"] == "peek" and self.rng.random() < 0.5:
            chosen["targets"] = chosen["targets"][::-1]
        return chosen

    def check_clock(self, clock: tuple[int, Move] | None) -> None:
        timer = CHECK.timer(self.state)
        assert (timer and (timer.seconds, encode(timer.action))) == clock

    def check_views(self) -> None:
        for viewpoint in self.viewpoints:
            assert as_json(CHECK.view(self.state, viewpoint)) == self.referee.view(viewpoint)

    def check_refusals(self) -> None:
        for seat in (*self.viewpoints, -1, len(self.viewpoints)):
            for _ in range(4):
                action = self.rng.choice(
                    (
                        contract.action(self.rng),
                        contract.action(self.rng),
                        ClosePeek(),
                        CloseMatch(),
                    )
                )
                if not self.referee.may(seat, encode(action)):
                    with pytest.raises(IllegalAction):
                        CHECK.apply(self.state, seat, action)
                else:
                    CHECK.apply(self.state, seat, action)

    def note(self, seat: Seat | None, move: Move) -> None:
        """What the random matches come upon."""
        referee, kind = self.referee, move["type"]
        if kind == "match" and seat is not None:
            card = referee.card(seat, move["position"])
            if card[0] == referee.discard_pile[-1][0]:
                whose = "own" if seat == referee.turn else "another's"
                last = sum(map(bool, referee.grids[seat])) == 1
                called = "after" if referee.caller is not None else "before"
                special = "pair with ability" if card[0] in "JQK" else "pair"
                self.met[f"{special}, {whose} discard"] += 1
                self.met[f"{special}, last card {called} a call, {whose} discard"] += last
            elif referee.settings["match_penalty"] and not referee.draw_pile:
                below = "something" if len(referee.discard_pile) > 1 else "nothing"
                self.met[f"penalty from an empty pile with {below} below the top"] += 1
                self.met["a fourth refill for a penalty"] += referee.refills == 3 and (
                    below == "something"
                )
        if kind == "peek" and len(move["targets"]) == 1 and referee.abilities[0]["looked"]:
            self.met["a king looks once and then again"] += 1
        self.met["sealed pile"] += referee.sealed and kind == "draw"
        self.met[kind] += 1
        self.met[f"refilled {referee.refills} times"] += 1


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def settings_of(penalty: bool, rng: random.Random, most_rounds: int) -> Settings:
    return Settings(
        rounds=rng.randint(1, most_rounds),
        match_penalty=penalty,
        memory_aid=rng.random() < 0.5,
        peek_seconds=rng.choice((0, 10)),
        match_seconds=rng.choice((0, 6)),
    )


@pytest.mark.parametrize(("seats", "penalty"), TABLES)
def test_engine_and_referee_agree_on_every_view_legal_move_and_refusal(
    seats: int, penalty: bool
) -> None:
    rng = random.Random(f"views {seats} {penalty}")
    for _ in range(4):
        contest = Contest(seats, settings_of(penalty, rng, 2), rng)
        contest.check_views()
        while contest.referee.result is None:
            contest.move()
            contest.check_views()
            contest.check_refusals()


@pytest.mark.parametrize(("seats", "penalty"), TABLES)
def test_engine_and_referee_agree_on_legality_and_result(seats: int, penalty: bool) -> None:
    rng = random.Random(f"results {seats} {penalty}")
    for _ in range(8):
        contest = Contest(seats, settings_of(penalty, rng, 5), rng)
        while contest.referee.result is None:
            contest.move()
        contest.check_views()


def test_the_random_matches_come_upon_everything_that_the_rules_speak_of() -> None:
    """A comparison is worth what it compares: the rare things must happen in it."""
    rng = random.Random("coverage")
    met: Counter[str] = Counter()
    for _ in range(150):
        contest = Contest(rng.randint(2, 6), settings_of(rng.random() < 0.5, rng, 3), rng)
        while contest.referee.result is None:
            contest.move()
        met += contest.met

    expected = {
        *("ready", "draw", "swap", "discard", "match", "pass", "peek", "exchange", "call_check"),
        *("close_peek", "close_match", "sealed pile", "a king looks once and then again"),
        *(f"refilled {number} times" for number in range(4)),
        *(
            f"{pair}{last}, {whose} discard"
            for pair in ("pair", "pair with ability")
            for last in ("", ", last card before a call", ", last card after a call")
            for whose in ("own", "another's")
        ),
        "penalty from an empty pile with something below the top",
        "penalty from an empty pile with nothing below the top",
        "a fourth refill for a penalty",
    }
    assert expected - set(+met) == set()
