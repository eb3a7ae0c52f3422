"""From the code in an address to the match."""

from functools import lru_cache

from django.http import Http404

from games.models import Match


def match_id(code: str) -> int:
    """The match of a code; a code never changes hands, so each is looked up once."""
    try:
        return _match_id(code)
    except Match.DoesNotExist:
        raise Http404 from None


@lru_cache(maxsize=10_000)
def _match_id(code: str) -> int:
    return Match.objects.only("pk").get(code=code).pk


forget_codes = _match_id.cache_clear
