"""`manage.py play`: the whole site in this one process."""

import asyncio
from typing import Any

from daphne.endpoints import build_endpoint_description_strings
from daphne.server import Server
from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser
from twisted.internet import reactor
from twisted.internet.defer import Deferred

# Nobody has anything to send us over a socket, but this is also the most that we may send: the
# first message of a socket is a whole page.
MESSAGE = 256 * 1024
# How many may stand at the door while this process is busy: Twisted's 50 are fewer than come back
# at once after a restart, and whoever finds no place is sent away by the kernel without a word.
AT_THE_DOOR = 4_096


class Command(BaseCommand):
    help = "Serves the site with live updates, the ticker included."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--port", type=int, default=8000)
        parser.add_argument("--host", default="127.0.0.1")

    def handle(self, *args: Any, **options: Any) -> None:
        from config import asgi
        from config.patience import Arriving

        def stop() -> Deferred[None]:
            return Deferred.fromFuture(asyncio.ensure_future(asgi.end()))

        def ready() -> None:
            server.http_factory.protocol = Arriving
            # Not yet in the running loop: one turn later we are.
            reactor.callLater(0, asgi.begin)
            reactor.addSystemEventTrigger("before", "shutdown", stop)
            self.stdout.write(f"Parlour is open: http://{host}:{port}/  (Ctrl-C closes it)")

        host, port = options["host"], options["port"]
        server = Server(
            application=asgi.application,
            endpoints=[
                f"{each}:backlog={AT_THE_DOOR}"
                for each in build_endpoint_description_strings(host=host, port=port)
            ],
            ready_callable=ready,
            websocket_max_message_size=MESSAGE,
            websocket_max_frame_size=MESSAGE,
            websocket_connect_timeout=20,
            websocket_handshake_timeout=20,
            # A browser answers by itself; who does not, no longer reads what is sent.
            ping_interval=settings.PING_SECONDS,
            ping_timeout=settings.PING_SECONDS * 1.5,
            server_name="Parlour",
        )
        server.run()
