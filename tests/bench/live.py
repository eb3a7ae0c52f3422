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

from tests.bench.company import (
    SPADES_56,
    Company,
    cpu_seconds,
    memory_mb,
    prepared,
    seat_thinkers,
    site,
)
from tests.bench.measuring import result, spin

NAME = "live"


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench live", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--secs", type=float, default=10.0)
    parser.add_argument("--reps", type=int, default=1)
    parser.add_argument("--pace", choices=["closed", "human", "both"], default="both")
    parser.add_argument("--thinkers", type=int, default=0, help="tables of five hard bots beside")
    options = parser.parse_known_args(argv)[0]
    if options.pace != "both":
        Run(options.tables, options.secs, options.pace, options.thinkers).report()
        return
    for pace in ("human", "closed"):
        for _rep in range(options.reps):
            # In a process of its own: Django is set up for one database only.
            size = ["--tables", str(options.tables), "--secs", str(options.secs)]
            program = [sys.executable, "-m", "tests.bench", NAME, "--pace", pace, *size]
            subprocess.run(program, check=True)


class Run:
    def __init__(self, tables: int, secs: float, pace: str, thinkers: int) -> None:
        self.secs, self.pace, self.thinkers = secs, pace, thinkers
        self.latencies: list[float] = []
        self.site = site()
        try:
            self.tables = prepared(self.site, tables, "spades", 4, SPADES_56)
            seat_thinkers(thinkers)
            self.site.start()
            asyncio.run(self.play())
        finally:
            self.site.stop()

    async def play(self) -> None:
        companies = [Company(self.site.port, table) for table in self.tables]
        await asyncio.gather(*(company.connect() for company in companies))
        spins = [spin()]
        cpu, began = cpu_seconds(self.site), time.perf_counter()
        self.until = began + self.secs
        await asyncio.gather(*(self.play_on(company) for company in companies))
        self.took = time.perf_counter() - began
        self.used = cpu_seconds(self.site) - cpu
        self.rss = memory_mb(self.site)
        self.spin = statistics.mean([*spins, spin()])

    async def play_on(self, company: Company) -> None:
        is_human = self.pace == "human"
        if is_human:
            await asyncio.sleep(company.rng.random())
        while time.perf_counter() < self.until and not company.is_over:
            began = time.perf_counter()
            self.latencies.append(await company.act_at_random())
            if is_human:
                pause = company.rng.uniform(0.5, 1.5) + began - time.perf_counter()
                await asyncio.sleep(max(0.0, pause))
        company.leave()

    def report(self) -> None:
        acted = len(self.latencies)
        cuts = statistics.quantiles(self.latencies, n=100)
        print(f"QUIET load={os.getloadavg()[0]:.2f} spin_ms={self.spin:.0f} (see measuring.spin)")
        result(
            "live-sqlite",
            tables=len(self.tables),
            hard_bots=5 * self.thinkers,
            pace=self.pace,
            actions_per_s=round(acted / self.took),
            cpu_ms_per_action=round(1000 * self.used / acted, 2),
            p50_ms=round(cuts[49], 1),
            p95_ms=round(cuts[94], 1),
            p99_ms=round(cuts[98], 1),
            rss_mb=round(self.rss),
        )
