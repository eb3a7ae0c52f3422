"""Breaks a site on both set-ups, prints what was counted, and fails if anything is wrong."""

import argparse
import os
import signal
import subprocess
import sys

from tests.faults.breakages import BREAKAGES, name
from tests.faults.run import Run
from tests.server.private import Missing
from tests.server.setups import SETUPS

SKIPPED = 77  # what the short form in the tests takes for "not possible here"
# The kills, with few processes: about a minute of a processor, most of it starting them.
SHORT = ["--on", "postgres", "--tables", "4", "--secs", "2", "--tickers", "1", "--debug"]
SHORT += ["--aborted", "400", "--only"]
SHORT += ["abort", "read-only", "kill-web", "kill-ticker", "kill-postgres", "kill-redis"]


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--on", choices=[*SETUPS, "both"], default="both", help="which set-up")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--secs", type=float, default=5.0, help="how long each fault lasts")
    parser.add_argument("--tickers", type=int, default=2, help="beside web processes")
    parser.add_argument("--aborted", type=int, default=3_000, help="requests of who goes early")
    parser.add_argument("--debug", action="store_true", help="without collected static files")
    known = dict.fromkeys(name(one) for on in BREAKAGES.values() for one in on)
    parser.add_argument("--only", nargs="*", default=[], choices=[*known], help="which faults")
    options = parser.parse_args(argv)
    if options.on == "both":
        # Each in a process of its own: Django is set up for one database only.
        program = [sys.executable, "-m", "tests.faults", *argv, "--on"]
        return max(subprocess.run([*program, on], check=False).returncode for on in SETUPS)
    # Whoever ends this ends the servers too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))
    try:
        run = Run(options)
    except Missing as missing:
        print(f"MISSING {missing}", flush=True)
        return 1 if os.environ.get("CI") == "true" else SKIPPED
    for failure in run.failures:
        print("FAILED", failure, flush=True)
    return 1 if run.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
