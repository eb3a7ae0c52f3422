"""The characters each font file covers.

The core is what pages say in our languages and comes with every page; the extended files hold the
other Latin letters, for people's names, and a browser loads one only when a page needs it.
"""

ASCII = range(0x20, 0x7F)
GERMAN = "ÄÖÜäöüß"
PUNCTUATION = "\u00a0·–—‘’‚“”„…‹›«»"
SIGNS = "×±−€"
MARKS = "→✓"  # only the sans has them
NAMES = "éèáàóíñçø"  # the most usual letters in names, so that few need the extended files

CORE = frozenset({*ASCII, *map(ord, GERMAN + PUNCTUATION + SIGNS + NAMES)})
SANS = CORE | set(map(ord, MARKS))
TITLES = frozenset({*ASCII, *map(ord, GERMAN + PUNCTUATION)})  # of paintings, in italics
LATIN = frozenset({*range(0xC0, 0x180), *range(0x218, 0x21C)})


def unicode_range(characters: frozenset[int]) -> str:
    """As CSS writes it: U+20-7E, U+A0, …"""
    spans: list[list[int]] = []
    for code in sorted(characters):
        if spans and spans[-1][1] == code - 1:
            spans[-1][1] = code
        else:
            spans.append([code, code])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in spans)
