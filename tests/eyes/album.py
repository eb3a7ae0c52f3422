"""`make pictures`: takes the pictures of all moments anew, shows what has changed, and takes the
README's from the same catalogue.

`python -m tests.eyes.album` renews all; names, or beginnings of names, a part of them. What has
changed stands side by side in `var/pictures/index.html`: before, after, and the difference.
"""

import html
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops, ImageEnhance

from tests.eyes.__main__ import prepared

PAGE = Path("var/pictures")
README = Path("docs/images")
QUALITY = 88


class Pictured(NamedTuple):
    """A picture of the README: of which moment, how wide and high, in which theme."""

    moment: str
    width: int
    height: int
    theme: str = "light"


IN_README = {
    "home": Pictured("lobby.empty", 1280, 860),
    "gallery": Pictured("learning.gallery", 1280, 860),
    "play": Pictured("readme.spades", 1280, 860),
    "modern_art": Pictured("readme.modern_art", 1280, 860),
    "gotcha": Pictured("readme.gotcha", 1280, 860),
    "check": Pictured("readme.check", 1280, 860),
    "bid-phone": Pictured("spades.bid", 390, 780, "dark"),
}


class Change(NamedTuple):
    name: str
    said: str


def renewed(names: list[str]) -> list[Change]:
    from tests.eyes import pictures
    from tests.eyes.catalogue import load, matching
    from tests.eyes.showing import opened_eyes
    from tests.eyes.stage import made

    chosen = [each for name in names for each in matching(name)] or list(load().values())
    changes = []
    with opened_eyes() as eyes:
        for moment in chosen:
            look = made(moment)
            for view in pictures.VIEWS:
                # As in the tests: loaded as a phone, then made wider.
                if view is pictures.VIEWS[0]:
                    screen = eyes.show(moment, look, view.size)
                else:
                    screen.resize(view.size)
                now = pictures.taken(screen, view.theme)
                said = pictures.difference(moment.name, view, now)
                if said:
                    changes.append(Change(f"{moment.name} {view.name}", said))
                    shown_side_by_side(moment.name, view, pictures.kept(moment.name, view), now)
                    pictures.keep(moment.name, view, now)
                    print(said, flush=True)
        for_the_readme(eyes, names)
    return changes


def shown_side_by_side(name: str, view, before: Image.Image | None, after: Image.Image) -> None:
    PAGE.mkdir(parents=True, exist_ok=True)
    stem = PAGE / f"{name}-{view.name}"
    after.save(f"{stem}-after.png")
    if before is None or before.size != after.size:
        return
    before.save(f"{stem}-before.png")
    gap = ImageChops.difference(before, after).convert("L")
    ImageEnhance.Brightness(gap).enhance(4).save(f"{stem}-difference.png")


def for_the_readme(eyes, names: list[str]) -> None:
    from tests.eyes.catalogue import load
    from tests.eyes.showing import Size
    from tests.eyes.stage import made

    known = load()
    for file, picture in IN_README.items():
        moment = known[picture.moment]
        if names and not any(moment.name.startswith(name) for name in names):
            continue
        size = Size(picture.width, picture.height, picture.width < 640)
        screen = eyes.show(moment, made(moment), size, 2 if size.is_touch else 1)
        screen.page.emulate_media(color_scheme=picture.theme)
        screen.page.evaluate("document.activeElement?.blur()")
        path = README / f"{file}.jpg"
        screen.page.screenshot(path=path, type="jpeg", quality=QUALITY, animations="disabled")
        print(path, flush=True)


def page(changes: Iterable[Change]) -> str:
    rows = []
    for change in changes:
        stem = change.name.replace(" ", "-")
        kinds = ("before", "after", "difference")
        there = [kind for kind in kinds if (PAGE / f"{stem}-{kind}.png").exists()]
        figures = "".join(
            f'<figure><img src="{html.escape(stem)}-{kind}.png" alt=""><figcaption>{kind}'
            "</figcaption></figure>"
            for kind in there
        )
        rows.append(
            f"<h2>{html.escape(change.name)}</h2><p>{html.escape(change.said)}</p>{figures}"
        )
    return (
        "<!doctype html><meta charset=utf-8><title>Pictures that changed</title>"
        "<style>body{font:16px sans-serif;margin:2rem;background:#ddd}"
        "figure{display:inline-block;margin:0 1rem 1rem 0;vertical-align:top}"
        "img{display:block;max-width:32vw;border:1px solid #888}</style>"
        f"<h1>Pictures that changed: {len(rows)}</h1>{''.join(rows)}"
    )


def main(names: list[str]) -> None:
    prepared()
    changes = renewed(names)
    PAGE.mkdir(parents=True, exist_ok=True)
    (PAGE / "index.html").write_text(page(changes), encoding="utf-8")
    print(f"{len(changes)} pictures changed: {PAGE / 'index.html'}")


if __name__ == "__main__":
    main(sys.argv[1:])
