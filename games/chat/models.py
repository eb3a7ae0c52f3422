"""What is said at a table, and who does not want to hear whom."""

from django.db import models
from django.utils.translation import gettext_lazy as _

PERSON = "accounts.User"
LONGEST = 200


class Room(models.TextChoices):
    """While a match is being played those who watch talk apart from those who play."""

    TABLE = "table", _("everybody")
    PLAYERS = "players", _("players")
    WATCHERS = "watchers", _("spectators")


class Message(models.Model):
    """A preset phrase, kept as its key so that each reader has it in their language, or words."""

    match = models.ForeignKey("games.Match", models.CASCADE, related_name="messages")
    room = models.CharField(max_length=8, choices=Room)
    user = models.ForeignKey(PERSON, models.PROTECT, related_name="messages")
    phrase = models.CharField(max_length=32, blank=True)
    text = models.CharField(max_length=LONGEST, blank=True)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["pk"]
        indexes = [
            models.Index(fields=["match", "room", "-id"]),
            models.Index(fields=["match", "-at"]),  # how fast a table talks
            models.Index(fields=["user", "-at"]),  # how fast a person does
        ]

    def __str__(self) -> str:
        return self.text or self.phrase


class Mute(models.Model):
    """One person does not want to read another, at any table."""

    user = models.ForeignKey(PERSON, models.CASCADE, related_name="mutes")
    muted = models.ForeignKey(PERSON, models.CASCADE, related_name="+")
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["user", "muted"], name="a_person_is_muted_once"),
        ]

    def __str__(self) -> str:
        return f"{self.user} mutes {self.muted}"
