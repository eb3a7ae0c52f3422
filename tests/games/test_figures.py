"""A match in figures: what the dialogs of a table ask for, and the page that shows the same."""

import random

import pytest
from django.urls import reverse

from games import services, tables
from games.engines import wire
from games.models import Match
from tests.games.saleroom import chosen
from tests.games.stories import ME, OPEN, fresh, playing


@pytest.fixture
def sale(anna, ben, clara):
    """A match of Modern Art in its second round."""
    people = {person.pk: person for person in (anna, ben, clara)}
    calm = {"open_countdown": 0, "turn_seconds": 0}
    match = services.open_table(anna, "modern_art", calm, (ME, OPEN, OPEN), level="easy")
    for index, other in enumerate((ben, clara), 1):
        services.take_seat(match.pk, other, index)
        services.set_ready(match.pk, other, True)
    services.start(match.pk, anna)
    rng = random.Random(1)
    while (table := tables.current(match.pk)).state.round == 1:
        seat = rng.choice(sorted(table.actors))
        action = chosen(table.game.legal(table.state, seat), rng)
        services.submit(match.pk, people[table.holders[seat]], seat, wire.encode(action))
    return fresh(match)


def asked_for(client, match, *round, **headers):
    name = "table-figures-round" if round else "table-figures"
    return client.get(reverse(name, args=[match.code, *round]), headers=headers)


def test_a_dialog_is_given_the_round_and_nothing_around_it(client, sale):
    part = asked_for(client, sale, 1, **{"HX-Request": "true"}).content.decode()

    assert "<html" not in part
    assert "Earned" in part
    for name in ("Anna", "Ben", "Clara"):
        assert name in part


def test_without_scripts_it_is_a_page_of_its_own(client, sale):
    page = asked_for(client, sale, 1).content.decode()

    assert "round 1 in figures" in page
    assert reverse("table", args=[sale.code]) in page


def test_the_whole_match_has_its_records(client, sale):
    page = asked_for(client, sale).content.decode()

    assert "the match in figures" in page
    assert "Favourite" in page


def test_a_round_that_has_not_been_is_empty(client, sale):
    assert "Earned" not in asked_for(client, sale, 7).content.decode()


@pytest.mark.django_db
def test_a_table_that_has_not_begun_and_a_game_without_figures_have_none(client, anna):
    spades = playing(anna)
    waiting = services.open_table(anna, "modern_art", {}, (ME, OPEN, OPEN), level="easy")

    assert asked_for(client, spades).status_code == 404
    assert asked_for(client, Match.objects.get(pk=waiting.pk)).status_code == 404


def test_hints_are_shown_to_those_who_want_them(client, sale, anna):
    client.force_login(anna)
    address = reverse("table", args=[sale.code])

    assert " data-hints" in client.get(address).content.decode()
    anna.bid_hints = False
    anna.save()
    assert " data-hints" not in client.get(address).content.decode()
