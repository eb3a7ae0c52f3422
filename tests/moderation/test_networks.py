"""Other accounts from the same network: only where the site is set to it, and never an address."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from accounts.moderation.models import AuditEntry, Trace
from accounts.moderation.services.networks import alternatives
from tests.accounts.visits import logs_in, plays_as
from tests.chat.talk import browser_of

pytestmark = pytest.mark.django_db


def comes_from(address, name):
    logs_in(Client(REMOTE_ADDR=address), name)


def test_nothing_is_kept_unless_the_site_is_set_to_it(anna):
    comes_from("192.0.2.7", "Anna")

    assert not Trace.objects.exists()
    assert alternatives(anna) == []


def test_people_of_one_network_are_found_and_no_address_is_kept(settings, anna, ben, mia):
    settings.NETWORK_TRACES = True
    comes_from("192.0.2.7", "Anna")
    comes_from("192.0.2.7", "Ben")
    comes_from("192.0.2.8", "Mia")
    plays_as(Client(REMOTE_ADDR="192.0.2.7"), "Gast")

    assert {user.username for user in alternatives(anna)} == {"Ben", "Gast"}
    assert not Trace.objects.filter(network__contains="192.0").exists()
    assert {len(trace.network) for trace in Trace.objects.all()} == {64}


def test_traces_are_forgotten(settings, anna, ben):
    settings.NETWORK_TRACES = True
    comes_from("192.0.2.7", "Anna")
    Trace.objects.update(seen_at=timezone.now() - timedelta(days=91))

    comes_from("192.0.2.7", "Ben")

    assert Trace.objects.get().user == ben


def test_who_looks_is_recorded(settings, anna, ada):
    settings.NETWORK_TRACES = True

    browser_of(ada).get(f"/admin/accounts/user/{anna.pk}/alternatives/")

    assert AuditEntry.objects.get().action == "look for alternatives"
