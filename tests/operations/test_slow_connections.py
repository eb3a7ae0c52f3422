"""Connections that are held open by next to nothing: others are served meanwhile, and they end."""

import shutil
import signal
import socket
import urllib.request
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.site import Site

MANY = 150  # of each kind
PATIENCE = 120.0  # seconds after which a server that should have hung up has not

HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
BODY = b"POST /accounts/guest/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nname="
SOCKET = (
    b"GET /ws/lobby/ HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """A site's folder, migrated."""
    made: Path = tmp_path_factory.mktemp("slow")
    site_in(made).manage("migrate")
    return made


def site_in(folder: Path, **environment: str) -> Site:
    # The embedded set-up, whatever the other tests run on.
    database = f"sqlite:///{folder / 'parlour.sqlite3'}"
    return Site(folder, DATABASE_URL=database, REDIS_URL="", SOCKETS_PER_ADDRESS="0", **environment)


@pytest.fixture
def site(folder, tmp_path):
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    made = site_in(tmp_path, REQUEST_SECONDS="3", PING_SECONDS="2")
    try:
        yield made.start()
    finally:
        made.kill()


def held(site: Site, sent: bytes, patience: float = PATIENCE) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", site.port), timeout=patience)
    connection.sendall(sent)
    return connection


def is_served(site: Site) -> bool:
    with urllib.request.urlopen(f"{site.url}/", timeout=PATIENCE) as answer:
        return bool(answer.status == 200)


def is_ended(connection: socket.socket) -> bool:
    """Whether the server hangs up; one that does not is waited for in vain."""
    try:
        while connection.recv(65_536):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


def test_many_slow_ones_hold_nobody_up_and_are_ended(site):
    with ExitStack() as open_ones:
        heads, bodies, sockets = (
            [open_ones.enter_context(held(site, sent)) for _ in range(MANY)]
            for sent in (HEAD, BODY, SOCKET)
        )
        for connection in sockets:
            assert connection.recv(12) == b"HTTP/1.1 101"

        assert is_served(site)
        # From here on none of the sockets is read, until they have to be over.
        assert all(is_ended(connection) for connection in (*heads, *bodies))
        assert is_served(site)
        assert all(is_ended(connection) for connection in sockets)
        assert is_served(site)


def test_a_trickle_is_not_taken_for_a_request_that_goes_on(site):
    """A byte now and then starts no clock anew."""
    with held(site, HEAD) as connection:
        connection.settimeout(0.2)
        for _ in range(int(PATIENCE / 0.2)):
            try:
                connection.sendall(b"x")
                if not connection.recv(1):
                    return
            except TimeoutError:
                continue
            except ConnectionError:
                return
        pytest.fail("It may go on for ever.")


def test_who_comes_while_the_process_is_busy_is_let_in_and_served_afterwards(site):
    asking = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    site.process.send_signal(signal.SIGSTOP)
    with ExitStack() as open_ones:
        try:
            callers = [open_ones.enter_context(held(site, asking, 10)) for _ in range(MANY)]
        finally:
            site.process.send_signal(signal.SIGCONT)
        for connection in callers:
            connection.settimeout(PATIENCE)
            assert connection.recv(12) == b"HTTP/1.1 200"
