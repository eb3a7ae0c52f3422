"""Who plays."""

from typing import Self

from django.contrib.auth.models import AbstractUser, UserManager
from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _

from accounts.looks import Color, usual_look
from accounts.names import LONGEST, check_name, name_key, tidy
from accounts.preferences import Animation, Preferences


class People(UserManager["User"]):
    def get_by_natural_key(self, username: str | None) -> "User":
        """Log-in, too, finds a person by name whatever the case."""
        return self.get(name_key=name_key(tidy(username or "")))


class User(AbstractUser):
    """A person: a guest who gave a name, or somebody with an account. `username` is the name."""

    username = models.CharField(
        _("name"),
        # Longer than a name may be: a merged guest's record has a name that nobody can choose.
        max_length=LONGEST + 24,
        unique=True,
        validators=[check_name],
        error_messages={"unique": _("Somebody else has that name.")},
    )
    name_key = models.CharField(max_length=4 * (LONGEST + 24), unique=True, editable=False)
    first_name = None
    last_name = None
    is_guest = models.BooleanField(
        _("guest"), default=False, help_text=_("Plays by name alone, without a password.")
    )
    merged_into = models.ForeignKey(
        "self",
        verbose_name=_("merged into"),
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        editable=False,
        related_name="former_guests",
        help_text=_("The account that took over this guest's seats when they logged in."),
    )
    color = models.CharField(_("colour"), max_length=10, choices=Color)
    avatar = models.CharField(_("avatar"), max_length=10)

    auto_sort = models.BooleanField(_("sort my hand"), default=Preferences().auto_sort)
    bid_hints = models.BooleanField(_("hints for bids"), default=Preferences().bid_hints)
    four_colour_deck = models.BooleanField(
        _("four-colour deck"), default=Preferences().four_colour_deck
    )
    sound = models.BooleanField(_("sound"), default=Preferences().sound)
    animation = models.CharField(
        _("animation speed"), max_length=10, choices=Animation, default=Preferences().animation
    )

    objects = People()

    class Meta(AbstractUser.Meta):
        verbose_name = _("person")
        verbose_name_plural = _("people")

    @property
    def preferences(self) -> Preferences:
        return Preferences(*(getattr(self, name) for name in Preferences.__struct_fields__))

    @property
    def account(self) -> Self:
        """The person behind this record: for a merged guest, the account it went into."""
        return self.merged_into or self

    def clean(self) -> None:
        super().clean()
        self.username = tidy(self.username)
        if type(self).objects.exclude(pk=self.pk).filter(name_key=name_key(self.username)).exists():
            taken = self._meta.get_field("username").error_messages["unique"]
            raise ValidationError({"username": taken}, "unique")

    def save(self, *args, **kwargs) -> None:
        """Keep the folded name in step with the name, and give a newcomer a look."""
        self.name_key = name_key(self.username)
        color, avatar = usual_look(self.name_key)
        self.color, self.avatar = self.color or color, self.avatar or avatar
        if (fields := kwargs.get("update_fields")) is not None and "username" in fields:
            kwargs["update_fields"] = {*fields, "name_key"}
        super().save(*args, **kwargs)

    def get_full_name(self) -> str:
        return self.username

    def get_short_name(self) -> str:
        return self.username
