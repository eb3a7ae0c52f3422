"""From one rated match to how everybody stands after it; nothing is stored here.

A match is judged in the same way when it ends and whenever it is judged again, so that both
give the same to the last bit.
"""

from collections.abc import Mapping
from datetime import date

import msgspec
from django.utils.timezone import localtime

from accounts.ratings import scale
from accounts.ratings.entrants import Entrant, sitters
from accounts.ratings.placing import placing
from accounts.ratings.reckoning import Strength, rated
from games.models import Match


class Stand(msgspec.Struct, frozen=True):
    """How somebody stands: the fields of `models.Standing`, under their names."""

    mu: float = scale.MU
    sigma: float = scale.SIGMA
    shown: int = scale.START
    matches: int = 0
    wins: int = 0
    month: date | None = None
    month_matches: int = 0
    month_wins: int = 0
    month_from: int = scale.START


class Judged(msgspec.Struct, frozen=True):
    """What a match came to for one entrant."""

    place: int
    before: Stand
    after: Stand

    @property
    def gain(self) -> int:
        return self.after.shown - self.before.shown


def judged(match: Match, known: Mapping[Entrant, Stand]) -> dict[Entrant, Judged]:
    """Everybody who is rated by this match. Its seats and resignations may be prefetched."""
    here = sitters(match)
    left = {sitter.seat for sitter in here if sitter.has_left}
    placed = placing(match.result, left)
    before = [known.get(sitter.entrant, Stand()) for sitter in here]
    after = rated([(stand.mu, stand.sigma) for stand in before], placed, left)
    month = localtime(match.finished_at).date().replace(day=1)
    found: dict[Entrant, Judged] = {}
    for sitter, stand in zip(here, before, strict=True):
        if sitter.entrant in found:
            continue
        # Several bots of one level are one entrant, who does as well as they do on average.
        own = [other for other in here if other.entrant == sitter.entrant]
        places = [len(placed.teams) if s.has_left else placed.of(s.seat) for s in own]
        won = min(places) == 1 and not sitter.has_left
        strength = _mean([after[s.seat] for s in own])
        found[sitter.entrant] = Judged(min(places), stand, _moved(stand, strength, won, month))
    return found


def _mean(strengths: list[Strength]) -> Strength:
    count = len(strengths)
    return sum(mu for mu, _ in strengths) / count, sum(sigma for _, sigma in strengths) / count


def _moved(stand: Stand, strength: Strength, won: bool, month: date) -> Stand:
    mu, sigma = strength
    is_new = stand.month != month
    return Stand(
        mu=mu,
        sigma=sigma,
        shown=scale.shown(mu),
        matches=stand.matches + 1,
        wins=stand.wins + won,
        month=month,
        month_matches=(0 if is_new else stand.month_matches) + 1,
        month_wins=(0 if is_new else stand.month_wins) + won,
        month_from=stand.shown if is_new else stand.month_from,
    )
