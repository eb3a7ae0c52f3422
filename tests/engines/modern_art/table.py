"""A small language in which the tests of Modern Art are told.

    table = playing('''
        money   100 40 0 100
        played  manuel 3  rafael 1
        0  manuel-open-1 sigrid-double-1
        1  manuel-hidden-2
    ''')
    table.plays("0:manuel-open-1 2:25 0:pass")
    table.refuses("3:25", because="Bid more than 25k.")

`seat:card` plays a card, `seat:+card` adds it to a double and `seat:decline` does not;
`seat:25` bids, `seat:pass` passes; `seat:price18` names a price, `seat:buy` buys;
`clock:close` is the countdown running out. There are four seats, seat 0 is the auctioneer of
round 1, and a seat that the text does not name has two cards of its own.
"""

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from games.engines.game import Step
from games.engines.modern_art.actions import (
    Action,
    Bid,
    Buy,
    CloseAuction,
    DeclineSecond,
    OfferSecond,
    Pass,
    PlayCard,
    SetPrice,
)
from games.engines.modern_art.game import MODERN_ART
from games.engines.modern_art.paintings import ARTISTS, CARDS
from games.engines.modern_art.phases import Play
from games.engines.modern_art.settings import Settings
from games.engines.modern_art.state import State
from tests.engines.played import Played

WORDS: dict[str, Action | CloseAuction] = {
    "pass": Pass(),
    "buy": Buy(),
    "decline": DeclineSecond(),
    "close": CloseAuction(),
}


class Table(Played):
    game = MODERN_ART

    def moves(self, text: str) -> Iterable[tuple[int | None, Any]]:
        return moves(text)

    def word(self, action: Any) -> str:
        return word(action)

    def sees(self, *names: str) -> Any:
        """Some fields of the public view, to be told in one line."""
        seen = [self.view()[name] for name in names]
        return seen[0] if len(seen) == 1 else seen

    def paintings(self, seat: int) -> str:
        return " ".join(self.state.paintings[seat])

    def bought(self) -> tuple[int, int]:
        """Who got the last lot, and for how much."""
        last = self.view()["last_auction"]
        return last["buyer"], last["price"]

    @property
    def money(self) -> list[int]:
        return list(self.state.money)

    @property
    def auctioneer(self) -> int:
        return int(self.view()["auctioneer"])

    def event(self, tag: str) -> Any:
        """The one event of that kind among what just happened, as the wire has it."""
        told = [msgspec.json.decode(msgspec.json.encode(event)) for event in self.events]
        (found,) = [event for event in told if event.pop("type") == tag]
        return found


def moves(text: str) -> list[tuple[int | None, Action | CloseAuction]]:
    pairs = (move.split(":") for move in text.split())
    return [(None if who == "clock" else int(who), action_of(what)) for who, what in pairs]


def action_of(what: str) -> Action | CloseAuction:
    if what in WORDS:
        return WORDS[what]
    if what in CARDS:
        return PlayCard(what)
    if what.startswith("+"):
        return OfferSecond(what[1:])
    if what.startswith("price"):
        return SetPrice(int(what.removeprefix("price")))
    return Bid(int(what))


def word(action: Action) -> str:
    """An action as the language writes it."""
    match action:
        case PlayCard(card):
            return card
        case OfferSecond(card):
            return f"+{card}"
        case SetPrice(amount):
            return f"price{amount}"
        case Bid(amount):
            return str(amount)
    return next(name for name, known in WORDS.items() if known == action)


def opened(
    seats: int = 4, seed: str = "a table", deck: list[str] | None = None, **settings: Any
) -> Table:
    """A match as it begins."""
    return Table(MODERN_ART.setup(seats, seed, Settings(**settings), deck))


def playing(text: str = "", **settings: Any) -> Table:
    """A card about to be played: `seats`, `round`, `auctioneer`, `money`, `played`, `tiles`
    (a line for each artist), `owns` (a line for each seat), and the hands by seat."""
    lines = [line.split() for line in re.split(r"[\n;]", text) if line.strip()]
    said = {name: words for name, *words in lines}
    seats = int(said.get("seats", ["4"])[0])
    spare = [card for card in CARDS if card not in text]
    hands = [
        tuple(said[str(seat)] if str(seat) in said else (spare.pop(), spare.pop()))
        for seat in range(seats)
    ]
    played = dict(zip(said.get("played", ())[::2], said.get("played", ())[1::2], strict=True))
    tiles = {words[0]: words[1:] for name, *words in lines if name == "tiles"}
    owned = {int(words[0]): words[1:] for name, *words in lines if name == "owns"}
    state = State(
        settings=Settings(**settings),
        deck=tuple(spare),
        round=int(said.get("round", "1")[0]),
        hands=tuple(hands),
        money=tuple(int(amount) for amount in said.get("money", ["100"] * seats)),
        paintings=tuple(tuple(owned.get(seat, ())) for seat in range(seats)),
        played=tuple(int(played.get(artist, 0)) for artist in ARTISTS),
        tiles=tuple(tuple(map(int, tiles.get(artist, "0000"))) for artist in ARTISTS),
        last_auction=None,
        last_round=None,
        phase=Play(int(said.get("auctioneer", "0")[0])),
    )
    return Table(Step(state))
