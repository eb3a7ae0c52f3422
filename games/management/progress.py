"""How far a long command has come, for whoever watches it."""

import sys

from django.core.management.base import OutputWrapper

WIDTH = 40


def show(stream: OutputWrapper, part: float) -> None:
    """A bar on a terminal; nothing where the output is kept."""
    if sys.stderr.isatty():
        done = round(part * WIDTH)
        bar = "█" * done + "░" * (WIDTH - done)
        stream.write(f"\r{bar} {part:4.0%}", ending="\n" if done == WIDTH else "")
        stream.flush()
