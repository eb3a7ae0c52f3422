"""What the site itself knows of a person: who they are, their settings, their matches."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from django.db.models import Q

from accounts.exporting import exports
from accounts.models import User
from games.models import LogEntry, Match, Resignation

AT_ONCE = 50  # matches that are read together


@exports("profile")
def profile(user: User) -> dict[str, Any]:
    return {
        "name": user.username,
        "guest": user.is_guest,
        "colour": user.color,
        "avatar": user.avatar,
        "joined": user.date_joined,
        "last_login": user.last_login,
        "earlier_guests": [guest.username.partition("~")[0] for guest in user.former_guests.all()],
    }


@exports("preferences")
def preferences(user: User) -> dict[str, Any]:
    return msgspec.to_builtins(user.preferences)


@exports("log_in")
def ways_in(user: User) -> dict[str, Any]:
    addresses = EmailAddress.objects.filter(user=user)
    return {
        "password": user.has_usable_password(),
        "addresses": list(addresses.values("email", "verified", "primary")),
        "other_sites": list(
            SocialAccount.objects.filter(user=user).values("provider", "uid", "date_joined")
        ),
        # Which, since when and when last; the secrets themselves are nobody's to carry about.
        "second_factors": list(
            Authenticator.objects.filter(user=user).values("type", "created_at", "last_used_at")
        ),
    }


@exports("matches")
def matches(user: User) -> Iterator[dict[str, Any]]:
    """Every match in which the person sat, hosted or gave up, with their own actions: theirs
    alone, for what others did is theirs. Few at a time, so that a long career needs no memory."""
    people = [user.pk, *user.former_guests.values_list("pk", flat=True)]
    took_part = Match.objects.filter(
        Q(host__in=people) | Q(seats__user__in=people) | Q(resignations__user__in=people)
    )
    numbers = sorted(set(took_part.values_list("pk", flat=True)))
    for start in range(0, len(numbers), AT_ONCE):
        some = numbers[start : start + AT_ONCE]
        actions: dict[int, list[dict[str, Any]]] = defaultdict(list)
        entries = LogEntry.objects.filter(match__in=some, user__in=people).order_by("pk")
        for match, number, seat, action, at in entries.values_list(
            "match_id", "number", "seat", "action", "at"
        ):
            done = {
                "number": number,
                "seat": seat,
                "at": at,
                "action": msgspec.Raw(action.encode()),
            }
            actions[match].append(done)
        for match in Match.objects.filter(pk__in=some).order_by("pk").prefetch_related("seats"):
            yield _match(match, people, actions[match.pk])


def _match(match: Match, people: list[int], actions: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "code": match.code,
        "game": match.game,
        "settings": match.settings,
        "status": match.status,
        "hosted": match.host_id in people,
        "created": match.created_at,
        "started": match.started_at,
        "finished": match.finished_at,
        "result": match.result,
        "seats": [
            {"seat": seat.index, "name": seat.name, "kind": seat.kind, "me": seat.user_id in people}
            for seat in match.seats.all()
        ],
        "my_actions": actions,
    }


@exports("resignations")
def resignations(user: User) -> list[dict[str, Any]]:
    given_up = Resignation.objects.filter(user=user).order_by("pk")
    return list(given_up.values("match__code", "seat", "version", "at"))
