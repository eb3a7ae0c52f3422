"""A round in thought: all its cards as kinds, changed by what is played."""

from collections.abc import Sequence
from typing import NamedTuple

from games.bots.gotcha.counts import PLACE
from games.engines.game import Seat

FLIP_ONE, ADD_ONE = PLACE["flip_one"], PLACE["add_one"]
REMOVE_ONE, REMOVE_TWO = PLACE["remove_one"], PLACE["remove_two"]
STEAL_A_POINT = PLACE["steal_a_point"]
ACTION_CARDS = (FLIP_ONE, ADD_ONE, REMOVE_ONE, REMOVE_TWO, STEAL_A_POINT)


class Lying(NamedTuple):
    """A card on offer."""

    kind: int
    is_up: bool
    # Who has placed it and so knows it.
    by: Seat


Stack = tuple[Lying, ...]


class Move(NamedTuple):
    """An Action card as it is played."""

    kind: int
    # The cards, or the offer, that it is played on; for Steal A Point who loses the point.
    spots: tuple[tuple[Seat, int], ...]
    # The kind of the card that is added.
    added: int = -1


class Table:
    __slots__ = ("at_random", "buyer", "done", "hands", "held", "points", "stacks")

    def __init__(
        self,
        buyer: Seat,
        points: tuple[int, ...],
        held: Sequence[tuple[int, ...]],
        hands: Sequence[tuple[int, ...]],
        stacks: Sequence[Stack | None],
        done: Sequence[bool],
        at_random: frozenset[Seat],
    ) -> None:
        self.buyer = buyer
        # All by seat.
        self.points = points
        self.held = list(held)
        self.hands = list(hands)
        self.stacks = list(stacks)
        self.done = list(done)
        # Who acts at random.
        self.at_random = at_random

    def copy(self) -> "Table":
        return Table(
            self.buyer,
            self.points,
            self.held,
            self.hands,
            self.stacks,
            self.done,
            self.at_random,
        )

    def lay(self, seat: Seat, kinds: Sequence[int]) -> None:
        """An offer out of the hand, the first card face up."""
        hand = list(self.hands[seat])
        for kind in kinds:
            hand.remove(kind)
        self.hands[seat] = tuple(hand)
        self.stacks[seat] = tuple(
            [Lying(kind, index == 0, seat) for index, kind in enumerate(kinds)]
        )

    def turn_up(self, seat: Seat, index: int) -> None:
        stack = self.stacks[seat]
        assert stack is not None
        shown = stack[index]._replace(is_up=True)
        self.stacks[seat] = (*stack[:index], shown, *stack[index + 1 :])

    def open_actions(self) -> None:
        """Whoever has no Action card is done."""
        self.done = [not any(row[ACTION_CARDS[0] :]) for row in self.held]

    def play(self, seat: Seat, move: Move) -> None:
        row = list(self.held[seat])
        row[move.kind] -= 1
        self.held[seat] = tuple(row)
        if move.kind == FLIP_ONE:
            self.turn_up(*move.spots[0])
        elif move.kind == ADD_ONE:
            hand = list(self.hands[seat])
            hand.remove(move.added)
            self.hands[seat] = tuple(hand)
            offer = move.spots[0][0]
            self.stacks[offer] = (*(self.stacks[offer] or ()), Lying(move.added, False, seat))
        elif move.kind == STEAL_A_POINT:
            points = list(self.points)
            points[seat] += 1
            points[move.spots[0][0]] -= 1
            self.points = tuple(points)
        else:
            for offer in {offer for offer, _ in move.spots}:
                self.stacks[offer] = tuple(
                    [
                        lying
                        for index, lying in enumerate(self.stacks[offer] or ())
                        if (offer, index) not in move.spots
                    ]
                )
        self.open_actions()

    def next_to_act(self, first: Seat) -> Seat | None:
        seats = len(self.done)
        for step in range(seats):
            seat = (first + step) % seats
            if not self.done[seat]:
                return seat
        return None
