"""Runs the benchmarks of this folder: all of them, or those whose names are given."""

import importlib
import pkgutil
import subprocess
import sys
from itertools import takewhile
from types import ModuleType

import tests.bench


def programs() -> dict[str, ModuleType]:
    modules = (
        importlib.import_module(f"tests.bench.{found.name}")
        for found in pkgutil.iter_modules(tests.bench.__path__)
        if not found.name.startswith("_")
    )
    return {module.NAME: module for module in modules if hasattr(module, "NAME")}


def main(argv: list[str]) -> None:
    """Names first, then options, which every benchmark gets: `engine --reps 3`."""
    names = list(takewhile(lambda word: not word.startswith("-"), argv))
    known = programs()
    unknown = sorted(set(names) - set(known))
    if unknown:
        sys.exit(f"no benchmark {', '.join(unknown)}: there are {', '.join(known)}")
    chosen, options = names or [*known], argv[len(names) :]
    if len(chosen) == 1:
        known[chosen[0]].main(options)
        return
    for name in chosen:
        # Each in a process of its own: Django is set up for one database only.
        subprocess.run([sys.executable, "-m", "tests.bench", name, *options], check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
