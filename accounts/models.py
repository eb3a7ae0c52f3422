"""Who plays."""

from typing import Self

from django.contrib.auth.models import AbstractUser, UserManager
from django.core.exceptions import ValidationError
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.looks import Color, usual_look
from accounts.names import LONGEST, check_name, name_key, tidy
from accounts.preferences import Animation, Preferences
from config import languages


class People(UserManager["User"]):
    def get_by_natural_key(self, username: str | None) -> "User":
        """Log-in, too, finds a person by name whatever the case. Exactly this name comes first:
        of names older than the rule about look-alikes one may have the other's key."""
        name = tidy(username or "")
        found = self.filter(Q(username=name) | Q(name_key=name_key(name)))
        best = min(found, key=lambda person: person.username != name, default=None)
        if best is None:
            raise self.model.DoesNotExist
        return best

    def find(self, name: str) -> "User | None":
        """Whoever is called so, as others write it: in an address, in a command."""
        try:
            check_name(tidy(name))
            return self.get_by_natural_key(name)
        except (ValidationError, self.model.DoesNotExist):
            return None


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
    forgotten_at = models.DateTimeField(
        _("deleted"),
        null=True,
        blank=True,
        editable=False,
        help_text=_("When this person deleted their account; what is left is for the log."),
    )
    language = models.CharField(_("language"), max_length=10, default=languages.current)
    color = models.CharField(_("colour"), max_length=10, choices=Color)
    avatar = models.CharField(_("avatar"), max_length=10)

    auto_sort = models.BooleanField(_("sort my hand"), default=Preferences().auto_sort)
    bid_hints = models.BooleanField(_("hints for bids"), default=Preferences().bid_hints)
    advice = models.BooleanField(_("hints for what to do"), default=Preferences().advice)
    four_colour_deck = models.BooleanField(
        _("four-colour deck"), default=Preferences().four_colour_deck
    )
    sound = models.BooleanField(_("sound"), default=Preferences().sound)
    animation = models.CharField(
        _("animation speed"), max_length=10, choices=Animation, default=Preferences().animation
    )
    turn_notice = models.BooleanField(_("browser notification"), default=Preferences().turn_notice)
    turn_mail = models.BooleanField(_("e-mail when it is my turn"), default=Preferences().turn_mail)

    one_tap = models.BooleanField(_("play cards with one tap"), default=Preferences().one_tap)

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
        key = name_key(self.username)
        # Whose older name looks like another's keeps the key that tells them apart.
        if not self.pk or self.name_key != f"{key}~{self.pk}":
            self.name_key = key
        color, avatar = usual_look(key)
        self.color, self.avatar = self.color or color, self.avatar or avatar
        if (fields := kwargs.get("update_fields")) is not None and "username" in fields:
            kwargs["update_fields"] = {*fields, "name_key"}
        super().save(*args, **kwargs)

    def get_full_name(self) -> str:
        return self.username

    def get_short_name(self) -> str:
        return self.username


class TurnMail(models.Model):
    """When somebody was last written to about a match: once each time they are away."""

    user = models.ForeignKey(User, models.CASCADE, related_name="turn_mails")
    match = models.ForeignKey("games.Match", models.CASCADE, related_name="+")
    sent_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["user", "match"], name="one_turn_mail_per_match")
        ]

    def __str__(self) -> str:
        return f"{self.user}: {self.sent_at:%Y-%m-%d %H:%M}"
