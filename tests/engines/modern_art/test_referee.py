"""The engine and the referee, move by move, over random matches of all kinds of tables."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from games.engines.game import IllegalAction
from games.engines.modern_art.game import MODERN_ART
from games.engines.modern_art.paintings import CARDS
from games.engines.modern_art.settings import Settings
from games.engines.wire import decode, encode
from tests.engines.modern_art.contract import ACTIONS
from tests.engines.modern_art.referee import Move, Referee, artist

CLOSE = {"type": "close_auction"}

TABLES = [
    pytest.param(seats, countdown, id=f"{seats}-seats-countdown-{countdown}")
    for seats in (3, 4, 5)
    for countdown in (0, 5, 30)
]


class Contest:
    """One match, played by the engine and by the referee at once."""

    def __init__(self, seats: int, countdown: int, rng: random.Random) -> None:
        deck = rng.sample(CARDS, len(CARDS))
        self.rng = rng
        self.settings = Settings(open_countdown=countdown)
        self.state = MODERN_ART.setup(seats, "unused", self.settings, deck).state
        self.referee = Referee(seats, deck, countdown)
        self.viewpoints = (*range(seats), None)
        # Spendthrifts run out of money, misers get things for nothing, and who avoids an
        # artist's fifth card gets to the end of the cards.
        self.spends = rng.choice(("anything", "little", "all", "nothing"))
        self.avoids_fifth = rng.random() < 0.5
        self.met: Counter[str] = Counter()

    def move(self) -> None:
        seat, move = self.choice()
        self.note(seat, move)
        before = self.referee.phase(), self.referee.bids()
        key = self.timer_key()
        step = MODERN_ART.apply(self.state, seat, decode(MODERN_ART, move))
        assert step.events
        self.state = step.state
        self.referee.do(seat, move)
        if self.timer_key() is not None:
            # The countdown goes on exactly where there is no new bid.
            same = (self.referee.phase(), self.referee.bids()) == before
            assert (self.timer_key() == key) == same

    def choice(self) -> tuple[int | None, Move]:
        rng, referee = self.rng, self.referee
        if referee.seconds() is not None and rng.random() < 0.1:
            return None, CLOSE
        seat = rng.choice(referee.actors())
        moves = referee.moves(seat)
        if moves[0]["type"] == "play_card" and self.avoids_fifth:
            counts = referee.counts()
            moves.sort(key=lambda move: counts[artist(move["card"])] == 4)
            return seat, moves[0]
        if self.spends != "anything" and "amount" in moves[0]:
            if rng.random() < 0.7 and moves[-1] == {"type": "pass"}:
                return seat, moves[-1]
            amounts = [move for move in moves if "amount" in move]
            chosen = {"little": amounts[:4], "all": amounts[-1:], "nothing": amounts[:1]}
            if self.spends != "nothing" or moves[-1] != {"type": "pass"}:
                return seat, rng.choice(chosen[self.spends])
            return seat, moves[-1]
        return seat, rng.choice(moves)

    def timer_key(self) -> str | None:
        timer = MODERN_ART.timer(self.state)
        return timer.key if timer else None

    def check(self) -> None:
        """Actors, legal actions, defaults, the countdown and every view."""
        referee = self.referee
        assert MODERN_ART.actors(self.state) == set(referee.actors())
        for seat in referee.seats:
            legal = [encode(action) for action in MODERN_ART.legal(self.state, seat)]
            assert legal == referee.moves(seat)
            if legal:
                assert encode(MODERN_ART.default(self.state, seat)) == referee.default(seat)
        timer = MODERN_ART.timer(self.state)
        assert (timer.seconds if timer else None) == referee.seconds()
        for viewpoint in self.viewpoints:
            assert self.seen(viewpoint) == referee.view(viewpoint)

    def check_refusals(self) -> None:
        for seat in (*self.viewpoints, -1, len(self.viewpoints) - 1):
            in_time = seat is None and self.referee.seconds() is not None
            allowed = [CLOSE] if in_time else []
            if seat in self.referee.seats:
                allowed = self.referee.moves(seat)
            for action in self.rng.sample(ACTIONS, 8):
                if encode(action) not in allowed:
                    with pytest.raises(IllegalAction):
                        MODERN_ART.apply(self.state, seat, action)

    def seen(self, viewpoint: int | None) -> Any:
        return msgspec.json.decode(msgspec.json.encode(MODERN_ART.view(self.state, viewpoint)))

    def note(self, seat: int | None, move: Move) -> None:
        """What this move makes happen that the rules have a sentence for."""
        referee, met = self.referee, self.met
        phase = referee.phase()
        met[f"{move['type']} in {phase}"] += 1
        if phase == "open":
            bid = "after a bid" if referee.bids() else "before any bid"
            met[f"{move['type']} {bid}"] += 1
            met["the high bidder passes"] += move["type"] == "pass" and seat == referee.high()[0]
            met["the high bidder bids"] += move["type"] == "bid" and seat == referee.high()[0]
        if phase == "one_offer" and seat == referee.auctioneer:
            met[f"the auctioneer's {move['type']}"] += 1
        if phase == "set_price":
            met["a price of 0"] += move["amount"] == 0
        if phase == "hidden" and len(referee.actors()) == 1:
            sealed = {**dict(referee.bids()), seat: move["amount"]}
            best = max(sealed.values())
            tied = [who for who in sealed if sealed[who] == best]
            met["all 0"] += best == 0
            if best and len(tied) > 1:
                met[f"a tie with the auctioneer {referee.auctioneer in tied}"] += 1
        if move["type"] == "offer_second":
            met["another seat adds"] += seat != referee.auctioneer
        if move["type"] in ("play_card", "offer_second"):
            fifth = referee.counts()[artist(move["card"])] == 4
            last = sum(map(len, referee.hands.values())) == 1
            double = "-double-" in move["card"]
            met[f"{move['type']} {fifth=} {last=} {double=}"] += 1
            met["an empty hand"] += any(not hand for hand in referee.hands.values())


@pytest.mark.parametrize(("seats", "countdown"), TABLES)
def test_engine_and_referee_agree_on_every_view_and_refusal(seats: int, countdown: int) -> None:
    rng = random.Random(f"views {seats} {countdown}")
    for _ in range(4):
        contest = Contest(seats, countdown, rng)
        contest.check()
        while contest.referee.result is None:
            contest.move()
            contest.check()
            contest.check_refusals()
        contest.check_refusals()


@pytest.mark.parametrize(("seats", "countdown"), TABLES)
def test_engine_and_referee_agree_on_how_a_match_ends(seats: int, countdown: int) -> None:
    rng = random.Random(f"results {seats} {countdown}")
    for _ in range(25):
        contest = Contest(seats, countdown, rng)
        while contest.referee.result is None:
            contest.move()
        contest.check()


def test_the_random_matches_come_upon_everything_that_the_rules_speak_of() -> None:
    """A comparison is worth what it compares: the rare things must happen in it."""
    met: Counter[str] = Counter()
    rng = random.Random("coverage")
    for number in range(240):
        contest = Contest(3 + number % 3, (0, 5)[number % 2], rng)
        while contest.referee.result is None:
            contest.move()
        met += contest.met
        met["a shared win"] += len(contest.referee.result["winners"]) > 1

    expected = {
        "bid in open",
        "bid in one_offer",
        "bid in hidden",
        "buy in fixed_price",
        "pass in fixed_price",
        "close_auction before any bid",
        "close_auction after a bid",
        "pass before any bid",
        "the high bidder passes",
        "the high bidder bids",
        "the auctioneer's bid",
        "the auctioneer's pass",
        "a price of 0",
        "all 0",
        "a tie with the auctioneer True",
        "a tie with the auctioneer False",
        "another seat adds",
        "decline_second in second_card",
        "an empty hand",
        "a shared win",
        *(
            f"play_card {fifth=} {last=} {double=}"
            for fifth, last in ((True, False), (False, True), (False, False))
            for double in (True, False)
        ),
        "offer_second fifth=True last=False double=False",
        "offer_second fifth=False last=True double=False",
        "offer_second fifth=False last=False double=False",
    }
    assert expected - set(+met) == set()
