"""The end of a round: its score, and either the next deal or the end of the match."""

from msgspec.structs import replace

from games.engines.game import Outcome, Step
from games.engines.spades.bids import Bid
from games.engines.spades.dealing import deal
from games.engines.spades.events import MatchEnded, RoundScored
from games.engines.spades.scoring import score
from games.engines.spades.settings import Settings
from games.engines.spades.state import (
    SEATS,
    TEAMS,
    FinishedRound,
    GameOver,
    Standing,
    State,
    left_of,
    team,
)

# Where a table has no limit of its own.
MOST_ROUNDS = 50


def end_round(state: State, tricks: tuple[int, ...], spades_broken: bool) -> Step:
    bids = tuple(bid for bid in state.bids if bid is not None)
    standing = _standing(state, bids, tricks)
    finished = standing.rounds[-1]
    scored = RoundScored(
        finished.round, bids, tricks, finished.breakdown, finished.totals, standing.bags
    )
    result = outcome(state.match.settings, finished.round, standing.scores)
    if result is None:
        dealt = deal(
            state.match,
            standing,
            state.deal.round + 1,
            left_of(state.deal.dealer),
            state.last_trick,
        )
        return Step(dealt.state, (scored, *dealt.events))
    state = replace(state, standing=standing, phase=GameOver(result, tricks, spades_broken))
    return Step(state, (scored, MatchEnded(result.winners, result.scores, result.reason)))


def _standing(state: State, bids: tuple[Bid, ...], tricks: tuple[int, ...]) -> Standing:
    before = state.standing
    (first, first_bags), (second, second_bags) = (
        score(
            [bids[seat] for seat in partners],
            [tricks[seat] for seat in partners],
            before.bags[index],
            state.match.settings.bag_penalty,
        )
        for index, partners in enumerate(TEAMS)
    )
    totals = (before.scores[0] + first.total, before.scores[1] + second.total)
    finished = FinishedRound(state.deal.round, bids, tricks, (first, second), totals)
    return Standing(totals, (first_bags, second_bags), (*before.rounds, finished))


def outcome(settings: Settings, round: int, scores: tuple[int, int]) -> Outcome | None:
    """How the match has ended after this round, if it has."""
    level = scores[0] == scores[1]
    if max(scores) >= settings.win_target and not level:
        reason = "win_target"
    elif round >= (settings.round_limit or MOST_ROUNDS):
        reason = "round_limit"
    else:
        return None
    # Level at the limit is a tie, in which all four are winners.
    winners = tuple(range(SEATS)) if level else TEAMS[scores.index(max(scores))]
    return Outcome(winners, tuple(scores[team(seat)] for seat in range(SEATS)), TEAMS, reason)
