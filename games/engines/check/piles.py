"""The draw pile and the discard pile."""

from msgspec.structs import replace

from games.engines import chance
from games.engines.check.events import Event, Refilled
from games.engines.check.state import Piles, State

# So that no round lasts for ever.
MOST_REFILLS = 3


def discarded(piles: Piles, card: str) -> Piles:
    return Piles(piles.draw, (*piles.discard, card), piles.sealed, piles.refills)


def must_end(piles: Piles) -> bool:
    """Whether the draw pile would have to be refilled once too often."""
    return piles.refills == MOST_REFILLS and _needs_refill(piles)


def refilled(state: State) -> tuple[State, tuple[Event, ...]]:
    """An empty draw pile becomes the discard pile but for its top card, shuffled."""
    piles = state.piles
    if not _needs_refill(piles):
        return state, ()
    number = piles.refills + 1
    seed = chance.derived(state.match.seed, "round", state.round, "refill", number)
    *below, top = piles.discard
    piles = Piles(chance.shuffled(below, seed), (top,), piles.sealed, number)
    return replace(state, piles=piles), (Refilled(len(piles.draw), number),)


def _needs_refill(piles: Piles) -> bool:
    # A top card alone gives nothing: that is no refill.
    return not piles.draw and len(piles.discard) > 1
