"""The bots that people meet: each has a name, a face and a temper.

How well one plays is its level, whoever it is; its temper is how it goes about it, above all in
an open auction (games/bots/modern_art/temper.py has what each temper does).
"""

from typing import Any

import msgspec
from django.utils.translation import gettext_lazy as _

TEMPERS = {
    "Shark": _("shark: quick, and in leaps"),
    "Appraiser": _("appraiser: slow, and exact"),
    "Gambler": _("gambler: by the mood of the moment"),
    "Gallery owner": _("gallery owner: patient, and wary of whoever leads"),
    "Tourist": _("tourist: here for the fun of it"),
}


class Character(msgspec.Struct, frozen=True):
    name: str
    avatar: str
    temper: str
    line: Any


REGULARS = {
    character.name: character
    for character in (
        Character("Iris", "a15", "Appraiser", _("Has seen it all twice, and takes her time.")),
        Character("Otto", "a10", "Shark", _("Polite, quick and merciless.")),
        Character("Vera", "a13", "Gallery owner", _("Waits until the hammer is in the air.")),
        Character("Hugo", "a12", "Gambler", _("Trusts his nose, wherever it leads.")),
        Character("Mina", "a11", "Appraiser", _("Counts everything, and says nothing.")),
        Character("Felix", "a03", "Shark", _("Pounces.")),
        Character("Nora", "a09", "Gallery owner", _("Kind to everybody but the leader.")),
        Character("Emil", "a14", "Gambler", _("Leaps when the mood is good.")),
        Character("Greta", "a08", "Appraiser", _("Stands still for long, then takes one fish.")),
        Character("Anton", "a05", "Shark", _("A heavy paw, and a fast one.")),
        Character("Lotte", "a06", "Gambler", _("Jumps first and counts afterwards.")),
        Character("Bruno", "a01", "Gallery owner", _("Never hurries, and is never far behind.")),
    )
}


def temper_of(name: str, level: str) -> str:
    """How a bot of this name goes about it; a weak one is a tourist, whoever it is."""
    if level == "easy":
        return "Tourist"
    return REGULARS[name].temper if name in REGULARS else ""
