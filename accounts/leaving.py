"""Deleting an account: the person goes, their matches stay, played by somebody."""

from datetime import timedelta

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from django.db import transaction
from django.db.models import CharField, F, Q, Value
from django.db.models.functions import Cast, Concat
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.forgetting import forget
from accounts.looks import usual_look
from accounts.models import TurnMail, User
from accounts.names import SOMEBODY, name_key
from accounts.preferences import Preferences
from accounts.services import Refused, is_taken
from games import push, services
from games.models import Match, Seat, Status

# Pages of matches that ended longer ago are hardly open; they follow at their next look.
STILL_LOOKED_AT = timedelta(days=1)


@transaction.atomic
def delete_account(user: User) -> None:
    """Nobody can log in as this person again, and nothing tells who they were.

    The record itself stays, for the log and the seats of matches belong to others too.
    Raises Refused.
    """
    record = User.objects.select_for_update().get(pk=user.pk)
    if record.forgotten_at is not None:
        return
    others = User.objects.filter(is_superuser=True, is_active=True).exclude(pk=record.pk)
    if record.is_superuser and not others.exists():
        raise Refused(_("You are the only administrator: make somebody else one first."), 409)
    name = anonymous_name(record)
    _get_up(record)
    forget(record, name)
    for guest in record.former_guests.all():
        guest.username = anonymous_name(guest)
        guest.save(update_fields=["username"])
    EmailAddress.objects.filter(user=record).delete()
    SocialAccount.objects.filter(user=record).delete()
    Authenticator.objects.filter(user=record).delete()
    TurnMail.objects.filter(user=record).delete()
    _anonymise_seats(record, name)
    _anonymise(record, name)
    push.kick(record.pk)
    push.announce_lobby()


def anonymous_name(record: User) -> str:
    """ "Somebody 17": reserved, so that nobody can have chosen it; unless long ago."""
    number = record.pk
    while is_taken(name := f"{SOMEBODY} {number}", but_by=record):
        number += 1_000_000
    return name


def _get_up(user: User) -> None:
    """Give up what is being played, free the seats that wait, close tables that nobody hosts."""
    sat = Match.objects.filter(seats__user=user).distinct()
    for match in sat.filter(status=Status.PLAYING).values_list("pk", flat=True):
        services.resign(match, user)
    for match in sat.filter(status=Status.WAITING).values_list("pk", flat=True):
        services.leave_seat(match, user)
    hosted = Match.objects.filter(host=user, status=Status.WAITING)
    for match in hosted.values_list("pk", flat=True):
        services.close_table(match, user)


def _anonymise_seats(user: User, name: str) -> None:
    """All at once, however many: the own ones, and those of others at the same screen."""
    # The colour stays: it tells nobody who they were, and the seats of a table apart.
    avatar = usual_look(name_key(name))[1]
    seats = Seat.objects.filter(user=user)
    concerned = Match.objects.filter(pk__in=seats.values("match"))
    place = Cast(F("index") + 1, CharField())
    seats.exclude(name=user.username).update(name=Concat(Value(f"{name} · "), place))
    seats.filter(name=user.username).update(name=name)
    # Where somebody goes on from a match of theirs, a bot plays under their name.
    forks = Seat.objects.filter(match__fork_of__in=concerned, user=None)
    forks.filter(name=f"{user.username} (bot)").update(name=f"{name} (bot)")
    seats.update(avatar=avatar)
    concerned.update(revision=F("revision") + 1)
    lately = Q(finished_at__isnull=True) | Q(finished_at__gte=timezone.now() - STILL_LOOKED_AT)
    for match, revision in concerned.filter(lately).values_list("pk", "revision"):
        push.announce(match, revision)


def _anonymise(user: User, name: str) -> None:
    user.username, user.email = name, ""
    user.color, user.avatar = usual_look(name_key(name))
    user.is_guest = user.is_active = user.is_staff = user.is_superuser = False
    user.last_login, user.forgotten_at = None, timezone.now()
    for field in Preferences.__struct_fields__:
        setattr(user, field, getattr(Preferences(), field))
    # Sessions belong to a password: with it every one of them ends, in every browser.
    user.set_unusable_password()
    user.save()
    user.groups.clear()
    user.user_permissions.clear()
