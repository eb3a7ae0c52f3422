"""The bots' names and faces are theirs."""

import pytest

from accounts.looks import FOR_PEOPLE, usual_look
from accounts.names import is_a_bots
from games import services
from games.characters import REGULARS
from games.services import Refusal, SeatPlan
from tests.accounts.visits import plays_as
from tests.games.stories import BOT, ME

FACES = {bot.avatar for bot in REGULARS.values()}


@pytest.mark.parametrize("name", ["Otto", "OTTO", "O.t.t.o", "Оттo"])
def test_a_bots_name_is_a_bots_also_where_it_only_looks_like_it(name):
    assert is_a_bots(name)


def test_names_that_only_begin_like_one_are_free():
    assert not is_a_bots("Ottokar")
    assert not is_a_bots("Otto 2")


def test_a_guest_is_refused_a_bots_name_in_words(client, db):
    response = plays_as(client, "Vera")

    assert "one of our bots" in response.content.decode()


def test_nobody_at_a_screen_is_called_like_a_bot(anna):
    with pytest.raises(Refusal, match="one of our bots"):
        services.open_table(anna, "spades", {}, (ME, SeatPlan("guest", name="Iris"), BOT, BOT))


def test_no_bots_face_is_offered_or_given_to_people(client, anna):
    client.force_login(anna)
    page = client.get("/accounts/profile/").content.decode()

    assert FACES.isdisjoint(FOR_PEOPLE)
    assert not any(f'value="{face}"' in page for face in FACES if face != anna.avatar)
    assert usual_look("anybody")[1] in FOR_PEOPLE


def test_who_has_had_such_a_face_keeps_it_and_may_save(client, anna):
    anna.avatar = min(FACES)
    anna.save()
    client.force_login(anna)
    page = client.get("/accounts/profile/").content.decode()

    assert f'value="{anna.avatar}"' in page
