"""A table of Check is found in the lobby, set up and begun."""

from html import unescape

import pytest
from django.urls import reverse

from games.engines.check.game import CHECK
from games.engines.check.settings import Settings
from games.models import Match, Status
from games.options import options_words
from games.quick_starts import QUICK_STARTS

pytestmark = pytest.mark.django_db


def test_the_new_table_has_two_to_six_seats_and_every_option_with_its_sentence(client, anna):
    client.force_login(anna)

    page = unescape(client.get(reverse("new-table", args=["check"])).content.decode())

    said = options_words("check")
    for seats in CHECK.seats:
        assert f'name="count" value="{seats}"' in page
        assert f'name="seat-{seats}-kind"' in page
    for name in Settings.__struct_fields__:
        assert f'name="option-{name}"' in page
        assert str(said.label(name)).strip() in page
        assert str(said.help(name)).strip() in page


@pytest.mark.parametrize("key", QUICK_STARTS)
def test_every_quick_start_leads_to_a_table(client, anna, key):
    client.force_login(anna)
    posted = {"quick": key, "companion-check": "Ben"}

    response = client.post(reverse("play-now", args=["check"]), posted, follow=True)

    match = Match.objects.get()
    assert response.status_code == 200
    page = response.content.decode()
    if match.status == Status.PLAYING:
        assert page.count('class="grid"') == match.seats.count()
    else:
        assert "What is played here" in page


def test_the_lobby_shows_the_game(client):
    page = client.get(reverse("home")).content.decode()

    assert f'action="{reverse("play-now", args=["check"])}"' in page
    assert "2 to 6 players" in page
