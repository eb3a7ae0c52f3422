"""The channel layer of the embedded default: everything in this one process."""

import time

from channels.layers import InMemoryChannelLayer


class MemoryLayer(InMemoryChannelLayer):
    """Channels' own layer, which looks for expired messages among all members at every message.

    Looking every few seconds is as good: our messages carry no facts, so a late one is harmless.
    """

    CLEAN_EVERY = 5.0
    _cleaned = 0.0

    def _clean_expired(self) -> None:
        now = time.monotonic()
        if now - self._cleaned > self.CLEAN_EVERY:
            self._cleaned = now
            super()._clean_expired()
