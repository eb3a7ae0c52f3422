"""Steal A Point: take one point from a player with more points than oneself."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.engines.game import IllegalAction, Seat
from games.engines.gotcha.actions import PlayStealAPoint
from games.engines.gotcha.events import Event, PointMoved
from games.engines.gotcha.state import State, changed_at


def check_steal_a_point(points: tuple[int, ...], seat: Seat, play: PlayStealAPoint) -> None:
    target = play.target
    if target is None:
        if max(points) > points[seat]:
            raise IllegalAction("Choose a player who has more points than you.")
        return
    if type(target) is not int or not 0 <= target < len(points):
        raise IllegalAction("There is no such player.")
    if points[target] <= points[seat]:
        raise IllegalAction("You can steal only from a player who has more points than you.")


def steal_a_point(state: State, seat: Seat, play: PlayStealAPoint, events: list[Event]) -> State:
    points = state.points
    check_steal_a_point(points, seat, play)
    if play.target is None:
        return state
    events.append(PointMoved(play.target, seat))
    points = changed_at(seat, points, points[seat] + 1)
    points = changed_at(play.target, points, points[play.target] - 1)
    return replace(state, points=points)


def legal_steals(state: State, seat: Seat, card: str) -> Sequence[PlayStealAPoint]:
    own = state.points[seat]
    richer = [other for other, points in enumerate(state.points) if points > own]
    return [PlayStealAPoint(card, other) for other in richer] or [PlayStealAPoint(card, None)]
