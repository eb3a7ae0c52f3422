"""Who acts, by their session: what Django's `request.user` is, for the price of a small query."""

from functools import lru_cache

from django.contrib.auth import HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends.base import SessionBase
from django.db import connection
from django.utils.crypto import constant_time_compare

from accounts.models import User

# Every action asks this; composing the query anew each time would cost more than running it.
_FIELDS = ("id", "password", "is_active", "username", "auto_sort")
_QUERY = f"SELECT {', '.join(_FIELDS)} FROM {User._meta.db_table} WHERE id = %s"


def person_of(session: SessionBase) -> User | None:
    """The person who logged in here, unless banned since, or the password was changed elsewhere."""
    if SESSION_KEY not in session:
        return None
    with connection.cursor() as cursor:
        cursor.execute(_QUERY, [session[SESSION_KEY]])
        row = cursor.fetchone()
    if row is None:
        return None
    user = User.from_db("default", _FIELDS, row)
    kept = session.get(HASH_SESSION_KEY, "")
    is_theirs = constant_time_compare(kept, _session_hash(user.password))
    return user if user.is_active and is_theirs else None


@lru_cache(maxsize=10_000)
def _session_hash(password: str) -> str:
    """A session belongs to a password; which is a hash already, and hashed again each time."""
    return User(password=password).get_session_auth_hash()
