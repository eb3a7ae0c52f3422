"""Runs the benchmarks of this folder: all of them, or those whose names are given."""

import argparse
import importlib
import pkgutil
import sys
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
    known = programs()
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("only", nargs="*", metavar="NAME", help=f"one of {', '.join(known)}")
    chosen, passed_on = parser.parse_known_args(argv)
    unknown = set(chosen.only) - set(known)
    if unknown:
        parser.error(f"no benchmark {', '.join(sorted(unknown))}: there are {', '.join(known)}")
    for name, module in known.items():
        if not chosen.only or name in chosen.only:
            module.main(passed_on)


if __name__ == "__main__":
    main(sys.argv[1:])
