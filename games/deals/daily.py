"""The deal of a day: made when it is first asked for, and the same for everybody."""

import hmac
from datetime import date, datetime, time, timedelta

from django.conf import settings
from django.db import IntegrityError, transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from games import services
from games.bots import levels
from games.deals.models import DailyDeal, Try
from games.engines import GAMES
from games.forms import with_colors_apart
from games.models import Level, Match, Purpose
from games.services import Refusal, SeatPlan

# No clocks: the result is to be one of thought. What differs from a game's own settings.
TERMS = {
    "check": {"rounds": 2, "peek_seconds": 0, "match_seconds": 0},
    "modern_art": {"open_countdown": 0},
    "spades": {"round_limit": 3},
}
SEATS = 4


def today() -> date:
    return timezone.localdate()


def deal_of(slug: str, day: date) -> DailyDeal:
    """Nobody can know it beforehand: the seed comes from the date and the server's secret."""
    game = GAMES[slug]
    known = DailyDeal.objects.filter(game=slug, day=day).first()
    if known is not None:
        return known
    secret = hmac.new(settings.SECRET_KEY.encode(), f"daily {slug} {day}".encode(), "sha256")
    usual = {
        "seed": secret.hexdigest()[:32],
        "settings": {"turn_seconds": 0} | TERMS.get(slug, {}),
        "seats": min(max(SEATS, game.seats[0]), game.seats[-1]),
        "level": Level.MEDIUM if Level.MEDIUM in levels(slug) else levels(slug)[-1],
    }
    return DailyDeal.objects.get_or_create(game=slug, day=day, defaults=usual)[0]


def end_of(day: date) -> float:
    """When nobody can begin the deal of that day any more."""
    midnight = datetime.combine(day + timedelta(days=1), time())
    return timezone.make_aware(midnight).timestamp()


def play(user: User, slug: str, day: date) -> Match:
    """Somebody's one try at the deal of that day: begun, or the one that they have begun."""
    if day != today():
        raise Refusal(_("That deal is of another day. Today there is a new one."))
    deal = deal_of(slug, day)
    try:
        with transaction.atomic():
            return try_at(deal, user) or _begun(deal, user)
    except IntegrityError:
        # Two presses at once: the first one counts.
        match = try_at(deal, user)
        assert match is not None
        return match


def try_at(deal: DailyDeal, user: User) -> Match | None:
    attempt = Try.objects.filter(deal=deal, user=user).select_related("match").first()
    return attempt.match if attempt else None


def _begun(deal: DailyDeal, user: User) -> Match:
    plans = [SeatPlan("me"), *[SeatPlan("bot", level=deal.level)] * (deal.seats - 1)]
    match = services.open_table(
        user,
        deal.game,
        deal.settings,
        with_colors_apart(user, plans),
        is_public=False,
        level=deal.level,
        purpose=Purpose.DAILY,
        seed=deal.seed,
        sealed_until=end_of(deal.day),
    )
    services.start(match.pk, user)
    seat = match.seats.get(user=user).index
    Try.objects.create(deal=deal, user=user, match=match, seat=seat)
    return match
