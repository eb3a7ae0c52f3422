"""What somebody may do while Action cards are played, and what it changes on the table."""

from collections.abc import Sequence

from games.bots.gotcha.balance import balance_of
from games.bots.gotcha.counts import KIND
from games.bots.gotcha.reading import Reading
from games.bots.gotcha.removing import promising
from games.bots.gotcha.stalls import offered_at
from games.bots.gotcha.table import (
    ADD_ONE,
    FLIP_ONE,
    REMOVE_ONE,
    REMOVE_TWO,
    STEAL_A_POINT,
    Move,
)
from games.bots.gotcha.trading import Round
from games.engines.game import Seat
from games.engines.gotcha.actions import (
    Action,
    Flip,
    PlayAddOne,
    PlayFlipOne,
    PlayRemoveOne,
    PlayRemoveTwo,
    PlayStealAPoint,
)


class Plan:
    """An action, the round after it, and where it changes the offers."""

    __slots__ = ("action", "added", "after", "removed", "turned")

    def __init__(self, action: Action, before: Round) -> None:
        self.action = action
        self.after = before
        self.removed: tuple[tuple[Seat, int], ...] = ()
        self.added: tuple[Seat, int] | None = None
        self.turned: tuple[Seat, int] | None = None
        match action:
            case Flip(seat, index):
                self.turned = (seat, index)
            case PlayFlipOne(card, int(seat), int(index)):
                self._spend(card)
                self.turned = (seat, index)
            case PlayRemoveOne(card, int(seat), int(index)):
                self._spend(card)
                self.removed = ((seat, index),)
            case PlayRemoveTwo(card, tuple(spots)):
                self._spend(card)
                self.removed = tuple((spot.seat, spot.index) for spot in spots)
            case PlayAddOne(card, str(hand_card), int(seat)):
                self._spend(card)
                self.added = (seat, KIND[hand_card])
                self.after.hand.remove(KIND[hand_card])
            case PlayStealAPoint(card, int(target)):
                self._spend(card, target)
                self.after.points[target] -= 1
                self.after.points[self.after.me] += 1

    def _spend(self, card: str, *touched: Seat) -> None:
        self.after = self.after.changed(self.after.me, *touched)
        self.after.held[self.after.me][KIND[card]] -= 1

    @property
    def move(self) -> Move | None:
        """The Action card as it is played; None if none is."""
        match self.action:
            case PlayFlipOne() if self.turned is not None:
                return Move(FLIP_ONE, (self.turned,))
            case PlayRemoveOne():
                return Move(REMOVE_ONE, self.removed)
            case PlayRemoveTwo():
                return Move(REMOVE_TWO, self.removed)
            case PlayAddOne() if self.added is not None:
                return Move(ADD_ONE, ((self.added[0], -1),), self.added[1])
            case PlayStealAPoint(target=int(target)):
                return Move(STEAL_A_POINT, ((target, 0),))
        return None

    def stacks(self, world: Sequence[list[int] | None]) -> list[list[int] | None]:
        """The offers of a world as this leaves them."""
        if not self.removed and self.added is None:
            return list(world)
        stacks = list(world)
        for seat in {seat for seat, _ in self.removed}:
            stacks[seat] = [
                kind
                for index, kind in enumerate(world[seat] or ())
                if (seat, index) not in self.removed
            ]
        if self.added is not None:
            seat, kind = self.added
            stacks[seat] = [*(stacks[seat] or ()), kind]
        return stacks


def plans_of(reading: Reading, before: Round, legal: Sequence[Action]) -> list[Plan]:
    """One of all that come to the same, and of Remove Two what looks promising."""
    view = reading.view
    twos = [action for action in legal if isinstance(action, PlayRemoveTwo)]
    good = list(promising(reading, balance_of(reading), twos)) if twos else []

    def spot(seat: Seat, index: int) -> tuple[Seat, int | None, bool]:
        offered = offered_at(view, seat, index)
        return seat, None if offered.card is None else KIND[offered.card], offered.face_up

    plans: dict[object, Plan] = {}
    for action in legal:
        key: object
        match action:
            case Flip(seat, index):
                key = spot(seat, index)
            case PlayFlipOne(_, int(seat), int(index)):
                key = ("flip", spot(seat, index))
            case PlayRemoveOne(_, int(seat), int(index)):
                key = ("one", spot(seat, index))
            case PlayRemoveTwo(_, tuple(spots)):
                if action not in good:
                    continue
                key = ("two", tuple(spot(each.seat, each.index) for each in spots))
            case PlayAddOne(_, str(hand_card), int(seat)):
                key = ("add", KIND[hand_card], seat)
            case PlayStealAPoint(_, int(target)):
                key = ("steal", target)
            case _:
                key = action
        if key not in plans and _does_something(action):
            plans[key] = Plan(action, before)
    return list(plans.values())


def _does_something(action: Action) -> bool:
    match action:
        case PlayFlipOne(seat=None) | PlayRemoveOne(seat=None) | PlayAddOne(seat=None):
            return False
        case PlayRemoveTwo(targets=None) | PlayStealAPoint(target=None):
            return False
    return True
