"""Cuts a font down to the characters and weights that pages use."""

import io
from collections.abc import Iterable

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# Kerning, ligatures and figures of one width. Accented letters are glyphs of their own.
FEATURES = ["kern", "liga", "tnum"]
VARIANTS = "rvrn"  # the forms of letters that depend on an axis
# What a font's licence asks to be kept: copyright, trademark, licence and its address.
KEPT_NAMES = [0, 7, 13, 14]


def cut(raw: bytes, characters: Iterable[int], axes: dict[str, object]) -> TTFont:
    """`axes` says for each what is left of it: one value, or the ends of a range."""
    font = _only(TTFont(io.BytesIO(raw)), characters, [*FEATURES, VARIANTS])
    font = instancer.instantiateVariableFont(_written(font), axes)
    _settle(font)
    return _only(_written(font), characters, FEATURES)


def _written(font: TTFont) -> TTFont:
    """The same, written and read again: what one tool left out, the next has not heard of."""
    font.flavor = None
    whole = io.BytesIO()
    font.save(whole)
    whole.seek(0)
    return TTFont(whole)


def _only(font: TTFont, characters: Iterable[int], features: list[str]) -> TTFont:
    options = subset.Options()
    options.layout_features = features
    options.name_IDs = KEPT_NAMES
    options.hinting = False
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return font


def _settle(font: TTFont) -> None:
    """Where the axes ask for another form of a letter, that form is the letter from now on."""
    if "GSUB" not in font:
        return
    rules = font["GSUB"].table
    others = {
        glyph: other
        for feature in rules.FeatureList.FeatureRecord
        if feature.FeatureTag == VARIANTS
        for number in feature.Feature.LookupListIndex
        for lookup in rules.LookupList.Lookup[number].SubTable
        for glyph, other in lookup.mapping.items()
    }
    for table in font["cmap"].tables:
        table.cmap = {code: others.get(glyph, glyph) for code, glyph in table.cmap.items()}


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
