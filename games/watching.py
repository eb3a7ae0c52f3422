"""How many watch a match without playing, in all processes together.

Each process counts its own open pages and tells the others through the channel layer when that
number changes, and once a minute, so that nobody counts for long who went down with a process. A
process that begins to show a match asks the others for theirs. Nothing is stored: it is a
number to be seen, and nothing hangs on it.
"""

import time
from uuid import uuid4

PROCESS = uuid4().hex
FORGOTTEN_AFTER = 150.0  # seconds without news of a process

# By match and process: how many, and when that was heard.
_counts: dict[int, dict[str, tuple[int, float]]] = {}


def heard(match: int, process: str, count: int) -> None:
    here = _counts.setdefault(match, {})
    if count:
        here[process] = (count, time.monotonic())
    else:
        here.pop(process, None)
    if not here:
        _counts.pop(match, None)


def watching(match: int) -> int:
    now = time.monotonic()
    known = tuple(_counts.get(match, {}).values())
    return sum([count for count, at in known if now - at < FORGOTTEN_AFTER])


def forget(match: int) -> None:
    """Nobody in this process looks at it any more."""
    _counts.pop(match, None)
