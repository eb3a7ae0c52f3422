"""The bots that people meet: names, faces and tempers."""

import pytest
from django.urls import reverse

from accounts.looks import AVATARS
from games.bots.modern_art.temper import TEMPERS
from games.characters import REGULARS, temper_of
from games.characters import TEMPERS as WORDED
from games.engines import GAMES
from tests.games.stories import BOT, ME, OPEN, open_table, playing, table_of

pytestmark = pytest.mark.django_db


def test_there_are_enough_for_every_table_and_no_two_look_alike():
    assert len(REGULARS) > max(game.seats[-1] for game in GAMES.values())
    faces = [character.avatar for character in REGULARS.values()]
    assert len(set(faces)) == len(faces)
    assert set(faces) <= set(AVATARS)


def test_every_temper_has_words_and_an_effect():
    assert {character.temper for character in REGULARS.values()} < set(WORDED)
    assert set(WORDED) == set(TEMPERS)


def test_a_bot_sits_down_with_its_own_face(anna):
    match = open_table(anna, ME, BOT, BOT, OPEN)

    for seat in table_of(match).seats[1:3]:
        assert seat.avatar == REGULARS[seat.name].avatar


def test_a_bot_that_takes_over_has_its_own_face_too(anna, ben):
    from games import services

    match = playing(anna, ben)
    seat = table_of(match).seats_of(ben.pk)[0]

    services.resign(match.pk, ben)

    facts = table_of(match).seats[seat]
    assert facts.avatar == REGULARS[facts.name].avatar


def test_nobody_sits_down_twice(anna, ben):
    from games import services

    match = playing(anna, ben)
    services.resign(match.pk, ben)

    names = [seat.name for seat in table_of(match).seats]
    assert len(set(names)) == 4


def test_a_weak_bot_is_a_tourist_and_a_stranger_has_no_temper():
    assert temper_of("Otto", "hard") == "Shark"
    assert temper_of("Otto", "easy") == "Tourist"
    assert temper_of("Somebody", "hard") == ""


def test_the_page_shows_them_all(client):
    page = client.get(reverse("regulars")).content.decode()

    assert all(str(character.line) in page for character in REGULARS.values())


def test_a_waiting_table_says_who_they_are(client, anna):
    match = open_table(anna, ME, BOT, OPEN, OPEN)
    client.force_login(anna)

    page = client.get(reverse("table", args=[match.code])).content.decode()

    (bot,) = [seat for seat in table_of(match).seats if seat.kind == "bot"]
    assert str(REGULARS[bot.name].line) in page
