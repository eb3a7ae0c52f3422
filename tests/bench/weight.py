"""What a table page weighs: on a first visit, on the next, and what an action sends to a seat."""

import asyncio
import gzip
import re
import urllib.request
from urllib.parse import urljoin

from tests.bench.company import SPADES_56, Company, prepared, site
from tests.bench.measuring import result
from tests.server.site import Site

NAME = "weight"
ACTIONS = 56
LINKED = re.compile(r'(?:src|href)="(/static/[^"#]+)')
IMPORTED = re.compile(r'(?:url\(|from |import )"([^"]+)"')


def main(argv: list[str]) -> None:
    server = site()
    try:
        (table,) = prepared(server, 1, "spades", 4, SPADES_56)
        server.start()
        company = Company(server.port, table)
        sent = asyncio.run(fragments(company))
        page = fetched(server, f"/t/{table['code']}/", company.cookies(0))
        static = linked(server, page)
        result(
            "page-weight",
            first_kb=round((len(page) + static) / 1024, 1),
            next_kb=round(len(page) / 1024, 1),
            fragment_kb=round(sent / 1024, 2),
        )
    finally:
        server.stop()


async def fragments(company: Company) -> float:
    """Bytes that an action sends to one seat, on average over a hand."""
    await company.connect()
    company.received = 0
    for _ in range(ACTIONS):
        await company.act_at_random()
    company.leave()
    return company.received / ACTIONS / company.seats


def fetched(server: Site, path: str, cookies: str = "") -> bytes:
    headers = {"Cookie": cookies, "Accept-Encoding": "gzip"}
    with urllib.request.urlopen(
        urllib.request.Request(server.url + path, headers=headers)
    ) as answer:
        return bytes(answer.read())


def linked(server: Site, page: bytes) -> int:
    """Bytes on the wire of every static file that the page asks for, and those ask for."""
    waiting = set(LINKED.findall(page.decode()))
    weighed: dict[str, int] = {}
    while waiting:
        path = waiting.pop()
        raw = fetched(server, path)
        weighed[path] = len(raw)
        text = (gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw).decode(errors="replace")
        if path.endswith((".css", ".js")):
            more = {urljoin(path, found) for found in IMPORTED.findall(text)}
            waiting |= {found for found in more if found.startswith("/static/")} - set(weighed)
    return sum(weighed.values())
