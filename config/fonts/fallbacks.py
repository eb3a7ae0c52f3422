"""How a system font is fitted to one of ours, so that lines break alike before ours arrives."""

import io
import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from fontTools.ttLib import TTFont

CATALOGUE = Path("config/locale/de/LC_MESSAGES/django.po")


class Fit(NamedTuple):
    size_adjust: float
    ascent: float
    descent: float

    def css(self) -> str:
        return (
            f"size-adjust: {self.size_adjust:.2%}; ascent-override: {self.ascent:.2%}; "
            f"descent-override: {self.descent:.2%}; line-gap-override: 0%;"
        )


def letters() -> Counter[str]:
    """How often each character occurs in what the site says, in English and in German."""
    lines = re.findall(r'"(.*)"', CATALOGUE.read_text(encoding="utf-8"))
    return Counter(re.sub(r"%\(\w+\)[sd]|\\n", "", "".join(lines)))


def fit(ours: TTFont, system: bytes) -> Fit:
    """The system font, scaled until the site's texts are as long as in ours, with our line."""
    theirs = TTFont(io.BytesIO(system))
    scale = _average(ours) / _average(theirs)
    em, line = ours["head"].unitsPerEm, ours["hhea"]
    return Fit(scale, line.ascent / em / scale, -line.descent / em / scale)


def _average(font: TTFont) -> float:
    """The mean width of a character, in ems."""
    known, widths = font.getBestCmap(), font["hmtx"]
    count = {code: n for code, n in letters().items() if ord(code) in known}
    total = sum(widths[known[ord(code)]][0] * n for code, n in count.items())
    return total / sum(count.values()) / font["head"].unitsPerEm
