"""What a table page weighs: on a first visit, on the next, and what an action sends to a seat;
with four seats, and with as many as a game has.

The paintings of Modern Art are left out: they are what one came for, and come as one sees them.
So do the italics of their titles; the fonts that every page asks for are counted.
"""

import asyncio
import gzip
import re
import statistics
import urllib.request
from urllib.parse import urljoin

from tests.bench.company import Company
from tests.bench.measuring import result
from tests.bench.preparing import WITHOUT_CLOCKS, prepared
from tests.server.setups import Setup
from tests.server.site import Site

NAME = "page-weight"
SEATS = 4
ACTIONS = 160  # some rounds of every game
PAINTINGS = "/static/img/paintings/"
LINKED = re.compile(r'(?:src|href)="(/static/[^"#]+)')
IMPORTED = re.compile(r'(?:url\(|from |import )"([^"]+)"')


def main(argv: list[str]) -> None:
    server = Setup()
    from games.engines import GAMES

    try:
        server.prepare()
        tables = [
            prepared(1, slug, seats, options)[0]
            for slug, options in WITHOUT_CLOCKS.items()
            for seats in sorted({SEATS, GAMES[slug].seats[-1]})
        ]
        server.start()
        for table in tables:
            weigh(server.webs[0], Company(server.ports, table))
    finally:
        server.stop()


def weigh(server: Site, company: Company) -> None:
    sent = asyncio.run(fragments(company))
    page = fetched(server, f"/t/{company.table['code']}/", company.cookies(0))
    text = unpacked(page)
    result(
        "page-weight",
        game=company.table["slug"],
        seats=company.seats,
        first_kb=round((len(page) + linked(server, text)) / 1024, 1),
        next_kb=round(len(page) / 1024, 1),
        page_kb_unpacked=round(len(text) / 1024, 1),
        fragment_kb=round(statistics.mean(sent) / 1024, 2),
        fragment_kb_95=round(statistics.quantiles(sent, n=20)[-1] / 1024, 2),
        largest_fragment_kb=round(max(sent) / 1024, 2),
    )


async def fragments(company: Company) -> list[float]:
    """Bytes that each action sends to one seat, on average over the seats, not compressed."""
    await company.connect()
    sent = []
    for _ in range(ACTIONS):
        company.received = 0
        await company.act_at_random()
        sent.append(company.received / company.seats)
        if company.is_over:
            break
    company.leave()
    return sent


def fetched(server: Site, path: str, cookies: str = "") -> bytes:
    headers = {"Cookie": cookies, "Accept-Encoding": "gzip"}
    with urllib.request.urlopen(
        urllib.request.Request(server.url + path, headers=headers)
    ) as answer:
        return bytes(answer.read())


def unpacked(raw: bytes) -> bytes:
    return gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw


def linked(server: Site, page: bytes) -> int:
    """Bytes on the wire of every static file that the page asks for, and those ask for."""
    waiting = set(LINKED.findall(page.decode()))
    weighed: dict[str, int] = {}
    while waiting:
        path = waiting.pop()
        if path.startswith(PAINTINGS):
            continue
        raw = fetched(server, path)
        weighed[path] = len(raw)
        if path.endswith((".css", ".js")):
            text = unpacked(raw).decode(errors="replace")
            more = {urljoin(path, found) for found in IMPORTED.findall(text)}
            at_once = {found for found in more if not found.endswith(".woff2")}
            waiting |= {found for found in at_once if found.startswith("/static/")} - set(weighed)
    return sum(weighed.values())
