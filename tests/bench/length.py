"""Whether an action costs more the longer the log is: one match of 1,120 actions, in fifths."""

import asyncio

from tests.bench.company import Company
from tests.bench.measuring import cpu_seconds, result
from tests.bench.preparing import SPADES_56, prepared
from tests.server.setups import Setup

NAME = "length"
HANDS, ACTIONS = 20, 56


def main(argv: list[str]) -> None:
    server = Setup()
    try:
        server.prepare()
        (table,) = prepared(1, "spades", 4, SPADES_56 | {"round_limit": HANDS})
        server.start()
        asyncio.run(play(Company(server.ports, table), server))
    finally:
        server.stop()


async def play(company: Company, server: Setup) -> None:
    await company.connect()
    fifth = HANDS * ACTIONS // 5
    for number in range(5):
        cpu = cpu_seconds(server)
        for _action in range(fifth):
            await company.act_at_random()
        used = cpu_seconds(server) - cpu
        result("length", after=fifth * number, cpu_ms_per_action=round(1000 * used / fifth, 2))
    company.leave()
