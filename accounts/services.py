"""Every change to who somebody is: one function per verb."""

from allauth.core import ratelimit
from django.contrib.auth import login
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.http import HttpRequest
from django.utils.translation import gettext as _

from accounts import sanctions
from accounts.models import User
from accounts.names import check_free_for_people, check_name, name_key, numbered, tidy
from accounts.ratings import performances
from accounts.sanctions import banned_in, barring, readmit, refusal
from accounts.seating import follow
from games import push
from games.deals import handing_over


class Refused(Exception):
    """Something a person asked for cannot be: a sentence for them, and the answer's status."""

    def __init__(self, sentence: str, status: int = 400) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status


def become_guest(request: HttpRequest, name: str) -> User:
    """Log a visitor in by name alone; with a number after it where the name is taken.

    Whoever is somebody already stays who they are. Raises Refused.
    """
    if request.user.is_authenticated:
        return request.user
    if banned := banned_in(getattr(request, "session", {})):
        return _returned(request, banned)
    name = tidy(name)
    try:
        check_name(name)
        check_free_for_people(name)
    except ValidationError as error:
        raise Refused(error.messages[0]) from error
    if not ratelimit.consume(request, action="guest"):
        raise Refused(
            _("Too many guests have come from your network. Please try again in a while."), 429
        )
    guest = _new_guest(name)
    login(request, guest, backend="django.contrib.auth.backends.ModelBackend")
    return guest


def _returned(request: HttpRequest, banned: User) -> User:
    """Who was banned in this browser is not somebody else by giving another name."""
    if not readmit(banned):
        sanction = barring(banned, "ban")
        raise Refused(refusal(sanction) if sanction else _("You may not play here."), 403)
    login(request, banned, backend="django.contrib.auth.backends.ModelBackend")
    return banned


def _new_guest(name: str) -> User:
    for _attempt in range(5):
        guest = User(username=free_name(name), is_guest=True)
        guest.set_unusable_password()
        try:
            with transaction.atomic():
                guest.save()
        except IntegrityError:
            continue  # somebody took the name between the question and the answer
        return guest
    raise Refused(_("That name was just taken. Please try another."), 409)


def free_name(name: str) -> str:
    """The name itself, or "Anna 2", "Anna 3" …: the first that nobody has."""
    if not is_taken(name):
        return name
    for digits in range(1, 5):  # one question for all numbers of that many digits
        numbers = range(max(2, 10 ** (digits - 1)), 10**digits)
        names = {name_key(numbered(name, number)): numbered(name, number) for number in numbers}
        taken = set(User.objects.filter(name_key__in=names).values_list("name_key", flat=True))
        for key, free in names.items():
            if key not in taken:
                return free
    raise Refused(_("Too many people have that name. Please choose another."), 409)


def is_taken(name: str, but_by: User | None = None) -> bool:
    others = User.objects.exclude(pk=but_by.pk) if but_by else User.objects
    return others.filter(name_key=name_key(name)).exists()


@transaction.atomic
def rename(user: User, name: str) -> None:
    """Call somebody otherwise, also at the tables where they sit."""
    old, user.username = user.username, name
    if old != name:
        user.save(update_fields=["username"])
        follow(user, old, user)


def set_sound(user: User, is_on: bool) -> None:
    user.sound = is_on
    user.save(update_fields=["sound"])


def make_member(user: User) -> None:
    """A guest who can prove who they are is a guest no more."""
    if user.is_guest:
        user.is_guest = False
        user.save(update_fields=["is_guest"])


@transaction.atomic
def merge_guest(guest: User, user: User) -> None:
    """Give a guest's tables and seats to the account that the same person logged in to.

    The guest's record stays for the log, inactive and pointing at the account, and gives up
    its name.
    """
    record = (
        User.objects.select_for_update()
        .filter(pk=guest.pk, is_guest=True, merged_into=None)
        .exclude(pk=user.pk)
        .first()
    )
    if record is None:
        return
    follow(record, record.username, user)
    performances.hand_over(record, user)
    sanctions.hand_over(record, user)
    record.imported_logs.update(user=user)
    handing_over.hand_over(record, user)
    record.merged_into = user
    record.is_active = False
    # "~" is in no name that a person can choose.
    record.username = f"{record.username}~{record.pk}"
    record.save(update_fields=["merged_into", "is_active", "username"])


@transaction.atomic
def shut_out(user: User) -> None:
    """Log somebody out everywhere and keep them out, until `sanctions.readmit`."""
    user.is_active = False
    user.save(update_fields=["is_active"])
    push.kick(user.pk)
