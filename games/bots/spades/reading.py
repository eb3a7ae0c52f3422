"""What a seat can tell from its view once the cards are played."""

import msgspec

from games.bots.spades.ranking import pack_seen
from games.engines.game import Seat
from games.engines.spades.pack import SUIT
from games.engines.spades.play import winning_play
from games.engines.spades.state import SEATS, TEAMS, Placed, team
from games.engines.spades.view import View


class Side(msgspec.Struct, frozen=True):
    """How a team stands in this round."""

    # Tricks its contract still lacks; below 0 they are bags.
    need: int
    # Points between making the contract and failing it.
    swing: int
    # Bags it would have if the round ended now and the contract were made.
    bags: int


class Reading(msgspec.Struct, frozen=True):
    view: View
    me: Seat
    hand: tuple[str, ...]
    # Card -> how high it is, every spade above every other card.
    height: dict[str, int]
    # The suit led and the play that holds the trick; None where this seat leads.
    led: str | None
    best: Placed | None
    # Who plays to this trick after this seat.
    later: tuple[Seat, ...]
    # By seat: whether it bid nil and has taken nothing.
    nil_alive: tuple[bool, ...]
    # By team.
    sides: tuple[Side, Side]

    @property
    def partner(self) -> Seat:
        return (self.me + 2) % SEATS

    @property
    def ours(self) -> Side:
        return self.sides[team(self.me)]

    @property
    def theirs(self) -> Side:
        return self.sides[1 - team(self.me)]

    @property
    def tricks_left(self) -> int:
        return len(self.hand)

    def beats(self, card: str, other: str) -> bool:
        """Whether a card played later takes the trick from the one that holds it."""
        return SUIT[card] in (SUIT[other], "S") and self.height[card] > self.height[other]

    def holder(self, card: str) -> Placed:
        """Who holds the trick once this seat has played a card."""
        if self.best is None or self.beats(card, self.best.card):
            return Placed(self.me, card)
        return self.best


def read(view: View) -> Reading:
    if view.hand is None or len(view.actors) != 1:
        raise ValueError("Only a seat in turn that sees its cards has anything to read.")
    (me,) = view.actors
    height = pack_seen(view).height
    trick = view.trick
    return Reading(
        view=view,
        me=me,
        hand=view.hand,
        height=height,
        led=SUIT[trick[0].card] if trick else None,
        best=winning_play(trick, height) if trick else None,
        later=tuple((me + step) % SEATS for step in range(1, SEATS - len(trick))),
        nil_alive=tuple(is_nil_alive(view, seat) for seat in range(SEATS)),
        sides=(_side(view, 0), _side(view, 1)),
    )


def is_nil_alive(view: View, seat: Seat) -> bool:
    bid = view.bids[seat]
    return bid is not None and bid.is_nil and view.tricks_won[seat] == 0


def _side(view: View, side: int) -> Side:
    need = swing = nil_tricks = 0
    for seat in TEAMS[side]:
        bid, taken = view.bids[seat], view.tricks_won[seat]
        if bid is None:
            continue
        if bid.is_nil:
            nil_tricks += taken
        else:
            need += bid.amount - taken
            swing += bid.amount * (40 if bid.is_blind else 20)
    return Side(need, swing, view.bags[side] + nil_tricks + max(0, -need))
