"""What is kept of how people did. All of it follows from the matches, and can be made anew."""

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.ratings import scale
from games.models import PERSON, Level, Match


class Ladder(models.Model):
    """One for each game: who holds its row is the only one to rate a match of that game."""

    game = models.CharField(max_length=32, primary_key=True)
    matches = models.PositiveIntegerField(_("rated matches that have finished"), default=0)

    def __str__(self) -> str:
        return self.game


class Standing(models.Model):
    """How somebody stands in a game after a match."""

    mu = models.FloatField(default=scale.MU)
    sigma = models.FloatField(default=scale.SIGMA)
    shown = models.IntegerField(_("rating"), default=scale.START)
    matches = models.PositiveIntegerField(default=0)
    wins = models.PositiveIntegerField(default=0)
    month = models.DateField(_("first day of the month last played in"), null=True)
    month_matches = models.PositiveIntegerField(default=0)
    month_wins = models.PositiveIntegerField(default=0)
    month_from = models.IntegerField(_("rating when that month began"), default=scale.START)

    class Meta:
        abstract = True

    @property
    def is_provisional(self) -> bool:
        return scale.is_provisional(self.matches)


class Rating(Standing):
    """Where a person, or a level of bots, stands in a game now: after the latest of its changes."""

    game = models.CharField(max_length=32)
    user = models.ForeignKey(PERSON, models.CASCADE, null=True, related_name="ratings")
    level = models.CharField(_("level of bots"), max_length=16, choices=Level, blank=True)
    is_listed = models.BooleanField(_("on the leaderboard"), default=False)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["user", "game"], name="one_rating_per_person_and_game"),
            models.UniqueConstraint(
                fields=["game", "level"],
                condition=Q(user=None),
                name="one_rating_per_level_and_game",
            ),
            models.CheckConstraint(
                condition=Q(user__isnull=False, level="") | Q(user=None) & ~Q(level=""),
                name="a_rating_is_of_a_person_or_of_a_level",
            ),
        ]
        indexes = [
            models.Index(
                fields=["game", "-shown", "id"],
                condition=Q(is_listed=True),
                name="leaders_of_all_time",
            ),
            models.Index(
                fields=["game", "month", "-shown", "id"],
                condition=Q(is_listed=True),
                name="leaders_of_a_month",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.user or self.level}, {self.game}: {self.shown}"


class Change(Standing):
    """How somebody stood in a game after one rated match. `matches` counts theirs."""

    rating = models.ForeignKey(Rating, models.CASCADE, related_name="changes")
    match = models.ForeignKey(Match, models.CASCADE, related_name="rating_changes")
    number = models.PositiveIntegerField(_("number of the match among the rated ones of its game"))
    place = models.PositiveSmallIntegerField()
    gain = models.IntegerField(_("change of the rating"))

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["rating", "matches"], name="one_change_per_match"),
            models.UniqueConstraint(fields=["match", "rating"], name="one_change_per_rating"),
        ]

    def __str__(self) -> str:
        return f"{self.rating_id} after match {self.match_id}: {self.shown}"


class Performance(models.Model):
    """What one match came to for one person who played it, rated or not."""

    match = models.ForeignKey(Match, models.CASCADE, related_name="performances")
    user = models.ForeignKey(PERSON, models.CASCADE, related_name="performances")
    game = models.CharField(max_length=32)
    seat = models.PositiveSmallIntegerField()
    finished_at = models.DateTimeField()
    place = models.PositiveSmallIntegerField()
    places = models.PositiveSmallIntegerField(_("how many players or teams there were"))
    has_left = models.BooleanField(default=False)
    figures = models.JSONField(default=dict)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["match", "user"], name="one_performance_per_person")
        ]
        indexes = [
            models.Index(fields=["user", "-finished_at", "-id"], name="performances_of_a_person"),
            models.Index(
                fields=["user", "game", "-finished_at", "-id"], name="performances_in_a_game"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.user_id} in {self.match_id}: place {self.place} of {self.places}"

    @property
    def has_won(self) -> bool:
        return self.place == 1 and not self.has_left


class Tally(models.Model):
    """The figures of all of somebody's performances in a game, added up."""

    user = models.ForeignKey(PERSON, models.CASCADE, related_name="tallies")
    game = models.CharField(max_length=32)
    figures = models.JSONField(default=dict)

    class Meta:
        verbose_name_plural = _("tallies")
        constraints = [
            models.UniqueConstraint(fields=["user", "game"], name="one_tally_per_person_and_game")
        ]

    def __str__(self) -> str:
        return f"{self.user_id}, {self.game}"
