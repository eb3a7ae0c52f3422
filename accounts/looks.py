"""How a player is told apart at a table: a colour and a drawn avatar, both kept as keys."""

import zlib

from django.db import models
from django.utils.translation import gettext_lazy as _

from games.characters import REGULARS


class Color(models.TextChoices):
    AMBER = "amber", _("Amber")
    SKY = "sky", _("Sky")
    ROSE = "rose", _("Rose")
    EMERALD = "emerald", _("Emerald")
    VIOLET = "violet", _("Violet")
    TEAL = "teal", _("Teal")
    ORANGE = "orange", _("Orange")
    SLATE = "slate", _("Slate")


AVATARS = tuple(f"a{number:02}" for number in range(1, 25))


# The bots' faces are theirs.
FOR_PEOPLE = tuple(
    avatar for avatar in AVATARS if avatar not in {bot.avatar for bot in REGULARS.values()}
)


def usual_look(key: str) -> tuple[str, str]:
    """The colour and avatar of somebody who has chosen none: the same for the same key."""
    chance = zlib.crc32(key.encode())
    return Color.values[chance % len(Color.values)], FOR_PEOPLE[chance // 8 % len(FOR_PEOPLE)]
