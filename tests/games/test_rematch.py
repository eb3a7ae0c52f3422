"""Another match in one press: everybody a place further on, and who watches comes along."""

import pytest

from games import services
from games.models import Match, Status
from games.rendering import Viewer, fragments
from tests.games.stories import fresh, playing, table_of

pytestmark = pytest.mark.django_db


def over(match: Match) -> Match:
    services.abort(match.pk, match.host)
    return fresh(match)


def names(match: Match) -> list[str]:
    return [seat.name for seat in match.seats.all()]


def test_against_bots_the_next_match_begins_at_once(anna):
    match = over(playing(anna))

    again = services.rematch(match.pk, anna)

    assert fresh(again).status == Status.PLAYING
    assert again.seed != match.seed


def test_everybody_moves_on_by_one_place_and_partners_stay_partners(anna, ben, clara, dora):
    match = over(playing(anna, ben, clara, dora))

    again = services.rematch(match.pk, anna)

    assert names(again) == ["Dora", "Anna", "Ben", "Clara"]


def test_with_people_it_begins_when_the_last_of_them_has_asked(anna, ben):
    match = over(playing(anna, ben))
    again = services.rematch(match.pk, ben)
    assert fresh(again).status == Status.WAITING

    assert services.rematch(match.pk, anna) == again

    assert fresh(again).status == Status.PLAYING


def test_who_watches_is_taken_along_and_who_played_is_not(anna, ben):
    match = over(playing(anna, ben))
    again = services.rematch(match.pk, ben)

    table = table_of(match)

    assert f'data-follow="/t/{again.code}/"' in fragments(table, Viewer())["follow"]
    assert "data-follow" not in fragments(table, Viewer(anna.pk))["follow"]
