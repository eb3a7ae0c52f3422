"""The short form of `make faults`: each process of the outgrown set-up is killed once."""

import subprocess
import sys

import pytest

from tests.faults.__main__ import SHORT, SKIPPED
from tests.server.program import ROOT


def test_nothing_is_lost_when_processes_are_killed():
    program = [sys.executable, "-m", "tests.faults", *SHORT]
    ended = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=False)
    if ended.returncode == SKIPPED:
        pytest.skip(ended.stdout)
    assert ended.returncode == 0, ended.stdout + ended.stderr
