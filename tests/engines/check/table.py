"""A small language in which the tests of Check are told.

    table = playing('''
        0  7H 2C 5D 9S
        1  7C .  KH 3D
        discard 4C 8D
    ''')
    table.plays("0:draw 0:swap0").plays("1:match0")
    table.refuses("1:match1", because="There is no card at that position.")

A grid lists its positions, `.` is an empty one. Of the piles, `pile` names the next card first and
`discard` the top card last; cards that are named nowhere are the rest of the draw pile, unless
there is a line `pile`. Seat 0 has the turn unless the text says `turn`.

`seat:draw` and `seat:take` draw from the pile and from the discard pile, `seat:swap2`,
`seat:discard`, `seat:match2`, `seat:pass`, `seat:check`, `seat:ready`; `seat:peek1.0,0.3` looks at
seat 1's position 0 and seat 0's position 3, `seat:exchange1.0,0.3` swaps them, and `seat:peek-` and
`seat:exchange-` skip it; `_` is no card.
`clock:close_peek` and `clock:close_match` are the clock's.
"""

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from games.engines.cards import CARDS
from games.engines.check.actions import (
    Action,
    CallCheck,
    Clock,
    CloseMatch,
    ClosePeek,
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
from games.engines.check.state import Call, FaceDown, Match, Piles, Standing, State, Turn
from games.engines.game import Step
from tests.engines.played import Played

WORDS: dict[str, Action | Clock] = {
    "ready": SayReady(),
    "draw": DrawCard("pile"),
    "take": DrawCard("discard"),
    "discard": DiscardCard(),
    "pass": PassMatch(),
    "check": CallCheck(),
    "peek-": PeekAt(()),
    "exchange-": ExchangeCards(None, None),
    "close_peek": ClosePeek(),
    "close_match": CloseMatch(),
}


class Table(Played):
    game = CHECK

    def moves(self, text: str) -> Iterable[tuple[int | None, Any]]:
        return moves(text)

    def word(self, action: Any) -> str:
        return word(action)

    def all_pass(self) -> "Table":
        """Whoever may still match passes."""
        return self.plays(" ".join(f"{seat}:pass" for seat in sorted(CHECK.actors(self.state))))

    def grid(self, seat: int) -> str:
        """What really lies there."""
        return " ".join("." if held is None else held.card for held in self.state.grids[seat])

    def shape(self, seat: int) -> str:
        """What everybody sees of it: an `x` for every card."""
        cards = self.view()["players"][seat]["cards"]
        return " ".join("." if lying is None else lying["card"] or "x" for lying in cards)

    def known(self, seat: int | None) -> str:
        return " ".join(map(_seen, self.view(seat)["known"]))

    def peeked(self, seat: int | None) -> str:
        return " ".join(map(_seen, self.view(seat)["peeked"]))

    def locked(self) -> list[int]:
        return [player["seat"] for player in self.view()["players"] if player["locked"]]

    @property
    def turn(self) -> int:
        return int(self.view()["turn"])

    def told(self, tag: str) -> list[dict[str, Any]]:
        """The latest events of one kind, without their type."""
        events = [msgspec.to_builtins(event) for event in self.events]
        return [event for event in events if event.pop("type") == tag]


def _seen(seen: dict[str, Any]) -> str:
    return f"{seen['seat']}.{seen['position']}:{seen['card']}"


def moves(text: str) -> list[tuple[int | None, Any]]:
    split = (move.split(":") for move in text.split())
    return [(None if who == "clock" else int(who), action_of(what)) for who, what in split]


def action_of(what: str) -> Action | Clock:
    if what in WORDS:
        return WORDS[what]
    found = re.fullmatch(r"([a-z]+)(.*)", what)
    assert found is not None
    name, rest = found.groups()
    if name == "swap":
        return SwapCard(int(rest))
    if name == "match":
        return MatchCard(int(rest))
    places = [place_of(place) for place in rest.split(",")]
    if name == "peek":
        return PeekAt(tuple(place for place in places if place is not None))
    assert name == "exchange"
    return ExchangeCards(*places)


def place_of(text: str) -> Place | None:
    if text == "_":
        return None
    seat, position = text.split(".")
    return Place(int(seat), int(position))


def word(action: Action | Clock) -> str:
    """An action as the language writes it."""
    if isinstance(action, SwapCard):
        return f"swap{action.position}"
    if isinstance(action, MatchCard):
        return f"match{action.position}"
    for text, fixed in WORDS.items():
        if action == fixed:
            return text
    if isinstance(action, PeekAt):
        return "peek" + ",".join(f"{at.seat}.{at.position}" for at in action.targets)
    assert isinstance(action, ExchangeCards)
    places = (action.first, action.second)
    return "exchange" + ",".join(f"{at.seat}.{at.position}" if at else "_" for at in places)


def opened(
    seats: int = 2, seed: str = "a table", deck: list[str] | None = None, **settings: Any
) -> Table:
    """A match as it begins."""
    return Table(CHECK.setup(seats, seed, Settings(**settings), deck))


def deck_of(*hands: str) -> list[str]:
    """A deck that deals these hands; the rest follows in order."""
    cards = [hand.split() for hand in hands]
    first = [cards[seat][position] for position in range(4) for seat in range(len(cards))]
    return [*first, *(card for card in CARDS if card not in first)]


def playing(text: str, **settings: Any) -> Table:
    """The middle of a round, at the start of a turn; also `caller`, `locked`, `last` (the turns
    left after a call), `totals`, `round`, `refills` and `sealed`."""
    split = (line.split() for line in re.split(r"[\n;]", text) if line.strip())
    lines = {name: words for name, *words in split}
    seats = [seat for seat in range(6) if str(seat) in lines]
    grids = [lines[str(seat)] for seat in seats]
    discard = lines.get("discard", [])
    named = {*discard, *(card for grid in grids for card in grid)}
    rest = [card for card in CARDS if card not in named]
    locked = frozenset(_numbers(lines.get("locked", lines.get("caller", []))))
    return Table(
        Step(
            State(
                match=Match(Settings(**settings), "a table", len(seats), None),
                standing=Standing(_numbers(lines.get("totals", ["0"] * len(seats)))),
                round=_one(lines, "round", 1),
                turn=_one(lines, "turn", 0),
                turns=1,
                grids=tuple(
                    tuple(None if card == "." else FaceDown(card) for card in grid)
                    for grid in grids
                ),
                piles=Piles(
                    tuple(lines.get("pile", rest)),
                    tuple(discard),
                    "sealed" in lines,
                    _one(lines, "refills", 0),
                ),
                call=Call(
                    int(lines["caller"][0]) if "caller" in lines else None,
                    locked,
                    _numbers(lines.get("last", [])),
                ),
                phase=Turn(),
            )
        )
    )


def _numbers(words: list[str]) -> tuple[int, ...]:
    return tuple(int(word) for word in words)


def _one(lines: dict[str, list[str]], name: str, otherwise: int) -> int:
    return int(lines[name][0]) if name in lines else otherwise
