"""The server's entry: HTTP to Django, sockets to the consumers, and the ticker beside them."""

import asyncio
import gc
import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
django.setup(set_prefix=False)

from channels.auth import AuthMiddlewareStack  # noqa: E402
from channels.routing import ProtocolTypeRouter, URLRouter  # noqa: E402
from channels.security.websocket import AllowedHostsOriginValidator  # noqa: E402
from django.conf import settings  # noqa: E402

from config import draining  # noqa: E402
from config.handler import PageHandler, TableHandler  # noqa: E402
from games import push, ticker  # noqa: E402
from games.routing import websocket_urlpatterns  # noqa: E402

# Every round of the collector looks at the tables in memory. With Python's 700 new objects between
# two rounds, a third of the time of a thousand tables went into it.
COLLECTING = (10_000, 20, 10)
pages, tables = PageHandler(), TableHandler()


async def http(scope, receive, send) -> None:
    # Not the whole site: hashing a password, for one, would keep every table waiting.
    answer = tables if scope["path"].startswith("/t/") else pages
    with draining.running():
        await answer(scope, receive, send)


router = ProtocolTypeRouter(
    {
        "http": http,
        "websocket": AllowedHostsOriginValidator(
            AuthMiddlewareStack(URLRouter(websocket_urlpatterns))
        ),
    }
)


def begin() -> None:
    """Once per process, in its running loop; again changes nothing."""
    if push.is_attached():
        return
    # What is there by now stays for good: the collector need not look at it again and again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    push.attach(asyncio.get_running_loop())
    if settings.TICKER_EMBEDDED:
        ticker.start()


async def end() -> None:
    """Before the process ends: others take over what is due, visitors go elsewhere."""
    await ticker.stop()
    await draining.drain(settings.DRAIN_SECONDS)


async def application(scope, receive, send):
    if scope["type"] == "lifespan":
        await lifespan(receive, send)
        return
    begin()  # Daphne has no lifespan: the first visitor is the latest moment
    await router(scope, receive, send)


async def lifespan(receive, send) -> None:
    while True:
        message = await receive()
        if message["type"] == "lifespan.startup":
            begin()
            await send({"type": "lifespan.startup.complete"})
        else:
            await end()
            await send({"type": "lifespan.shutdown.complete"})
            return
