"""A Redis that is gone: what the database knows too goes on without it."""

import logging

import pytest
from django.core.cache import caches
from redis.exceptions import ConnectionError as NoRedis

from tests.server.site import free_port

NOBODY = {"LOCATION": f"redis://127.0.0.1:{free_port()}/0", "KEY_PREFIX": "test"}


@pytest.fixture(autouse=True)
def _nobody_there(settings):
    settings.CACHES = {
        "default": {"BACKEND": "config.caches.OwnKeys", **NOBODY},
        "dispensable": {"BACKEND": "config.caches.Dispensable", **NOBODY},
    }


@pytest.mark.django_db
def test_people_stay_logged_in(client, django_user_model, caplog):
    from django.contrib.auth import SESSION_KEY
    from django.contrib.sessions.backends.cached_db import SessionStore

    caplog.set_level(logging.ERROR)
    session = SessionStore()
    session[SESSION_KEY] = "7"
    session.save()

    assert SessionStore(session.session_key)[SESSION_KEY] == "7"
    assert session.exists(session.session_key)


def test_what_is_to_be_forgotten_is_not_said_to_be():
    with pytest.raises(NoRedis):
        caches["dispensable"].delete("session")


def test_limits_are_not_lifted():
    with pytest.raises(NoRedis):
        caches["default"].get("limit")
