"""Every act of moderation, one atomic function per verb, each with its audit entry."""

from accounts.moderation.services.appealing import appeal, decide_appeal
from accounts.moderation.services.audit import record
from accounts.moderation.services.deciding import decide, put_back, take
from accounts.moderation.services.matches import abort, annul, reinstate
from accounts.moderation.services.naming import rename
from accounts.moderation.services.reporting import report
from accounts.moderation.services.sanctioning import impose, lift

__all__ = [
    "abort",
    "annul",
    "appeal",
    "decide",
    "decide_appeal",
    "impose",
    "lift",
    "put_back",
    "record",
    "reinstate",
    "rename",
    "report",
    "take",
]
