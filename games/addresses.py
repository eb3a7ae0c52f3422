"""Where a visitor comes from, as far as our own proxies say so."""

from collections.abc import Iterable

from django.conf import settings


def address(peer: str, forwarded: str) -> str:
    """`forwarded` is what stands in X-Forwarded-For: each proxy adds whom it was asked by at the
    end. What stands before our own proxies' words, the visitor may have made up."""
    proxies = settings.ALLAUTH_TRUSTED_PROXY_COUNT
    said = [part.strip() for part in forwarded.split(",") if part.strip()]
    if not proxies or not said:
        return peer
    return said[-min(proxies, len(said))]


def of_scope(scope: dict) -> str:
    headers: Iterable[tuple[bytes, bytes]] = scope.get("headers", ())
    forwarded = b",".join(value for name, value in headers if name == b"x-forwarded-for")
    return address((scope.get("client") or [""])[0], forwarded.decode("latin-1"))
