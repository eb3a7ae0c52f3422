"""Many watching one match: from a player's POST to the fragments at the last spectator."""

import argparse
import asyncio
import statistics

from tests.bench.company import Company
from tests.bench.measuring import cpu_seconds, result
from tests.bench.preparing import SPADES_56, prepared
from tests.server.setups import Setup

NAME = "spectators"


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench spectators", description=__doc__)
    parser.add_argument("--watching", type=int, default=1000)
    parser.add_argument("--actions", type=int, default=30)
    options = parser.parse_known_args(argv)[0]
    server = Setup()
    try:
        server.prepare()
        (table,) = prepared(1, "spades", 4, SPADES_56)
        server.start()
        asyncio.run(play(Company(server.ports, table), options.watching, options.actions, server))
    finally:
        server.stop()


async def play(company, watching: int, actions: int, server) -> None:
    await company.connect(watching)
    cpu = cpu_seconds(server)
    took = [await company.act_at_random() for _ in range(actions)]
    used = cpu_seconds(server) - cpu
    company.leave()
    result(
        "spectators",
        n=watching,
        last_ms=round(statistics.median(took)),
        worst_ms=round(max(took)),
        cpu_ms_per_action=round(1000 * used / actions, 1),
        lost=company.lost,
    )
