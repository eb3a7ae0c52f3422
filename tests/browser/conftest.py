"""A real site and a real browser. Each test has pages of its own."""

import os
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.player import PATIENCE
from tests.server.site import Site

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items):
    here = os.path.dirname(__file__)
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.browser)
            # A browser on a busy machine is late now and then; a fault is there both times.
            # What the server says of itself is never excused.
            item.add_marker(pytest.mark.flaky(reruns=1, rerun_except="Traceback"))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one file: while Playwright runs, its loop is in the way of other tests."""
    path = chromium()
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail("There is no Chromium for the browser tests.")
        pytest.skip("There is no Chromium for the browser tests.")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        # Without a graphics card every frame is painted by the processor that all tests share:
        # only tests about motion ask for any.
        launched.new_context = partial(launched.new_context, reduced_motion="reduce")
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def migrated(tmp_path_factory) -> Path:
    """What a site has before its first visitor: made once, and copied for every test."""
    folder = tmp_path_factory.mktemp("migrated")
    Site(folder).manage("migrate")
    return folder


@pytest.fixture
def site(migrated: Path, tmp_path: Path) -> Iterator[Site]:
    """A site whose bots answer at once."""
    shutil.copytree(migrated, tmp_path, dirs_exist_ok=True)
    site = Site(tmp_path, BOT_PACE="0", GAME_THREADS="1")
    site.start()
    yield site
    site.stop()
    assert "Traceback" not in site.log(), site.log()


@pytest.fixture
def page(site: Site, browser: Browser) -> Iterator[Page]:
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
