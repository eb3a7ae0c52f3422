"""Bringing a downloaded match back to look at. What is not one leaves no trace."""

import msgspec
from django.db import transaction

from accounts.models import User
from games import archive
from games.models import ImportedLog
from games.services.refusal import Refusal

KEPT = 20  # of one person; an older one makes room


def import_log(user: User, text: bytes) -> ImportedLog:
    """Store the document for its bringer alone; raises Refusal with what is wrong with it."""
    try:
        document = archive.read(text)
        archive.replayed(document)
    except archive.BadDocument as error:
        raise Refusal(str(error)) from None
    with transaction.atomic():
        kept = ImportedLog.objects.create(
            user=user, document=msgspec.json.encode(document).decode()
        )
        for old in user.imported_logs.all()[KEPT:]:
            old.delete()
    return kept
