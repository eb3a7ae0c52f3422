"""Requests that are broken off."""

import asyncio
import gc

import pytest
from django.core.exceptions import RequestAborted

from config.handler import PageHandler


async def test_a_browser_that_goes_leaves_no_exception_behind(caplog):
    async def gone():
        return {"type": "http.disconnect"}

    listening = asyncio.ensure_future(PageHandler().listen_for_disconnect(gone))
    await asyncio.wait({listening})

    del listening
    gc.collect()
    assert "never retrieved" not in caplog.text


async def test_who_waits_for_it_hears_of_it_all_the_same():
    async def gone():
        return {"type": "http.disconnect"}

    with pytest.raises(RequestAborted):
        await asyncio.ensure_future(PageHandler().listen_for_disconnect(gone))
