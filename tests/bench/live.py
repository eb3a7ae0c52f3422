"""Live play under load: from a player's POST to the fragments at all four seats.

The clients are this one process; the server's CPU is read from /proc, so that it counts alone.
"""

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import time
from itertools import product

from tests.bench.company import Company
from tests.bench.measuring import cpu_seconds, memory_mb, result, spin
from tests.bench.preparing import SPADES_56, prepared, seat_thinkers
from tests.server.setups import SETUPS

NAME = "live"


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench live", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--secs", type=float, default=10.0)
    parser.add_argument("--reps", type=int, default=1)
    parser.add_argument("--on", choices=[*SETUPS, "both"], default="both", help="which set-up")
    parser.add_argument("--pace", choices=["closed", "human", "both"], default="both")
    parser.add_argument("--thinkers", type=int, default=0, help="tables of five hard bots beside")
    options = parser.parse_known_args(argv)[0]
    if "both" not in (options.on, options.pace):
        Run(options.on, options.tables, options.secs, options.pace, options.thinkers).report()
        return
    setups = list(SETUPS) if options.on == "both" else [options.on]
    paces = ["human", "closed"] if options.pace == "both" else [options.pace]
    for on, pace, _rep in product(setups, paces, range(options.reps)):
        # In a process of its own: Django is set up for one database only.
        size = ["--tables", str(options.tables), "--secs", str(options.secs)]
        size += ["--thinkers", str(options.thinkers), "--on", on]
        program = [sys.executable, "-m", "tests.bench", NAME, "--pace", pace, *size]
        subprocess.run(program, check=True)


class Run:
    def __init__(self, on: str, tables: int, secs: float, pace: str, thinkers: int) -> None:
        self.secs, self.pace, self.thinkers = secs, pace, thinkers
        self.latencies: list[float] = []
        self.lost = 0
        self.setup = SETUPS[on]()
        try:
            self.setup.prepare()
            self.tables = prepared(tables, "spades", 4, SPADES_56)
            seat_thinkers(thinkers)
            self.setup.start()
            asyncio.run(self.play())
        finally:
            self.setup.stop()

    async def play(self) -> None:
        companies = [Company(self.setup.ports, table) for table in self.tables]
        await asyncio.gather(*(company.connect() for company in companies))
        spins = [spin()]
        cpu, began = cpu_seconds(self.setup), time.perf_counter()
        self.until = began + self.secs
        await asyncio.gather(*(self.play_on(company) for company in companies))
        self.took = time.perf_counter() - began
        self.used = cpu_seconds(self.setup) - cpu
        self.rss = memory_mb(self.setup)
        self.spin = statistics.mean([*spins, spin()])

    async def play_on(self, company: Company) -> None:
        is_human = self.pace == "human"
        if is_human:
            await asyncio.sleep(company.rng.random())
        while time.perf_counter() < self.until and not (company.is_over or company.is_deserted):
            began = time.perf_counter()
            self.latencies.append(await company.act_at_random())
            if is_human:
                pause = company.rng.uniform(0.5, 1.5) + began - time.perf_counter()
                await asyncio.sleep(max(0.0, pause))
        self.lost += company.lost
        company.leave()

    def report(self) -> None:
        acted = len(self.latencies)
        cuts = statistics.quantiles(self.latencies, n=100)
        print(f"QUIET load={os.getloadavg()[0]:.2f} spin_ms={self.spin:.0f} (see measuring.spin)")
        result(
            f"live-{self.setup.name}",
            tables=len(self.tables),
            hard_bots=5 * self.thinkers,
            pace=self.pace,
            actions_per_s=round(acted / self.took),
            cpu_ms_per_action=round(1000 * self.used / acted, 2),
            p50_ms=round(cuts[49], 1),
            p95_ms=round(cuts[94], 1),
            p99_ms=round(cuts[98], 1),
            rss_mb=round(self.rss),
            sockets_lost=self.lost,
        )
