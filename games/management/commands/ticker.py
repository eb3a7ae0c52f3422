"""`manage.py ticker`: wakes matches beside web processes that do not (TICKER_EMBEDDED=off)."""

import asyncio
import signal
from typing import Any

from django.core.management.base import BaseCommand

from games import push, ticker


class Command(BaseCommand):
    help = "Wakes the matches that are due. Any number may run on PostgreSQL with Redis."

    def handle(self, *args: Any, **options: Any) -> None:
        asyncio.run(self.tick())

    async def tick(self) -> None:
        loop = asyncio.get_running_loop()
        push.attach(loop)
        stopped = asyncio.Event()
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, stopped.set)
        ticker.start()
        self.stdout.write("The ticker runs. (Ctrl-C stops it)")
        await stopped.wait()
        await ticker.stop()
