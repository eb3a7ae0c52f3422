"""The catalogue of moments: named states of pages, each reached in one call.

    @moment("spades.blind_window.both_options")
    def both_options() -> Look:
        '''Behind by 150: both blind bids are on offer.'''
        return table_page(table, viewpoint=0)

Moments stand in `moments/<subject>.py`; the first part of a name is its subject. `load()` knows
them all, `find(name)` gives one.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from games.table import Table
from tests.eyes import moments


@dataclass(frozen=True)
class Look:
    """A page as somebody gets it, and what it is the page of."""

    html: str
    path: str = "/"
    table: Table | None = None
    viewpoint: int | None = None
    # Selectors of what has to be in sight without scrolling, beside what a table asks.
    in_sight: tuple[str, ...] = ()


@dataclass(frozen=True)
class Moment:
    name: str
    make: Callable[[], Look]
    # Pressed one after the other once the page is there: what opens a menu, a dialog, a choice.
    opens: tuple[str, ...] = ()
    # Selectors of what is cut, small or overlapping on purpose; `because` says on which.
    meant: tuple[str, ...] = ()
    because: str = ""
    # Whether the page is shown as it is when its socket is gone.
    offline: bool = False

    @property
    def subject(self) -> str:
        return self.name.partition(".")[0]

    @property
    def doc(self) -> str:
        told = getattr(self.make, "func", self.make)  # what is told of a partial is of no use
        return " ".join((told.__doc__ or "").split())


@dataclass
class _Catalogue:
    moments: dict[str, Moment] = field(default_factory=dict)


_catalogue = _Catalogue()


def moment(
    name: str,
    *,
    opens: str | Sequence[str] = (),
    meant: str | Sequence[str] = (),
    because: str = "",
    offline: bool = False,
) -> Callable[[Callable[..., Look]], Callable[..., Look]]:
    """Puts a function that makes a Look into the catalogue. It may stand above another one: a
    function that takes arguments is given them by `partial`, see `add`."""

    def put(make: Callable[..., Look]) -> Callable[..., Look]:
        add(name, make, opens=opens, meant=meant, because=because, offline=offline)
        return make

    return put


def add(
    name: str,
    make: Callable[[], Look],
    *,
    opens: str | Sequence[str] = (),
    meant: str | Sequence[str] = (),
    because: str = "",
    offline: bool = False,
) -> None:
    """The same for moments that are made in a loop: `add(f"new.{slug}", partial(new, slug))`."""
    assert name not in _catalogue.moments, f"There are two moments called {name}."
    assert not meant or because, f"{name}: say why that is meant."
    _catalogue.moments[name] = Moment(
        name, make, _several(opens), _several(meant), because, offline
    )


def _several(one_or_more: str | Sequence[str]) -> tuple[str, ...]:
    return (one_or_more,) if isinstance(one_or_more, str) else tuple(one_or_more)


def load() -> dict[str, Moment]:
    """All of them, by name."""
    for module in iter_modules(moments.__path__):
        import_module(f"{moments.__name__}.{module.name}")
    return dict(sorted(_catalogue.moments.items()))


def find(name: str) -> Moment:
    return load()[name]


def of_subject(*subjects: str) -> list[Moment]:
    return [each for each in load().values() if each.subject in subjects]


def matching(pattern: str) -> list[Moment]:
    """One moment by its name, or all whose names begin so."""
    known = load()
    if pattern in known:
        return [known[pattern]]
    return [each for name, each in known.items() if name.startswith(pattern)]


def facts(look: Look) -> dict[str, Any]:
    """What a look at a table is evidence of."""
    if look.table is None or look.table.state is None:
        return {}
    state = look.table.state
    return {
        "game": look.table.slug,
        "phase": type(state.phase).__name__ if hasattr(state, "phase") else "",
        "is_asked": look.viewpoint in look.table.actors,
    }
