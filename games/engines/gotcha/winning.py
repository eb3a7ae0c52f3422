"""Phase 10: whether somebody has won."""

from msgspec.structs import replace

from games.engines.game import Outcome
from games.engines.gotcha.events import Event, LeadTied, MatchEnded
from games.engines.gotcha.state import Ended, GameOver, State

LAST_ROUND = 100


def find_winner(state: State, events: list[Event]) -> State:
    points = state.points
    most = max(points)
    leaders = tuple([seat for seat, held in enumerate(points) if held == most])
    has_enough = most >= state.match.settings.target_points
    if has_enough and len(leaders) == 1:
        reason = "target_points"
    elif state.round >= LAST_ROUND:
        reason = "round_limit"
    else:
        if has_enough:
            events.append(LeadTied(leaders, most))
        return replace(state, phase=Ended(10))
    events.append(MatchEnded(leaders, points, reason))
    everybody = tuple([(seat,) for seat in range(len(points))])
    return replace(state, phase=GameOver(Outcome(leaders, points, everybody, reason)))
