"""What all benchmarks share: repetitions, medians, and how quiet the machine was."""

import argparse
import os
import re
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.setups import Setup

TICK = os.sysconf("SC_CLK_TCK")


def options(name: str, argv: list[str], reps: int = 5, secs: float = 1.0) -> argparse.Namespace:
    # Options of other benchmarks may be among them, where several run one after the other.
    parser = argparse.ArgumentParser(prog=f"python -m tests.bench {name}")
    parser.add_argument("--reps", type=int, default=reps, help="repetitions; the median counts")
    parser.add_argument("--secs", type=float, default=secs, help="seconds for each repetition")
    return parser.parse_known_args(argv)[0]


def rate(work: Callable[[], int], reps: int, secs: float) -> float:
    """How many units of work one core does in a second: the median of the repetitions.

    By the time that the process had the processor, so that others on the machine count less.
    """
    return statistics.median(_one_rate(work, secs) for _ in range(reps))


def _one_rate(work: Callable[[], int], secs: float) -> float:
    done = 0
    began = now = time.process_time()
    while now - began < secs:
        done += work()
        now = time.process_time()
    return done / (now - began)


def result(name: str, **figures: float | int | str) -> None:
    print("RESULT", name, *(f"{key}={value}" for key, value in figures.items()), flush=True)


class Quiet:
    """How much of the machine was ours while something was measured."""

    def __enter__(self) -> "Quiet":
        self._wall, self._cpu = time.perf_counter(), time.process_time()
        return self

    def __exit__(self, *exception: object) -> None:
        wall = time.perf_counter() - self._wall
        share = (time.process_time() - self._cpu) / wall
        load = os.getloadavg()[0]
        print(
            f"QUIET cpu_share={share:.2f} load={load:.2f} cores={os.cpu_count()}"
            " (a busy single process on a quiet machine has a share near 1 and a load up to 1)",
            flush=True,
        )


def spin() -> float:
    """Milliseconds that a fixed piece of plain Python takes: how fast the machine is just now.

    Only for comparing runs with each other: nobody has measured it where the targets were set.
    """
    began = time.process_time()
    total = 0
    for number in range(3_000_000):
        total += number * number % 7
    return 1000 * (time.process_time() - began)


def cpu_seconds(setup: Setup) -> float:
    """Processor time that the web processes and tickers have used so far; without the bots' own
    processes, and without PostgreSQL and Redis."""
    used = 0
    for program in setup.programs:
        assert program.process is not None
        fields = Path(f"/proc/{program.process.pid}/stat").read_text().rpartition(")")[2].split()
        used += int(fields[11]) + int(fields[12])
    return used / TICK


def memory_mb(setup: Setup) -> float:
    """Of the largest web process."""
    found = []
    for web in setup.webs:
        assert web.process is not None
        status = Path(f"/proc/{web.process.pid}/status").read_text()
        found += re.findall(r"VmRSS:\s+(\d+)", status)
    return max(map(int, found)) / 1024
