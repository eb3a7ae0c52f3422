"""The caches of the outgrown set-up: Redis, shared by all processes."""

import logging
from itertools import islice
from typing import Any

from django.core.cache.backends.base import DEFAULT_TIMEOUT
from django.core.cache.backends.redis import RedisCache
from redis.exceptions import RedisError

log = logging.getLogger(__name__)

AT_ONCE = 1_000


class OwnKeys(RedisCache):
    """Django's own, which empties the whole Redis database when it is to be cleared, whoever else
    keeps something there. Ours takes away what it has put there itself."""

    def clear(self) -> None:
        redis = self._cache.get_client(write=True)
        found = redis.scan_iter(match=f"{self.key_prefix}:*", count=AT_ONCE)
        while keys := list(islice(found, AT_ONCE)):
            redis.delete(*keys)


class Dispensable(OwnKeys):
    """For what the database knows too: without Redis it is looked up there, and nobody notices.

    Not for limits of log-ins, which are kept nowhere else; and taking something out does fail: it
    would be found there again when Redis is back.
    """

    def get(self, key: Any, default: Any = None, version: Any = None) -> Any:
        try:
            return super().get(key, default, version)
        except RedisError as error:
            log.warning("Redis does not answer: %r", error)
            return default

    def set(
        self, key: Any, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: Any = None
    ) -> None:
        try:
            super().set(key, value, timeout, version)
        except RedisError as error:
            log.warning("Redis does not answer: %r", error)

    def has_key(self, key: Any, version: Any = None) -> bool:
        return self.get(key, version=version) is not None
