"""The cache of the outgrown set-up: Redis, shared by all processes."""

from itertools import islice

from django.core.cache.backends.redis import RedisCache

AT_ONCE = 1_000


class OwnKeys(RedisCache):
    """Django's own, which empties the whole Redis database when it is to be cleared, whoever else
    keeps something there. Ours takes away what it has put there itself."""

    def clear(self) -> None:
        redis = self._cache.get_client(write=True)
        found = redis.scan_iter(match=f"{self.key_prefix}:*", count=AT_ONCE)
        while keys := list(islice(found, AT_ONCE)):
            redis.delete(*keys)
