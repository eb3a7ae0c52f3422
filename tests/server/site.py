"""A real Parlour in processes of its own, for browser tests, kill tests and benchmarks."""

import os
import socket
import tempfile
import time
import urllib.request
from pathlib import Path

from tests.server.program import PATIENCE, Program


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Site(Program):
    """`manage.py play` on a port and in a folder of its own."""

    def __init__(self, folder: Path | None = None, **environment: str) -> None:
        folder = folder or Path(tempfile.mkdtemp(prefix="parlour-"))
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        super().__init__(
            folder,
            os.environ
            | {"VAR_DIR": str(folder), "DEBUG": "on", "LOG_LEVEL": "WARNING"}
            | environment,
            *("play", "--port", str(self.port)),
            name=str(self.port),
        )

    def start(self) -> "Site":
        super().start()
        self.await_health()
        return self

    def await_health(self) -> None:
        assert self.process is not None
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(f"The server ended at once:\n{self.log()}")
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=5):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"The server did not answer:\n{self.log()}")
