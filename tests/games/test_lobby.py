"""The lobby lists what everybody may join or watch, and first of all one's own."""

from collections import Counter

import pytest
from django.urls import reverse

from games import services
from games.models import Match
from tests.games.stories import BOT, ME, OPEN, open_table, playing
from tests.simulated.page import Page

pytestmark = pytest.mark.django_db


def lobby(client, user=None):
    if user:
        client.force_login(user)
    return client.get(reverse("home")).content.decode()


def region(page, name):
    """What stands inside one list of the page."""
    return page.split(f'id="region-{name}"')[1].split("</section>")[0]


def test_a_visitor_is_asked_for_a_name_and_can_play_every_game(client):
    page = lobby(client)

    assert 'name="your_name"' in page
    assert f'action="{reverse("play-now", args=["spades"])}"' in page


def presses(form):
    return [control for control in form.controls if control.is_button]


def typed(form):
    return [control.name for control in form.controls if control.kind == "text"]


@pytest.mark.parametrize("address", ["/", "/daily/", "/how/spades/"])
def test_enter_in_a_field_can_only_do_what_stands_beside_it(client, address):
    page = Page(client.get(address).content.decode())

    asking = [form for form in page.forms if typed(form)]
    assert asking
    assert [form.action for form in asking if len(presses(form)) != 1] == []


def test_the_second_name_of_a_date_night_starts_that_date_night(client, anna):
    page = Page(lobby(client, anna))

    (form,) = [form for form in page.forms if "companion-spades" in typed(form)]

    assert form.action == reverse("play-now", args=["spades"])
    assert dict(form.posted(presses(form)[0]))["quick"] == "date"


def test_a_button_that_starts_something_starts_nothing_else(client, anna):
    page = Page(lobby(client, anna))

    starts = Counter(len(presses(form)) for form in page.forms if form.action.startswith("/play/"))
    assert set(starts) == {1}


def test_a_visitor_who_says_a_name_is_greeted_by_it(client):
    response = client.post(reverse("home"), {"your_name": "Enno"}, follow=True)

    assert "Good to see you, Enno." in response.content.decode()


def test_a_name_that_will_not_do_is_refused_beside_its_field(client):
    response = client.post(reverse("home"), {"your_name": ""})

    said = response.content.decode().split('id="id_your_name-error">')[1].split("<")[0]
    assert response.status_code == 400
    assert said == "A name has 1 to 24 characters."


def test_a_second_name_that_will_not_do_is_refused_beside_its_own_field(client, anna):
    client.force_login(anna)

    response = client.post(
        reverse("play-now", args=["check"]), {"quick": "date", "companion-check": "Anna"}
    )

    page = response.content.decode()
    assert "Names must be different" in page.split('id="id_companion-check-error">')[1][:80]
    assert page.count('aria-invalid="true"') == 1


def test_a_visitor_without_a_name_is_asked_for_it_and_what_they_pressed_is_kept(client):
    pressed = {"quick": "date", "companion-spades": "Ben"}

    answer = client.post(reverse("play-now", args=["spades"]), pressed)
    (form,) = [form for form in Page(answer.content.decode()).forms if form.named("your_name")]
    form.fill("your_name", "Enno")
    client.post(form.action, dict(form.posted(presses(form)[0])))

    assert [seat.name for seat in Match.objects.get().seats.filter(kind="person")] == [
        "Enno",
        "Ben",
    ]


def test_somebody_who_is_known_is_not_asked_again(client, anna):
    page = lobby(client, anna)

    assert 'name="your_name"' not in page
    assert "Good to see you, Anna." in page


def test_an_open_table_is_listed_with_who_sits_there_and_a_button_for_each_free_seat(client, anna):
    match = open_table(anna, ME, OPEN, BOT, OPEN)

    listed = region(lobby(client), "open")

    assert "Anna’s table" in listed
    assert "2 seats free" in listed
    assert listed.count(f'formaction="{reverse("join", args=[match.code])}"') == 2
    assert 'value="1"' in listed
    assert 'value="3"' in listed


def test_a_private_table_is_listed_for_nobody_but_those_who_sit_there(client, anna, ben):
    match = open_table(anna, is_public=False)
    hidden = playing(anna, is_public=False)

    strangers, own = lobby(client, ben), lobby(client, anna)

    assert match.code not in strangers
    assert hidden.code not in strangers
    assert match.code in region(own, "own")
    assert hidden.code in region(own, "own")


def test_a_full_table_is_not_offered(client, anna):
    match = open_table(anna, ME, BOT, BOT, BOT)

    assert match.code not in region(lobby(client), "open")


def test_a_match_being_played_can_be_watched(client, anna, ben):
    match = playing(anna)

    page = lobby(client, ben)

    assert reverse("table", args=[match.code]) in region(page, "watch")
    assert match.code not in region(page, "open")


def test_a_match_that_is_over_is_listed_no_more(client, anna):
    match = playing(anna)
    services.break_off(match.pk)

    assert match.code not in lobby(client, anna)


def test_who_has_no_match_sees_no_empty_list_of_their_own(client, anna):
    own = region(lobby(client, anna), "own")

    assert " hidden" in own.split(">")[0]


def test_a_name_with_markup_in_it_stays_text(client, anna):
    open_table(anna)
    anna.hosted_matches.first().seats.filter(index=0).update(name="<script>alert(1)</script>")

    assert "<script>alert(1)" not in lobby(client)


def join(client, match, **posted):
    return client.post(reverse("join", args=[match.code]), posted)


def test_a_newcomer_sits_down_in_one_step(client, anna):
    match = open_table(anna)

    response = join(client, match, your_name="Enno", seat="2")

    assert response.url == reverse("table", args=[match.code])
    seat = match.seats.get(index=2)
    assert (seat.name, seat.user.is_guest) == ("Enno", True)


def test_somebody_known_sits_down_without_saying_a_name(client, anna, ben):
    match = open_table(anna)
    client.force_login(ben)

    join(client, match, seat="1")

    assert match.seats.get(index=1).user == ben


def test_a_newcomer_without_a_name_is_asked_for_it_and_the_seat_is_remembered(client, anna):
    match = open_table(anna)

    response = join(client, match, seat="3")

    page = response.content.decode()
    assert response.status_code == 400
    assert '<input type="hidden" name="seat" value="3">' in page
    assert 'name="your_name"' in page
    assert match.seats.filter(kind="person").count() == 1


def test_a_name_that_will_not_do_is_refused_in_words(client, anna):
    match = open_table(anna)

    response = join(client, match, your_name="x" * 25, seat="3")

    assert response.status_code == 400
    assert "A name has 1 to 24 characters." in response.content.decode()
    assert match.seats.filter(kind="person").count() == 1


@pytest.mark.parametrize("seat", ["9", "-1", "two", "", "9" * 400])
def test_a_seat_that_is_not_there_is_refused_on_the_tables_page(client, anna, ben, seat):
    match = open_table(anna)
    client.force_login(ben)

    page = client.post(
        reverse("join", args=[match.code]), {"seat": seat}, follow=True
    ).content.decode()

    assert "There is no such seat." in page
    assert not match.seats.filter(user=ben).exists()


def test_nobody_sits_down_at_a_table_that_is_not_there(client, ben):
    client.force_login(ben)

    assert client.post(reverse("join", args=["nowhere"]), {"seat": "1"}).status_code == 404
    assert not Match.objects.exists()
