"""What a seat can tell from its view: who holds what, who is ahead, and what is still unseen."""

from collections.abc import Sequence
from math import exp

import msgspec
from msgspec.structs import replace

from games.bots.gotcha.counts import DECK, NOTHING, Counts, counted
from games.bots.gotcha.stalls import Stall, stall
from games.bots.gotcha.worth import Table, table_for, worth
from games.engines.game import Seat
from games.engines.gotcha.view import View

# A view does not carry the settings: what most tables play to, unless it has been passed.
USUAL_TARGET = 5
# How much the others' luck counts beside one's own, in all.
ENVY = 1.0
# How much of it goes to who is a point ahead of another: as likely to win as by this power of e.
AHEAD = 0.5


class Reading(msgspec.Struct, frozen=True):
    view: View
    me: Seat
    # By seat: points, collections, how many points short of winning, what cards are worth there.
    points: tuple[int, ...]
    counts: tuple[Counts, ...]
    short: tuple[int, ...]
    tables: tuple[Table, ...]
    # What one seat's point is worth to another: to itself 1, to the others less than nothing.
    cares: tuple[tuple[float, ...], ...]
    # By kind: the chance that an unseen card is of it.
    odds: tuple[float, ...]
    stalls: dict[Seat, Stall]

    @property
    def buyer(self) -> Seat:
        return self.view.buyer


def read(view: View, me: Seat) -> Reading:
    points = tuple(player.points for player in view.players)
    counts = tuple(counted(player.collection) for player in view.players)
    target = target_of(view)
    short = tuple(target - own for own in points)
    tables = tuple(table_for(each) for each in short)
    stalls = {offer.seat: stall(offer) for offer in view.offers}
    return Reading(
        view=view,
        me=me,
        points=points,
        counts=counts,
        short=short,
        tables=tables,
        cares=_cares(_standing(points, tables, counts)),
        odds=_odds(view, counts, stalls),
        stalls=stalls,
    )


def in_public(reading: Reading) -> Reading:
    """As everybody could tell it: without the own hand and what one has hidden oneself."""
    stalls = {seat: Stall(seat, stall.front, stall.front) for seat, stall in reading.stalls.items()}
    view = replace(reading.view, hand=None)
    odds = _odds(view, reading.counts, stalls)
    return replace(reading, view=view, stalls=stalls, odds=odds)


def with_points(reading: Reading, points: tuple[int, ...]) -> Reading:
    """The same after points have changed hands."""
    if points == reading.points:
        return reading
    target = reading.points[0] + reading.short[0]
    short = tuple(target - own for own in points)
    tables = tuple(table_for(each) for each in short)
    cares = _cares(_standing(points, tables, reading.counts))
    return replace(reading, points=points, short=short, tables=tables, cares=cares)


def target_of(view: View) -> int:
    """How many points are played to, as far as a view tells."""
    points = [player.points for player in view.players]
    most = max(points)
    # Who alone has so many shows that the table plays to more, or has won them this round.
    is_passed = most >= USUAL_TARGET and points.count(most) == 1
    return most + 1 if is_passed else USUAL_TARGET


def _standing(
    points: Sequence[int], tables: Sequence[Table], counts: Sequence[Counts]
) -> list[float]:
    return [
        own + worth(table, cards) for own, table, cards in zip(points, tables, counts, strict=True)
    ]


def _cares(standing: Sequence[float]) -> tuple[tuple[float, ...], ...]:
    danger = [exp(AHEAD * stands) for stands in standing]
    everybody = range(len(danger))
    total = sum(danger)
    return tuple(
        tuple(
            1.0 if other == seat else -ENVY * danger[other] / (total - danger[seat])
            for other in everybody
        )
        for seat in everybody
    )


def _odds(view: View, counts: Sequence[Counts], stalls: dict[Seat, Stall]) -> tuple[float, ...]:
    seen = [
        counted(view.discard),
        counted(view.hand or ()),
        *counts,
        *(each.goods.known for each in stalls.values()),
    ]
    unseen = [all_of_it - sum(of_kind) for all_of_it, *of_kind in zip(DECK, *seen, strict=True)]
    total = sum(unseen)
    return tuple(left / total for left in unseen) if total else tuple(map(float, NOTHING))
