"""What a person may be called, and when two names are the same name."""

import re
import unicodedata

from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _

SHORTEST, LONGEST = 2, 24
INSIDE = " ._-"
# Scripts stack a vowel, a tone and a dot on one letter; more is a tower that covers other lines.
MARKS_ON_A_LETTER = 3


def tidy(name: str) -> str:
    """The name as it is kept: compatibility forms resolved, outer and repeated spaces gone."""
    return re.sub(r"\s+", " ", unicodedata.normalize("NFKC", name)).strip()


def name_key(name: str) -> str:
    """Equal for names that differ in case or in compatibility forms alone: "ANNA", "Ａｎｎａ"."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


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
    if not is_letter(name[0]) or name[-1] in INSIDE:
        raise ValidationError(_("A name begins and ends with a letter or a digit."), "ends")
    if longest_tower(name) > MARKS_ON_A_LETTER:
        raise ValidationError(_("There are too many marks on one letter of that name."), "marks")


def numbered(name: str, number: int) -> str:
    """ "Anna 2": the name with a number after it, shortened where both would be too long."""
    tail = f" {number}"
    return name[: LONGEST - len(tail)].rstrip(INSIDE) + tail


def is_letter(sign: str) -> bool:
    return unicodedata.category(sign) in {"Lu", "Ll", "Lt", "Lm", "Lo", "Nd"}


def is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in {"Mn", "Mc"}


def longest_tower(name: str) -> int:
    """The most marks that stand on one letter once every accent is counted apart."""
    decomposed = unicodedata.normalize("NFD", name)
    towers = re.findall(r"1+", "".join("1" if is_mark(sign) else "0" for sign in decomposed))
    return max(map(len, towers), default=0)
