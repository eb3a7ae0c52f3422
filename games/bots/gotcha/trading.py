"""What a round comes to for one seat: which offer the buyer takes, and how likely it then wins."""

from collections.abc import Sequence
from typing import NamedTuple

from games.bots.gotcha.counts import counted
from games.bots.gotcha.outlook import Outlook, in_hand
from games.bots.gotcha.settling import Held, Stacks, has_gotcha_set, score, settled
from games.engines.game import Seat
from games.engines.gotcha.view import View


class Stand(NamedTuple):
    """How one seat stands after a round in which it collects some cards."""

    # Whether they complete a Gotcha: then it depends on everybody how it stands.
    is_caught: bool
    points: int
    # With the own hand, if it is the own seat.
    prospects: float


class Round:
    """All that is known of a round beside the offers: changed by what is played in thought."""

    __slots__ = ("_stands", "buyer", "hand", "held", "me", "outlook", "points")

    def __init__(
        self,
        outlook: Outlook,
        me: Seat,
        buyer: Seat,
        points: list[int],
        held: Held,
        hand: list[int],
    ) -> None:
        self.outlook = outlook
        self.me = me
        self.buyer = buyer
        self.points = points
        self.held = held
        # The kinds of the own cards that are not on offer.
        self.hand = hand
        # By seat, by the cards that it collects.
        self._stands: list[dict[tuple[int, ...], Stand]] = [{} for _ in points]

    def changed(self, *seats: Seat) -> "Round":
        """A copy in which these seats, and the own hand, may be changed."""
        held = [row[:] if seat in seats else row for seat, row in enumerate(self.held)]
        copy = Round(self.outlook, self.me, self.buyer, self.points[:], held, self.hand[:])
        copy._stands = [{} if seat in seats else stands for seat, stands in enumerate(self._stands)]
        return copy

    def wins(self, stacks: Stacks, chosen: Sequence[Seat]) -> list[float]:
        """How likely the own seat is to win, for each of these offers that the buyer may take."""
        buyer, me, outlook = self.buyer, self.me, self.outlook
        keeping: list[Stand] = []
        caught = 0
        for seat, stack in enumerate(stacks):
            stand = self._stand(seat, tuple(stack) if stack else ())
            caught += stand.is_caught
            keeping.append(stand)
        found = []
        for seller in chosen:
            bought = self._stand(buyer, tuple(stacks[seller] or ()))
            if bought.is_caught or caught > keeping[seller].is_caught:
                found.append(self._settled(stacks, seller))
                continue
            stands = keeping[:]
            stands[seller], stands[buyer] = self._stand(seller, ()), bought
            points = [stand.points for stand in stands]
            prospects = [stand.prospects for stand in stands]
            found.append(outlook.chance(points, prospects, seller, me))
        return found

    def _settled(self, stacks: Stacks, chosen: Seat | None) -> float:
        me, outlook = self.me, self.outlook
        points, held = settled(self.points, self.held, self.buyer, stacks, chosen)
        prospects = [outlook.prospects(own, row) for own, row in zip(points, held, strict=True)]
        prospects[me] += in_hand(self.hand, held[me])
        return outlook.chance(points, prospects, self.buyer if chosen is None else chosen, me)

    def _stand(self, seat: Seat, kinds: tuple[int, ...]) -> Stand:
        stand = self._stands[seat].get(kinds)
        if stand is None:
            row = self.held[seat][:]
            for kind in kinds:
                row[kind] += 1
            is_caught = has_gotcha_set(row)
            points = self.points[seat] + score(row)
            prospects = self.outlook.prospects(points, row)
            if seat == self.me:
                prospects += in_hand(self.hand, row)
            stand = Stand(is_caught, points, prospects)
            self._stands[seat][kinds] = stand
        return stand


def round_of(view: View, me: Seat, outlook: Outlook, hand: list[int]) -> Round:
    points = [player.points for player in view.players]
    held = [list(counted(player.collection)) for player in view.players]
    return Round(outlook, me, view.buyer, points, held, hand)
