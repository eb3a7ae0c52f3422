"""What the moments show: every branch of a template that a reader would notice, and every phase.

While `watched()` holds, templates say which of their branches are rendered: a branch is the body of
an if, an elif, an else, a loop, a macro, a block, or the template itself. Those that hold something
to read or to press of their own must be shown by a moment; a branch that only adds an attribute or
a class need not.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import NamedTuple, get_args
from unittest import mock

import jinja2
from django.conf import settings
from django.template import engines
from django.urls import URLPattern, URLResolver, get_resolver
from jinja2 import nodes

from config import jinja
from games import regions
from games.chat import rendering as chat
from games.engines import GAMES
from games.views import table as table_views
from tests.eyes.catalogue import Look

Branch = tuple[str, int, str]  # template, line, what kind of branch

# What a reader would notice: a way on, a question, a heading, an alarm, an empty place.
NOTICED = re.compile(
    r'<(button|dialog|form|input|select|textarea|h[1-4]|a) |role="(alert|status)"|class="empty"'
)
CALLED = {"button", "overlay", "empty", "field", "press", "choice", "toast", "copy_link"}


NOT_SHOWN = {
    "accounts/turn_mail.html": "a mail",
    "moderation/log.html": "a part of Django's admin",
}
OVER = "GameOver"  # nobody is asked then
UNSEEN = {("gotcha", "Ended")}  # between two phases: no table ever stands there


class Shown(NamedTuple):
    """All moments, and the branches that were rendered for them."""

    looks: dict[str, Look]
    branches: set[Branch]


@contextmanager
def watched() -> Iterator[set[Branch]]:
    """The branches that are rendered meanwhile."""
    seen: set[Branch] = set()
    env = engines["jinja2"].env
    generate = type(env)._generate

    def generated(self, source, name, filename, defer_init=False):
        if name:
            for branch, body in branches(name, source):
                note = nodes.Call(
                    nodes.EnvironmentAttribute("seen"),
                    [nodes.Const(branch)],
                    [],
                    None,
                    None,
                    lineno=branch[1],
                )
                body.insert(_after_extends(body), nodes.ExprStmt(note, lineno=branch[1]))
            source.set_environment(self)
        return generate(self, source, name, filename, defer_init)

    with (
        mock.patch.object(type(env), "_generate", generated),
        mock.patch.object(type(env), "seen", staticmethod(seen.add), create=True),
    ):
        _forget_templates(env)
        try:
            yield seen
        finally:
            _forget_templates(env)


def _after_extends(body: list[nodes.Node]) -> int:
    return next((at + 1 for at, each in enumerate(body) if isinstance(each, nodes.Extends)), 0)


def _forget_templates(env: jinja2.Environment) -> None:
    env.cache.clear()
    for kept in (
        regions.regions,
        regions.page,
        regions.users,
        chat._headed,
        chat._appended,
        chat._drawn,
        table_views.refusal_region,
        jinja._made,
    ):
        kept.cache_clear()


def branches(name: str, template: nodes.Template) -> Iterator[tuple[Branch, list[nodes.Node]]]:
    """Each branch of a template, and the statements in it."""
    yield (name, 1, "template"), template.body
    for node in template.find_all((nodes.If, nodes.For, nodes.Macro, nodes.CallBlock, nodes.Block)):
        kind = getattr(node, "name", None) or type(node).__name__.lower()
        if not isinstance(kind, str):
            kind = type(node).__name__.lower()
        yield (name, node.lineno, kind), node.body
        if getattr(node, "else_", None):
            line = getattr(node.else_[0], "lineno", node.lineno)
            yield (name, line, f"{kind} else"), node.else_


def is_noticed(body: list[nodes.Node]) -> bool:
    """Whether a branch itself, not one inside it, holds something to read or to press."""
    for node in body:
        if not isinstance(node, nodes.Output):
            continue
        for part in node.nodes:
            if isinstance(part, nodes.TemplateData) and NOTICED.search(part.data):
                return True
            if isinstance(part, nodes.Call) and getattr(part.node, "name", "") in CALLED:
                return True
    return any(
        isinstance(node, nodes.CallBlock) and getattr(node.call.node, "name", "") in CALLED
        for node in body
    )


def noticed_branches() -> set[Branch]:
    """All of them in the site's own templates."""
    env = engines["jinja2"].env
    folder = settings.BASE_DIR / "templates"
    found = set()
    for path in sorted(folder.rglob("*.html")):
        name = path.relative_to(folder).as_posix()
        parsed = env.parse(path.read_text(encoding="utf-8"))
        found |= {branch for branch, body in branches(name, parsed) if is_noticed(body)}
    return found


def phases() -> set[tuple[str, str]]:
    """Every phase of every game's engine."""
    return {
        (slug, phase.__name__)
        for slug in GAMES
        for phase in get_args(import_module(f"games.engines.{slug}.state").Phase)
    }


def missing_branches(shown: Shown) -> list[str]:
    """Where in the templates something stands that no moment shows."""
    return [
        f"templates/{name}, line {line}: {kind}"
        for name, line, kind in sorted(noticed_branches() - shown.branches)
        if name not in NOT_SHOWN
    ]


def missing_phases(shown: Shown) -> list[str]:
    """Phases without a moment for somebody who is asked, or for somebody who waits."""
    tables = [(look.table, look.viewpoint) for look in shown.looks.values() if look.table]
    seen = {
        (table.slug, type(table.state.phase).__name__, viewpoint in table.actors)
        for table, viewpoint in tables
        if table.state is not None
    }
    return [
        f"{game}: {phase}, {'asked' if is_asked else 'waiting'}"
        for game, phase in sorted(phases() - UNSEEN)
        for is_asked in (True, False)
        if (game, phase, is_asked) not in seen and not (is_asked and phase == OVER)
    ]


def pages() -> set[str]:
    """Every address of the site by its name, but those of the admin."""
    return set(_names(get_resolver().url_patterns))


def _names(patterns: Sequence[URLPattern | URLResolver]) -> Iterator[str]:
    for pattern in patterns:
        if isinstance(pattern, URLResolver):
            if pattern.app_name != "admin":
                yield from _names(pattern.url_patterns)
        elif pattern.name:
            yield pattern.name
