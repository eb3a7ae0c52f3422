"""Whose view it is, for a bot that was not told its seat.

A view names the seats that may act, not the one that looks. While several may match, a seat tells
its own grid by where it may match from and by what it knows: the row that it was shown and every
card that it swapped in, but few of the others' cards, and of those the high ones are often its
own gifts. That is right all but one or two times in a hundred; then it takes another's grid for
its own, and may miss a match or try a wrong one.
"""

from collections.abc import Sequence

from games.engines.check.actions import Action, MatchCard
from games.engines.check.knowledge import FIRST_LOOK
from games.engines.check.points import POINTS
from games.engines.check.view import View
from games.engines.game import Seat

# What a known card says for its owner: more than its points, and more yet in the row first shown.
KNOWN = 20.0
FIRST_SHOWN = 12.0


def own_seat(view: View, legal: Sequence[Action]) -> Seat:
    if len(view.actors) == 1:
        return view.actors[0]
    matches = [action.position for action in legal if isinstance(action, MatchCard)]
    candidates = [seat for seat in view.actors if _positions(view, seat) == matches]
    return max(candidates, key=lambda seat: _familiarity(view, seat))


def _positions(view: View, seat: Seat) -> list[int]:
    return [position for position, lying in enumerate(view.players[seat].cards) if lying]


def _familiarity(view: View, seat: Seat) -> float:
    return sum(
        KNOWN - POINTS[seen.card] + (FIRST_SHOWN if seen.position in FIRST_LOOK else 0.0)
        for seen in view.known
        if seen.seat == seat
    )
