import pytest
from django.contrib.auth.models import Permission

from accounts.models import User
from tests.accounts.visits import PASSWORD
from tests.games.stories import playing, table_of

pytestmark = pytest.mark.django_db
LIST = "/admin/accounts/user/"


def saves(client, user: User, **changes: str):
    page = f"{LIST}{user.pk}/change/"
    fields = client.get(page).context["adminform"].form.initial
    posted = {key: value for key, value in fields.items() if value not in (None, False, [])}
    return client.post(page, posted | changes, follow=True)


@pytest.fixture
def moderator(client, bert) -> User:
    bert.is_staff = True
    bert.save()
    bert.user_permissions.set(Permission.objects.filter(codename__in=["view_user", "change_user"]))
    client.force_login(bert)
    return bert


def test_people_are_found_by_name_and_guests_apart(client, anna, bert, cleo):
    client.force_login(cleo)

    assert b"Bert" not in client.get(LIST, {"is_guest__exact": "1"}).content
    assert b"Bert" in client.get(LIST, {"q": "ber"}).content


def test_nobody_is_let_in_or_kept_out_by_a_tick(client, anna, bert, cleo):
    from accounts.services import merge_guest

    merge_guest(anna, bert)
    client.force_login(cleo)

    saves(client, anna, is_active="on")
    saves(client, bert, is_active="")

    anna.refresh_from_db()
    bert.refresh_from_db()
    assert (anna.is_active, bert.is_active) == (False, True)


def test_who_only_looks_sees_no_address_and_finds_nobody_by_it(client, anna, moderator):
    User.objects.filter(pk=anna.pk).update(email="anna@example.org")
    page = f"{LIST}{anna.pk}/change/"
    assert b"anna@example.org" in client.get(page).content
    assert b">Anna<" in client.get(LIST, {"q": "anna@example.org"}).content

    moderator.user_permissions.set(Permission.objects.filter(codename="view_user"))

    shown = client.get(page).content.decode()
    assert "Anna" in shown
    assert "example.org" not in shown
    assert "algorithm" not in shown
    assert b">Anna<" not in client.get(LIST, {"q": "anna@example.org"}).content


def test_a_renamed_person_has_the_new_name_at_their_tables(client, bert, cleo):
    match = playing(bert)
    client.force_login(cleo)

    saves(client, bert, username="Berta")

    assert table_of(match).seats[0].name == "Berta"


def test_a_name_that_differs_in_case_alone_is_refused_in_words(client, bert, cleo):
    client.force_login(cleo)

    response = saves(client, bert, username="CLEO")

    assert b"Somebody else has that name." in response.content


def test_who_may_change_people_cannot_give_themselves_powers(client, moderator):
    saves(client, moderator, is_superuser="on", is_staff="on")

    moderator.refresh_from_db()
    assert not moderator.is_superuser


def test_who_may_change_people_cannot_change_a_superuser(client, moderator, cleo):
    assert client.post(f"{LIST}{cleo.pk}/change/", {"username": "Gone"}).status_code == 403
    password = {"password1": "new quiet gallery", "password2": "new quiet gallery"}
    assert client.post(f"{LIST}{cleo.pk}/password/", password).status_code == 403

    cleo.refresh_from_db()
    assert cleo.check_password(PASSWORD)


def test_a_plain_person_sees_nothing_of_it(client, anna):
    assert client.get(LIST, follow=True).status_code == 403
