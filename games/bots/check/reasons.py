"""Why the hard bot does something, in a player's words and without naming a card: people read it
while others still remember theirs."""

from games.bots.check.beginning import TAKE
from games.bots.check.beliefs import Belief
from games.bots.check.candidates import Estimates
from games.bots.check.world import JACK
from games.engines.check.actions import (
    Action,
    CallCheck,
    DiscardCard,
    DrawCard,
    ExchangeCards,
    PeekAt,
    Place,
    SwapCard,
)
from games.engines.check.points import POINTS
from games.engines.check.view import View
from games.engines.game import Seat


class Reasons:
    def __init__(self, view: View, me: Seat, belief: Belief) -> None:
        self._view, self._me = view, me
        self._estimates = Estimates(belief, view, me)

    def why(self, action: Action) -> str:
        match action:
            case CallCheck():
                return "My hand should stay the lowest after everybody's last turn."
            case DrawCard(source):
                return self._drawing(source)
            case SwapCard(position):
                return self._swapping(Place(self._me, position))
            case DiscardCard():
                return self._throwing()
            case PeekAt(targets):
                return self._looking(targets)
            case ExchangeCards(first, second):
                return self._exchanging(first, second)
        raise ValueError(f"The search never tries {action!r}.")

    def _drawing(self, source: str) -> str:
        if source == "discard":
            return "The open card is better than what the pile promises."
        if self._view.caller is not None:
            return "This is my last turn to lower my hand."
        if TAKE in self._view.legal:
            return "The pile promises more than the open card, and it's too early to call."
        return "It's too early to call."

    def _swapping(self, place: Place) -> str:
        if place in self._estimates.unknown:
            return "I don't know the card it replaces."
        old = self._estimates.points[place]
        if self._has_pair(old, place):
            return "I discard one of a pair, to match it with the other."
        if old >= JACK:
            return "This gets rid of a high card, and I can use its ability."
        if self._held() < old:
            return "The card replaces a higher one."
        return "Others can do less with this card than with the one it replaces."

    def _throwing(self) -> str:
        held = self._held()
        if self._has_pair(held, None):
            return "I discard the card to match it with one of mine."
        if held >= JACK:
            return "The card's ability is worth more to me than the card."
        return "The card wouldn't improve my hand."

    def _looking(self, targets: tuple[Place, ...]) -> str:
        if not targets:
            return "No look would change what I do."
        if targets[0].seat == self._me:
            return "I don't know this card of mine yet."
        if targets[0].seat == self._estimates.strongest:
            return "My strongest rival may have a low card here."
        return "There may be a low card worth taking."

    def _exchanging(self, first: Place | None, second: Place | None) -> str:
        if first is None or second is None:
            return "The cards are best where they are."
        seats = {first.seat, second.seat}
        if self._me not in seats:
            return "This makes my strongest rival's hand worse."
        if self._estimates.strongest in seats:
            return "My strongest rival gets a high card for one that is probably lower."
        return "I give a high card for one that is probably lower."

    def _held(self) -> int:
        drawn = self._view.drawn
        return POINTS[drawn.card] if drawn and drawn.card else 0

    def _has_pair(self, points: float, but: Place | None) -> bool:
        """Whether it knows another card of that rank in its hand."""
        estimates = self._estimates
        return points > 0 and any(
            estimates.points[place] == points
            for place in estimates.mine
            if place != but and place not in estimates.unknown
        )
