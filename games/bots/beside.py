"""How bots think beside everything else: in a process that gets out of the way.

It knows no Django, so this stands here: whatever is done first there must not need any.
"""

import os
import threading
from multiprocessing import parent_process

NICENESS = 10


def begin() -> None:
    """What such a process does first."""
    # Pages and sockets come first, also where one processor serves all of them.
    os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Whoever is killed cannot end those it has started: they would wait for ever."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
