"""What is worth trying out: of many actions that look alike or hopeless, the few that are not."""

from collections.abc import Iterable, Sequence

import msgspec

from games.bots.check.beginning import TAKE
from games.bots.check.beliefs import Belief
from games.engines.check.actions import Action, ExchangeCards, PeekAt, Place
from games.engines.check.view import View
from games.engines.game import Seat

# How many of a kind are tried.
HIGHEST = 2
LOWEST = 3
DENIED = 2


class Candidate(msgspec.Struct, frozen=True):
    action: Action
    # Where an open card goes that is to be taken.
    position: int | None = None


class Estimates:
    """What every card counts, as far as one can tell."""

    def __init__(self, belief: Belief, view: View, me: Seat) -> None:
        self.unknown = {Place(card.seat, card.position): card for card in belief.hidden}
        self.points: dict[Place, float] = {}
        for player in view.players:
            for position, lying in enumerate(player.cards):
                if lying:
                    place = Place(player.seat, position)
                    card = self.unknown.get(place)
                    self.points[place] = (
                        belief.table.cards[place.seat][place.position]
                        if card is None
                        else belief.expected(card)
                    )
        locked = {player.seat for player in view.players if player.locked}
        self.open = [place for place in self.points if place.seat not in locked]
        self.mine = [place for place in self.open if place.seat == me]
        totals = {player.seat: self.total(player.seat) for player in view.players}
        rivals = [seat for seat in totals if seat != me and seat not in locked]
        # Among those whose cards may be touched.
        self.strongest = min(rivals, key=totals.__getitem__, default=None)

    def total(self, seat: Seat) -> float:
        return sum(points for place, points in self.points.items() if place.seat == seat)

    def lowest(self, places: Iterable[Place], most: int) -> list[Place]:
        return sorted(places, key=self.points.__getitem__)[:most]

    def highest(self, places: Iterable[Place], most: int) -> list[Place]:
        return sorted(places, key=lambda place: -self.points[place])[:most]


def beginnings(legal: Sequence[Action], mine: Iterable[int]) -> list[Candidate]:
    """An open card is taken for the sake of a position."""
    candidates = [Candidate(action) for action in legal if action != TAKE]
    if TAKE in legal:
        candidates += [Candidate(TAKE, position) for position in mine]
    return candidates


def peeks(estimates: Estimates, me: Seat) -> list[Candidate]:
    """One card at a time: what a King shows first tells where to look next."""
    unknown = [place for place in estimates.open if place in estimates.unknown]
    theirs = [place for place in unknown if place.seat != me]
    targets = [place for place in unknown if place.seat == me][:LOWEST]
    targets += estimates.lowest(theirs, LOWEST)
    strongest = [place for place in theirs if place.seat == estimates.strongest]
    targets += estimates.lowest(strongest, DENIED)
    looks = [Candidate(PeekAt((place,))) for place in dict.fromkeys(targets)]
    return [Candidate(PeekAt(())), *looks]


def exchanges(estimates: Estimates, me: Seat) -> list[Candidate]:
    theirs = [place for place in estimates.open if place.seat != me]
    strongest = [place for place in theirs if place.seat == estimates.strongest]
    others = [place for place in theirs if place.seat != estimates.strongest]
    low = estimates.lowest(theirs, LOWEST) + estimates.lowest(strongest, DENIED)
    pairs = [(mine, place) for mine in estimates.highest(estimates.mine, HIGHEST) for place in low]
    denied = estimates.lowest(strongest, DENIED)
    pairs += [(high, place) for high in estimates.highest(others, 1) for place in denied]
    swaps = {Candidate(ExchangeCards(*sorted(pair, key=_order))): None for pair in pairs}
    return [Candidate(ExchangeCards(None, None)), *swaps]


def _order(place: Place) -> tuple[int, int]:
    return place.seat, place.position
