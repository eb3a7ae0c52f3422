"""The rules need no Django: what the other tests put on for it is taken off here."""

import pytest


@pytest.fixture(autouse=True)
def _in_this_thread() -> None:
    pass


@pytest.fixture(autouse=True)
def _nothing_remembered() -> None:
    pass


@pytest.fixture(autouse=True)
def _log_may_be_flushed() -> None:
    pass
