"""A small language in which the tests of Things & Gotchas are told.

    table = at("action", '''
        points      0 2 1
        hand 1      big-1 big-2
        collects 1  flip_one-1
        collects 2  once-1
        offers 1    giant-1 / tiny-1 tiny-2
        offers 2    bad-1 / tiny-3
    ''')
    table.plays("1 plays flip_one-1 on 2:1")
    table.refuses("2 done", because="It is not your turn.")

`at` begins the named phase and runs on from there as the rules say. In an offer the cards before
the `/` are face up; `card@seat` was placed by another seat. Seat 0 of three is the buyer unless
the text says otherwise, and all cards that it does not mention are in the draw pile.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Self

import msgspec

from games.engines import chance
from games.engines.game import Step
from games.engines.gotcha.actions import Action
from games.engines.gotcha.course import run_on
from games.engines.gotcha.deck import CARDS
from games.engines.gotcha.events import Event
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.settings import Settings
from games.engines.gotcha.state import Cards, Ended, Match, Offer, Placed, State
from games.engines.wire import decode, encode
from tests.engines.gotcha.contract import all_cards
from tests.engines.played import Played

# The phases of a round in the rules' order: the number of the one that comes before each.
BEFORE = {
    "assignment": 10,
    "deal": 1,
    "offer": 2,
    "buyer_flip": 3,
    "action": 4,
    "select_offer": 5,
    "distribution": 6,
    "gotcha": 7,
    "things": 8,
    "winner": 9,
}


class Table(Played):
    game = GOTCHA

    def __init__(self, step: Step) -> None:
        super().__init__(step)
        self.cards = sorted(all_cards(self.state))

    def plays(self, text: str) -> Self:
        super().plays(text)
        assert sorted(all_cards(self.state)) == self.cards
        return self

    def moves(self, text: str) -> Iterable[tuple[int | None, Any]]:
        return moves(text)

    def word(self, action: Any) -> str:
        return word(action)

    def legal(self, seat: int) -> list[str]:
        return [word(action) for action in GOTCHA.legal(self.state, seat)]

    @property
    def points(self) -> list[int]:
        return [player["points"] for player in self.view()["players"]]

    @property
    def done(self) -> list[bool]:
        return [player["done"] for player in self.view()["players"]]

    @property
    def discard(self) -> str:
        return " ".join(self.view()["discard"])

    def collection(self, seat: int) -> str:
        return " ".join(self.view()["players"][seat]["collection"])

    def hand(self, seat: int) -> str:
        return " ".join(self.view(seat)["hand"])

    def offer(self, seat: int, viewpoint: int | None = None) -> str:
        """An offer as a viewpoint sees it: `big-1` face up, `(big-1)` face down and known, `?`."""
        (cards,) = [
            offer["cards"] for offer in self.view(viewpoint)["offers"] if offer["seat"] == seat
        ]
        return " ".join(_face(**card) for card in cards)

    def event(self, tag: str) -> Any:
        """The one event of that kind."""
        (found,) = [each for each in self.events if each.__struct_config__.tag == tag]
        return found


def _face(card: str | None, face_up: bool) -> str:
    if card is None:
        return "?"
    return card if face_up else f"({card})"


# Moves


def moves(text: str) -> Iterator[tuple[int, Action]]:
    for line in re.split(r"[\n;]", text):
        if line.strip():
            seat, *words = line.split()
            yield int(seat), decode(GOTCHA, _form(words))


def _form(words: list[str]) -> dict[str, Any]:
    match words:
        case ["offers", face_up, *rest]:
            return {"type": "offer", "face_up": face_up, "face_down": rest[1:]}
        case ["flips", spot]:
            return {"type": "flip", **_spot(spot)}
        case ["plays", card, *rest]:
            return {"type": f"play_{card.split('-')[0]}", "card": card, **_object(card, rest)}
        case ["selects", seat]:
            return {"type": "select_offer", "seat": int(seat)}
        case ["takes", *picks]:
            pairs = [pick.split(":") for pick in picks]
            return {"type": "take", "picks": [{"card": c, "fate": f} for c, f in pairs]}
        case ["done"]:
            return {"type": "done"}
    raise AssertionError(f"this says nothing: {words}")


def _object(card: str, words: list[str]) -> dict[str, Any]:
    """What a play names: `on 1:2`, `big-1 on 1`, `on 1`, or nothing."""
    named = [word for word in words if word != "on"]
    match card.split("-")[0]:
        case "flip_one" | "remove_one":
            return _spot(named[0]) if named else {"seat": None, "index": None}
        case "add_one":
            hand_card, seat = named or (None, None)
            return {"hand_card": hand_card, "seat": None if seat is None else int(seat)}
        case "remove_two":
            return {"targets": [_spot(word) for word in named] or None}
        case _:
            return {"target": int(named[0]) if named else None}


def _spot(text: str) -> dict[str, int]:
    seat, index = text.split(":")
    return {"seat": int(seat), "index": int(index)}


def word(action: Action) -> str:
    """An action as the language writes it, without the seat."""
    match encode(action):
        case {"type": "offer", "face_up": face_up, "face_down": face_down}:
            return " ".join(["offers", face_up, "/", *face_down])
        case {"type": "flip", "seat": seat, "index": index}:
            return f"flips {seat}:{index}"
        case {"type": "select_offer", "seat": seat}:
            return f"selects {seat}"
        case {"type": "take", "picks": picks}:
            return " ".join(["takes", *(f"{pick['card']}:{pick['fate']}" for pick in picks)])
        case {"type": "done"}:
            return "done"
        case {"card": card, **rest}:
            return " ".join(["plays", card, *_named(rest)])
    raise AssertionError(f"this is not told yet: {action}")


def _named(fields: dict[str, Any]) -> list[str]:
    match fields:
        case {"targets": None} | {"target": None} | {"seat": None}:
            return []
        case {"hand_card": card, "seat": seat}:
            return [card, "on", str(seat)]
        case {"seat": seat, "index": index}:
            return ["on", f"{seat}:{index}"]
        case {"targets": list(spots)}:
            return ["on", *(f"{spot['seat']}:{spot['index']}" for spot in spots)]
        case {"target": target}:
            return ["on", str(target)]
    raise AssertionError(f"this is not told yet: {fields}")


# Tables


def opened(
    deck: str | list[str] | None = None, seats: int = 3, buyer: int = 0, **settings: Any
) -> Table:
    """A match as it begins, with a seed that makes this seat the first buyer."""
    cards = deck.split() if isinstance(deck, str) else deck
    seed = next(
        seed
        for seed in map(str, range(1000))
        if chance.drawn(range(seats), chance.derived(seed, "buyer")) == buyer
    )
    return Table(GOTCHA.setup(seats, seed, Settings(**settings), cards))


def at(phase: str, text: str = "", **settings: Any) -> Table:
    """A match at the beginning of a phase, and as far on as nobody has to act."""
    state = _state(text, Settings(**settings), BEFORE[phase])
    events: list[Event] = []
    return Table(Step(run_on(state, events), tuple(events)))


def _state(text: str, settings: Settings, ended: int) -> State:
    lines = {}
    for line in re.split(r"[\n;]", text):
        if line.strip():
            name, *words = line.split()
            owner = [words.pop(0)] if name in ("hand", "collects", "offers") else []
            lines[" ".join([name, *owner])] = words
    seats = int(lines.get("seats", ["3"])[0])
    buyer = int(lines.get("buyer", ["0"])[0])
    everybody = range(seats)
    state = State(
        match=Match(settings, "a table", seats),
        round=int(lines.get("round", ["1"])[0]),
        buyer=buyer,
        bag=int(lines.get("bag", [str(buyer)])[0]),
        hands=_by_seat(lines, "hand", everybody),
        collections=_by_seat(lines, "collects", everybody),
        points=tuple(map(int, lines.get("points", ["0"] * seats))),
        offers=tuple(_offer(lines.get(f"offers {seat}"), seat) for seat in everybody),
        draw=(),
        discard=tuple(lines.get("discard", ())),
        reshuffles=0,
        phase=Ended(ended),
    )
    mentioned = set(all_cards(state))
    rest = [card for card in CARDS if card not in mentioned]
    return msgspec.structs.replace(state, draw=tuple(lines.get("draw", rest)))


def _by_seat(lines: dict[str, list[str]], name: str, everybody: range) -> tuple[Cards, ...]:
    return tuple(tuple(lines.get(f"{name} {seat}", ())) for seat in everybody)


def _offer(words: list[str] | None, owner: int) -> Offer | None:
    if words is None:
        return None
    face_up, _, face_down = " ".join(words).partition("/")
    return tuple(
        Placed(card.split("@")[0], is_up, int(card.split("@")[1]) if "@" in card else owner)
        for cards, is_up in ((face_up, True), (face_down, False))
        for card in cards.split()
    )
