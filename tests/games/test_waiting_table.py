"""The waiting table: seats fill, the host arranges, the match begins."""

import pytest
from django.urls import reverse

from games import services, tables
from games.bots import levels
from games.models import Status
from games.rendering import Viewer, fragments
from tests.games.stories import BOT, ME, OPEN, fresh, open_table, playing, table_of

pytestmark = pytest.mark.django_db


def page(client, match, user=None):
    if user:
        client.force_login(user)
    return client.get(reverse("table", args=[match.code])).content.decode()


def press(client, user, verb, match, **posted):
    client.force_login(user)
    return client.post(reverse(verb, args=[match.code]), posted, follow=True).content.decode()


def test_a_newcomer_with_the_link_is_asked_for_a_name_and_offered_the_free_seats(client, anna):
    match = open_table(anna, ME, OPEN, BOT, OPEN, is_public=False)

    shown = page(client, match)

    assert 'name="your_name"' in shown
    assert shown.count(">Sit here</span>") == 2
    assert shown.count(">Sit here instead</span>") == 1


def test_the_link_to_hand_on_is_on_the_page_in_full(client, anna):
    match = open_table(anna)

    link = f"http://testserver{reverse('table', args=[match.code])}"

    assert f'value="{link}" readonly' in page(client, match, anna)


def test_the_host_has_the_controls_of_a_host_and_others_have_not(client, anna, ben):
    match = open_table(anna)
    services.take_seat(match.pk, ben, 1)

    hosts, guests = page(client, match, anna), page(client, match, ben)

    for verb in ("next-bot", "listing", "close-table"):
        address = f'formaction="{reverse(verb, args=[match.code])}"'
        assert address in hosts
        assert address not in guests
    assert f'formaction="{reverse("leave-seat", args=[match.code])}"' in guests


def test_every_button_of_a_region_belongs_to_the_form_that_has_the_stamp(anna, ben):
    match = open_table(anna, ME, OPEN, BOT, OPEN)
    services.take_seat(match.pk, ben, 1)

    for viewer in (Viewer(anna.pk), Viewer(ben.pk), Viewer()):
        for html in fragments(tables.current(match.pk), viewer).values():
            assert html.count("<button") == html.count('form="seating"')
            assert "csrf" not in html


def test_the_host_adds_a_bot_and_each_further_press_changes_its_level(client, anna):
    match = open_table(anna)
    seen = []

    for _press in range(len(levels("spades")) + 1):
        press(client, anna, "next-bot", match, seat="2")
        seen.append(match.seats.get(index=2).level)

    assert set(seen) == set(levels("spades"))
    assert seen[0] == seen[-1]


def test_the_host_takes_a_bot_out_again(client, anna):
    match = open_table(anna, ME, OPEN, BOT, OPEN)

    press(client, anna, "set-bot", match, seat="2")

    assert match.seats.get(index=2).kind == "open"


def test_only_the_host_adds_bots(client, anna, ben):
    match = open_table(anna)

    shown = press(client, ben, "next-bot", match, seat="2")

    assert "Only the host can do that." in shown
    assert match.seats.get(index=2).kind == "open"


@pytest.mark.parametrize("seat", ["", "7", "-1", "x"])
def test_a_bot_for_a_seat_that_is_not_there_is_refused(client, anna, seat):
    match = open_table(anna)

    assert "There is no such seat." in press(client, anna, "next-bot", match, seat=seat)


def test_somebody_who_is_ready_is_shown_to_be(client, anna, ben):
    match = open_table(anna, ME, OPEN, BOT, BOT)
    services.take_seat(match.pk, ben, 1)
    assert "Not ready yet: Ben." in page(client, match, anna)

    shown = press(client, ben, "ready", match, ready="yes")

    assert "Everybody is ready." in shown
    assert "The host starts the match." in shown


def test_the_host_starts_with_bots_in_the_open_seats(client, anna):
    match = open_table(anna)
    assert "Start with bots in the open seats" in page(client, match, anna)

    client.post(reverse("start", args=[match.code]), {"fill": "yes"})

    assert fresh(match).status == Status.PLAYING


def test_a_host_who_only_looks_on_starts_for_those_who_play(client, anna, ben):
    match = open_table(anna, OPEN, OPEN, BOT, BOT)
    assert reverse("start", args=[match.code]) not in page(client, match, anna)
    services.take_seat(match.pk, ben, 1)
    services.set_ready(match.pk, ben, True)

    assert reverse("start", args=[match.code]) in page(client, match, anna)


def test_the_host_cannot_start_while_somebody_is_not_ready(client, anna, ben):
    match = open_table(anna, ME, OPEN, BOT, BOT)
    services.take_seat(match.pk, ben, 1)

    assert reverse("start", args=[match.code]) not in page(client, match, anna)


def test_a_private_table_becomes_public_and_says_so(client, anna):
    match = open_table(anna, is_public=False)
    assert "only who has the link finds it" in page(client, match, anna)

    shown = press(client, anna, "listing", match, public="yes")

    assert "listed in the lobby" in shown
    assert fresh(match).is_public


def test_a_closed_table_says_so_and_offers_no_seat(client, anna, ben):
    match = open_table(anna)

    press(client, anna, "close-table", match)

    shown = page(client, match, ben)
    assert "This table has been closed." in shown
    assert "Sit here" not in shown


def test_who_holds_two_seats_is_not_offered_to_move_and_lose_one(client, anna):
    match = open_table(anna, ME, OPEN, OPEN, OPEN)
    assert "Move here" in page(client, match, anna)
    match.seats.filter(index=1).update(kind="person", user=anna, name="Ben")
    tables.forget_all()
    match.revision += 1
    match.save()

    assert "Move here" not in page(client, match, anna)


def test_a_page_that_waits_is_led_to_the_match_when_it_begins(anna):
    match = open_table(anna)
    before = fragments(table_of(match), Viewer(anna.pk))

    services.start(match.pk, anna, fill=True)

    after = fragments(table_of(match), Viewer(anna.pk))
    assert "data-go" not in before["go"]
    assert f'data-go="{reverse("table", args=[match.code])}"' in after["go"]


def test_a_match_that_has_begun_is_no_longer_a_waiting_table(client, anna):
    match = playing(anna)

    assert 'data-status="waiting"' not in page(client, match, anna)
