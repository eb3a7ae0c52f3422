"""The public page: numbers by month, and no names."""

import pytest
from django.core.cache import cache
from django.utils import timezone

from accounts.moderation import services
from accounts.moderation.figures import months
from accounts.moderation.models import Kind, Report
from tests.games.stories import person

pytestmark = pytest.mark.django_db


def test_the_months_are_counted_by_outcome_kind_and_appeal(client, anna, ben, mia, max_):
    services.decide(mia, services.report(anna, ben, "spam"))
    sanction = services.decide(mia, services.report(anna, ben, "insult"), Kind.CHAT, "Insults.")
    services.decide_appeal(max_, services.appeal(ben, sanction, "No"), True, "Right.")
    services.report(anna, max_, "spam")
    cache.clear()

    (month,) = months()

    assert (month.reports, month.appeals, month.granted, month.rejected) == (3, 1, 1, 0)
    assert month.outcomes == {"dismissed": 1, "warned": 0, "sanctioned": 1}
    assert month.sanctions == {"warning": 0, "chat": 1, "rated": 0, "ban": 0}
    page = client.get("/moderation/").content.decode()
    assert timezone.localdate().strftime("%Y-%m") in page
    for user in (anna, ben, mia, max_):
        assert user.username not in page


def test_an_earlier_month_is_a_row_of_its_own(anna, ben):
    services.report(anna, ben, "spam")
    services.report(ben, anna, "spam")
    early = timezone.now().replace(day=1) - timezone.timedelta(days=3)
    Report.objects.filter(reporter=ben).update(created_at=early)
    cache.clear()

    assert [month.reports for month in months()] == [1, 1]


def test_many_reports_cost_no_more_questions(client, anna, django_assert_max_num_queries):
    for number in range(20):
        services.report(person(f"Person {number}"), anna, "spam")
    cache.clear()

    with django_assert_max_num_queries(5):
        client.get("/moderation/")
