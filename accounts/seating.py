"""What a person's new name or new account means at the tables where they sit."""

from django.db import transaction
from django.db.models import Q

from accounts.models import User
from accounts.names import name_key
from games import push
from games.models import Match, Resignation, Seat


@transaction.atomic
def follow(before: User, old_name: str, after: User) -> None:
    """Where `before` hosts or sits there is `after` now, and is called so.

    The log is not touched: its entries keep the record that acted.
    """
    concerned = Match.objects.filter(Q(host=before) | Q(seats__user=before)).values("pk")
    for match in Match.objects.select_for_update().filter(pk__in=concerned).order_by("pk"):
        _reseat(list(match.seats.all()), before, old_name, after)
        if match.host_id == before.pk:
            match.host = after
        match.revision += 1
        match.save(update_fields=["host", "revision"])
        push.announce(match.pk, match.revision)
        if match.is_public:
            push.announce_lobby()
    Resignation.objects.filter(user=before).update(user=after)


def _reseat(seats: list[Seat], before: User, old_name: str, after: User) -> None:
    own = [seat for seat in seats if seat.user_id == before.pk]
    # The others of a shared screen keep the names they were given, as does somebody whose
    # new name another seat of this table bears already.
    named = [seat for seat in own if seat.name == old_name]
    others = {name_key(seat.name) for seat in seats if seat not in named}
    for seat in own:
        seat.user = after
        if seat in named and name_key(after.username) not in others:
            seat.name = after.username
        seat.save(update_fields=["user", "name"])
