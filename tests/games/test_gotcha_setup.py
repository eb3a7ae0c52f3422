"""Ways to a table of Things & Gotchas: the lobby, the quick starts, the new table."""

import re

import pytest
from django.urls import reverse

from games.engines.gotcha.settings import Settings
from games.models import Match, Status
from games.options import options_words, said

pytestmark = pytest.mark.django_db


def test_the_lobby_hangs_the_poster(client):
    page = client.get(reverse("home")).content.decode()

    assert "gotcha-fan" in page
    assert f'action="{reverse("play-now", args=["gotcha"])}"' in page


@pytest.mark.parametrize(
    ("quick", "kinds"),
    [
        ("solo", ["person", "bot", "bot", "bot", "bot"]),
        ("expert", ["person", "bot", "bot", "bot"]),
        ("date", ["person", "person", "bot"]),
        ("friends", ["person", "open", "open", "open", "bot"]),
    ],
)
def test_every_quick_start_makes_a_table_whose_page_can_be_seen(client, anna, quick, kinds):
    client.force_login(anna)

    client.post(reverse("play-now", args=["gotcha"]), {"quick": quick, "companion-gotcha": "Ben"})

    match = Match.objects.get()
    assert sorted(seat.kind for seat in match.seats.all()) == sorted(kinds)
    assert match.status == (Status.WAITING if "open" in kinds else Status.PLAYING)
    assert client.get(reverse("table", args=[match.code])).status_code == 200


def test_a_new_table_has_three_to_six_seats_and_every_setting_in_words(client):
    page = client.get(reverse("new-table", args=["gotcha"])).content.decode()

    counts = re.findall(r'name="count" value="(\d+)"', page)
    assert counts == ["3", "4", "5", "6"]
    words = options_words("gotcha")
    for name in Settings.__struct_fields__:
        assert f'name="option-{name}"' in page
        assert said(words.label(name)) in page
        assert said(words.help(name))


@pytest.mark.parametrize("count", [3, 6])
def test_a_table_is_opened_with_what_was_chosen(client, anna, count):
    client.force_login(anna)
    seats = {f"seat-{number}-kind": "bot" for number in range(2, count + 1)}
    levels = {f"seat-{number}-level": "easy" for number in range(2, count + 1)}
    posted = {
        "count": count,
        "seat-1-kind": "me",
        "is_public": "yes",
        "level": "easy",
        "option-target_points": 3,
        "option-simultaneous_offers": "on",
        "option-turn_seconds": 0,
    }

    client.post(reverse("new-table", args=["gotcha"]), posted | seats | levels)

    match = Match.objects.get()
    assert match.settings == {
        "target_points": 3,
        "simultaneous_offers": True,
        "turn_seconds": 0,
    }
    assert match.seats.count() == count
    page = client.get(reverse("table", args=[match.code])).content.decode()
    assert page.count('class="who"') == count
    assert "first to 3 points" in page
