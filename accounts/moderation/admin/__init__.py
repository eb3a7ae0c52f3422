"""Where moderators work. Every press is a service; nothing here writes by itself."""

from accounts.moderation.admin import appeals, audit, reports, sanctions, templates  # noqa: F401
