"""A program of ours in a process of its own; may be killed and started again."""

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 180.0  # a machine may be busy


def end(process: subprocess.Popen[bytes], with_signal: signal.Signals) -> None:
    """Also its children, where it is killed: then it cannot tell them itself."""
    if with_signal == signal.SIGKILL:
        os.killpg(process.pid, with_signal)
    else:
        process.send_signal(with_signal)
    process.wait(timeout=PATIENCE)


class Program:
    """`manage.py …` with a log in its folder."""

    # What runs it: tests may put something of their own in its place.
    runner: tuple[str, ...] = ("manage.py",)

    def __init__(
        self, folder: Path, environment: dict[str, str], *arguments: str, name: str = ""
    ) -> None:
        self.folder, self.environment, self.arguments = folder, environment, arguments
        self.name = name or arguments[0]
        self.process: subprocess.Popen[bytes] | None = None

    def manage(self, *arguments: str) -> None:
        """Something that is done once."""
        subprocess.run(
            [sys.executable, "manage.py", *arguments],
            cwd=ROOT,
            env=self.environment,
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def start(self) -> "Program":
        self.output = open(self.folder / f"server-{self.name}.log", "ab")  # noqa: SIM115
        self.process = subprocess.Popen(
            [sys.executable, *self.runner, *self.arguments],
            cwd=ROOT,
            env=self.environment,
            stdout=self.output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        return self

    def kill(self) -> None:
        """kill -9: nothing is said goodbye to. The bots' processes go with it."""
        self._end(signal.SIGKILL)

    def kill_alone(self) -> int:
        """kill -9 of the one process; the number of the group that it leaves behind."""
        assert self.process is not None
        group = self.process.pid
        self.process.kill()
        self.process.wait(timeout=PATIENCE)
        self.process = None
        self.output.close()
        return group

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, with_signal: signal.Signals) -> None:
        if self.process is None:
            return
        end(self.process, with_signal)
        self.process = None
        self.output.close()

    def log(self) -> str:
        return "\n".join(
            path.read_text(errors="replace") for path in self.folder.glob("server-*.log")
        )
