"""Who came in where: the one ranking behind ratings, results and statistics."""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from games.engines.game import Seat


class Placing(msgspec.Struct, frozen=True):
    """The teams of a match (of one seat each where there are none) and their places, 1 the best.

    Those who are level share a place, and the next one is left out.
    """

    teams: tuple[tuple[Seat, ...], ...]
    places: tuple[int, ...]

    def of(self, seat: Seat) -> int:
        return next(
            place for team, place in zip(self.teams, self.places, strict=True) if seat in team
        )


def placing(result: Mapping[str, Any], left: Collection[Seat] = ()) -> Placing:
    """The places that a match's result gives, those whose every player left behind all others.

    The winners have the best score there is, so theirs says whether more is better or less.
    """
    winners, scores = result["winners"], result["scores"]
    teams = tuple(tuple(team) for team in result["teams"])
    sign = -1 if scores[winners[0]] == max(scores) else 1
    keys = [
        (all(seat in left for seat in team), team[0] not in winners, sign * scores[team[0]])
        for team in teams
    ]
    # Nobody who left did better than another who left.
    keys = [(True, True, 0) if key[0] else key for key in keys]
    return Placing(teams, tuple(1 + sum(other < key for other in keys) for key in keys))
