"""What is kept: matches, their seats, and the append-only log that *is* the match."""

import secrets
from typing import Any

from django.db import models
from django.utils.translation import gettext_lazy as _

from games.engines import GAMES

PERSON = "accounts.User"

# No vowels and no look-alikes: a code is read out, and should spell nothing.
CODE_LETTERS = "23456789bcdfghjkmnpqrstvwxz"


def new_code() -> str:
    """An unguessable public name: whoever has the code of a private table may enter it."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(10))


def new_seed() -> str:
    return secrets.token_hex(16)


class Status(models.TextChoices):
    WAITING = "waiting", _("waiting for players")
    PLAYING = "playing", _("being played")
    FINISHED = "finished", _("finished")
    ABORTED = "aborted", _("aborted")


class Level(models.TextChoices):
    EASY = "easy", _("easy")
    MEDIUM = "medium", _("medium")
    HARD = "hard", _("hard")


class Purpose(models.TextChoices):
    """What a match is played for, where that is not the match itself. Such a table is for one
    person among bots: nobody else can take a seat."""

    GUIDED = "guided", _("a guided first match")
    DAILY = "daily", _("the deal of a day")
    CHALLENGE = "challenge", _("a deal that somebody else has played")


class Match(models.Model):
    """One play of a game: `(game, settings, seats, seed, log)`. No state is stored."""

    code = models.CharField(max_length=16, unique=True, default=new_code, editable=False)
    game = models.CharField(max_length=32)
    settings = models.JSONField(default=dict)
    seed = models.CharField(max_length=64, default=new_seed, editable=False)
    status = models.CharField(max_length=16, choices=Status, default=Status.WAITING)
    host = models.ForeignKey(PERSON, models.PROTECT, related_name="hosted_matches")
    is_public = models.BooleanField(_("listed in the lobby"), default=True)
    level = models.CharField(
        _("level of the bot that plays for an absent player"),
        max_length=16,
        choices=Level,
        default=Level.MEDIUM,
    )
    purpose = models.CharField(max_length=16, choices=Purpose, blank=True, default="")
    is_rated = models.BooleanField(_("rated"), default=False)
    # Which of its game's rated matches it was to finish, and whether it no longer counts.
    rated_number = models.PositiveIntegerField(null=True, blank=True, editable=False)
    annulled_at = models.DateTimeField(null=True, blank=True, editable=False)
    # Which version of its game's rules it began with (Game.rules); 0 until it has.
    rules = models.PositiveSmallIntegerField(_("version of the rules"), default=0, editable=False)
    version = models.PositiveIntegerField(_("number of log entries"), default=0, editable=False)
    revision = models.PositiveIntegerField(
        _("number of visible changes, seats included"), default=0, editable=False
    )
    wake_at = models.DateTimeField(null=True, blank=True, db_index=True, editable=False)
    # While it is paused: since when, in seconds of the epoch as clocks are reckoned.
    paused_since = models.FloatField(null=True, blank=True, editable=False)
    # Paused by itself, because nobody who plays is here: it goes on when somebody is.
    is_held = models.BooleanField(default=False, editable=False)
    # How often its clocks have been put back (ClockShift).
    shifts = models.PositiveIntegerField(default=0, editable=False)
    # What somebody at the table asks the others to agree to (games/agreements.py).
    proposal = models.TextField(blank=True, default="", editable=False)
    # Until when nobody is shown the seed, over or not: others still play the same deal.
    sealed_until = models.FloatField(null=True, blank=True, editable=False)
    result = models.JSONField(null=True, blank=True, editable=False)
    # Who ended it before its time (games/endings.py).
    ended = models.JSONField(null=True, blank=True, editable=False)
    rematch = models.OneToOneField(
        "self", models.SET_NULL, null=True, blank=True, related_name="rematch_of", editable=False
    )
    # A match that goes on from a moment of another begins with that one's entries, so many.
    fork_of = models.ForeignKey(
        "self", models.SET_NULL, null=True, blank=True, related_name="forks", editable=False
    )
    forked_at = models.PositiveIntegerField(null=True, blank=True, editable=False)
    created_at = models.DateTimeField(auto_now_add=True)
    started_at = models.DateTimeField(null=True, blank=True)
    finished_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name_plural = _("matches")
        indexes = [models.Index(fields=["status", "is_public", "-created_at"])]
        constraints = [
            models.UniqueConstraint(fields=["game", "rated_number"], name="rated_one_by_one")
        ]

    def __str__(self) -> str:
        game = GAMES.get(self.game)
        return f"{game.title if game else self.game} {self.code}"


class Seat(models.Model):
    """A place at a table and whoever fills it. One person may hold several."""

    class Kind(models.TextChoices):
        OPEN = "open", _("open to anyone")
        PERSON = "person", _("person")
        BOT = "bot", _("bot")

    match = models.ForeignKey(Match, models.CASCADE, related_name="seats")
    index = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=8, choices=Kind, default=Kind.OPEN)
    user = models.ForeignKey(PERSON, models.PROTECT, null=True, blank=True, related_name="seats")
    name = models.CharField(max_length=40, blank=True)
    color = models.CharField(max_length=16)
    avatar = models.CharField(max_length=16)
    level = models.CharField(max_length=16, choices=Level, blank=True)
    is_ready = models.BooleanField(default=False)
    is_away = models.BooleanField(_("away: a bot plays for them"), default=False)
    present_until = models.DateTimeField(null=True, blank=True)
    # How many turns in a row have run out of time; from IDLE on a bot plays.
    missed = models.PositiveSmallIntegerField(default=0)
    # Up to which entry of the log its person has closed what was done for them.
    told = models.PositiveIntegerField(default=0, editable=False)
    # The entry that ended the round whose summary its person has closed last, and when they did.
    read = models.PositiveIntegerField(default=0, editable=False)
    read_at = models.FloatField(null=True, blank=True, editable=False)

    class Meta:
        ordering = ["index"]
        constraints = [
            models.UniqueConstraint(fields=["match", "index"], name="one_seat_per_place"),
            models.CheckConstraint(
                condition=models.Q(kind="person", user__isnull=False)
                | ~models.Q(kind="person") & models.Q(user__isnull=True),
                name="a_person_and_only_a_person_has_a_user",
            ),
        ]

    def __str__(self) -> str:
        return self.name or f"seat {self.index}"

    def sit_afresh(self) -> None:
        """Nothing is known of whoever sits here now: neither stored nor said."""
        self.is_away, self.is_ready, self.missed = False, False, 0
        self.told, self.read, self.read_at = 0, 0, None


class LogIsAppendOnly(Exception):
    """Somebody tried to change or delete what has happened."""


class AppendOnly(models.QuerySet["LogEntry"]):
    def update(self, **values: Any) -> int:
        raise LogIsAppendOnly("A log entry cannot be changed.")

    def delete(self) -> tuple[int, dict[str, int]]:
        raise LogIsAppendOnly("A log entry cannot be deleted.")


class LogEntry(models.Model):
    """One action. Database triggers (migration 0002) refuse what the model refuses here."""

    class By(models.TextChoices):
        PERSON = "person", _("person")
        BOT = "bot", _("bot")
        CLOCK = "clock", _("clock")

    match = models.ForeignKey(Match, models.PROTECT, related_name="log")
    number = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField(null=True)
    by = models.CharField(max_length=8, choices=By)
    # Who did it or, beside a bot or the clock, for whom it was done.
    user = models.ForeignKey(PERSON, models.PROTECT, null=True, related_name="+")
    action = models.TextField()
    # A bot's reason, for when the match is over. Null, because a column with a default would have
    # SQLite build the table anew, and its triggers would be lost.
    why = models.TextField(null=True)  # noqa: DJ001
    at = models.DateTimeField()

    objects = AppendOnly.as_manager()

    class Meta:
        verbose_name_plural = _("log entries")
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["match", "number"], name="one_entry_per_number")
        ]

    def __str__(self) -> str:
        return f"{self.number}: {self.action}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        if not self._state.adding:
            raise LogIsAppendOnly("A log entry cannot be changed.")
        kwargs["force_insert"] = True
        super().save(*args, **kwargs)

    def delete(self, *args: Any, **kwargs: Any) -> tuple[int, dict[str, int]]:
        raise LogIsAppendOnly("A log entry cannot be deleted.")


class ClockShift(models.Model):
    """Clocks put back, by a pause or by extra time: part of what a match is replayed from."""

    match = models.ForeignKey(Match, models.CASCADE, related_name="clock_shifts")
    number = models.PositiveIntegerField()
    # After which log entry, by how many seconds, and whose clock; none is everything that runs.
    version = models.PositiveIntegerField()
    seconds = models.FloatField()
    seat = models.PositiveSmallIntegerField(null=True)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["match", "number"], name="one_shift_per_number")
        ]

    def __str__(self) -> str:
        return f"{self.seconds:.0f} s after entry {self.version}"


class Resignation(models.Model):
    """Somebody gave up a seat while the match was being played."""

    match = models.ForeignKey(Match, models.CASCADE, related_name="resignations")
    seat = models.PositiveSmallIntegerField()
    user = models.ForeignKey(PERSON, models.PROTECT, related_name="resignations")
    version = models.PositiveIntegerField()
    at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"{self.user} left seat {self.seat}"


class ImportedLog(models.Model):
    """The document of a match (games/archive.py) that somebody brought to look at."""

    code = models.CharField(max_length=16, unique=True, default=new_code, editable=False)
    user = models.ForeignKey(PERSON, models.CASCADE, related_name="imported_logs")
    document = models.TextField()
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-pk"]

    def __str__(self) -> str:
        return self.code
