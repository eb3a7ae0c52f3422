"""How the contract tests look inside Things & Gotchas."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from games.engines.game import Seat
from games.engines.gotcha.actions import (
    Action,
    Done,
    Flip,
    Pick,
    PlaceOffer,
    PlayAddOne,
    PlayFlipOne,
    PlayRemoveOne,
    PlayRemoveTwo,
    PlayStealAPoint,
    SelectOffer,
    Spot,
    Take,
)
from games.engines.gotcha.deck import CARDS, CARDS_OF, in_order
from games.engines.gotcha.events import PointMoved, ThingsScored
from games.engines.gotcha.settings import Settings
from games.engines.gotcha.state import Offer, OfferingAtOnce, Placed, State
from games.fuzzing.promises import Probes


def action(rng: random.Random) -> Action:
    """Any well-formed action; most are nonsense."""
    seat, index = rng.choice((-1, 0, 1, 2, 3, 4, 5, 6)), rng.choice((-1, 0, 1, 2, 3))
    some = rng.sample(CARDS, 3)
    nobody = rng.random() < 0.2

    def of(kind: str) -> str:
        return rng.choice(CARDS if rng.random() < 0.1 else sorted(CARDS_OF[kind]))

    def spot() -> Spot:
        return Spot(rng.randrange(-1, 7), rng.randrange(-1, 4))

    return rng.choice(
        (
            Done(),
            PlaceOffer(some[0], tuple(in_order(some[1 : rng.randint(1, 3)]))),
            PlaceOffer(some[0], (some[0], some[1])),
            Flip(seat, index),
            PlayFlipOne(of("flip_one"), None if nobody else seat, None if nobody else index),
            PlayFlipOne(of("flip_one"), None, index),
            PlayAddOne(of("add_one"), None if nobody else some[0], None if nobody else seat),
            PlayAddOne(of("add_one"), some[0], None),
            PlayRemoveOne(of("remove_one"), None if nobody else seat, None if nobody else index),
            PlayRemoveTwo(of("remove_two"), None if nobody else (spot(), spot())),
            PlayRemoveTwo(of("remove_two"), rng.choice(((), (spot(),), (spot(), spot(), spot())))),
            PlayStealAPoint(of("steal_a_point"), None if nobody else seat),
            SelectOffer(seat),
            Take(
                tuple(
                    Pick(card, rng.choice(("steal", "discard")))
                    for card in rng.choices(some, k=rng.randint(0, 3))
                )
            ),
        )
    )


def canonical(action: Action) -> Action:
    """Unordered choices as `legal` lists them."""
    match action:
        case PlaceOffer():
            return replace(action, face_down=tuple(in_order(action.face_down)))
        case PlayRemoveTwo(targets=tuple(targets)):
            ordered = sorted(targets, key=lambda spot: (spot.seat, spot.index))
            return replace(action, targets=tuple(ordered))
        case Take():
            place = {card: place for place, card in enumerate(CARDS)}
            return replace(action, picks=tuple(sorted(action.picks, key=lambda p: place[p.card])))
    return action


def offers(state: State) -> tuple[Offer | None, ...]:
    """All offers, those included that are not shown yet."""
    phase = state.phase
    return phase.laid if isinstance(phase, OfferingAtOnce) else state.offers


def placed(state: State) -> Iterator[Placed]:
    for offer in offers(state):
        yield from offer or ()


def is_known(state: State, card: Placed, viewpoint: Seat | None) -> bool:
    if card.by == viewpoint:
        return True
    return card.face_up and not isinstance(state.phase, OfferingAtOnce)


def hidden_cards(state: State, viewpoint: Seat | None) -> list[str]:
    """The draw pile, others' hands, and what others have placed and nobody has turned up."""
    hands = [hand for seat, hand in enumerate(state.hands) if seat != viewpoint]
    on_offer = [each.card for each in placed(state) if not is_known(state, each, viewpoint)]
    return [*state.draw, *(card for hand in hands for card in hand), *on_offer]


def resample(state: State, viewpoint: Seat | None, rng: random.Random) -> State:
    """All hidden cards dealt anew, and another seed for later shuffles."""
    cards = hidden_cards(state, viewpoint)
    rng.shuffle(cards)

    def other(card: Placed) -> Placed:
        return card if is_known(state, card, viewpoint) else replace(card, card=cards.pop())

    hands = tuple(
        hand if seat == viewpoint else tuple(cards.pop() for _ in hand)
        for seat, hand in enumerate(state.hands)
    )
    lying = tuple(
        None if offer is None else tuple(other(card) for card in offer) for offer in offers(state)
    )
    phase = state.phase
    if isinstance(phase, OfferingAtOnce):
        phase, lying = replace(phase, laid=lying), state.offers
    match = replace(state.match, seed=f"another {rng.random()}")
    return replace(state, match=match, hands=hands, offers=lying, phase=phase, draw=tuple(cards))


def all_cards(state: State) -> list[str]:
    return [
        *state.draw,
        *state.discard,
        *(card for cards in state.hands + state.collections for card in cards),
        *(each.card for each in placed(state)),
    ]


def check_conserved(state: State, events: list[Any]) -> None:
    """Every card is in one place, and every point was scored for Things or taken from somebody."""
    assert sorted(all_cards(state)) == sorted(CARDS)
    points: Counter[Seat | None] = Counter()
    for event in events:
        if isinstance(event, ThingsScored):
            points[event.seat] += event.points
        elif isinstance(event, PointMoved):
            points[event.loser] -= 1
            points[event.gainer] += 1
    assert [points[seat] for seat in range(state.match.seats)] == list(state.points)
    assert min(state.points) >= 0
    assert all(len(hand) <= 5 for hand in state.hands)


PROBES = Probes(
    settings=(
        Settings(target_points=3),
        Settings(target_points=3, simultaneous_offers=True),
        Settings(target_points=1),
    ),
    # A hundred rounds, in each of which 23 Action cards may be answered by six that are done.
    longest=100 * (5 + 1 + 24 * 6 + 1 + 10),
    action=action,
    resample=resample,
    check_conserved=check_conserved,
    canonical=canonical,
)
