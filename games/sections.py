"""What the tables know of a person beside their matches, and what they forget of them."""

from collections.abc import Iterator
from typing import Any

import msgspec

from accounts.exporting import exports
from accounts.forgetting import forgets
from accounts.models import User
from games.models import ImportedLog


@exports("imported_matches")
def imported_matches(user: User) -> Iterator[dict[str, Any]]:
    for kept in user.imported_logs.order_by("pk"):
        yield {"code": kept.code, "at": kept.at, "match": msgspec.Raw(kept.document.encode())}


@forgets
def forget_imported_matches(user: User, name: str) -> None:
    ImportedLog.objects.filter(user=user).delete()
