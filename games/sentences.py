"""Sentences of engines and bots in the reader's language.

Engines and bots are plain Python and know no languages: they say what they say in English, and
a bot's reason is kept so in the log. The catalogue `sentences` has those sentences with gaps
where they have values; what stands in a gap may be words of the catalogue again.

A bot gives its reasons in the first person, and so a replay quotes them. A hint says the same to
the player: the catalogue has each reason in both persons.
"""

import gettext
import re
from functools import cache, lru_cache

from django.conf import settings
from django.utils import translation

DOMAIN = "sentences"
# What may stand in a gap, also in the reasons of older matches; the sentences themselves are
# found where they are said.
RANKS = "ace king queen jack ten nine eight seven six five four three two"
WORDS = (
    *RANKS.split(),
    *("clubs", "diamonds", "hearts", "spades", "big joker", "little joker"),
    *("%(rank)s of %(suit)s", "one trick", "%(number)s tricks", "plays", "trumps with"),
    *("Giant Thing", "Big Thing", "Medium Thing", "Tiny Thing"),
    *("shown openly", "hidden", "one card", "two cards"),
)
GAP = re.compile(r"%\((\w+)\)s")
# The first person and the second: all other words of a reason are alike in both.
PERSONS = {"I am": "you are", "I'm": "you're", "I": "you", "me": "you", "my": "your"}
PERSONS |= {"mine": "yours", "myself": "yourself", "us": "you", "our": "your"}
FIRST_PERSON = re.compile(r"\b(I am|I'm|I|[Mm]y|myself|[Mm]ine|me|us|[Oo]ur)\b")


def addressed(reason: str) -> str:
    """A bot's reason, said to the player: "I keep my ten." is "You keep your ten."."""
    return FIRST_PERSON.sub(_second_person, reason)


def _second_person(found: re.Match[str]) -> str:
    said = found[0]
    words = PERSONS.get(said) or PERSONS[said.lower()]
    return words[:1].upper() + words[1:] if found.start() == 0 else words


def translated(sentence: str) -> str:
    return _translated(translation.get_language() or "", sentence)


@lru_cache(maxsize=10_000)
def _translated(language: str, sentence: str) -> str:
    catalogue = _catalogue(language)
    if sentence in catalogue:
        return catalogue[sentence]
    for template, pattern in _patterns(language):
        if found := pattern.fullmatch(sentence):
            values = {name: _translated(language, text) for name, text in found.groupdict().items()}
            return catalogue[template] % values
    return sentence


@cache
def _catalogue(language: str) -> dict[str, str]:
    found = gettext.translation(DOMAIN, settings.LOCALE_PATHS[0], [language], fallback=True)
    return {said: words for said, words in getattr(found, "_catalog", {}).items() if said and words}


@cache
def _patterns(language: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Those with the most words of their own first: they say most exactly what is meant."""
    gapped = [template for template in _catalogue(language) if GAP.search(template)]
    gapped.sort(key=lambda template: (-len(GAP.sub("", template)), template))
    return tuple((template, _pattern(template)) for template in gapped)


def _pattern(template: str) -> re.Pattern[str]:
    words = GAP.split(template)  # words, name of a gap, words, …
    return re.compile(
        "".join(
            f"(?P<{part}>.+?)" if place % 2 else re.escape(part) for place, part in enumerate(words)
        )
    )
