"""The site as an app: what a browser needs to install it, and what its worker may keep."""

import json
import re
import struct

import pytest
from django.conf import settings
from django.contrib.staticfiles import finders
from django.test import Client

from games.drawings.icons import ICONS, icon

IMAGES = settings.BASE_DIR / "static" / "img" / "app"


@pytest.mark.django_db
def test_the_manifest_names_icons_that_are_there_and_as_large_as_it_says(client: Client):
    answer = client.get("/manifest.webmanifest")

    said = json.loads(answer.content)
    assert answer["Content-Type"] == "application/manifest+json"
    assert {each.get("purpose", "any") for each in said["icons"]} == {"any", "maskable"}
    for each in said["icons"]:
        path = finders.find(each["src"].removeprefix(settings.STATIC_URL))
        assert path, each["src"]
        if each["type"] == "image/png":
            with open(path, "rb") as file:
                width, height = struct.unpack(">II", file.read(24)[16:])
            assert each["sizes"] == f"{width}x{height}"


@pytest.mark.django_db
def test_every_page_leads_to_the_manifest(client: Client):
    assert 'rel="manifest" href="/manifest.webmanifest"' in client.get("/").content.decode()


def test_the_committed_icons_are_the_ones_the_program_draws():
    assert sorted(path.name for path in IMAGES.iterdir()) == sorted(ICONS)
    assert (IMAGES / "icon-192.png").read_bytes() == icon(192)


@pytest.mark.django_db
def test_the_worker_rules_the_whole_site_and_is_asked_for_anew(client: Client):
    answer = client.get("/worker.js")

    assert answer["Content-Type"].startswith("text/javascript")
    assert "no-cache" in answer["Cache-Control"]
    assert "default-src 'self'" in answer["Content-Security-Policy"]


@pytest.mark.django_db
def test_the_worker_keeps_static_files_named_by_their_content_and_no_page(client: Client):
    worker = client.get("/worker.js").content.decode()

    # What is put: only after isKept; what is added: the page for nobody, and what it needs.
    assert re.findall(r"cache\.(?:put|add)\(([^)]*)", worker) == [
        'new Request(OFFLINE, { credentials: "omit", cache: "reload" }',
        "path",
        "request, answer.clone(",
    ]
    pattern = re.search(r"NAMED_BY_CONTENT = /(.*)/;", worker)
    assert pattern
    assert re.search(pattern[1], "/static/css/base.0123456789ab.css")
    assert not re.search(pattern[1], "/static/css/base.css")
    assert not re.search(pattern[1], "/t/abcdefghjk/live/")


@pytest.mark.django_db
def test_the_page_for_those_offline_is_nobodys(client: Client, django_user_model):
    alone = client.get("/offline/").content
    client.force_login(django_user_model.objects.create_user("Ada"))

    assert client.get("/offline/").content == alone
    assert b"Ada" not in alone
