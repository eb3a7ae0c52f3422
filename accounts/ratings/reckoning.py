"""What a match does to the ratings of those who played it: plain reckoning, nothing is stored."""

from collections.abc import Collection, Sequence

from openskill.models import PlackettLuce

from accounts.ratings.placing import Placing
from accounts.ratings.scale import MU, SIGMA
from games.engines.game import Seat

Strength = tuple[float, float]  # mu and sigma

# Every number that the model knows, said here: what it does may not change with its defaults.
MODEL = PlackettLuce(mu=MU, sigma=SIGMA, beta=SIGMA / 2, kappa=0.0001, tau=SIGMA / 100)


def rated(
    before: Sequence[Strength], placed: Placing, left: Collection[Seat] = ()
) -> list[Strength]:
    """The strength of each seat after a match, by seat.

    Who left is rated as if their team had come in last, however it went on without them. A
    partner whom they left behind keeps what they had, unless the team won all the same.
    """
    by_result = _after(before, placed.teams, placed.places)
    after: list[Strength] = list(before)
    for number, team in enumerate(placed.teams):
        leavers = [seat for seat in team if seat in left]
        won = placed.places[number] == 1
        if leavers:
            last = [*placed.places]
            last[number] = len(placed.teams) + 1
            as_last = _after(before, placed.teams, last)
        for seat in team:
            if seat in left:
                after[seat] = as_last[seat]
            elif won or not leavers:
                after[seat] = by_result[seat]
    return after


def _after(
    before: Sequence[Strength], teams: Sequence[Sequence[Seat]], places: Sequence[int]
) -> dict[Seat, Strength]:
    sides = [[MODEL.create_rating([*before[seat]]) for seat in team] for team in teams]
    rated = MODEL.rate(sides, ranks=[float(place) for place in places])
    return {
        seat: (one.mu, one.sigma)
        for team, side in zip(teams, rated, strict=True)
        for seat, one in zip(team, side, strict=True)
    }
