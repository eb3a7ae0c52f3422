"""The engine and the referee, move by move, over random rounds of all variants."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from games.engines.game import IllegalAction
from games.engines.spades.game import SPADES
from games.engines.spades.pack import pack_of
from games.engines.spades.settings import Settings
from games.engines.wire import decode, encode
from tests.engines.spades.contract import ACTIONS
from tests.engines.spades.referee import Move, Referee

VARIANTS = [
    pytest.param(jokers, deuce_high, blind, id=f"{jokers=}-{deuce_high=}-{blind=}")
    for jokers in (False, True)
    for deuce_high in (False, True)
    for blind in ("none", "blind_nil", "blind_bid", "both")
]


class Contest:
    """One match, played by the engine and by the referee at once."""

    def __init__(self, settings: Settings, rng: random.Random) -> None:
        packs = [list(pack_of(settings).cards) for _ in range(settings.round_limit)]
        for pack in packs:
            rng.shuffle(pack)
        deck = [card for pack in packs for card in pack]
        self.rng = rng
        self.state = SPADES.setup(4, str(rng.random()), settings, deck).state
        dealer = SPADES.view(self.state, None).dealer
        self.referee = Referee(dealer, packs, msgspec.to_builtins(settings))
        # Somebody who bids what they hold now and then gets somewhere.
        self.is_sober = rng.random() < 0.6

    def move(self) -> None:
        seat = self.referee.turn()
        assert seat is not None
        assert SPADES.actors(self.state) == {seat}
        moves = self.referee.moves(seat)
        assert [encode(action) for action in SPADES.legal(self.state, seat)] == moves
        chosen = self.choice(moves)
        self.state = SPADES.apply(self.state, seat, decode(SPADES, chosen)).state
        self.referee.do(seat, chosen)

    def choice(self, moves: list[Move]) -> Move:
        sober = [move for move in moves if move.get("amount", 0) < 5] if self.is_sober else moves
        return self.rng.choice(sober)

    def check_result(self) -> None:
        for viewpoint in (0, None):
            assert self.seen(viewpoint) == self.referee.view(viewpoint)

    def check_every_view(self) -> None:
        for viewpoint in (0, 1, 2, 3, None):
            assert self.seen(viewpoint) == self.referee.view(viewpoint)

    def check_refusals(self) -> None:
        for seat in range(4):
            allowed = self.referee.moves(seat)
            for action in self.rng.sample(ACTIONS, 10):
                if encode(action) not in allowed:
                    with pytest.raises(IllegalAction):
                        SPADES.apply(self.state, seat, action)

    def seen(self, viewpoint: int | None) -> Any:
        return msgspec.json.decode(msgspec.json.encode(SPADES.view(self.state, viewpoint)))


def settings_of(
    jokers: bool, deuce_high: bool, blind: str, rng: random.Random, most_rounds: int
) -> Settings:
    return Settings(
        win_target=rng.choice((100, 200, 500)),
        round_limit=rng.randint(1, most_rounds),
        allow_nil=rng.random() < 0.7,
        blind_nil=blind in ("blind_nil", "both"),
        blind_bid=blind in ("blind_bid", "both"),
        jokers=jokers,
        deuce_high=deuce_high,
        bag_penalty=rng.choice((0, 50, 100, 200)),
    )


@pytest.mark.parametrize(("jokers", "deuce_high", "blind"), VARIANTS)
def test_engine_and_referee_agree_on_legality_and_score(
    jokers: bool, deuce_high: bool, blind: str
) -> None:
    rng = random.Random(f"legality {jokers} {deuce_high} {blind}")
    rounds = 0
    while rounds < 130:
        contest = Contest(settings_of(jokers, deuce_high, blind, rng, 20), rng)
        while contest.referee.result is None:
            contest.move()
        contest.check_result()
        rounds += contest.referee.round


@pytest.mark.parametrize(("jokers", "deuce_high", "blind"), VARIANTS)
def test_engine_and_referee_agree_on_every_view_and_refusal(
    jokers: bool, deuce_high: bool, blind: str
) -> None:
    rng = random.Random(f"views {jokers} {deuce_high} {blind}")
    rounds = 0
    while rounds < 5:
        contest = Contest(settings_of(jokers, deuce_high, blind, rng, 4), rng)
        contest.check_every_view()
        while contest.referee.result is None:
            contest.move()
            contest.check_every_view()
            contest.check_refusals()
        rounds += contest.referee.round


def test_the_random_matches_come_upon_everything_that_the_rules_speak_of() -> None:
    """A comparison is worth what it compares: the rare things must happen in it."""
    rng = random.Random("coverage")
    met: Counter[str] = Counter()
    for _ in range(40):
        contest = Contest(settings_of(True, False, "both", rng, 12), rng)
        while contest.referee.result is None:
            contest.move()
        result = contest.referee.result
        met[result["reason"]] += 1
        for finished in contest.referee.rounds:
            for bid, tricks in zip(finished["bids"], finished["tricks"], strict=True):
                met[f"{bid['kind']} {'took' if tricks else 'took none'}"] += 1
            for team, lines in enumerate(finished["breakdown"]):
                met.update(f"{line} {points > 0}" for line, points in lines.items() if points)
                kinds = {finished["bids"][seat]["kind"] for seat in (team, team + 2)}
                met["no contract"] += kinds <= {"nil", "blind_nil"}

    expected = {
        "win_target",
        "round_limit",
        "no contract",
        "bid True",
        "bid False",
        "blind_bonus True",
        "blind_bonus False",
        "bags True",
        "nil True",
        "nil False",
        "blind_nil True",
        "blind_nil False",
        "bag_penalty False",
    }
    assert expected <= set(+met)
