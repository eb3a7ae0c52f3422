"""Every address that the site answers at, read from its URLconf: a new view cannot be forgotten."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from django.urls import URLPattern, get_resolver
from django.urls.resolvers import RoutePattern

ROUTE = re.compile(r"<(?:\w+:)?(\w+)>")
GROUP = re.compile(r"\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)")


class Address(msgspec.Struct, frozen=True):
    """A route with its parts still open: `/t/{code}/`."""

    route: str
    view: Any

    @property
    def parts(self) -> list[str]:
        return re.findall(r"{(\w+)}", self.route)

    @property
    def is_csrf_exempt(self) -> bool:
        return bool(getattr(self.view, "csrf_exempt", False))

    def at(self, **parts: str) -> str:
        return self.route.format_map(parts)


def every_address() -> list[Address]:
    found = {address.route: address for address in _walk(get_resolver().url_patterns, "/")}
    return [found[route] for route in sorted(found)]


def _walk(patterns: list[Any], before: str) -> Iterator[Address]:
    for pattern in patterns:
        route = before + _open(pattern.pattern)
        if isinstance(pattern, URLPattern):
            yield Address(route, pattern.callback)
        else:
            yield from _walk(pattern.url_patterns, route)


def _open(pattern: Any) -> str:
    text = str(pattern)
    if isinstance(pattern, RoutePattern):
        return ROUTE.sub(r"{\1}", text)
    text = GROUP.sub(r"{\1}", text.removeprefix("^").removesuffix("$"))
    assert not set(text) & set("()[]*+?\\"), f"How is {pattern} to be filled in?"
    return text
