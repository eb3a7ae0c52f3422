"""What the processes of a site share, messages and memory: in the one process, or in Redis."""

from typing import Any

EVER = 10 * 365 * 86_400  # seconds
KEPT = 20_000  # Django's 300 are fewer than the sessions of a hundred tables


def layers(redis: str, prefix: str) -> dict[str, Any]:
    """The channel layers, for an address of Redis or none."""
    if redis:
        return {
            "default": {
                "BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer",
                "CONFIG": {"hosts": [redis], "prefix": prefix},
            }
        }
    return {
        "default": {
            "BACKEND": "config.layers.MemoryLayer",
            # A process listens as long as anybody looks, which may be longer than a day. And who
            # has left a message waiting, because the clock has jumped, is not sent away for it.
            "CONFIG": {"capacity": 10_000, "expiry": EVER, "group_expiry": EVER},
        }
    }


def caches(redis: str, prefix: str) -> dict[str, Any]:
    """The caches; in "dispensable" is what the database knows too."""
    if not redis:
        # Two memories: however many sessions come, no limit that somebody has reached is forgotten.
        return {
            name: {
                "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
                "LOCATION": name,
                "OPTIONS": {"MAX_ENTRIES": KEPT},
            }
            for name in ("default", "dispensable")
        }
    shared = {
        "LOCATION": redis,
        "KEY_PREFIX": prefix,
        # A Redis that hangs is one that is gone.
        "OPTIONS": {"socket_connect_timeout": 2, "socket_timeout": 2},
    }
    return {
        "default": {"BACKEND": "config.caches.OwnKeys", **shared},
        "dispensable": {"BACKEND": "config.caches.Dispensable", **shared},
    }
