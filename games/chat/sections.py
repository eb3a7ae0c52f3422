"""What the chat knows of a person, and what it forgets of them."""

from collections.abc import Iterator
from typing import Any

from django.db.models import Q

from accounts.exporting import exports
from accounts.forgetting import forgets
from accounts.models import User
from games.chat.models import Message, Mute


@exports("chat")
def said(user: User) -> Iterator[dict[str, Any]]:
    own = Message.objects.filter(Q(user=user) | Q(user__merged_into=user)).order_by("pk")
    yield from own.values("match__code", "room", "phrase", "text", "at").iterator()


@exports("muted")
def muted(user: User) -> list[str]:
    return [mute.muted.username for mute in Mute.objects.filter(user=user).select_related("muted")]


@forgets
def forget_words(user: User, name: str) -> None:
    """Phrases stay, and are nobody's; one's own words may tell who one was."""
    own = Message.objects.filter(Q(user=user) | Q(user__merged_into=user))
    own.filter(phrase="").delete()
    Mute.objects.filter(user=user).delete()
    Mute.objects.filter(muted=user).delete()
