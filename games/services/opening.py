"""Opening a table: who shall sit where, and every reason why not."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.looks import FOR_PEOPLE, Color
from accounts.models import User
from accounts.names import is_a_bots, name_key
from games import clocks, push, tables
from games.bots import levels
from games.characters import REGULARS, Character
from games.engines import GAMES
from games.engines.game import Game
from games.models import Level, Match, Seat, new_seed
from games.services.presence import lease
from games.services.rated import check_plans_are_rated, stand_in
from games.services.refusal import Refusal
from games.services.writing import store


class SeatPlan(msgspec.Struct, frozen=True):
    """What the host wants for one seat."""

    kind: Literal["me", "guest", "open", "bot"]  # guest: a named person at the host's screen
    name: str = ""
    level: str = ""
    color: str = ""
    avatar: str = ""


def open_table(
    host: User,
    slug: str,
    options: Mapping[str, Any],
    plans: Sequence[SeatPlan],
    *,
    is_public: bool = True,
    is_rated: bool = False,
    level: str = Level.MEDIUM,
    purpose: str = "",
    seed: str = "",
    sealed_until: float | None = None,
) -> Match:
    """A table that waits for players; raises Refusal with every reason at once.

    A seed is given where the deal is to be a certain one: then the match has a purpose of its own.
    """
    game = GAMES.get(slug)
    if game is None:
        raise Refusal(_("There is no such game."))
    kinds = [plan.kind for plan in plans]
    settings = settings_of(game, options, kinds)
    check_plans(game, host, plans)
    if level not in levels(slug):
        raise Refusal(_("There is no bot of that level."))
    if is_rated:
        check_plans_are_rated(host, kinds, settings.turn_seconds)
        level = stand_in(slug)
    with transaction.atomic():
        match = Match.objects.create(
            game=slug,
            settings=msgspec.to_builtins(settings),
            host=host,
            is_public=is_public,
            is_rated=is_rated,
            level=level,
            purpose=purpose,
            seed=seed or new_seed(),
            sealed_until=sealed_until,
        )
        seats = _seats(match, host, plans)
        Seat.objects.bulk_create(seats)
        store(match, tables.laid(match, seats))
        if is_public:
            push.announce_lobby()
    return match


def settings_of(game: Game, options: Mapping[str, Any], kinds: Sequence[str]) -> Any:
    """The settings of a table with such seats: who is named at this screen is never hurried."""
    usual = {clocks.TURN: clocks.usual_turn(game, kinds)}
    settings = checked_settings(game, usual | dict(options))
    return clocks.without(game.slug, settings) if "guest" in kinds else settings


def checked_settings(game: Game, options: Mapping[str, Any]) -> Any:
    try:
        return msgspec.convert(dict(options), game.Settings)
    except msgspec.ValidationError as error:
        raise Refusal(_("These options are not possible: %(why)s.") % {"why": error}) from error


def check_plans(game: Game, host: User, plans: Sequence[SeatPlan]) -> None:
    reasons = []
    if len(plans) not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        reasons.append(
            ngettext(
                "This game needs exactly %(few)d player.",
                "This game needs exactly %(few)d players.",
                few,
            )
            % {"few": few}
            if few == many
            else _("This game is for %(few)d to %(many)d players.") % {"few": few, "many": many}
        )
    if not any(plan.kind in ("me", "guest", "open") for plan in plans):
        reasons.append(_("At least one seat must be for a person."))
    if sum(plan.kind == "me" for plan in plans) > 1:
        reasons.append(_("You can take one seat yourself; name the others at your screen."))
    if any(plan.kind == "bot" and plan.level not in levels(game.slug) for plan in plans):
        reasons.append(_("Every bot needs a level."))
    named = [plan.name.strip() for plan in plans if plan.kind == "guest"]
    if not all(named):
        reasons.append(_("Every person at your screen needs a name."))
    if any(len(name) > 24 for name in named):
        reasons.append(_("A name has at most 24 letters."))
    if any(is_a_bots(name) for name in named):
        reasons.append(_("That is the name of one of our bots. Please choose another."))
    people = [name_key(name) for name in named if name]
    people += [name_key(host.username)] if any(plan.kind == "me" for plan in plans) else []
    if len(set(people)) < len(people):
        reasons.append(_("Names must be different."))
    if reasons:
        raise Refusal(*reasons)


def _seats(match: Match, host: User, plans: Sequence[SeatPlan]) -> list[Seat]:
    names = {name_key(plan.name) for plan in plans} | {name_key(host.username)}
    bots = iter([bot for bot in REGULARS.values() if name_key(bot.name) not in names])
    colors = [plan.color for plan in plans] + [host.color if p.kind == "me" else "" for p in plans]
    free_colors = iter([color for color in Color.values if color not in colors])
    seats = []
    for index, plan in enumerate(plans):
        seat = Seat(
            match=match,
            index=index,
            color=plan.color if plan.color in Color.values else next(free_colors, Color.SLATE),
            avatar=plan.avatar
            if plan.avatar in FOR_PEOPLE
            else FOR_PEOPLE[(match.pk + 7 * index) % len(FOR_PEOPLE)],
        )
        if plan.kind == "bot":
            sit_down(seat, next(bots), plan.level)
        elif plan.kind in ("me", "guest"):
            seat.kind, seat.user = Seat.Kind.PERSON, host
            seat.is_ready, seat.present_until = True, lease()
            seat.name = host.username if plan.kind == "me" else plan.name.strip()
            if plan.kind == "me":
                seat.color = plan.color or host.color
                seat.avatar = plan.avatar if plan.avatar in FOR_PEOPLE else host.avatar
        seats.append(seat)
    return seats


def sit_down(seat: Seat, bot: Character, level: str) -> None:
    """A bot takes a seat, under its own name and with its own face."""
    seat.kind, seat.level, seat.user = Seat.Kind.BOT, level, None
    seat.name, seat.avatar = bot.name, bot.avatar
    seat.sit_afresh()
    seat.present_until = None
