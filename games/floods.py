"""How much one person, or one address, may ask of a process at a time.

A person who plays fast comes nowhere near. Each process counts for itself: the limit is there to
keep one visitor from slowing the others, not to be exact.
"""

import threading
import time
from collections import OrderedDict
from collections.abc import Hashable
from typing import Any
from weakref import WeakSet

REMEMBERED = 20_000  # askers; who has not asked for long is forgotten first


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self.left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()
        self.lock = threading.Lock()

    def allows(self, who: Hashable, now: float | None = None) -> bool:
        """Takes one from what this asker has left, if there is one."""
        if not self.burst:
            return True  # switched off
        now = time.monotonic() if now is None else now
        with self.lock:
            left, at = self.left.pop(who, (self.burst, now))
            left = min(self.burst, left + (now - at) * self.rate)
            self.left[who] = (max(left - 1.0, 0.0) if left >= 1.0 else left, now)
            if len(self.left) > REMEMBERED:
                self.left.popitem(last=False)
        return left >= 1.0


class Places:
    """So many at the same time. Only used in the loop of the server.

    Whoever holds a place and vanishes without giving it back has given it back.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: dict[Hashable, WeakSet[Any]] = {}

    def take(self, who: Hashable, holder: Any) -> bool:
        held = self.taken.setdefault(who, WeakSet())
        if self.most and len(held) >= self.most:
            return False
        held.add(holder)
        return True

    def give_back(self, who: Hashable, holder: Any) -> None:
        held = self.taken.get(who)
        if held is not None:
            held.discard(holder)
            if not held:
                del self.taken[who]
