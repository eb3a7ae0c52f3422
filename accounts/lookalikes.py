"""Which letters cannot be told apart: a compact table of our own, after Unicode's confusables.

Everything is brought to a Latin letter where there is one of the same look. Case is folded
before, so a letter stands for both its forms; where these look like different letters (Greek ν
and Ν) the capital counts, because capitals are the perfect forgeries. That a word does not mix
Latin, Greek and Cyrillic letters (`accounts.names`) keeps the small ones from being used alone.
"""

import re
import unicodedata

_PAIRS = {
    # Cyrillic, Ukrainian, Kazakh and the like
    "аӓ": "a",
    "вь": "b",
    "сϲҫ": "c",
    "ԁ": "d",
    "еҽ": "e",
    "ғ": "f",
    "ԍ": "g",
    "нһң": "h",
    "іӏ": "i",
    "ј": "j",
    "кқҝ": "k",
    "м": "m",
    "ո": "n",
    "оѳө": "o",
    "р": "p",
    "ԛ": "q",
    "ѕ": "s",
    "тҭ": "t",
    "ѵ": "v",
    "ѡԝ": "w",
    "хҳ": "x",
    "уү": "y",
    "ӕ": "æ",
    "ә": "ə",
    # Greek
    "αɑ": "a",
    "β": "b",
    "ε": "e",
    "ζ": "z",
    "ηհ": "h",
    "ιɩ": "i",
    "κ": "k",
    "μ": "m",
    "ν": "n",
    "ο": "o",
    "ρ": "p",
    "τ": "t",
    "υ": "y",
    "χ": "x",
    "ϳ": "j",
    # Armenian, and Latin letters from afar
    "օ": "o",
    "ս": "u",
    "ց": "g",
    "ɡ": "g",
    "ʏ": "y",
    "ᴀ": "a",
    "ʙ": "b",
    "ᴄ": "c",
    "ᴅđð": "d",
    "ᴇ": "e",
    "ɢ": "g",
    "ʜħ": "h",
    "ɪı": "i",
    "ᴊȷ": "j",
    "ᴋ": "k",
    "ʟł": "l",
    "ᴍ": "m",
    "ɴ": "n",
    "ᴏø": "o",
    "ᴘ": "p",
    "ʀ": "r",
    "ꜱ": "s",
    "ᴛŧ": "t",
    "ᴜ": "u",
    "ᴠ": "v",
    "ᴡ": "w",
    "ᴢ": "z",
    # Digits, and the letters that are one stroke: "PauI", "Pau1" and "Paul"
    "0": "o",
    "1ilǀ": "l",
}
# The same again for what the table itself leads to: і → i → l.
_LETTERS = {ord(sign): like for signs, like in _PAIRS.items() for sign in signs}
_LETTERS = {sign: like.translate(_LETTERS) for sign, like in _LETTERS.items()}

# Small marks on or under a letter that one does not tell apart at the size of a name.
_MARKS = {
    "\u030c": "\u0306",  # caron: breve
    "\u0311": "\u0306",  # inverted breve
    "\u030b": "\u0308",  # double acute: diaeresis
    "\u0326": "\u0327",  # comma below: cedilla
    "\u0328": "\u0327",  # ogonek
    "\u0323": "\u0327",  # dot below
    "\u0305": "\u0304",  # overline: macron
    "\u0342": "\u0303",  # Greek perispomeni: tilde
    "\u0313": "\u0301",  # comma above, and the signs of Greek breathing and stress: acute
    "\u0314": "\u0301",
    "\u0341": "\u0301",
    "\u0340": "\u0300",
}
_SIGNS = _LETTERS | {ord(sign): like for sign, like in _MARKS.items()}

# Two letters side by side that are read as one.
_TOUCHING = (("rn", "m"), ("vv", "w"))

# Letters and marks by Unicode's book that nobody can see.
INVISIBLE = frozenset(
    [
        "\u034f",  # grapheme joiner
        "\u115f",  # Hangul fillers
        "\u1160",
        "\u3164",
        "\uffa0",
        "\u17b4",  # Khmer vowels that are not written
        "\u17b5",
        "\U00016fe4",  # Khitan filler
        *map(chr, range(0x180B, 0x1810)),  # Mongolian variation selectors
        *map(chr, range(0xFE00, 0xFE10)),  # variation selectors
        *map(chr, range(0xE0100, 0xE01F0)),
    ]
)
_HIDDEN = dict.fromkeys(map(ord, INVISIBLE))


def skeleton(text: str) -> str:
    """The same for all texts that look the same; for comparing only, never to be shown."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    apart = unicodedata.normalize("NFKD", folded).translate(_HIDDEN)
    # The dot that an i has anyway.
    apart = re.sub("([ijіј])\u0307", r"\1", apart)
    plain = apart.translate(_SIGNS)
    for letters, one in _TOUCHING:
        plain = plain.replace(letters, one)
    return unicodedata.normalize("NFC", plain)
