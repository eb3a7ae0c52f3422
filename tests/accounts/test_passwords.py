import pytest

from accounts.models import User
from tests.accounts.visits import PASSWORD, logs_in, plays_as, says, who_is

pytestmark = pytest.mark.django_db
NEW = "another quiet gallery"


def asks_for_a_link(client, mailoutbox, email="bert@example.org") -> str:
    response = client.post("/accounts/password/reset/", {"email": email}, follow=True)
    assert says(response, "If there is an account with that address")
    return mailoutbox[-1].body.split("http://testserver")[1].split()[0] if mailoutbox else ""


def follows(client, link: str, password: str = NEW):
    form = client.get(link, follow=True)
    assert says(form, "Choose a new password")
    return client.post(form.request["PATH_INFO"], {"password1": password, "password2": password})


def test_a_forgotten_password_is_replaced_by_mail(client, bert, mailoutbox):
    link = asks_for_a_link(client, mailoutbox)
    follows(client, link)

    assert who_is(client) == bert
    client.cookies.clear()
    logs_in(client, "Bert", NEW)
    assert who_is(client) == bert


def test_the_mail_is_ours_and_plain(client, bert, mailoutbox):
    asks_for_a_link(client, mailoutbox)

    mail = mailoutbox[0]
    assert mail.subject == "Choose a new password for Parlour"
    assert mail.body.startswith("Hello Bert,")
    assert mail.to == ["bert@example.org"]
    assert "&" not in mail.body


def test_the_link_works_once(client, bert, mailoutbox):
    link = asks_for_a_link(client, mailoutbox)
    follows(client, link)
    client.cookies.clear()

    assert says(client.get(link, follow=True), "This link is used up")


def test_nobody_learns_whether_an_address_has_an_account(client, db, mailoutbox):
    asks_for_a_link(client, mailoutbox, "nobody@example.org")

    assert mailoutbox == []


def test_a_flood_of_mails_is_stopped(client, bert, mailoutbox, settings):
    settings.ACCOUNT_RATE_LIMITS = {"reset_password": "1/h/key"}
    asks_for_a_link(client, mailoutbox)

    response = client.post("/accounts/password/reset/", {"email": "bert@example.org"})

    assert response.status_code == 429
    assert len(mailoutbox) == 1


def test_a_guest_who_finds_their_account_by_mail_brings_their_play_along(client, bert, mailoutbox):
    plays_as(client, "Anna")
    anna = User.objects.get(username="Anna")

    follows(client, asks_for_a_link(client, mailoutbox))

    anna.refresh_from_db()
    assert who_is(client) == bert
    assert anna.merged_into == bert


def test_a_password_is_changed_by_whoever_knows_it(client, bert):
    client.force_login(bert)
    page = "/accounts/password/change/"
    new = {"password1": NEW, "password2": NEW}

    refused = client.post(page, {"oldpassword": "wrong", **new})
    assert says(refused, "That is not your current password.")
    assert client.post(page, {"oldpassword": PASSWORD, **new})["Location"] == "/accounts/profile/"

    assert who_is(client) == bert
    bert.refresh_from_db()
    assert bert.check_password(NEW)


def test_an_address_is_changed_once_the_new_one_is_confirmed(client, bert, mailoutbox):
    client.force_login(bert)
    page = "/accounts/email/"

    client.post(page, {"email": "b@example.org", "action_add": ""})
    assert says(client.get(page), "Not confirmed yet")
    assert mailoutbox[0].subject == "Confirm your e-mail address for Parlour"
    client.post(mailoutbox[0].body.split("http://testserver")[1].split()[0])

    bert.refresh_from_db()
    assert bert.email == "b@example.org"
    assert [a.email for a in bert.emailaddress_set.all()] == ["b@example.org"]
