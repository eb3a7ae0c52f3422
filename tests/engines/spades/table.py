"""A small language in which the tests of Spades are told.

    table = playing('''
        dealer 3
        bids   3 4 nil 2
        0  KH 2C
        1  2H 9S
        2  AH 3C
        3  4H 5C
    ''')
    table.plays("0:KH")
    table.refuses("1:9S", because="You must follow suit: play a heart.")

`seat:KH` plays a card, `seat:4`, `seat:nil`, `seat:blind6` and `seat:blind_nil` bid, `seat:see`
looks at the cards. Dealer is seat 3 unless the text says otherwise, so that seat 0 begins.
"""

import re
from collections.abc import Iterable
from typing import Any

from games.engines.game import Step
from games.engines.spades.actions import Action, PlaceBid, PlayCard, SeeCards
from games.engines.spades.bids import Bid
from games.engines.spades.dealing import deal
from games.engines.spades.game import SPADES
from games.engines.spades.pack import SUIT
from games.engines.spades.settings import Settings
from games.engines.spades.state import Deal, Match, Placed, Playing, Standing, State
from tests.engines.played import Played


class Table(Played):
    game = SPADES

    def moves(self, text: str) -> Iterable[tuple[int | None, Any]]:
        return moves(text)

    def word(self, action: Any) -> str:
        return word(action)

    @property
    def actor(self) -> int | None:
        return next(iter(SPADES.actors(self.state)), None)


def moves(text: str) -> list[tuple[int, Action]]:
    return [(int(seat), action_of(what)) for seat, what in map(_split, text.split())]


def _split(move: str) -> list[str]:
    return move.split(":")


def action_of(what: str) -> Action:
    if what in SUIT:
        return PlayCard(what)
    if what == "see":
        return SeeCards()
    bid = bid_of(what)
    assert bid is not None
    return PlaceBid(bid.kind, bid.amount)


def bid_of(what: str) -> Bid | None:
    if what == "-":
        return None
    if what in ("nil", "blind_nil"):
        return Bid(what, 0)
    return Bid("blind" if what.startswith("blind") else "normal", int(what.removeprefix("blind")))


def word(action: Action) -> str:
    """An action as the language writes it."""
    if isinstance(action, PlayCard):
        return action.card
    if isinstance(action, SeeCards):
        return "see"
    if action.kind in ("nil", "blind_nil"):
        return action.kind
    return f"{'blind' if action.kind == 'blind' else ''}{action.amount}"


def _lines(text: str) -> dict[str, list[str]]:
    lines = (line.split() for line in re.split(r"[\n;]", text) if line.strip())
    return {name: words for name, *words in lines}


def _numbers(words: list[str]) -> Any:
    return tuple(int(word) for word in words)


def _standing(lines: dict[str, list[str]]) -> Standing:
    return Standing(_numbers(lines.get("scores", "00")), _numbers(lines.get("bags", "00")))


def _one(lines: dict[str, list[str]], name: str, otherwise: int) -> int:
    return int(lines[name][0]) if name in lines else otherwise


def opened(seed: str = "a table", deck: list[str] | None = None, **settings: Any) -> Table:
    """A match as it begins."""
    return Table(SPADES.setup(4, seed, Settings(**settings), deck))


def dealt(text: str = "", **settings: Any) -> Table:
    """A round just dealt: `scores`, `bags`, `round`, `dealer`."""
    lines = _lines(text)
    match = Match(Settings(**settings), "a deal", ())
    return Table(
        deal(match, _standing(lines), _one(lines, "round", 2), _one(lines, "dealer", 3), None)
    )


def playing(text: str, **settings: Any) -> Table:
    """A trick being played: also `bids`, `tricks`, `trick`, `turn`, `broken`, and the hands."""
    lines = _lines(text)
    dealer = _one(lines, "dealer", 3)
    trick = tuple(Placed(seat, card.card) for seat, card in moves(" ".join(lines.get("trick", []))))
    leads = (trick[-1].seat + 1) % 4 if trick else (dealer + 1) % 4
    return Table(
        Step(
            State(
                match=Match(Settings(**settings), "a hand", ()),
                deal=Deal(_one(lines, "round", 1), dealer, (False, False)),
                standing=_standing(lines),
                hands=tuple(tuple(lines.get(str(seat), ())) for seat in range(4)),
                bids=tuple(bid_of(what) for what in lines.get("bids", "3333")),
                last_trick=None,
                phase=Playing(
                    _one(lines, "turn", leads),
                    trick,
                    _numbers(lines.get("tricks", "0000")),
                    "broken" in lines,
                ),
            )
        )
    )


def finished(bids: str, tricks: str, more: str = "", **settings: Any) -> Table:
    """A round that has just ended with these bids and tricks, its last trick really played."""
    taken = list(_numbers(tricks.split()))
    winner = next(seat for seat in range(4) if taken[seat])
    taken[winner] -= 1
    cards = ["3D", "4D", "5D", "6D"]
    cards[winner] = "AS"
    hands = "; ".join(f"{seat} {card}" for seat, card in enumerate(cards))
    before = " ".join(map(str, taken))
    table = playing(
        f"bids {bids}; tricks {before}; turn {winner}; broken; {hands}; {more}", **settings
    )
    return table.plays(
        " ".join(f"{seat % 4}:{cards[seat % 4]}" for seat in range(winner, winner + 4))
    )
