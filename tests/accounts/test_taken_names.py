"""Names that somebody else has, looks like having, or that nobody may choose."""

from importlib import import_module

import pytest
from django.apps import apps
from django.core.management import call_command
from django.test import Client

from accounts.models import User
from tests.accounts.visits import PASSWORD, logs_in, plays_as, says, signs_up, who_is

pytestmark = pytest.mark.django_db
KEPT = "That name is kept for those who run this site."


def test_a_guest_who_looks_like_another_gets_a_number(client, bert):
    plays_as(client, "ВЕRТ".replace("R", "Р"))  # all Cyrillic: it looks like BEPT …
    assert who_is(client).username == "ВЕРТ"

    other = Client()
    plays_as(other, "8ert".replace("8", "B"))
    assert who_is(other).username == "Bert 2"


@pytest.mark.parametrize("name", ["ΒΕΤΤΥ", "Bеtty".replace("e", "e"), "BETTY"])
def test_nobody_signs_up_as_somebody_elses_look_alike(client, name):
    User.objects.create_user("Betty", password=PASSWORD)

    response = signs_up(client, name)

    assert who_is(client) is None
    assert says(response, "Somebody else has that name.") or says(response, "one script")


def test_no_guest_has_a_reserved_name(client):
    response = plays_as(client, "M0derator")

    assert response.status_code == 400
    assert says(response, KEPT)
    assert not User.objects.exists()


def test_nobody_signs_up_with_a_reserved_name(client):
    response = signs_up(client, "Support 2")

    assert says(response, KEPT)
    assert not User.objects.exists()


def test_a_guest_cannot_be_renamed_to_a_reserved_name_by_signing_up(client, anna):
    response = signs_up(client, "System")

    assert says(response, KEPT)
    anna.refresh_from_db()
    assert anna.username == "Anna"


def test_who_runs_the_site_may_be_called_admin(client, monkeypatch):
    monkeypatch.setenv("DJANGO_SUPERUSER_PASSWORD", PASSWORD)

    call_command("createsuperuser", username="admin", email="a@example.org", interactive=False)

    logs_in(client, "admin")
    assert who_is(client).is_superuser


def test_a_moderator_may_give_a_reserved_name(client, bert, cleo):
    client.force_login(cleo)
    page = f"/admin/accounts/user/{bert.pk}/change/"
    fields = client.get(page).context["adminform"].form.initial
    posted = {key: value for key, value in fields.items() if value not in (None, False, [])}

    client.post(page, posted | {"username": "Support"})

    bert.refresh_from_db()
    assert bert.username == "Support"


class TestNamesFromBeforeTheRule:
    """`PauI` (with a capital i) and `Paul` both had an account already."""

    @pytest.fixture
    def pauls(self) -> tuple[User, User]:
        paul = User.objects.create_user("Paul", password=PASSWORD)
        other = User.objects.create_user("Other", password=PASSWORD)
        User.objects.filter(pk=paul.pk).update(name_key="paul of old")
        User.objects.filter(pk=other.pk).update(username="PauI", name_key="paui")
        import_module("accounts.migrations.0003_keys_of_lookalikes").compute_keys(apps, None)
        return User.objects.get(pk=paul.pk), User.objects.get(pk=other.pk)

    def test_both_keep_their_names_and_have_keys_of_their_own(self, pauls):
        paul, other = pauls

        assert (paul.username, other.username) == ("Paul", "PauI")
        assert paul.name_key == "paul"
        assert other.name_key == f"paul~{other.pk}"

    def test_each_logs_in_as_themselves(self, pauls):
        for person in pauls:
            client = Client()
            logs_in(client, person.username)
            assert who_is(client) == person

    def test_each_has_a_page(self, client, pauls):
        for person in pauls:
            assert says(client.get(f"/accounts/people/{person.username}/"), person.username)

    def test_who_came_second_can_still_be_saved(self, pauls):
        other = pauls[1]
        other.color = "rose"

        other.save()

        other.refresh_from_db()
        assert (other.color, other.name_key) == ("rose", f"paul~{other.pk}")
