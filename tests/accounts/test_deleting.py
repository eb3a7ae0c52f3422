"""Deleting an account: the person goes, their matches stay."""

import pytest
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from django.test import Client

from accounts import forgetting
from accounts.leaving import delete_account
from accounts.models import User
from accounts.names import is_reserved
from accounts.services import Refused, merge_guest
from games import services
from games.models import Match, Status
from tests.accounts.test_profiles import finished
from tests.accounts.visits import PASSWORD, logs_in, plays_as, says, who_is
from tests.games.stories import open_table, playing, table_of

pytestmark = pytest.mark.django_db
PAGE = "/accounts/delete/"
SURE = {"sure": "yes"}


def test_the_page_says_what_will_happen(client, bert):
    playing(bert)
    client.force_login(bert)

    page = client.get(PAGE)

    assert says(page, "You give up the match that you are playing")
    assert says(page, "Matches that are over stay")
    assert says(page, "You are asked for your password next.")


def test_looking_at_the_page_deletes_nothing(client, bert):
    client.force_login(bert)

    client.get(PAGE)
    client.get(PAGE, SURE)

    bert.refresh_from_db()
    assert bert.is_active


def test_the_password_is_asked_for(client, bert):
    client.force_login(bert)

    response = client.post(PAGE, SURE)

    assert response["Location"].startswith("/accounts/reauthenticate/")
    bert.refresh_from_db()
    assert bert.username == "Bert"

    client.post(response["Location"], {"password": "wrong"})
    bert.refresh_from_db()
    assert bert.username == "Bert"

    client.post(response["Location"], {"password": PASSWORD})
    bert.refresh_from_db()
    assert bert.username == f"Somebody {bert.pk}"
    assert who_is(client) is None


def test_without_being_sure_nothing_is_deleted(client, bert):
    client.force_login(bert)
    client.post("/accounts/reauthenticate/", {"password": PASSWORD})

    assert says(client.post(PAGE), "Tick the box first")

    bert.refresh_from_db()
    assert bert.is_active


def test_a_guest_is_only_asked_once_more(client, anna):
    assert says(client.get(PAGE), "cannot come back as the same guest")

    response = client.post(PAGE, SURE, follow=True)

    anna.refresh_from_db()
    assert anna.username == f"Somebody {anna.pk}"
    assert not anna.is_guest
    assert says(response, "Your account is deleted.")
    assert who_is(client) is None


def test_a_visitor_has_nothing_to_delete(client):
    assert client.post(PAGE, SURE)["Location"].startswith("/accounts/login/")


def test_the_form_needs_its_token(anna):
    client = Client(enforce_csrf_checks=True)
    client.force_login(anna)

    assert client.post(PAGE, SURE).status_code == 403


def test_nobody_can_log_in_again(client, bert):
    delete_account(bert)

    for login in ("Bert", "bert@example.org", f"Somebody {bert.pk}"):
        logs_in(client, login)
        assert who_is(client) is None


def test_every_open_session_ends(bert):
    browsers = [Client(), Client()]
    for browser in browsers:
        browser.force_login(bert)

    delete_account(bert)

    assert [who_is(browser) for browser in browsers] == [None, None]


def test_addresses_sites_and_factors_are_gone(bert):
    SocialAccount.objects.create(user=bert, provider="dummy", uid="7")
    Authenticator.objects.create(user=bert, type="totp", data={})

    delete_account(bert)

    bert.refresh_from_db()
    assert bert.email == ""
    assert not bert.emailaddress_set.exists()
    assert not SocialAccount.objects.exists()
    assert not Authenticator.objects.exists()


def test_what_was_being_played_is_given_up(bert, cleo):
    match = playing(bert, cleo)

    delete_account(bert)

    table = table_of(match)
    assert table.seats[0].kind == "bot"
    assert table.host == cleo.pk
    assert match.resignations.get().user == bert


def test_a_waiting_seat_is_free_again_and_the_host_passes_on(bert, cleo):
    match = open_table(bert)
    services.take_seat(match.pk, cleo, 1)

    delete_account(bert)

    assert table_of(match).seats[0].kind == "open"
    assert table_of(match).host == cleo.pk


def test_a_table_that_waits_for_others_alone_is_closed(bert):
    from games.services import SeatPlan

    plans = [SeatPlan("open")] * 4
    match = services.open_table(bert, "spades", {}, plans)

    delete_account(bert)

    assert Match.objects.get(pk=match.pk).status == Status.ABORTED


def test_finished_matches_stay_and_are_played_by_somebody(bert, cleo):
    match = finished(playing(bert, cleo), 0)
    entries = match.log.count()
    before = table_of(match).revision

    delete_account(bert)

    table = table_of(match)
    assert table.seats[0].name == f"Somebody {bert.pk}"
    assert table.seats[1].name == "Cleo"
    assert table.revision > before
    assert match.log.count() == entries


def test_others_of_the_same_screen_lose_their_names_too(bert):
    from games.services import SeatPlan

    plans = [SeatPlan("me"), SeatPlan("guest", name="Mum"), *[SeatPlan("bot", level="easy")] * 2]
    match = services.open_table(bert, "spades", {}, plans)
    services.start(match.pk, bert)
    finished(Match.objects.get(pk=match.pk), 0)

    delete_account(bert)

    names = [seat.name for seat in table_of(match).seats]
    assert "Mum" not in names
    assert len(set(names)) == 4
    assert sum(name.startswith(f"Somebody {bert.pk}") for name in names) == 2


def test_open_pages_hear_of_it(bert, cleo, announced):
    match = finished(playing(bert, cleo), 0)
    announced.clear()

    delete_account(bert)

    assert match.pk in announced["matches"]
    assert bert.pk in announced["kicked"]


@pytest.fixture
def announced(monkeypatch):
    heard = {"matches": [], "kicked": []}

    class Heard(dict):
        def clear(self):
            for each in self.values():
                each.clear()

    heard = Heard(heard)
    monkeypatch.setattr("games.push.announce", lambda match, _: heard["matches"].append(match))
    monkeypatch.setattr("games.push.kick", lambda user: heard["kicked"].append(user))
    return heard


def test_an_earlier_guests_name_goes_with_the_account(client, anna, bert):
    merge_guest(anna, bert)

    delete_account(bert)

    assert not User.objects.filter(username__startswith="Anna").exists()


def test_the_name_is_one_that_nobody_can_choose(bert):
    delete_account(bert)

    bert.refresh_from_db()
    assert is_reserved(bert.username)


def test_the_old_name_is_free_again(client, bert):
    delete_account(bert)

    plays_as(client, "Bert")
    assert who_is(client).username == "Bert"


def test_the_page_of_a_person_is_gone(client, bert):
    delete_account(bert)

    assert client.get("/accounts/people/Bert/").status_code == 404
    assert client.get(f"/accounts/people/Somebody {bert.pk}/").status_code == 404


def test_powers_do_not_stay_behind(bert, cleo):
    User.objects.create_superuser("Dora", password=PASSWORD)

    delete_account(cleo)

    cleo.refresh_from_db()
    assert not cleo.is_staff
    assert not cleo.is_superuser


def test_the_last_administrator_stays(client, cleo):
    with pytest.raises(Refused, match="the only administrator"):
        delete_account(cleo)

    client.force_login(cleo)
    client.post("/accounts/reauthenticate/", {"password": PASSWORD})
    response = client.post(PAGE, SURE)
    assert response.status_code == 409
    assert says(response, "the only administrator")


def test_a_deleted_account_is_not_reactivated(client, bert, cleo):
    delete_account(bert)
    client.force_login(cleo)

    client.post(
        "/admin/accounts/user/",
        {"action": "reactivate", "_selected_action": [bert.pk]},
        follow=True,
    )

    bert.refresh_from_db()
    assert not bert.is_active


def test_every_app_is_asked_to_forget(bert, monkeypatch):
    asked = []
    monkeypatch.setattr(forgetting, "_forgetters", [lambda user, name: asked.append((user, name))])

    delete_account(bert)

    assert asked == [(bert, f"Somebody {bert.pk}")]


def test_a_second_time_changes_nothing(bert):
    delete_account(bert)
    bert.refresh_from_db()
    when = bert.forgotten_at

    delete_account(bert)

    bert.refresh_from_db()
    assert bert.forgotten_at == when


def test_a_long_career_costs_no_more_questions(bert, cleo, django_assert_max_num_queries):
    for _ in range(12):
        finished(playing(bert, cleo), 0)

    with django_assert_max_num_queries(60):
        delete_account(bert)
