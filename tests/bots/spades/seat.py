"""A seat at a Spades table that a bot holds, in the language of the engine's own tests."""

from random import Random
from typing import Any

from msgspec.structs import replace

from games import bots
from games.engines.spades.game import SPADES
from games.engines.spades.pack import pack_of
from games.engines.spades.state import SEATS, Placed, Trick
from tests.engines.spades.table import Table, bid_of, dealt, playing, word


def chosen(level: str, table: Table, seed: int = 0) -> str:
    """What a bot does in the seat that is to act."""
    seat = table.actor
    assert seat is not None
    view, legal = SPADES.view(table.state, seat), SPADES.legal(table.state, seat)
    return word(bots.decide("spades", level, view, legal, Random(seed), 0.05).action)


def held(hand: str, bids: str = "- - - -", text: str = "", **settings: Any) -> Table:
    """Seat 0 to bid on a hand; the others have the rest of the pack."""
    table = dealt(text, **settings)
    state = table.state
    pack = pack_of(state.match.settings)
    own = sorted(hand.split(), key=pack.place.__getitem__)
    rest = [card for card in pack.cards if card not in own]
    assert len(own) == len(rest) / 3
    hands = (tuple(own), *(tuple(rest[start::3]) for start in range(3)))
    placed = tuple(bid_of(what) for what in bids.split())
    first = [seat for seat in range(SEATS) if placed[seat] is None]
    table.state = replace(
        state, hands=hands, bids=placed, phase=replace(state.phase, waiting=tuple(first))
    )
    return table


def after(trick: str, winner: int, text: str, **settings: Any) -> Table:
    """A trick being played after another one, which still lies on the table."""
    table = playing(text, **settings)
    plays = tuple(Placed(int(seat), card) for seat, card in (m.split(":") for m in trick.split()))
    table.state = replace(table.state, last_trick=Trick(plays, winner))
    return table
