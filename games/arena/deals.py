"""One deal, played by a line-up in every order that makes a difference."""

from collections.abc import Iterable
from statistics import fmean

import msgspec

from games.arena.matches import Clocked, Contest, Played, play
from games.engines.game import Seat


class Standing(msgspec.Struct, frozen=True):
    """How a level did on one deal, the mean over its seats and the orders of play."""

    # Of the matches it won; a shared win is split, and a team's win is every member's.
    share: float
    # Ahead of everybody who is not of this level, in points a round.
    lead: float


class Deal(msgspec.Struct, frozen=True):
    # By level.
    standings: dict[str, Standing]
    clocks: dict[str, Clocked]
    # How many can win: players, or teams.
    sides: int


def orders(seats: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The line-up moved on seat by seat, each order once."""
    moved = (seats[start:] + seats[:start] for start in range(len(seats)))
    return list(dict.fromkeys(moved))


def deal(contest: Contest, seed: str) -> Deal:
    played = [play(contest, order, seed) for order in orders(contest.seats)]
    levels = dict.fromkeys(contest.seats)
    return Deal(
        standings={level: _standing(level, played) for level in levels},
        clocks={level: _joined(each.clocks[level] for each in played) for level in levels},
        sides=len(played[0].outcome.teams),
    )


def _standing(level: str, played: Iterable[Played]) -> Standing:
    shares, leads = [], []
    for each in played:
        ours = [seat for seat, other in enumerate(each.levels) if other == level]
        shares += [_share(each, seat) for seat in ours]
        leads.append(_lead(each, ours))
    return Standing(fmean(shares), fmean(leads))


def _share(played: Played, seat: Seat) -> float:
    outcome = played.outcome
    sides = [team for team in outcome.teams if set(team) & set(outcome.winners)]
    return any(seat in side for side in sides) / len(sides)


def _lead(played: Played, ours: list[Seat]) -> float:
    scores = played.outcome.scores
    theirs = [seat for seat in range(len(scores)) if seat not in ours]
    if not theirs:
        return 0.0
    ahead = fmean(scores[seat] for seat in ours) - fmean(scores[seat] for seat in theirs)
    # In some games fewer points are better: the winner tells.
    is_high = scores[played.outcome.winners[0]] == max(scores)
    return (ahead if is_high else -ahead) / played.rounds


def _joined(clocks: Iterable[Clocked]) -> Clocked:
    joined = Clocked()
    for clock in clocks:
        joined.seconds += clock.seconds
        joined.searched += clock.searched
        joined.degraded += clock.degraded
    return joined
