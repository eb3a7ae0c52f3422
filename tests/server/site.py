"""A real Parlour in processes of its own, for browser tests, kill tests and benchmarks."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Site:
    """`manage.py play` on a port and in a folder of its own; may be killed and started again."""

    def __init__(self, folder: Path | None = None, **environment: str) -> None:
        self.folder = folder or Path(tempfile.mkdtemp(prefix="parlour-"))
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = (
            os.environ
            | {"VAR_DIR": str(self.folder), "DEBUG": "on", "LOG_LEVEL": "WARNING"}
            | environment
        )
        self.process: subprocess.Popen[bytes] | None = None

    def manage(self, *arguments: str) -> None:
        subprocess.run(
            [sys.executable, "manage.py", *arguments],
            cwd=ROOT,
            env=self.environment,
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def start(self) -> "Site":
        self.output = open(self.folder / f"server-{self.port}.log", "ab")  # noqa: SIM115
        self.process = subprocess.Popen(
            [sys.executable, "manage.py", "play", "--port", str(self.port)],
            cwd=ROOT,
            env=self.environment,
            stdout=self.output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        self._await_health()
        return self

    def _await_health(self) -> None:
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

    def kill(self) -> None:
        """kill -9: nothing is said goodbye to. The bots' processes go with it."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, with_signal: signal.Signals) -> None:
        if self.process is None:
            return
        if with_signal == signal.SIGKILL:
            os.killpg(self.process.pid, with_signal)
        else:
            self.process.send_signal(with_signal)
        self.process.wait(timeout=PATIENCE)
        self.process = None
        self.output.close()

    def log(self) -> str:
        return "\n".join(
            path.read_text(errors="replace") for path in self.folder.glob("server-*.log")
        )
