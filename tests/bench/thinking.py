"""Whether bots that think hard are in the way: live play at human pace without them and with."""

import argparse
import subprocess
import sys

NAME = "thinking"


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench thinking", description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--secs", type=float, default=15.0)
    options = parser.parse_known_args(argv)[0]
    size = ["--tables", str(options.tables), "--secs", str(options.secs)]
    for thinkers in ("0", "1", "4"):
        program = [sys.executable, "-m", "tests.bench", "live", "--pace", "human", *size]
        subprocess.run([*program, "--thinkers", thinkers], check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
