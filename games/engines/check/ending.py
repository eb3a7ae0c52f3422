"""The end of a round: the hands are shown and counted; then the next deal or the end."""

from msgspec.structs import replace

from games.engines.check.dealing import deal
from games.engines.check.events import MatchEnded, RoundEnd, RoundScored
from games.engines.check.points import POINTS
from games.engines.check.state import FinishedRound, GameOver, Standing, State
from games.engines.game import Outcome, Seat, Step


def end_round(state: State, reason: RoundEnd) -> Step:
    finished = _finished(state)
    before = state.standing
    totals = tuple(map(sum, zip(before.totals, finished.points, strict=True)))
    standing = Standing(totals, (*before.rounds, finished))
    scored = RoundScored(
        round=state.round,
        hands=finished.hands,
        points=finished.points,
        totals=totals,
        caller=finished.caller,
        winners=lowest(finished.points),
        reason=reason,
    )
    if state.round < state.match.settings.rounds:
        dealt = deal(state.match, standing, state.round + 1)
        return Step(dealt.state, (scored, *dealt.events))
    outcome = Outcome(
        winners=lowest(totals),
        scores=totals,
        teams=tuple((seat,) for seat in range(state.match.seats)),
        reason="lowest_total",
    )
    over = replace(state, standing=standing, phase=GameOver(outcome))
    return Step(over, (scored, MatchEnded(outcome.winners, totals, outcome.reason)))


def _finished(state: State) -> FinishedRound:
    hands = tuple(
        tuple([None if held is None else held.card for held in grid]) for grid in state.grids
    )
    # An empty hand counts 0.
    points = tuple(sum([POINTS[card] for card in hand if card]) for hand in hands)
    return FinishedRound(hands, points, state.call.caller)


def lowest(points: tuple[int, ...]) -> tuple[Seat, ...]:
    """Equal totals share it."""
    least = min(points)
    return tuple(seat for seat, own in enumerate(points) if own == least)
