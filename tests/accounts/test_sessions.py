"""Who acts by a session is who `request.user` would be, in every case that ends a session."""

import pytest
from django.contrib.auth import get_user
from django.test import RequestFactory

from accounts.models import User
from accounts.sessions import person_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def member(db):
    return User.objects.create_user("Bert", password="a long enough secret")


def both(client):
    """The person as Django says, and as we do."""
    request = RequestFactory().get("/")
    request.session = client.session
    user = get_user(request)
    return (user.pk if user.is_authenticated else None), person_of(client.session)


def test_nobody_is_logged_in(client):
    assert both(client) == (None, None)


def test_somebody_is_logged_in(client, member):
    client.force_login(member)

    assert both(client) == (member.pk, member)


def test_a_banned_person_is_nobody(client, member):
    client.force_login(member)
    member.is_active = False
    member.save()

    assert both(client) == (None, None)


def test_a_password_that_was_changed_elsewhere_ends_the_session(client, member):
    client.force_login(member)
    member.set_password("another long secret")
    member.save()

    assert both(client) == (None, None)


def test_a_person_who_is_gone_is_nobody(client, member):
    client.force_login(member)
    member.delete()

    assert both(client) == (None, None)
