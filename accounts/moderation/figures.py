"""The monthly numbers, counted from the rows when they are asked for."""

from collections import Counter
from datetime import date

import msgspec
from django.core.cache import cache
from django.db.models import Count, QuerySet
from django.db.models.functions import TruncMonth
from django.utils import timezone

from accounts.moderation.models import Appeal, Kind, Outcome, Report, Sanction

SHOWN = 12
FRESH = 60  # seconds for which everybody is shown the same


class Month(msgspec.Struct, frozen=True):
    begin: date
    reports: int
    outcomes: dict[str, int]
    sanctions: dict[str, int]
    appeals: int
    granted: int
    rejected: int


def months() -> list[Month]:
    """The latest first, from this month back to the first in which anything happened."""
    return cache.get_or_set("moderation-months", _months, FRESH)


def _months() -> list[Month]:
    first = _begins()[-1]
    reported = _counted(Report.objects.filter(created_at__date__gte=first), "created_at")
    decided = _counted(Report.objects.filter(decided_at__date__gte=first), "decided_at", "outcome")
    imposed = _counted(Sanction.objects.filter(created_at__date__gte=first), "created_at", "kind")
    appealed = _counted(Appeal.objects.filter(created_at__date__gte=first), "created_at")
    judged = _counted(
        Appeal.objects.filter(decided_at__date__gte=first), "decided_at", "is_granted"
    )
    shown = [
        Month(
            begin=begin,
            reports=reported[begin],
            outcomes={outcome: decided[begin, outcome] for outcome in Outcome.values},
            sanctions={kind: imposed[begin, kind] for kind in Kind.values},
            appeals=appealed[begin],
            granted=judged[begin, True],
            rejected=judged[begin, False],
        )
        for begin in _begins()
    ]
    while len(shown) > 1 and not _has_any(shown[-1]):
        shown.pop()
    return shown


def _begins() -> list[date]:
    today = timezone.localdate()
    numbers = [today.year * 12 + today.month - 1 - back for back in range(SHOWN)]
    return [date(number // 12, number % 12 + 1, 1) for number in numbers]


def _counted(rows: QuerySet, moment: str, *by: str) -> Counter:
    groups = (
        rows.annotate(month=TruncMonth(moment))
        .order_by()
        .values_list("month", *by)
        .annotate(number=Count("pk"))
    )
    return Counter(
        {(month.date(), *keys) if keys else month.date(): number for month, *keys, number in groups}
    )


def _has_any(month: Month) -> bool:
    numbers = (month.reports, month.appeals, month.granted, month.rejected)
    return any([*numbers, *month.outcomes.values(), *month.sanctions.values()])
