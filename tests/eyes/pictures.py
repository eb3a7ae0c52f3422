"""Pictures of moments: taken small, kept in the repository, compared as an eye would.

Three widths, each as it is looked at: a phone by day, a tablet at night, a desk by day. A picture
is two fifths as wide and high as the screen and kept as WebP.

Compared are the means of blocks of 6 × 6 px of the kept picture, 15 of the screen. Another build
of the same Chromium draws edges of letters a little differently, which a block's mean hardly
notices: a line of text that is drawn one pixel to the side changes it by 3 to 6 of 255. What is
missing or has moved by a few pixels changes several blocks by 15 and more, for it takes the ink of
a word, or the face of a button, from one block to the next. So a block counts from a difference of
12 on, and a picture is another one from 3 such blocks that touch. `test_the_net_can_fail.py` shows
both sides of that bound.
"""

import io
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops

from tests.eyes.showing import DESK, TABLET, TALL_PHONE, Screen, Size

FOLDER = Path(__file__).parent / "pictures"
SCALE = 0.4
BLOCK = 6
NOTICED = 12  # of 255: how far a block's colour may be off
TOGETHER = 3  # so many blocks that touch are something
QUALITY, METHOD = 30, 4


class View(NamedTuple):
    size: Size
    theme: str

    @property
    def name(self) -> str:
        return str(self.size.width)


VIEWS = (View(TALL_PHONE, "light"), View(TABLET, "dark"), View(DESK, "light"))


def view_at(size: Size) -> View | None:
    return next((each for each in VIEWS if each.size == size), None)


def taken(screen: Screen, theme: str) -> Image.Image:
    """What is on the screen now, smaller."""
    screen.page.emulate_media(color_scheme=theme)
    screen.page.evaluate("document.activeElement?.blur()")
    screen.settle()
    shot = screen.picture()
    screen.page.emulate_media(color_scheme="light")
    picture = Image.open(io.BytesIO(shot)).convert("RGB")
    return smaller(picture)


def smaller(picture: Image.Image) -> Image.Image:
    size = round(picture.width * SCALE), round(picture.height * SCALE)
    return picture.resize(size, Image.Resampling.BOX)


def path_of(moment: str, view: View) -> Path:
    return FOLDER / moment / f"{view.name}.webp"


def kept(moment: str, view: View) -> Image.Image | None:
    path = path_of(moment, view)
    return Image.open(path).convert("RGB") if path.exists() else None


def keep(moment: str, view: View, picture: Image.Image) -> None:
    path = path_of(moment, view)
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, "WEBP", quality=QUALITY, method=METHOD)


def as_kept(picture: Image.Image) -> Image.Image:
    """As it would look once it was kept: what is lost by that is no difference."""
    file = io.BytesIO()
    picture.save(file, "WEBP", quality=QUALITY, method=METHOD)
    return Image.open(file).convert("RGB")


def blocks(picture: Image.Image) -> Image.Image:
    size = (max(1, picture.width // BLOCK), max(1, picture.height // BLOCK))
    return picture.resize(size, Image.Resampling.BOX)


def differing(before: Image.Image, after: Image.Image) -> set[tuple[int, int]]:
    """The blocks that differ, those alone left out."""
    gap = ImageChops.difference(blocks(before), blocks(after))
    values = gap.tobytes()  # red, green and blue of each block
    most = [max(values[at : at + 3]) for at in range(0, len(values), 3)]
    width = gap.width
    off = {(at % width, at // width) for at, much in enumerate(most) if much >= NOTICED}
    return {block for block in off if len(around(block, off)) >= TOGETHER}


def around(block: tuple[int, int], off: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """All that hang together with this one."""
    found, edge = {block}, [block]
    while edge:
        x, y = edge.pop()
        near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & off - found
        found |= near
        edge += near
    return found


def difference(moment: str, view: View, now: Image.Image) -> str:
    """What is to be said against this picture of a moment: nothing, where it is as it was."""
    before = kept(moment, view)
    if before is None:
        return f"There is no picture of {moment} at {view.name}: `make pictures` takes one."
    if before.size != now.size:
        return f"{moment} at {view.name}: the picture had another size."
    off = differing(before, as_kept(now))
    if not off:
        return ""
    xs, ys = [x for x, _ in off], [y for _, y in off]
    where = [round(BLOCK / SCALE) * edge for edge in (min(xs), min(ys), max(xs) + 1, max(ys) + 1)]
    return (
        f"{moment} at {view.name} {view.theme} looks different in {len(off)} blocks between "
        f"({where[0]}, {where[1]}) and ({where[2]}, {where[3]}): if that is meant, `make pictures`."
    )
