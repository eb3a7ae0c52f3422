"""When the medium bot plays an Action card: when that brings more than it is worth to keep."""

from collections.abc import Iterator, Sequence

from games.bots import Decision
from games.bots.gotcha.balance import Balance, balance_of
from games.bots.gotcha.counts import KIND
from games.bots.gotcha.flipping import turning
from games.bots.gotcha.hand import value_in_hand
from games.bots.gotcha.reading import Reading
from games.bots.gotcha.removing import promising, removing
from games.bots.gotcha.worth import point_for
from games.engines.game import Seat
from games.engines.gotcha.actions import (
    Action,
    Done,
    Play,
    PlayAddOne,
    PlayFlipOne,
    PlayRemoveOne,
    PlayRemoveTwo,
    PlayStealAPoint,
    Spot,
)

WHY = {
    PlayFlipOne: "This card could change what the buyer takes.",
    PlayAddOne: "The card helps me most there, or hurts a rival most.",
    PlayRemoveOne: "The card would help a rival or hurt me.",
    PlayRemoveTwo: "The cards would help rivals or hurt me.",
    PlayStealAPoint: "This takes a point from my strongest rival.",
}


def choose_action(reading: Reading, legal: Sequence[Action]) -> Decision:
    plays = _one_of_a_kind(legal)
    values = dict(_values(reading, plays))
    best = max(values, key=values.__getitem__, default=None)
    if best is None or values[best] <= 0:
        return Decision(Done(), "My Action cards are worth more later than now.")
    if isinstance(best, PlayFlipOne) and reading.me == reading.buyer:
        return Decision(best, "It's worth knowing more before I choose.")
    return Decision(best, WHY[type(best)])


def _one_of_a_kind(legal: Sequence[Action]) -> list[Play]:
    """The plays of one Action card of each kind: another of the kind can do the same."""
    plays = [action for action in legal if isinstance(action, Play)]
    first: dict[int, str] = {}
    for play in plays:
        first.setdefault(KIND[play.card], play.card)
    return [play for play in plays if play.card in first.values()]


def _values(reading: Reading, plays: Sequence[Play]) -> Iterator[tuple[Play, float]]:
    """Each play that does something, with how much more it brings than to keep its card."""
    balance = balance_of(reading)
    twos = [play for play in plays if isinstance(play, PlayRemoveTwo)]
    others = [play for play in plays if not isinstance(play, PlayRemoveTwo)]
    for play in (*others, *promising(reading, balance, twos)):
        brings = _brings(reading, balance, play)
        if brings is not None:
            kind = KIND[play.card]
            values, cards = reading.tables[reading.me][kind], reading.counts[reading.me][kind]
            yield play, brings - (values[cards] - values[cards - 1])


def _brings(reading: Reading, balance: Balance, play: Play) -> float | None:
    """None where there is nothing that the card could be played on."""
    match play:
        case PlayStealAPoint(target=int(target)):
            return _stealing(reading, target)
        case PlayFlipOne(seat=int(seat), index=int(index)):
            return turning(reading, balance, seat, index)
        case PlayAddOne(hand_card=str(card), seat=int(seat)):
            added_to = reading.stalls[seat].added_to(KIND[card])
            return balance.after(added_to) - value_in_hand(reading, reading.me, card)
        case PlayRemoveOne(seat=int(seat), index=int(index)):
            return removing(reading, balance, [Spot(seat, index)])
        case PlayRemoveTwo(targets=tuple(spots)):
            return removing(reading, balance, spots)
    return None


def _stealing(reading: Reading, target: Seat) -> float:
    won, lost = point_for(reading.short[reading.me]), point_for(reading.short[target] + 1)
    return won - reading.cares[reading.me][target] * lost
