"""PostgreSQL and Redis of our own, in a folder that vanishes: killed without harm to others."""

import glob
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from tests.server.program import PATIENCE, end
from tests.server.site import free_port

UNPRIVILEGED = "postgres"  # PostgreSQL refuses to run as root


class Missing(Exception):
    """A program that has to be installed; says which."""


def found(program: str, *folders: str) -> str:
    path = os.pathsep.join([os.environ.get("PATH", ""), *folders])
    if at := shutil.which(program, path=path):
        return at
    raise Missing(f"{program} is not installed, so nothing can be tested on it.")


class Service:
    """A server process, killed with all its children and started again on the same files."""

    def __init__(self, name: str) -> None:
        # As root it runs as somebody else, who has to be let in.
        self.user = UNPRIVILEGED if os.getuid() == 0 else None
        if self.user is not None and self.user not in {one.pw_name for one in pwd.getpwall()}:
            raise Missing(f"There is no user {self.user}, and PostgreSQL refuses to run as root.")
        self.folder = Path(tempfile.mkdtemp(prefix=f"parlour-{name}-"))
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                cwd=self.folder,
                user=self.user,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((self.folder / "log").read_text(errors="replace"))
            time.sleep(0.05)

    def kill(self) -> None:
        """kill -9 of it and of all its children: as when the machine loses its power."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end(self, with_signal: signal.Signals) -> None:
        if self.process is None:
            return
        end(self.process, with_signal)
        self.process = None


class Postgres(Service):
    def __init__(self) -> None:
        # The newest first, where several are installed.
        folders = sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)
        self.program = found("postgres", *folders)
        initdb = found("initdb", *folders)
        super().__init__("postgres")
        subprocess.run(
            [initdb, "-D", "db", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
            cwd=self.folder,
            user=self.user,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        self.url = f"postgres://postgres@127.0.0.1:{self.port}/postgres"

    def command(self) -> list[str]:
        here = ["-D", "db", "-p", str(self.port), "-k", str(self.folder)]
        return [self.program, *here, "-c", "listen_addresses=127.0.0.1"]

    def answers(self) -> bool:
        import psycopg

        try:
            psycopg.connect(self.url, connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True


class Redis(Service):
    def __init__(self) -> None:
        self.program = found("redis-server")
        super().__init__("redis")
        self.url = f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        # Nothing on disk: a killed Redis comes back empty, which must not matter.
        here = ["--port", str(self.port), "--bind", "127.0.0.1"]
        return [self.program, *here, "--save", "", "--appendonly", "no"]

    def answers(self) -> bool:
        import redis

        try:
            return bool(redis.Redis.from_url(self.url).ping())
        except redis.RedisError:
            return False
