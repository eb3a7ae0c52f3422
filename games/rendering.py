"""From a table to what one viewer is shown: a page is a view rendered, region by region.

A region is a template with one root element. Its source says which variables it uses; it is
given exactly those, and rendered anew only when one of them has changed (or, where it only ever
takes certain items of one, such as `bids[2]`, when one of those has). What two viewers see alike
is rendered once: the values are the key, not the viewer.
"""

import hashlib
from collections import Counter, OrderedDict
from functools import cache
from typing import Any

import jinja2
import msgspec
from django.template import engines
from jinja2 import meta, nodes

from games.agenda import deadlines
from games.engines.game import Seat
from games.models import Status
from games.tables import Table

WAITING = "tables/waiting"
PLATFORM = "tables/regions"
ALIKE = 8  # how many different renderings of one region are kept: one a viewpoint
REMEMBERED = 1_000  # matches

Fragments = dict[str, str]


class Viewer(msgspec.Struct, frozen=True):
    """Who looks at a table, and from which of their seats they have chosen to look."""

    user: int | None = None
    seat: Seat | None = None


class Angle(msgspec.Struct, frozen=True):
    """What a viewer's fragments depend on, beside the table."""

    viewpoint: Seat | None
    own: tuple[Seat, ...]
    curtain: Seat | None
    is_host: bool


class Region(msgspec.Struct, frozen=True):
    name: str
    template: jinja2.Template
    variables: tuple[str, ...]
    # What the rendering depends on: a variable, or one item of it.
    whole: tuple[str, ...]
    items: tuple[tuple[str, int], ...]

    def key(self, facts: dict[str, Any]) -> tuple[Any, ...]:
        return (
            *[facts[name] for name in self.whole],
            *[_item(facts[name], item) for name, item in self.items],
        )


def _item(value: Any, item: int) -> Any:
    """The item, or nothing where the region would not get as far as to take it."""
    return value[item] if value and item < len(value) else None


def angle(table: Table, viewer: Viewer) -> Angle:
    own = table.seats_of(viewer.user)
    seat = viewer.seat if viewer.seat in own else (own[0] if own else None)
    curtain = None
    if len(own) > 1:
        asked = sorted(table.actors & set(own))
        if asked and seat not in asked:
            # Several people at one screen: until the right one has it, it shows no hand.
            seat, curtain = None, asked[0]
    return Angle(seat, own, curtain, table.host == viewer.user)


def scene(table: Table, angle: Angle) -> dict[str, Any]:
    """Everything that a region may use."""
    facts: dict[str, Any] = {
        "viewpoint": angle.viewpoint,
        "own": angle.own,
        "is_watching": not angle.own,
        "curtain": angle.curtain,
        "is_host": angle.is_host,
        "code": table.code,
        "status": table.status,
        "revision": table.revision,
        "is_public": table.is_public,
        "rematch": table.rematch,
        "seats": table.seats,
        "settings": table.settings,
        "slug": table.slug,
        "deal_hash": deal_hash(table.seed),
    }
    if table.state is None:
        return facts
    timer = table.timer
    facts |= {
        "is_asked": angle.viewpoint in table.actors,
        "asked": tuple([seat in table.actors for seat in range(len(table.seats))]),
        "recent": table.recent,
        "clocks": tuple(at and int(at * 1000) for at in deadlines(table)),
        "timer": int((table.timer_since + timer.seconds) * 1000) if timer else None,
        "taken": table.taken[angle.viewpoint] if angle.viewpoint is not None else 0,
        "seed": table.seed if table.status in (Status.FINISHED, Status.ABORTED) else None,
    }
    view = table.game.view(table.state, angle.viewpoint)
    for field in view.__struct_fields__:
        facts[field] = getattr(view, field)
    return facts


@cache
def deal_hash(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()


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


def folders(table: Table) -> tuple[str, ...]:
    return (WAITING,) if table.state is None else (PLATFORM, f"games/{table.slug}/regions")


class _Memory:
    """What has been rendered of one match lately."""

    def __init__(self) -> None:
        self.by_region: dict[str, list[tuple[tuple[Any, ...], str]]] = {}
        self.by_angle: dict[Angle, tuple[int, Fragments]] = {}

    def html(self, region: Region, facts: dict[str, Any]) -> str:
        key = region.key(facts)
        seen = self.by_region.setdefault(region.name, [])
        for known, html in seen:
            if known == key:
                return html
        html = region.template.render({name: facts[name] for name in region.variables})
        seen.append((key, html))
        if len(seen) > ALIKE:
            del seen[0]
        return html


_memories: OrderedDict[int, _Memory] = OrderedDict()


def _memory(match: int) -> _Memory:
    memory = _memories.get(match)
    if memory is None:
        memory = _memories[match] = _Memory()
        if len(_memories) > REMEMBERED:
            _memories.popitem(last=False)
    return memory


def forget_all() -> None:
    _memories.clear()


def fragments(table: Table, viewer: Viewer) -> Fragments:
    """Every region as this viewer sees it, by name."""
    memory = _memory(table.match)
    seen_from = angle(table, viewer)
    known = memory.by_angle.get(seen_from)
    if known is not None and known[0] == table.revision:
        return known[1]
    facts = scene(table, seen_from)
    rendered = {
        region.name: memory.html(region, facts)
        for folder in folders(table)
        for region in regions(folder)
    }
    memory.by_angle[seen_from] = (table.revision, rendered)
    return rendered


def difference(before: Fragments, after: Fragments) -> str:
    """The regions that have changed, ready to be sent."""
    return "".join([html for name, html in after.items() if before.get(name) != html])
