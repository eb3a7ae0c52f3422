"""The regions of a page, and what each of them depends on.

A region is a template with one root element. Its source says which variables it uses; it is
given exactly those, and depends on them: on the whole of one or, where it only ever takes
certain items of it, such as `bids[2]`, on those.
"""

from collections import Counter
from functools import cache
from typing import Any

import jinja2
import msgspec
from django.template import engines
from jinja2 import meta, nodes

Facts = dict[str, Any]


class Region(msgspec.Struct, frozen=True, eq=False):
    name: str
    template: jinja2.Template
    variables: tuple[str, ...]
    # What the rendering depends on: a variable, or one item of it.
    whole: tuple[str, ...]
    items: tuple[tuple[str, int], ...]

    def key(self, facts: Facts) -> tuple[Any, ...]:
        return (
            *[facts[name] for name in self.whole],
            *[_item(facts[name], item) for name, item in self.items],
        )


def _item(value: Any, item: int) -> Any:
    """The item, or nothing where the region would not get as far as to take it."""
    return value[item] if value and item < len(value) else None


@cache
def regions(folder: str) -> tuple[Region, ...]:
    env = engines["jinja2"].env
    names = sorted(name for name in env.list_templates() if name.rpartition("/")[0] == folder)
    return tuple(_region(env, name) for name in names)


def _region(env: jinja2.Environment, name: str) -> Region:
    assert env.loader is not None
    source = env.loader.get_source(env, name)[0]
    parsed = env.parse(source)
    used = meta.find_undeclared_variables(parsed) - set(env.globals)
    items = _items(parsed, used)
    stem = name.rpartition("/")[2].removesuffix(".html")
    template = env.get_template(name)
    # Copied at every rendering, which a plain dict does many times faster than a chain of them.
    template.globals = dict(template.globals)
    whole = used - {name for name, _ in items}
    return Region(stem, template, tuple(sorted(used)), tuple(sorted(whole)), tuple(sorted(items)))


def _items(parsed: nodes.Template, names: set[str]) -> set[tuple[str, int]]:
    """The items (`bids[2]`) of those variables that are used in no other way."""
    read = Counter(node.name for node in parsed.find_all(nodes.Name) if node.name in names)
    items = [
        (node.node.name, node.arg.value)
        for node in parsed.find_all(nodes.Getitem)
        if isinstance(node.node, nodes.Name)
        and isinstance(node.arg, nodes.Const)
        and isinstance(node.arg.value, int)
        and node.node.name in names
    ]
    taken = Counter(name for name, _ in items)
    return {(name, item) for name, item in items if taken[name] == read[name]}


@cache
def page(folders: tuple[str, ...]) -> dict[str, Region]:
    return {region.name: region for folder in folders for region in regions(folder)}


@cache
def users(folders: tuple[str, ...]) -> dict[str, tuple[Region, ...]]:
    """Which regions use a variable."""
    found: dict[str, list[Region]] = {}
    for region in page(folders).values():
        for name in region.variables:
            found.setdefault(name, []).append(region)
    return {name: tuple(using) for name, using in found.items()}
