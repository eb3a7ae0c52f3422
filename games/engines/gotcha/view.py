"""What one viewpoint may know of a match, built up from nothing."""

import msgspec
from msgspec.structs import replace

from games.engines.game import Opened, Outcome, Seat
from games.engines.gotcha.actions import Action
from games.engines.gotcha.deck import CARDS, Gotcha
from games.engines.gotcha.state import (
    Acting,
    Cards,
    Ended,
    GameOver,
    Offer,
    OfferingAtOnce,
    Picking,
    State,
)


class Player(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    hand_size: int
    collection: Cards
    points: int
    # Always false outside the action phase.
    done: bool


class OfferedCard(msgspec.Struct, frozen=True, gc=False):
    # None where it may not be known.
    card: str | None
    face_up: bool


class ShownOffer(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    cards: tuple[OfferedCard, ...]


class Pending(msgspec.Struct, frozen=True, gc=False):
    """What the buyer must pick: `count` cards of the victim's collection."""

    victim: Seat
    kind: Gotcha
    count: int


class View(msgspec.Struct, frozen=True, gc=False):
    phase: str
    round: int
    buyer: Seat
    bag: Seat
    actors: tuple[Seat, ...]
    players: tuple[Player, ...]
    # By seat; none for a seat that has made none.
    offers: tuple[ShownOffer, ...]
    draw_size: int
    discard: Cards
    pending: Pending | None
    # None for a spectator.
    hand: Cards | None
    legal: tuple[Action, ...]
    outcome: Outcome | None


_FACE_UP = {card: OfferedCard(card, True) for card in CARDS}
_PARTIAL = {card: OfferedCard(card, False) for card in CARDS}
_BACK = OfferedCard(None, False)


def view_of(state: State, seat: Seat | None, legal: tuple[Action, ...]) -> View:
    phase, hands = state.phase, state.hands
    assert not isinstance(phase, Ended)
    done = phase.done if isinstance(phase, Acting) else (False,) * len(hands)
    return View(
        phase=phase.name,
        round=state.round,
        buyer=state.buyer,
        bag=state.bag,
        actors=phase.actors,
        players=tuple(
            [
                Player(index, len(hand), collection, points, is_done)
                for index, (hand, collection, points, is_done) in enumerate(
                    zip(hands, state.collections, state.points, done, strict=True)
                )
            ]
        ),
        offers=tuple(
            [
                ShownOffer(owner, _shown(offer, seat))
                for owner, offer in enumerate(_visible(state, seat))
                if offer is not None
            ]
        ),
        draw_size=len(state.draw),
        discard=state.discard,
        pending=(
            Pending(phase.set.seat, phase.set.kind, phase.count)
            if isinstance(phase, Picking)
            else None
        ),
        hand=None if seat is None else hands[seat],
        legal=legal,
        outcome=phase.outcome if isinstance(phase, GameOver) else None,
    )


def opened(state: State) -> Opened:
    phase = state.phase
    laid = phase.laid if isinstance(phase, OfferingAtOnce) else state.offers
    offers = tuple(
        [
            ShownOffer(
                owner,
                tuple([(_FACE_UP if one.face_up else _PARTIAL)[one.card] for one in offer]),
            )
            for owner, offer in enumerate(laid)
            if offer is not None
        ]
    )
    return Opened(replace(view_of(state, None, ()), offers=offers), state.hands)


def _visible(state: State, seat: Seat | None) -> tuple[Offer | None, ...]:
    """The offers that are shown to this viewpoint, by seat."""
    if not isinstance(state.phase, OfferingAtOnce):
        return state.offers
    # Until the last is in, nobody sees an offer but their own.
    return tuple([laid if owner == seat else None for owner, laid in enumerate(state.phase.laid)])


def _shown(offer: Offer, seat: Seat | None) -> tuple[OfferedCard, ...]:
    """Face down, a card is known to whoever placed it, in whosever offer it lies."""
    return tuple(
        [
            _FACE_UP[placed.card]
            if placed.face_up
            else _PARTIAL[placed.card]
            if placed.by == seat
            else _BACK
            for placed in offer
        ]
    )
