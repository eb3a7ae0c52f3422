"""Phases 1 and 2: the new buyer, and every hand filled up."""

from functools import lru_cache

from msgspec.structs import replace

from games.engines import chance
from games.engines.game import Seat
from games.engines.gotcha.events import Dealt, Event, Reshuffled, RoundBegun
from games.engines.gotcha.state import HAND_SIZE, Ended, State, in_turn_from


def assign_buyer(state: State, events: list[Event]) -> State:
    """Whoever holds the money bag becomes the buyer."""
    events.append(RoundBegun(state.round + 1, state.bag))
    return replace(state, round=state.round + 1, buyer=state.bag, phase=Ended(1))


def deal(state: State, events: list[Event]) -> State:
    """One card at a time in rotation, the buyer first, until every hand has five."""
    missing = tuple([HAND_SIZE - len(hand) for hand in state.hands])
    receivers = _receivers(missing, state.buyer)
    if len(receivers) > len(state.draw):
        state = _with_discards_shuffled_in(state, events)
    hands = [list(hand) for hand in state.hands]
    for seat, card in zip(receivers, state.draw, strict=False):
        hands[seat].append(card)
    dealt = [len(hand) - len(before) for hand, before in zip(hands, state.hands, strict=True)]
    events.append(Dealt(tuple(dealt)))
    left = state.draw[len(receivers) :]
    return replace(state, hands=tuple(map(tuple, hands)), draw=left, phase=Ended(2))


@lru_cache(1000)
def _receivers(missing: tuple[int, ...], buyer: Seat) -> tuple[Seat, ...]:
    """Who is given the first card, the second and so on."""
    rotation = in_turn_from(buyer, len(missing))
    # A hand short of three cards takes part in the first three turns of the deal.
    turns = range(max(missing))
    return tuple([seat for turn in turns for seat in rotation if missing[seat] > turn])


def _with_discards_shuffled_in(state: State, events: list[Event]) -> State:
    """The draw pile will run out: what is left of it, and below it the discard pile shuffled."""
    if not state.discard:
        return state
    number = state.reshuffles + 1
    new = chance.shuffled(state.discard, chance.derived(state.match.seed, "reshuffle", number))
    events.append(Reshuffled(len(new)))
    return replace(state, draw=state.draw + new, discard=(), reshuffles=number)
