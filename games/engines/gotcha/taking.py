"""Phase 8, where the buyer is asked: cards of the collection of whoever traded a set in."""

from itertools import combinations

from msgspec.structs import replace

from games.engines.game import IllegalAction, InvalidAction, Seat
from games.engines.gotcha.actions import Pick, Take
from games.engines.gotcha.deck import CARDS, in_order
from games.engines.gotcha.events import Event, Taken
from games.engines.gotcha.gotchas import trade_in
from games.engines.gotcha.state import Picking, State, changed_at


def check_take(state: State, action: Take) -> Picking:
    phase, picks = state.phase, action.picks
    if not isinstance(phase, Picking):
        raise IllegalAction("This is not the time to pick cards of a collection.")
    if len(picks) != phase.count:
        raise IllegalAction(_HOW_MANY[phase.count])
    victim = phase.set.seat
    collection = state.collections[victim]
    if any(pick.card not in collection for pick in picks):
        raise IllegalAction("That card is not in the collection that you pick from.")
    if len({pick.card for pick in picks}) < len(picks):
        raise IllegalAction("You can pick a card only once.")
    if any(pick.fate not in ("steal", "discard") for pick in picks):
        raise InvalidAction("A card is stolen or discarded.")
    if victim == state.buyer and any(pick.fate == "steal" for pick in picks):
        raise IllegalAction("Your own cards you can only discard.")
    return phase


_HOW_MANY = {1: "Pick one card.", 2: "Pick two cards."}


def take(state: State, seat: Seat, action: Take, events: list[Event]) -> State:
    phase = check_take(state, action)
    victim = phase.set.seat
    picked = [pick.card for pick in action.picks]
    stolen = tuple([pick.card for pick in action.picks if pick.fate == "steal"])
    discarded = tuple([pick.card for pick in action.picks if pick.fate == "discard"])
    events += [Taken(seat, victim, pick.card, pick.fate) for pick in action.picks]
    collections = changed_at(
        victim,
        state.collections,
        tuple([card for card in state.collections[victim] if card not in picked]),
    )
    if stolen:
        collections = changed_at(seat, collections, collections[seat] + stolen)
    state = replace(state, collections=collections, discard=state.discard + discarded)
    return trade_in(state, phase.waiting, phase.gained + stolen, events)


_STEAL_OR_DISCARD = {card: (Pick(card, "steal"), Pick(card, "discard")) for card in CARDS}
_DISCARD = {card: (Pick(card, "discard"),) for card in CARDS}


def legal_takes(state: State, seat: Seat) -> tuple[Take, ...]:
    """Each choice of cards once."""
    phase = state.phase
    assert isinstance(phase, Picking)
    victim = phase.set.seat
    collection = in_order(state.collections[victim])
    fates = _DISCARD if victim == state.buyer else _STEAL_OR_DISCARD
    if phase.count == 1:
        return tuple([Take((pick,)) for card in collection for pick in fates[card]])
    return tuple(
        [
            Take((one, other))
            for first, second in combinations([fates[card] for card in collection], 2)
            for one in first
            for other in second
        ]
    )


def default_take(state: State, seat: Seat) -> Take:
    """The cards that have been there for longest, discarded: that may be done to anybody."""
    phase = state.phase
    assert isinstance(phase, Picking)
    cards = state.collections[phase.set.seat][: phase.count]
    return Take(tuple([Pick(card, "discard") for card in in_order(cards)]))
