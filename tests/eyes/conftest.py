"""One browser for this folder, in each of the processes that share the tests."""

import os
from collections.abc import Iterator

import pytest

from tests.browser.chromium import chromium
from tests.eyes.showing import Eyes, opened_eyes


def pytest_collection_modifyitems(items):
    here = os.path.dirname(__file__)
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def browser_eyes() -> Iterator[Eyes]:
    """For this folder: while Playwright runs, its loop is in the way of other tests."""
    if chromium() is None:
        if os.environ.get("CI") == "true":
            pytest.fail("There is no Chromium for the browser tests.")
        pytest.skip("There is no Chromium for the browser tests.")
    with opened_eyes() as eyes:
        yield eyes


@pytest.fixture
def eyes(browser_eyes: Eyes, db) -> Eyes:
    return browser_eyes
