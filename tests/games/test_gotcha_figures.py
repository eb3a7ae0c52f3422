"""The record of a match of Things & Gotchas, kept from its log."""

import random

import pytest
from django.urls import reverse

from games import services, tables
from games.engines import wire
from games.engines.gotcha.events import OfferChosen, PointMoved, RoundBegun, ThingsScored
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.settings import Settings
from games.figures.gotcha import Round, rounds
from tests.games.stories import ME, OPEN, fresh

IRIS, OTTO, VERA = range(3)


def test_a_round_tells_who_bought_from_whom_and_how_all_stood_after_it():
    record = rounds(
        [
            RoundBegun(1, IRIS),
            OfferChosen(IRIS, VERA),
            ThingsScored(IRIS, "tiny", ("tiny-1", "tiny-2", "tiny-3", "tiny-4"), 1),
            RoundBegun(2, VERA),
            PointMoved(loser=IRIS, gainer=OTTO),
        ],
        3,
    )

    assert record == [Round(1, IRIS, VERA, (1, 0, 0)), Round(2, VERA, None, (0, 1, 0))]


def test_a_whole_match_ends_at_its_scores():
    rng = random.Random(3)
    step = GOTCHA.setup(3, "record", Settings(target_points=2))
    events = list(step.events)
    while GOTCHA.outcome(step.state) is None:
        seat = rng.choice(sorted(GOTCHA.actors(step.state)))
        step = GOTCHA.apply(step.state, seat, rng.choice(GOTCHA.legal(step.state, seat)))
        events += step.events

    assert rounds(events, 3)[-1].points == GOTCHA.outcome(step.state).scores


@pytest.mark.django_db
def test_the_end_of_a_match_leads_to_its_figures(client, anna, ben, clara):
    people = {person.pk: person for person in (anna, ben, clara)}
    calm = {"target_points": 1, "turn_seconds": 0}
    match = services.open_table(anna, "gotcha", calm, (ME, OPEN, OPEN), level="easy")
    for index, other in enumerate((ben, clara), 1):
        services.take_seat(match.pk, other, index)
        services.set_ready(match.pk, other, True)
    services.start(match.pk, anna)
    rng = random.Random(1)
    while (table := tables.current(match.pk)).actors:
        seat = rng.choice(sorted(table.actors))
        action = rng.choice(table.game.legal(table.state, seat))
        services.submit(match.pk, people[table.holders[seat]], seat, wire.encode(action))
    address = reverse("table-figures", args=[fresh(match).code])

    assert f'hx-get="{address}"' in client.get(f"/t/{match.code}/").content.decode()
    page = client.get(address).content.decode()
    assert "Offers sold" in page
    assert "Bought from" in page
