"""`manage.py`, rigged: its clock and its channel layer do what a file says, while it runs.

Nothing else is changed, and the file says nothing until a test writes into it.
"""

import json
import os
import sys
import threading
import time
from datetime import UTC, datetime
from pathlib import Path

FILE = "FAULTS"  # the variable that names it
LOOKS = 0.05  # seconds between two looks into it

wished: dict[str, float] = {}
really = time.time


def skewed() -> float:
    return really() + wished.get("clock", 0.0)


def rig() -> None:
    """The clock of everything that tells the time by these two."""
    from django.utils import timezone

    time.time = skewed
    timezone.now = lambda: datetime.fromtimestamp(skewed(), UTC)
    threading.Thread(target=obey, args=[Path(os.environ[FILE])], daemon=True).start()


def obey(file: Path) -> None:
    while True:
        if file.exists():
            wished.update(json.loads(file.read_text()))
            fill()
        time.sleep(LOOKS)


def fill() -> None:
    """A layer that takes no more than so many messages at a time, for each who listens."""
    if "capacity" not in wished:
        return
    from channels.layers import get_channel_layer

    # Queues that have been emptied are made anew, with what the layer says then.
    get_channel_layer().capacity = int(wished["capacity"])


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    rig()
    from django.core.management import execute_from_command_line

    execute_from_command_line(["manage.py", *sys.argv[1:]])
