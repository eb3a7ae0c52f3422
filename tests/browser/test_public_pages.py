"""The pages that are open to all, for everyone: in both themes, on a phone and on a desk."""

import pytest
from django.contrib.auth.models import AnonymousUser
from django.core.exceptions import BadRequest, PermissionDenied, RequestDataTooBig
from django.http import Http404, HttpResponse
from django.test import RequestFactory
from playwright.sync_api import Browser, Route, expect

from config import pages
from games.engines import GAMES
from tests.browser.access import findings, sideways
from tests.browser.house import House

PHONE, DESK = {"width": 360, "height": 800}, {"width": 1280, "height": 900}
# Those of one game that are built like those of any other are looked at once.
EACH_GAME = ("/new/{}/", "/how/{}/")
PAGES = (
    "/",
    "/design/",
    "/daily/",
    "/daily/modern_art/",
    "/leaders/spades/",
    "/gallery/",
    "/gallery/sigrid-hidden-3/",
    "/moderation/",
    "/fair-play/",
    "/regulars/",
    "/offline/",
    "/accounts/login/",
    "/accounts/signup/",
    "/accounts/password/reset/",
    *(address.format(game) for game in GAMES for address in EACH_GAME),
)


def test_nothing_serious_stands_in_anybodys_way(site: House, browser: Browser):
    page = browser.new_context(base_url=site.url).new_page()
    found = []
    for address in PAGES:
        page.set_viewport_size(PHONE)
        page.goto(address)
        found += findings(page)
        page.set_viewport_size(DESK)
        found += sideways(page)

    assert found == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_ways_at_the_top_fit_on_every_screen(site: House, browser: Browser, language: str):
    page = browser.new_context(base_url=site.url, locale=language).new_page()
    page.goto("/leaders/spades/")
    found = []
    for width in (360, 500, 660, 768, 910, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        found += [(width, each) for each in sideways(page)]

    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_the_guided_first_match_is_for_everyone(site: House, browser: Browser, game: str):
    page = browser.new_context(base_url=site.url, viewport=PHONE).new_page()
    page.goto(f"/how/{game}/")
    page.get_by_role("button", name="Guided first match").click()
    expect(page.locator("#region-prompt")).to_be_attached()

    # What one is asked is in sight below what the guide says.
    expect(page.locator("#region-prompt")).to_be_in_viewport()
    found = findings(page)
    page.set_viewport_size(DESK)

    assert found + sideways(page) == []


def refused(rf: RequestFactory, settings) -> dict[str, HttpResponse]:
    """The pages of refusals and failures as everybody gets them: Django has others for who
    develops, and this site runs for them."""
    settings.DEBUG = False
    request = rf.get("/")
    request.user, request.session = AnonymousUser(), {}
    return {
        "400": pages.bad_request(request, BadRequest("The form was cut off.")),
        "403": pages.forbidden(request, PermissionDenied("Only the host may.")),
        "403-csrf": pages.csrf_failure(request),
        "404": pages.not_found(request, Http404()),
        "409": pages.refusal(request, 409),
        "413": pages.bad_request(request, RequestDataTooBig()),
        "429": pages.refusal(request, 429),
        "500": pages.server_error(request),
    }


def test_also_a_refusal_is_for_everyone(site: House, browser: Browser, rf, settings):
    answers = refused(rf, settings)

    def answer(route: Route) -> None:
        given = answers[route.request.url.rpartition("/")[2]]
        route.fulfill(status=given.status_code, body=given.content, content_type="text/html")

    # Without the worker, which would ask the site itself.
    context = browser.new_context(base_url=site.url, viewport=PHONE, service_workers="block")
    page = context.new_page()
    page.route("**/refused/*", answer)
    found = []
    for name in answers:
        page.goto(f"/refused/{name}")
        found += findings(page)
        expect(page.get_by_role("link", name="Back to the lobby")).to_be_visible()

    assert found == []
