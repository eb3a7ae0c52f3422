"""`python -m tests.eyes NAME…`: takes pictures of moments and says what geometry finds.

A name may be the beginning of several (`spades.`); `--list` says which there are. Pictures go to
/tmp/eyes, or where `--to` says. `--at 360x640` looks at one size, `--in de` at one language.
"""

import argparse
import os
import sys
import threading
from pathlib import Path


def prepared() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"  # Playwright's loop is in this thread
    os.environ["DATABASE_URL"] = "sqlite://:memory:"
    import django

    django.setup()
    from django.core.management import call_command
    from django.db import connections

    # As in tests/conftest.py: the loop of Playwright would get a database of its own.
    connections._connections = threading.local()
    call_command("migrate", verbosity=0)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.eyes", description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--list", action="store_true", help="say which moments there are")
    parser.add_argument("--missing", action="store_true", help="say what no moment shows yet")
    parser.add_argument("--to", type=Path, default=Path("/tmp/eyes"))
    parser.add_argument("--at", help="one size, such as 360x640")
    parser.add_argument("--in", dest="language", default="en", help="en, de or all")
    parser.add_argument("--theme", default="light", choices=["light", "dark"])
    parser.add_argument("--no-pictures", action="store_true", help="geometry alone")
    asked = parser.parse_args()
    prepared()
    from tests.eyes.catalogue import load, matching

    if asked.list:
        for moment in load().values():
            print(f"{moment.name:48} {moment.doc}")
        return 0
    if asked.missing:
        return missing()
    chosen = [moment for name in asked.names for moment in matching(name)]
    if not chosen:
        parser.error("There is no such moment: --list says which there are.")
    from tests.eyes.showing import opened_eyes

    with opened_eyes() as eyes:
        return max([look_at(eyes, moment, asked) for moment in chosen])


def missing() -> int:
    from tests.eyes.catalogue import load
    from tests.eyes.evidence import Shown, missing_branches, missing_phases, watched
    from tests.eyes.stage import made

    with watched() as branches:
        shown = Shown({name: made(moment) for name, moment in load().items()}, branches)
    said = [*missing_branches(shown), *missing_phases(shown)]
    print("\n".join(said) or "Nothing is missing.")
    return 1 if said else 0


def look_at(eyes, moment, asked) -> int:
    from tests.eyes.geometry import found
    from tests.eyes.showing import walk
    from tests.eyes.stage import LANGUAGES

    languages = LANGUAGES if asked.language == "all" else (asked.language,)
    print(f"\n{moment.name}: {moment.doc}")
    said: dict[str, list[str]] = {}
    for loaded in walk(eyes, moment, languages):
        page, size, language = loaded.page, loaded.size, loaded.language
        name = f"{size.width}x{size.height}"
        if asked.at and asked.at != name:
            continue
        page.emulate_media(color_scheme=asked.theme)
        for sentence in [*found(moment, loaded), *eyes.errors]:
            said.setdefault(sentence, []).append(f"{name} {language}")
        eyes.errors.clear()
        if not asked.no_pictures:
            path = asked.to / f"{moment.name}-{name}-{language}-{asked.theme}.png"
            path.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=path)
    for sentence, where in said.items():
        print(f"  {sentence}  [{', '.join(where)}]")
    if not asked.no_pictures:
        print(f"  pictures: {asked.to}/{moment.name}-*.png")
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
