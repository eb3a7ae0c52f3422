"""What a person may set about how the site shows a game to them."""

import msgspec
from django.db import models
from django.utils.translation import gettext_lazy as _


class Animation(models.TextChoices):
    SLOW = "slow", _("Slow")
    NORMAL = "normal", _("Normal")
    FAST = "fast", _("Fast")
    NONE = "none", _("None")


class Preferences(msgspec.Struct, frozen=True):
    """The defaults are those of everybody who has not said otherwise, visitors included."""

    auto_sort: bool = True
    bid_hints: bool = True
    advice: bool = True
    four_colour_deck: bool = False
    sound: bool = False
    animation: str = Animation.NORMAL.value
    turn_notice: bool = False
    turn_mail: bool = False
    one_tap: bool = False
