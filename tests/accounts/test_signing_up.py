import pytest

from accounts.models import User
from tests.accounts.visits import PASSWORD, logs_in, plays_as, says, signs_up, who_is

pytestmark = pytest.mark.django_db


def test_a_name_and_a_password_make_an_account(client):
    response = signs_up(client, "Dora")

    assert response["Location"] == "/"
    dora = who_is(client)
    assert dora.username == "Dora"
    assert not dora.is_guest
    assert dora.check_password(PASSWORD)


def test_a_guest_who_signs_up_is_the_same_person(client, anna):
    signs_up(client, "Anna")

    assert who_is(client) == anna
    anna.refresh_from_db()
    assert not anna.is_guest
    assert anna.username == "Anna"
    assert User.objects.count() == 1


def test_a_guest_who_signs_up_keeps_what_the_session_remembers(client, anna):
    session = client.session
    session["seat"] = 3
    session.save()

    signs_up(client, "Anna")

    assert client.session["seat"] == 3


def test_a_guest_may_sign_up_under_another_name(client, anna):
    signs_up(client, "Annabel", "anna@example.org")

    anna.refresh_from_db()
    assert (anna.username, anna.email) == ("Annabel", "anna@example.org")
    assert not User.objects.filter(username="Anna").exists()


def test_the_new_account_can_log_in_elsewhere(client, anna):
    signs_up(client, "Anna", "anna@example.org")
    client.cookies.clear()

    logs_in(client, "anna@example.org")

    assert who_is(client) == anna


def test_the_form_offers_a_guest_their_own_name(client, anna):
    assert b'value="Anna"' in client.get("/accounts/signup/").content


@pytest.mark.parametrize("name", ["Bert", "BERT", "ｂert"])
def test_somebody_elses_name_is_refused_in_words(client, bert, name):
    response = signs_up(client, name)

    assert says(response, "Somebody else has that name.")
    assert who_is(client) is None


def test_another_guests_name_is_taken_too(client, anna):
    client.cookies.clear()

    assert says(signs_up(client, "Anna"), "Somebody else has that name.")


def test_a_bad_name_is_refused_in_words(client):
    assert says(signs_up(client, "a@b"), "letters, digits, spaces")


def test_a_common_password_is_refused_in_words(client):
    response = signs_up(client, "Dora", password1="password", password2="password")

    assert says(response, "This password is too common.")


def test_an_address_belongs_to_one_account(client, bert):
    response = signs_up(client, "Dora", "BERT@example.org")

    assert says(response, "An account with that e-mail address already exists.")


def test_a_name_taken_at_the_last_moment_is_refused_in_words(client, anna, bert, monkeypatch):
    monkeypatch.setattr("accounts.adapter.is_taken", lambda name, but_by: False)

    response = signs_up(client, "Bert")

    assert says(response, "Somebody else has that name.")
    anna.refresh_from_db()
    assert anna.username == "Anna"
    assert anna.is_guest
    assert who_is(client) == anna


def test_a_member_has_no_business_at_the_door(client, bert):
    client.force_login(bert)

    assert client.get("/accounts/signup/").status_code == 302
    assert (
        client.get("/accounts/login/?next=/accounts/profile/")["Location"] == "/accounts/profile/"
    )


def test_too_many_accounts_from_one_network_are_refused(client, settings):
    settings.ACCOUNT_RATE_LIMITS = {"signup": "1/h/ip"}
    signs_up(client, "Dora")
    client.cookies.clear()

    response = signs_up(client, "Enno")

    assert response.status_code == 429
    assert says(response, "Too many attempts have come from your network.")


class TestWhenAddressesMustBeConfirmed:
    @pytest.fixture(autouse=True)
    def _mandatory(self, settings):
        settings.ACCOUNT_EMAIL_VERIFICATION = "mandatory"
        settings.ACCOUNT_SIGNUP_FIELDS = ["username*", "email*", "password1*", "password2*"]

    def confirms(self, client, mailoutbox):
        link = mailoutbox[-1].body.split("http://testserver")[1].split()[0]
        assert says(client.get(link), "Is anna@example.org the address of Anna?")
        return client.post(link)

    def test_a_guest_plays_on_until_then(self, client, anna):
        response = signs_up(client, "Anna", "anna@example.org")

        assert response["Location"] == "/accounts/confirm-email/"
        assert says(
            client.get("/accounts/confirm-email/"), "Until then you can keep playing as a guest."
        )
        assert who_is(client) == anna
        assert who_is(client).is_guest

    def test_the_link_makes_the_guest_a_member(self, client, anna, mailoutbox):
        signs_up(client, "Anna", "anna@example.org")

        self.confirms(client, mailoutbox)

        assert who_is(client) == anna
        assert not who_is(client).is_guest

    def test_a_mistyped_address_can_be_given_again(self, client, anna, mailoutbox):
        signs_up(client, "Anna", "ana@example.org")
        signs_up(client, "Anna", "anna@example.org")

        self.confirms(client, mailoutbox)

        anna.refresh_from_db()
        assert not anna.is_guest
        assert [address.email for address in anna.emailaddress_set.all()] == ["anna@example.org"]

    def test_a_newcomer_is_not_let_in_before(self, client, mailoutbox):
        signs_up(client, "Anna", "anna@example.org")
        assert who_is(client) is None

        self.confirms(client, mailoutbox)
        logs_in(client, "Anna")

        assert who_is(client).username == "Anna"

    def test_a_half_signed_up_guest_is_not_swallowed_by_another_account(self, client, anna, bert):
        signs_up(client, "Anna", "anna@example.org")

        logs_in(client, "Bert")

        anna.refresh_from_db()
        assert who_is(client) == bert
        assert anna.is_active
        assert anna.merged_into is None


def test_a_name_that_nobody_took_is_free_again_for_guests(client, anna):
    signs_up(client, "Annabel")
    client.cookies.clear()

    plays_as(client, "Anna")

    assert who_is(client).username == "Anna"
