"""A real site and a real browser, for all tests; each has pages of its own."""

import os
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.house import House
from tests.browser.player import PATIENCE

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items):
    here = os.path.dirname(__file__)
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.browser)
            # A browser on a busy machine is late now and then; a fault is there both times.
            # What the server says of itself is never excused.
            item.add_marker(pytest.mark.flaky(reruns=1, rerun_except="Traceback"))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For this folder: while Playwright runs, its loop is in the way of other tests."""
    path = chromium()
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail("There is no Chromium for the browser tests.")
        pytest.skip("There is no Chromium for the browser tests.")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        launched.new_context = partial(opened, launched.new_context)
        yield launched
        launched.close()


def opened(new_context: Callable[..., BrowserContext], **options: Any) -> BrowserContext:
    """Without a graphics card every frame is painted by the processor that all tests share: only
    tests about motion ask for any. And a page may be as late as anything else."""
    context = new_context(**{"reduced_motion": "reduce", **options})
    context.set_default_timeout(PATIENCE)
    return context


@pytest.fixture(scope="package")
def house(tmp_path_factory) -> Iterator[House]:
    """The site that all tests of a process visit one after another: to start one takes longer
    than most of them. Its bots answer at once."""
    house = House(tmp_path_factory.mktemp("house"))
    house.manage("migrate")
    yield house
    house.close_down()


@pytest.fixture
def site(house: House) -> Iterator[House]:
    """The site as if nobody had been there yet, and it must not complain of this visit."""
    house.tidy_up()
    said_before = len(house.log())
    yield house
    said = house.log()[said_before:]
    assert "Traceback" not in said, said


@pytest.fixture(autouse=True)
def _pages_are_closed(browser: Browser) -> Iterator[None]:
    """Also where a test failed before it came to that: a page left open goes on listening."""
    yield
    for context in list(browser.contexts):
        context.close()


@pytest.fixture
def page(site: House, browser: Browser) -> Iterator[Page]:
    """A page that fails the test on any error of its own scripts."""
    context = browser.new_context(base_url=site.url, viewport={"width": 1280, "height": 900})
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on(
        "console",
        lambda message: (
            errors.append(message.text) if "Content Security Policy" in message.text else None
        ),
    )
    yield page
    context.close()
    assert not errors, errors
