"""Whether an error says that the database is away: then no match and no request is to blame."""

from django.db import InterfaceError, InternalError, OperationalError

AWAY = (OperationalError, InterfaceError)
READ_ONLY = "25006"  # PostgreSQL's own number for a change in a read-only transaction


def is_away(error: BaseException | None) -> bool:
    """Whether it cannot be reached, or takes no changes for a while."""
    if isinstance(error, InternalError):
        return getattr(error.__cause__, "sqlstate", None) == READ_ONLY
    return isinstance(error, AWAY)
