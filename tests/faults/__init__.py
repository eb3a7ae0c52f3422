"""The fault suite: a real site is broken while tables play, and nothing may be lost by it.

`make faults` runs all of it, `python -m tests.faults --on postgres --only kill-web` a part.
After each fault, of every table: what was answered with success is in the
log exactly once, the log has no gap, it replays to what the pages show, the match goes on by
itself, and none waits for nobody.
"""
