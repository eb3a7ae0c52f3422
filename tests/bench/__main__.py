"""Runs the benchmarks of this folder: all of them, or those whose names are given."""

import importlib
import pkgutil
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
    for name, module in known.items():
        if not names or name in names:
            module.main(argv[len(names) :])


if __name__ == "__main__":
    main(sys.argv[1:])
