"""Visitors who close their connection before they are answered, many times and many at once."""

import asyncio
import random

from tests.bench.socket import Connection

AT_ONCE = 60
LONGEST = 0.4  # seconds before a visitor closes the connection
PATIENCE = 20.0  # with an ordinary visitor afterwards, on a busy machine


def addresses(code: str) -> list[str]:
    """Pages of every kind: of people, of tables, of nobody, and one that is not there."""
    table = f"/t/{code}/"
    around = ["/", "/leaders/", "/accounts/people/Bots%200/", "/how/spades/", "/nowhere/"]
    return [*around, table, f"{table}log/", f"{table}live/?revision=0", f"{table}advice/"]


async def abort_requests(ports: list[int], code: str, cookies: str, count: int) -> None:
    """By somebody who is known, so that every page has to ask the database who they are."""
    rng = random.Random(count)
    places = asyncio.Semaphore(AT_ONCE)

    async def visit() -> None:
        async with places:
            await asyncio.wait_for(leave_early(ports, code, cookies, rng), PATIENCE)

    await asyncio.gather(*[visit() for _ in range(count)])


async def leave_early(ports: list[int], code: str, cookies: str, rng: random.Random) -> None:
    port, path = rng.choice(ports), rng.choice(addresses(code))
    _reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookies}\r\n\r\n"
    writer.write(head.encode())
    await asyncio.sleep(rng.uniform(0, LONGEST))
    writer.transport.abort()


async def failing(ports: list[int], code: str, cookies: str) -> list[str]:
    """Which pages an ordinary visitor cannot have, all asked for at the same time."""
    asked = [(port, path) for port in ports for path in ["/readyz", *addresses(code)]]
    answers = await asyncio.gather(*[status_of(port, path, cookies) for port, path in asked])
    return [f"{path}: {said}" for (_, path), said in zip(asked, answers, strict=True) if said]


async def status_of(port: int, path: str, cookies: str) -> str:
    """What is wrong with the answer; nothing, mostly."""
    http = Connection(port)
    try:
        async with asyncio.timeout(PATIENCE):
            status, _ = await http.ask("GET", path, f"Cookie: {cookies}\r\n")
    except (OSError, TimeoutError, ValueError) as error:
        return repr(error)
    finally:
        http.drop()
    return f"{status}" if status >= 500 else ""
