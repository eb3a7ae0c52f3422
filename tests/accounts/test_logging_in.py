import pytest

from tests.accounts.visits import PASSWORD, logs_in, plays_as, says, who_is

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    "login", ["Bert", "bert", "ＢＥＲＴ", " Bert ", "bert@example.org", "BERT@example.org"]
)
def test_one_logs_in_by_name_or_address(client, bert, login):
    logs_in(client, login)

    assert who_is(client) == bert


def test_names_beyond_ascii_ignore_case_too(client, django_user_model):
    zoe = django_user_model.objects.create_user("ZOË", password=PASSWORD)

    logs_in(client, "zoë")

    assert who_is(client) == zoe


def test_a_wrong_password_is_refused_in_words(client, bert):
    response = logs_in(client, "Bert", "wrong")

    assert says(response, "Wrong name or password.")
    assert who_is(client) is None


def test_a_guest_has_no_password_to_log_in_with(client, anna):
    client.cookies.clear()

    logs_in(client, "Anna", "")
    logs_in(client, "Anna", anna.password)

    assert who_is(client) is None


def test_guessing_is_stopped(client, bert, settings):
    settings.ACCOUNT_RATE_LIMITS = {"login_failed": "2/5m/key"}
    for _ in range(2):
        logs_in(client, "Bert", "wrong")

    response = logs_in(client, "Bert")

    assert says(response, "Too many failed attempts.")
    assert who_is(client) is None


def test_log_in_goes_on_to_our_own_pages_only(client, bert):
    assert logs_in(client, "Bert", next="https://evil.example/")["Location"] == "/"


def test_a_deactivated_person_is_told_and_not_let_in(client, bert):
    bert.is_active = False
    bert.save()

    response = logs_in(client, "Bert")

    assert response["Location"] == "/accounts/inactive/"
    assert says(client.get(response["Location"]), "This account is closed")
    assert who_is(client) is None


def test_a_person_deactivated_while_logged_in_can_act_no_more(client, bert):
    client.force_login(bert)
    bert.is_active = False
    bert.save()

    response = client.post("/accounts/profile/", {"color": "rose"})

    assert response["Location"].startswith("/accounts/login/")
    assert who_is(client) is None


def test_a_member_logs_out(client, bert):
    client.force_login(bert)

    assert says(client.get("/accounts/logout/"), "See you soon, Bert.")
    client.post("/accounts/logout/")

    assert who_is(client) is None


def test_following_a_link_logs_nobody_out(client, bert):
    client.force_login(bert)

    client.get("/accounts/logout/")

    assert who_is(client) == bert


def test_a_guest_is_asked_before_they_lose_their_seats(client, anna):
    response = client.post("/accounts/logout/")

    assert says(response, "You are a guest, Anna")
    assert who_is(client) == anna
    client.post("/accounts/logout/", {"sure": "yes"})
    assert who_is(client) is None


def test_a_guest_who_logged_out_is_not_merged_into_the_next_person(client, anna, bert):
    client.post("/accounts/logout/", {"sure": "yes"})

    logs_in(client, "Bert")

    anna.refresh_from_db()
    assert anna.merged_into is None


def test_pages_for_members_show_a_guest_the_way(client, anna):
    for page in ("email/", "password/change/", "password/set/"):
        assert client.get(f"/accounts/{page}")["Location"] == "/accounts/signup/"


def test_there_are_no_links_to_sites_that_are_not_configured(client):
    for page in ("login", "signup"):
        response = client.get(f"/accounts/{page}/")
        assert not says(response, "Other ways to log in")
        assert "form-action 'self';" in response["Content-Security-Policy"]


def test_the_admin_has_the_sites_own_log_in(client):
    assert client.get("/admin/login/")["Location"].startswith("/accounts/login/")
    plays_as(client, "Anna")
    assert client.get("/admin/", follow=True).status_code == 403
