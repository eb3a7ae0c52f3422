"""How the contract tests look inside Modern Art."""

import random
from typing import Any

from msgspec.structs import replace

from games.engines.game import Seat
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
from games.engines.modern_art.amounts import MOST_MONEY
from games.engines.modern_art.events import (
    CardPlayed,
    LotSold,
    PaintingsSold,
    RoundBegan,
    SecondCardOffered,
)
from games.engines.modern_art.paintings import ARTIST, ARTISTS, CARDS
from games.engines.modern_art.phases import GameOver, Hidden, Play
from games.engines.modern_art.settings import Settings
from games.engines.modern_art.state import State
from games.fuzzing.promises import Probes

ACTIONS: tuple[Action | CloseAuction, ...] = (
    *(kind() for kind in (Pass, Buy, DeclineSecond, CloseAuction)),
    *(kind(card) for kind in (PlayCard, OfferSecond) for card in CARDS),
    *(kind(amount) for kind in (Bid, SetPrice) for amount in (*range(-2, 130), 10**9)),
)


def action(rng: random.Random) -> Action | CloseAuction:
    return rng.choice(ACTIONS)


def resample(state: State, viewpoint: Seat | None, rng: random.Random) -> State:
    """Hands and deck dealt anew; other amounts of money; other sealed bids."""
    others = [seat for seat in range(state.seats) if seat != viewpoint]
    unseen = [card for seat in others for card in state.hands[seat]] + list(state.deck)
    rng.shuffle(unseen)
    hands, money, phase = list(state.hands), list(state.money), state.phase
    for seat in others:
        size = len(hands[seat])
        hands[seat] = tuple(unseen[:size])
        del unseen[:size]
        # Once the game is over everybody may count.
        if not isinstance(phase, GameOver):
            money[seat] = rng.randint(0, 300)
    if isinstance(phase, Hidden):
        bids = [
            bid if seat == viewpoint or bid is None else rng.randint(0, money[seat])
            for seat, bid in enumerate(phase.bids)
        ]
        phase = replace(phase, bids=tuple(bids))
    return replace(state, hands=tuple(hands), money=tuple(money), deck=tuple(unseen), phase=phase)


def check_conserved(state: State, events: list[Any]) -> None:
    check_cards(state, events)
    assert list(state.money) == ledger(state.seats, events)


def check_cards(state: State, events: list[Any]) -> None:
    """Every card is in the deck, in one hand or has been played, once."""
    played: list[str] = []
    this_round: list[str] = []
    for event in events:
        if isinstance(event, RoundBegan):
            this_round = []
        if isinstance(event, CardPlayed | SecondCardOffered):
            played.append(event.card)
            this_round.append(event.card)
    held = [card for hand in state.hands for card in hand]
    assert sorted([*state.deck, *held, *played]) == sorted(CARDS)
    counts = [[ARTIST[card] for card in this_round].count(artist) for artist in ARTISTS]
    assert list(state.played) == counts
    lot = () if isinstance(state.phase, Play | GameOver) else state.phase.lot
    owned = [*lot, *(card for paintings in state.paintings for card in paintings)]
    # Until the round is over every card played this round is in the lot or somebody's.
    assert sorted(owned) == ([] if isinstance(state.phase, GameOver) else sorted(this_round))


def ledger(seats: int, events: list[Any]) -> list[int]:
    """Everybody's money, added up from what has been told in public."""
    money = [100] * seats
    for event in events:
        if isinstance(event, LotSold):
            money[event.buyer] -= event.price
            if event.buyer != event.auctioneer:
                money[event.auctioneer] += event.price
        elif isinstance(event, PaintingsSold):
            money[event.seat] += event.total
        assert min(money) >= 0
    assert max(money) <= MOST_MONEY
    return money


PROBES = Probes(
    settings=(Settings(), Settings(open_countdown=0, turn_seconds=0)),
    # In each of 70 auctions every amount could be bid, and all others pass in between.
    longest=70 * MOST_MONEY * 5,
    action=action,
    resample=resample,
    check_conserved=check_conserved,
)
