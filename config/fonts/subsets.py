"""Cuts a font down to the characters and weights that pages use."""

import io
from collections.abc import Iterable

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# Kerning, ligatures and figures of one width. Accented letters are glyphs of their own.
FEATURES = ["kern", "liga", "tnum"]
# What a font's licence asks to be kept: copyright, trademark, licence and its address.
KEPT_NAMES = [0, 7, 13, 14]


def cut(raw: bytes, characters: Iterable[int], axes: dict[str, object]) -> TTFont:
    """`axes` says for each what is left of it: one value, or the ends of a range."""
    options = subset.Options()
    options.layout_features = FEATURES
    options.name_IDs = KEPT_NAMES
    options.hinting = False
    options.notdef_outline = True
    font = TTFont(io.BytesIO(raw))
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    # Written and read between the two: the second does not know what the first left out.
    font.flavor = None
    whole = io.BytesIO()
    font.save(whole)
    whole.seek(0)
    return instancer.instantiateVariableFont(TTFont(whole), axes)


def packed(font: TTFont, family: str, style: str) -> bytes:
    """As WOFF2 and under our own name: "Source" is reserved for the unchanged font."""
    named = {1: family, 2: style, 4: f"{family} {style}", 6: f"{family}-{style}".replace(" ", "")}
    for number, text in named.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    font["head"].modified = font["head"].created  # the same input makes the same bytes
    font.recalcTimestamp = False
    font.flavor = "woff2"
    whole = io.BytesIO()
    font.save(whole)
    return whole.getvalue()
