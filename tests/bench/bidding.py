"""An open auction of Modern Art under rapid bidding: five seats, twenty bids a second."""

import argparse
import asyncio
import statistics
import time
from typing import Any

from tests.bench.company import Company
from tests.bench.measuring import cpu_seconds, result
from tests.bench.preparing import prepared
from tests.server.setups import Setup

NAME = "bidding"
SEATS = 5


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench bidding", description=__doc__)
    parser.add_argument("--bids", type=int, default=95)
    parser.add_argument("--per-second", type=float, default=20.0)
    options = parser.parse_known_args(argv)[0]
    server = Setup()
    try:
        server.prepare()
        table = prepared(1, "modern_art", SEATS, {"turn_seconds": 0}, has_open_card)[0]
        server.start()
        company = Company(server.ports, table)
        asyncio.run(bid(company, options.bids, options.per_second, server))
    finally:
        server.stop()


def has_open_card(state: Any) -> bool:
    return any("-open-" in card for card in state.hands[0])


async def bid(company: Company, bids: int, per_second: float, server: Setup) -> None:
    from games.engines.modern_art.actions import Bid, PlayCard

    await company.connect()
    card = next(card for card in company.state.hands[0] if "-open-" in card)
    await company.act(0, PlayCard(card))
    cpu, began, took = cpu_seconds(server), time.perf_counter(), []
    for amount in range(1, bids + 1):
        due = began + amount / per_second
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        took.append(await company.act(amount % SEATS, Bid(amount)))
    used, lasted = cpu_seconds(server) - cpu, time.perf_counter() - began
    company.leave()
    result(
        "bidding",
        seats=SEATS,
        bids_per_s=round(bids / lasted, 1),
        p50_ms=round(statistics.median(took), 1),
        worst_ms=round(max(took), 1),
        cpu_ms_per_action=round(1000 * used / bids, 2),
    )
