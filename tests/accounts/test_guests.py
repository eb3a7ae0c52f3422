import pytest
from django.contrib.auth.models import AnonymousUser
from django.db import IntegrityError

from accounts.models import User
from accounts.services import Refused, become_guest, free_name
from tests.accounts.visits import plays_as, says, who_is

pytestmark = pytest.mark.django_db


def test_a_visitor_plays_by_name_alone(client):
    response = plays_as(client, "  Anna ")

    assert response.status_code == 302
    anna = who_is(client)
    assert anna.username == "Anna"
    assert anna.is_guest
    assert not anna.has_usable_password()
    assert anna.color
    assert anna.avatar


def test_a_taken_name_gets_a_number(client, bert):
    plays_as(client, "BERT")

    assert who_is(client).username == "BERT 2"


def test_the_database_knows_that_case_makes_no_other_name(bert):
    with pytest.raises(IntegrityError):
        User.objects.create(username="bERT")


def test_the_next_one_gets_the_next_number(bert):
    for name in ("Bert 2", "bert 3"):
        User.objects.create(username=name)

    assert free_name("Bert") == "Bert 4"


def test_a_crowd_of_the_same_name_is_asked_about_in_few_questions(django_assert_max_num_queries):
    for _ in range(12):
        User.objects.create(username=free_name("Anna"))

    with django_assert_max_num_queries(3):
        assert free_name("Anna") == "Anna 13"


def test_a_name_of_nothing_is_refused_in_words(client):
    response = plays_as(client, "   ")

    assert response.status_code == 400
    assert says(response, "A name has 1 to 24 characters.")
    assert who_is(client) is None


def test_markup_in_a_name_is_refused_and_shown_as_text(client):
    response = plays_as(client, "<script>")

    assert response.status_code == 400
    assert b"<script>" not in response.content.replace(b"<script src", b"")
    assert not User.objects.exists()


def test_a_guest_goes_on_to_where_they_came_from(client):
    assert plays_as(client, "Anna", next="/t/abc/")["Location"] == "/t/abc/"


@pytest.mark.parametrize(
    "elsewhere",
    ["https://evil.example/", "//evil.example/", "/\\evil.example", "javascript:alert(1)"],
)
def test_nobody_is_sent_to_another_site(client, elsewhere):
    assert plays_as(client, "Anna", next=elsewhere)["Location"] == "/"


def test_somebody_already_known_stays_who_they_are(client, anna):
    plays_as(client, "Other")

    assert who_is(client) == anna


def test_too_many_guests_from_one_network_are_refused_in_words(client, settings):
    settings.ACCOUNT_RATE_LIMITS = {"guest": "2/h/ip"}
    for name in ("Anna", "Bert"):
        plays_as(client, name)
        client.cookies.clear()

    response = plays_as(client, "Cleo")

    assert response.status_code == 429
    assert says(response, "Too many guests have come from your network.")
    assert not User.objects.filter(username="Cleo").exists()


def test_a_refused_name_does_not_count_towards_the_limit(client, settings):
    settings.ACCOUNT_RATE_LIMITS = {"guest": "1/h/ip"}
    plays_as(client, "?")

    assert plays_as(client, "Anna").status_code == 302


def test_the_lobby_gets_the_sentence_as_an_exception(rf):
    request = rf.post("/")
    request.user = AnonymousUser()
    request.session = {}

    with pytest.raises(Refused, match="begins and ends"):
        become_guest(request, "_Anna")


def test_the_form_is_a_page_too(client):
    assert says(client.get("/accounts/guest/"), "Play as a guest")


def test_the_form_needs_its_token(django_user_model):
    from django.test import Client

    response = plays_as(Client(enforce_csrf_checks=True), "Anna")

    assert response.status_code == 403
    assert not django_user_model.objects.exists()
