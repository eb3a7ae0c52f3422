"""Deals that several people play, each at a table of their own, to compare what they made of it."""

from django.db import models

from games.models import PERSON, Match, new_code


class DailyDeal(models.Model):
    """The same seed, settings and bots for everybody on that day."""

    game = models.CharField(max_length=32)
    day = models.DateField()
    seed = models.CharField(max_length=64, editable=False)
    settings = models.JSONField(default=dict)
    seats = models.PositiveSmallIntegerField()
    level = models.CharField(max_length=16)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["game", "day"], name="one_deal_a_day_and_game")
        ]

    def __str__(self) -> str:
        return f"{self.game}, {self.day}"


class Challenge(models.Model):
    """Somebody asks others to play the deal of a match that they have played, from their seat."""

    code = models.CharField(max_length=16, unique=True, default=new_code, editable=False)
    match = models.ForeignKey(Match, models.CASCADE, related_name="challenges")
    seat = models.PositiveSmallIntegerField()
    user = models.ForeignKey(PERSON, models.PROTECT, related_name="challenges")
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["match", "seat"], name="one_challenge_per_seat")
        ]

    def __str__(self) -> str:
        return f"{self.user} challenges to {self.match}"


class Try(models.Model):
    """Somebody's one try at a deal, of a day or of a challenge."""

    deal = models.ForeignKey(DailyDeal, models.CASCADE, null=True, related_name="tries")
    challenge = models.ForeignKey(Challenge, models.CASCADE, null=True, related_name="tries")
    user = models.ForeignKey(PERSON, models.PROTECT, related_name="tries")
    match = models.OneToOneField(Match, models.CASCADE, related_name="attempt")
    # Where they sat: who gives up has no seat any more.
    seat = models.PositiveSmallIntegerField()
    # What the match came to for them, from its result when it ends: boards go by it.
    score = models.IntegerField(null=True, editable=False)

    class Meta:
        verbose_name_plural = "tries"
        indexes = [models.Index(fields=["deal", "score"])]
        constraints = [
            models.UniqueConstraint(fields=["deal", "user"], name="one_try_at_a_daily_deal"),
            models.UniqueConstraint(fields=["challenge", "user"], name="one_try_at_a_challenge"),
            models.CheckConstraint(
                condition=models.Q(deal__isnull=True) ^ models.Q(challenge__isnull=True),
                name="a_try_is_at_one_deal",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.user}: {self.match}"
