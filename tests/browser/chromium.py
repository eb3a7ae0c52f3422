"""Finds the browser that the browser tests drive, or installs Debian's; run by `make test`."""

import os
import shutil
import subprocess
import sys

# The first is Chromium without windows and all that belongs to them: half the work for the same
# pages. Any other does.
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = [
    "--headless",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
]


def chromium() -> str | None:
    """The browser's path: CHROMIUM, or what is installed under one of the usual names."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """One of Debian's packages, where apt-get is there and may be used."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    print("No Chromium found: installing Debian's package.", flush=True)
    apt("update")
    for package in (SHELL, "chromium"):
        if chromium() is None:
            apt("install", "-y", "--no-install-recommends", package)


def apt(*command: str) -> None:
    subprocess.run(["apt-get", "-qq", *command], check=False, stdout=subprocess.DEVNULL)


def main() -> int:
    if chromium() is None:
        install()
    if path := chromium():
        print(f"Browser tests use {path}.")
        return 0
    print(
        "\n*** No Chromium here, and none could be installed: THE BROWSER TESTS WILL NOT RUN. ***\n"
        "*** Install one (on Debian: apt-get install chromium) or name it by CHROMIUM=… ***\n",
        file=sys.stderr,
    )
    return 1 if os.environ.get("CI") == "true" else 0


if __name__ == "__main__":
    sys.exit(main())
