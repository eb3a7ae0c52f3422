"""The pages that belong to no game."""

import re

import pytest
from django.core.exceptions import BadRequest, PermissionDenied, SuspiciousOperation
from django.db import OperationalError, connection
from django.template.loader import render_to_string
from django.test import Client, RequestFactory

from config import health, pages


@pytest.mark.django_db
def test_a_site_that_reaches_its_database_is_healthy(client: Client):
    response = client.get("/healthz")

    assert response.status_code == 200
    assert response.json()["status"] == "ok"


def test_a_site_without_its_database_says_so(rf: RequestFactory, monkeypatch):
    def unreachable():
        raise OperationalError("could not connect")

    monkeypatch.setattr(connection, "cursor", unreachable)

    response = health.healthz(rf.get("/healthz"))

    assert response.status_code == 503
    assert b"could not connect" not in response.content


@pytest.mark.django_db
def test_an_address_that_is_none_leads_back_to_the_lobby(client: Client):
    response = client.get("/there/is/nothing/here/")

    assert response.status_code == 404
    assert 'href="/"' in response.content.decode()


@pytest.mark.parametrize(
    ("view", "error", "status"),
    [
        (pages.bad_request, BadRequest("The form was cut off."), 400),
        (pages.forbidden, PermissionDenied("Only the host may."), 403),
    ],
)
def test_a_refusal_with_a_sentence_shows_it(rf: RequestFactory, view, error, status: int):
    response = view(rf.get("/"), error)

    assert response.status_code == status
    assert str(error) in response.content.decode()


def test_what_django_suspects_is_not_shown(rf: RequestFactory):
    response = pages.bad_request(rf.get("/"), SuspiciousOperation("Invalid HTTP_HOST header"))

    assert response.status_code == 400
    assert "HTTP_HOST" not in response.content.decode()


@pytest.mark.django_db
def test_a_form_without_its_stamp_is_told_what_to_do():
    response = Client(enforce_csrf_checks=True).post("/accounts/guest/", {"name": "Ada"})

    assert response.status_code == 403


def test_the_page_of_a_failure_needs_nothing():
    assert "That was our mistake" in render_to_string("errors/500.html")


@pytest.mark.django_db
def test_the_component_gallery_obeys_the_content_security_policy(client: Client):
    page = client.get("/design/").content.decode()

    assert not re.search(r"<[^>]+\sstyle=", page)
    assert not re.search(r"<script(?![^>]*\ssrc=)", page)
    assert not re.search(r"<[^>]+\son\w+=", page)


@pytest.mark.django_db
def test_a_card_in_a_page_is_small(client: Client):
    page = client.get("/design/").content.decode()
    cards = re.findall(r'<span class="card"(?:(?!</span>).)*</span>', page, re.S)

    assert len(cards) > 52
    assert max(map(len, cards)) <= 250


@pytest.mark.django_db
def test_pages_come_compressed_to_whoever_can_read_that(client: Client):
    plain = client.get("/")
    packed = client.get("/", HTTP_ACCEPT_ENCODING="gzip")

    assert packed["Content-Encoding"] == "gzip"
    assert len(packed.content) < len(plain.content) / 2
