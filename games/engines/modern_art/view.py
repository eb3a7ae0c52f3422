"""What one viewpoint may know of a match, built up from nothing."""

import msgspec
from msgspec.structs import replace

from games.engines.game import Opened, Outcome, Seat
from games.engines.modern_art.actions import Action
from games.engines.modern_art.paintings import ARTISTS
from games.engines.modern_art.phases import (
    FixedPrice,
    GameOver,
    Hidden,
    Lot,
    OneOffer,
    Open,
    Play,
)
from games.engines.modern_art.state import Cards, FinishedAuction, FinishedRound, State

# Made once: a view asks often.
_BIDDING = (Open, OneOffer)
_NO_LOT = (Play, GameOver)


class Player(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    hand_size: int
    paintings: Cards
    # None unless it is one's own or the game is over.
    money: int | None


class LastAuction(msgspec.Struct, frozen=True, gc=False):
    lot: Lot
    auctioneer: Seat
    buyer: Seat
    price: int
    # Seat -> amount after a hidden auction.
    bids: dict[Seat, int] | None


class LastRound(msgspec.Struct, frozen=True, gc=False):
    unsold: Lot
    counts: dict[str, int]
    # By seat.
    sales: tuple[int, ...]


class View(msgspec.Struct, frozen=True, gc=False):
    phase: str
    round: int
    auctioneer: Seat | None
    actors: tuple[Seat, ...]
    lot: Lot
    high_bid: int | None
    high_bidder: Seat | None
    price: int | None
    submitted: tuple[Seat, ...]
    own_bid: int | None
    # By artist.
    played: dict[str, int]
    tiles: dict[str, tuple[int, ...]]
    players: tuple[Player, ...]
    # None for a spectator, as money is.
    hand: Cards | None
    money: int | None
    last_auction: LastAuction | None
    last_round: LastRound | None
    legal: tuple[Action, ...]
    outcome: Outcome | None


def view_of(
    state: State, seat: Seat | None, actors: frozenset[Seat], legal: tuple[Action, ...]
) -> View:
    phase = state.phase
    over = isinstance(phase, GameOver)
    bidding = phase if isinstance(phase, _BIDDING) else None
    bids = phase.bids if isinstance(phase, Hidden) else ()
    return View(
        phase=str(phase.__struct_config__.tag),
        round=state.round,
        auctioneer=None if isinstance(phase, GameOver) else phase.auctioneer,
        actors=tuple(sorted(actors)),
        lot=() if isinstance(phase, _NO_LOT) else phase.lot,
        high_bid=bidding.high_bid if bidding else None,
        high_bidder=bidding.high_bidder if bidding else None,
        price=phase.price if isinstance(phase, FixedPrice) else None,
        submitted=tuple([bidder for bidder, bid in enumerate(bids) if bid is not None]),
        own_bid=bids[seat] if bids and seat is not None else None,
        played=dict(zip(ARTISTS, state.played, strict=True)),
        tiles=dict(zip(ARTISTS, state.tiles, strict=True)),
        players=tuple(
            [
                Player(
                    index,
                    len(hand),
                    state.paintings[index],
                    state.money[index] if over or index == seat else None,
                )
                for index, hand in enumerate(state.hands)
            ]
        ),
        hand=None if seat is None else state.hands[seat],
        money=None if seat is None else state.money[seat],
        last_auction=_last_auction(state.last_auction),
        last_round=_last_round(state.last_round),
        legal=legal,
        outcome=phase.outcome if isinstance(phase, GameOver) else None,
    )


def opened(state: State, actors: frozenset[Seat]) -> Opened:
    view = view_of(state, None, actors, ())
    players = tuple([replace(one, money=state.money[one.seat]) for one in view.players])
    return Opened(replace(view, players=players), state.hands)


def _last_auction(finished: FinishedAuction | None) -> LastAuction | None:
    if finished is None:
        return None
    bids = None if finished.bids is None else dict(enumerate(finished.bids))
    return LastAuction(finished.lot, finished.auctioneer, finished.buyer, finished.price, bids)


def _last_round(finished: FinishedRound | None) -> LastRound | None:
    if finished is None:
        return None
    counts = dict(zip(ARTISTS, finished.counts, strict=True))
    return LastRound(finished.unsold, counts, finished.sales)
