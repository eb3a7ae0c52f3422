"""Rated or casual: the choice on the pages, and who may make it."""

import pytest
from django.urls import reverse

from accounts.models import User
from games import services
from games.models import Match
from games.rendering import Viewer, fragments
from games.services import SeatPlan
from games.tables import current
from tests.games.test_new_table import table as table_of_spades
from tests.games.unkept import words
from tests.ratings.records import begun, ended, fresh, played_out, rating

pytestmark = pytest.mark.django_db
ME, OPEN, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", level="easy")
NEW = "/new/spades/"


@pytest.fixture
def guest(db):
    return User.objects.create_user("Gwen", is_guest=True)


@pytest.fixture
def table(anna):
    return services.open_table(anna, "spades", {}, (ME, OPEN, OPEN, BOT))


def choose(client, user, table, answer):
    client.force_login(user)
    return client.post(reverse("set-rated", args=[table.code]), {"rated": answer}, follow=True)


def test_an_account_may_open_a_rated_table(client, anna):
    client.force_login(anna)
    assert 'name="is_rated"' in client.get(NEW).content.decode()

    client.post(NEW, table_of_spades("me", "open", "open", "open", is_rated="yes"))

    assert Match.objects.get().is_rated


def test_without_a_word_about_it_a_table_is_casual(client, anna):
    client.force_login(anna)

    client.post(NEW, table_of_spades("me", "open", "open", "open", is_rated=""))

    assert not Match.objects.get().is_rated


def test_a_guest_is_not_offered_it_and_is_refused_in_words(client, guest):
    client.force_login(guest)
    assert 'name="is_rated"' not in client.get(NEW).content.decode()

    answer = client.post(NEW, table_of_spades("me", "open", "open", "open", is_rated="yes"))

    assert answer.status_code == 400
    assert "Rated tables are for people with an account" in answer.content.decode()
    assert not Match.objects.exists()


def test_a_visitor_does_not_become_a_guest_for_a_table_that_is_refused(client, db):
    answer = client.post(
        NEW, table_of_spades("me", "open", "open", "open", is_rated="yes", your_name="Zoe")
    )

    assert answer.status_code == 400
    assert not User.objects.exists()


def test_the_host_chooses_and_all_see_it(client, anna, ben, table):
    choose(client, anna, table, "yes")

    assert fresh(table).is_rated
    client.force_login(ben)
    page = client.get(reverse("table", args=[table.code])).content.decode()
    assert "Rated" in page
    assert reverse("set-rated", args=[table.code]) not in page


@pytest.mark.parametrize("who", ["ben", "guest", "moderator"])
def test_nobody_else_does(client, request, ben, guest, table, who):
    moderator = User.objects.create_superuser("Mona", password="x")
    user = {"ben": ben, "guest": guest, "moderator": moderator}[who]

    page = choose(client, user, table, "yes").content.decode()

    assert "Only the host can do that." in page
    assert not fresh(table).is_rated


def test_a_visitor_is_sent_to_log_in_first(client, anna, table):
    address = reverse("set-rated", args=[table.code])
    assert "/accounts/login/" in client.post(address, {"rated": "yes"})["Location"]

    services.set_rated(table.pk, anna, True)
    join = client.post(reverse("join", args=[table.code]), {"your_name": "Zoe", "seat": "1"})

    assert join["Location"] == f"/accounts/login/?next=/t/{table.code}/"
    assert not User.objects.filter(username="Zoe").exists()
    assert "for people with an account" in client.get(f"/t/{table.code}/").content.decode()


def test_a_rated_match_offers_neither_hints_nor_a_way_in_nor_a_way_out(client, anna, ben):
    match = begun(anna, ben, game="modern_art")
    client.force_login(anna)

    page = client.get(reverse("table", args=[match.code])).content.decode()

    assert "Rated" in page
    assert "data-hints" not in page
    for verb in ("end-match", "join"):
        assert reverse(verb, args=[match.code]) not in page


def test_who_is_barred_from_rated_play_is_told_so(anna, ben):
    from django.utils import timezone

    from accounts.moderation.models import Kind, Sanction

    match = services.open_table(anna, "spades", {}, (ME, OPEN, OPEN, BOT), is_rated=True)
    Sanction.objects.create(
        user=ben,
        kind=Kind.RATED,
        reason="You left.",
        ends_at=timezone.now() + timezone.timedelta(days=1),
        by=anna,
    )

    with pytest.raises(services.Refusal, match="You left"):
        services.take_seat(match.pk, ben, 1)


def test_seats_of_a_rated_table_show_ratings_and_the_end_what_changed(anna, ben):
    ended(anna, "easy", ben, "easy", scores=[510, 300] * 2, game="spades")
    before = rating(anna, "spades").shown
    match = begun(anna, ben, round_limit=1)

    seats = words(page_of(match, "who_0"))
    assert str(before) in seats
    assert "provisional" in seats
    match = played_out(match)

    after = rating(anna, "spades").shown
    gain = f"{after - before:+d}".replace("-", "−")
    assert f"{before} → {after} ({gain})" in words(page_of(match, "gameover"))


def test_a_casual_table_shows_no_rating(anna, ben):
    ended(anna, "easy", ben, "easy", scores=[510, 300] * 2, game="spades")

    assert "seat-rating" not in page_of(begun(anna, ben, is_rated=False), "who_0")


def test_an_annulled_match_tells_of_no_change(anna, ben):
    match = played_out(begun(anna, ben, round_limit=1))
    assert "rating-changes" in page_of(match, "gameover")

    services.annul(match.pk)

    assert "rating-changes" not in page_of(match, "gameover")


def test_a_waiting_rated_table_shows_how_strong_everybody_is(anna, ben):
    ended(anna, "easy", ben, "easy", scores=[510, 300] * 2, game="spades")
    match = services.open_table(anna, "spades", {}, (ME, OPEN, OPEN, BOT), is_rated=True)

    assert f"Rating {rating(anna, 'spades').shown}" in words(page_of(match, "seats"))


def page_of(match, region):
    return fragments(current(match.pk), Viewer())[region]
