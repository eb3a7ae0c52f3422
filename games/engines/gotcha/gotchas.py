"""Phase 8: complete Gotcha sets are discarded and do their harm, until none is left."""

from msgspec.structs import replace

from games.engines.game import Seat
from games.engines.gotcha.deck import CARDS_OF, KINDS, Gotcha
from games.engines.gotcha.events import Event, GotchaBroken, GotchaTraded, NoHarm, PointMoved
from games.engines.gotcha.sets import has_gotcha_set
from games.engines.gotcha.state import Cards, Ended, GotchaSet, Picking, State, changed_at

# All of one kind before the next.
ORDER: tuple[Gotcha, ...] = ("bad", "twice", "once")
PICKS: dict[Gotcha, int] = {"once": 1, "twice": 2}


def trade_in_gotchas(state: State, events: list[Event]) -> State:
    return trade_in(state, (), (), events)


def complete_sets(state: State) -> tuple[GotchaSet, ...]:
    """All of every player: by kind, each in rotation from the buyer."""
    collections = state.collections
    holders = [seat for seat in state.rotation if has_gotcha_set(collections[seat])]
    return tuple(
        [
            GotchaSet(seat, kind)
            for kind in ORDER
            for seat in holders
            for _ in range(
                len(CARDS_OF[kind].intersection(collections[seat])) // KINDS[kind].set_size
            )
        ]
    )


def trade_in(
    state: State, waiting: tuple[GotchaSet, ...], gained: Cards, events: list[Event]
) -> State:
    """One listed set after the other, until the buyer must pick; then all are listed anew."""
    while True:
        if not waiting:
            waiting, gained = complete_sets(state), ()
            if not waiting:
                return replace(state, phase=Ended(8))
        listed, waiting = waiting[0], waiting[1:]
        seat, kind = listed.seat, listed.kind
        cards = _cards_of_set(state.collections[seat], kind, gained)
        if cards is None:
            events.append(GotchaBroken(seat, kind))
            continue
        state = _discarded(state, seat, cards)
        events.append(GotchaTraded(seat, kind, cards))
        if kind == "bad":
            state = _point_lost(state, seat, events)
        elif count := min(PICKS[kind], len(state.collections[seat])):
            return replace(state, phase=Picking((state.buyer,), listed, count, waiting, gained))
        else:
            events.append(NoHarm(seat, kind))


def _cards_of_set(collection: Cards, kind: Gotcha, gained: Cards) -> Cards | None:
    """Those that came first, but none gained since the list was made; None if too few are left."""
    of_kind, size = CARDS_OF[kind], KINDS[kind].set_size
    cards = tuple([card for card in collection if card in of_kind and card not in gained])
    return cards[:size] if len(cards) >= size else None


def _discarded(state: State, seat: Seat, cards: Cards) -> State:
    kept = tuple([card for card in state.collections[seat] if card not in cards])
    collections = changed_at(seat, state.collections, kept)
    return replace(state, collections=collections, discard=state.discard + cards)


def _point_lost(state: State, loser: Seat, events: list[Event]) -> State:
    """To the buyer; the buyer's own to nobody."""
    points, buyer = state.points, state.buyer
    if not points[loser]:
        events.append(NoHarm(loser, "bad"))
        return state
    events.append(PointMoved(loser, None if loser == buyer else buyer))
    if loser != buyer:
        points = changed_at(buyer, points, points[buyer] + 1)
    return replace(state, points=changed_at(loser, points, points[loser] - 1))
