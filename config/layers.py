"""The channel layer of the embedded default: everything in this one process."""

import time
from typing import Any

from channels.exceptions import ChannelFull
from channels.layers import InMemoryChannelLayer


class MemoryLayer(InMemoryChannelLayer):
    """Channels' own layer, which looks for expired messages among all members at every message
    and makes a task of every delivery.

    Looking every few seconds is as good: our messages carry no facts, so a late one is harmless.
    Delivering is putting into a queue, which never waits.
    """

    CLEAN_EVERY = 5.0
    _cleaned = 0.0

    def _clean_expired(self) -> None:
        now = time.monotonic()
        if now - self._cleaned > self.CLEAN_EVERY:
            self._cleaned = now
            super()._clean_expired()

    async def group_send(self, group: str, message: dict[str, Any]) -> None:
        self._clean_expired()
        for channel in tuple(self.groups.get(group, ())):
            try:
                await self.send(channel, message)
            except ChannelFull:
                continue  # it will hear of a later change, or find out by itself
