"""Phase 9: every complete Thing set is discarded for a point."""

from msgspec.structs import replace

from games.engines.gotcha.deck import KIND_OF, KINDS, THING_CARDS
from games.engines.gotcha.events import Event, ThingsScored
from games.engines.gotcha.sets import has_thing_set
from games.engines.gotcha.state import Cards, Ended, State


def trade_in_things(state: State, events: list[Event]) -> State:
    """All at once: seat by seat, and each seat's cards in the order of its collection."""
    holders = [seat for seat, cards in enumerate(state.collections) if has_thing_set(cards)]
    if not holders:
        return replace(state, phase=Ended(9))
    collections, points, discard = list(state.collections), list(state.points), list(state.discard)
    for seat in holders:
        collection = collections[seat]
        traded: list[str] = []
        for name, cards in sets_of(collection).items():
            worth = len(cards) // KINDS[name].set_size
            points[seat] += worth
            events.append(ThingsScored(seat, name, cards, worth))
            traded += cards
        collections[seat] = tuple([card for card in collection if card not in traded])
        discard += [card for card in collection if card in traded]
    return replace(
        state,
        collections=tuple(collections),
        points=tuple(points),
        discard=tuple(discard),
        phase=Ended(9),
    )


def sets_of(collection: Cards) -> dict[str, Cards]:
    """By kind, the cards of a collection that make complete sets: those that came first."""
    held: dict[str, list[str]] = {}
    for card in collection:
        if card in THING_CARDS:
            held.setdefault(KIND_OF[card].name, []).append(card)
    sets = {}
    for name, cards in held.items():
        size = KINDS[name].set_size
        if len(cards) >= size:
            sets[name] = tuple(cards[: len(cards) - len(cards) % size])
    return sets
