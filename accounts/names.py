"""What a person may be called, and when two names are the same name."""

import re
import unicodedata
from functools import lru_cache

from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _

from accounts.lookalikes import INVISIBLE, skeleton
from games.characters import REGULARS

SHORTEST, LONGEST = 1, 24
INSIDE = " ._-"
# What a record is called whose person has gone; a number follows.
SOMEBODY = "Somebody"
# Names that sound like this site speaking. Alone, with a number or spread out: "a.d.m.i.n 2".
RESERVED = frozenset(
    [
        "admin",
        "admins",
        "administrator",
        "anonymous",
        "bot",
        "deleted",
        "everybody",
        "mod",
        "mods",
        "moderation",
        "moderator",
        "moderators",
        "nobody",
        "official",
        "operator",
        "owner",
        "parlour",
        "postmaster",
        "root",
        "security",
        "somebody",
        "someone",
        "staff",
        "superuser",
        "support",
        "sysadmin",
        "system",
        "webmaster",
    ]
)
# The three scripts with whose letters one can write the other's words.
ALIKE = ("LATIN", "GREEK", "CYRILLIC")
# Scripts stack a vowel, a tone and a dot on one letter; more is a tower that covers other lines.
MARKS_ON_A_LETTER = 3


def tidy(name: str) -> str:
    """The name as it is kept: compatibility forms resolved, outer and repeated spaces gone."""
    return re.sub(r"\s+", " ", unicodedata.normalize("NFKC", name)).strip()


@lru_cache(maxsize=10_000)
def name_key(name: str) -> str:
    """Equal for names that look alike: "ANNA", "Ａｎｎａ", "Аnna" with a Cyrillic А."""
    return skeleton(name)


def check_name(name: str) -> None:
    """Raise ValidationError with a sentence unless the (tidy) name is one to be called by."""
    if not SHORTEST <= len(name) <= LONGEST:
        raise ValidationError(
            _("A name has %(shortest)d to %(longest)d characters."),
            "length",
            {"shortest": SHORTEST, "longest": LONGEST},
        )
    if not all(is_letter(sign) or is_mark(sign) or sign in INSIDE for sign in name):
        raise ValidationError(
            _("A name is made of letters, digits, spaces and the signs . _ - only."), "signs"
        )
    if any(len(scripts(word)) > 1 for word in re.split(r"[ ._-]", name)):
        raise ValidationError(
            _("A word of a name is written in one script: Latin, Greek or Cyrillic."), "scripts"
        )
    if not is_letter(name[0]) or name[-1] in INSIDE:
        raise ValidationError(_("A name begins and ends with a letter or a digit."), "ends")
    if longest_tower(name) > MARKS_ON_A_LETTER:
        raise ValidationError(_("There are too many marks on one letter of that name."), "marks")


def check_free_for_people(name: str) -> None:
    """Raise ValidationError for names that only those who run the site may bear or give."""
    if is_reserved(name):
        raise ValidationError(
            _("That name is kept for those who run this site. Please choose another."), "reserved"
        )
    if is_a_bots(name):
        raise ValidationError(
            _("That is the name of one of our bots. Please choose another."), "bot"
        )


def is_reserved(name: str) -> bool:
    """Also by look-alikes, with a number behind it or signs between its letters."""
    letters = re.sub(r"[\s._-]", "", tidy(name))
    # Without the number, and with it: a digit may stand for a letter.
    return bool(_reserved_keys() & {name_key(letters), name_key(letters.rstrip("0123456789"))})


def is_a_bots(name: str) -> bool:
    """Also by look-alikes and with signs between its letters. A number behind it is no bot's."""
    return name_key(re.sub(r"[\s._-]", "", tidy(name))) in _bots_keys()


@lru_cache(maxsize=1)
def _bots_keys() -> frozenset[str]:
    return frozenset(map(name_key, REGULARS))


@lru_cache(maxsize=1)
def _reserved_keys() -> frozenset[str]:
    return frozenset(map(name_key, RESERVED))


def numbered(name: str, number: int) -> str:
    """ "Anna 2": the name with a number after it, shortened where both would be too long."""
    tail = f" {number}"
    return name[: LONGEST - len(tail)].rstrip(INSIDE) + tail


def is_letter(sign: str) -> bool:
    kinds = {"Lu", "Ll", "Lt", "Lm", "Lo", "Nd"}
    return unicodedata.category(sign) in kinds and sign not in INVISIBLE


def is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in {"Mn", "Mc"} and sign not in INVISIBLE


def scripts(word: str) -> set[str]:
    """Which of the three scripts that look alike this word has letters of."""
    names = [unicodedata.name(sign, "") for sign in word if is_letter(sign)]
    return {script for script in ALIKE if any(name.startswith(script + " ") for name in names)}


def longest_tower(name: str) -> int:
    """The most marks that stand on one letter once every accent is counted apart."""
    decomposed = unicodedata.normalize("NFD", name)
    towers = re.findall(r"1+", "".join("1" if is_mark(sign) else "0" for sign in decomposed))
    return max(map(len, towers), default=0)
