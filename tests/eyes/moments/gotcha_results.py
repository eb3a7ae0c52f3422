"""Things & Gotchas: what sets of Gotchas take, how rounds and matches end, and what else there
is."""

from functools import partial
from typing import Any

from msgspec.structs import replace

from games.models import Purpose, Status
from games.table import Table
from tests.eyes.catalogue import Look, add, moment
from tests.eyes.looks import table_page
from tests.eyes.moments.gotcha import CLOSE, USUAL, collecting, named, one_of_each, settled
from tests.games.market import first, played
from tests.games.unkept import view

# ── What a set of Gotchas takes ──────────────────────────────────────────────


def picking(kind: str, is_own: bool, least: int = 4, seats: int = 6) -> Any:
    """The buyer has to pick from a collection of some size; and who that is."""

    def wanted(seen: Any) -> bool:
        return (
            seen.phase == "gotcha"
            and seen.pending.kind == kind
            and (seen.pending.victim == seen.buyer) == is_own
            and len(seen.players[seen.pending.victim].collection) >= least
        )

    return first(wanted, seats, USUAL)


def pick(kind: str, is_own: bool) -> Look:
    """A collection is opened: each kind with how much of a set there is."""
    table, seat = picking(kind, is_own)
    return table_page(named(table), seat)


for _kind in ("once", "twice"):
    add(f"gotcha.pick.{_kind}", partial(pick, _kind, False))
    add(f"gotcha.pick.{_kind}.own", partial(pick, _kind, True))


@moment(
    "gotcha.pick.twice.chosen",
    opens=(".pick:nth-child(1) [data-fate=steal]", ".pick:nth-child(2) [data-fate=discard]"),
)
def picked() -> Look:
    """Two cards have their fates: both can be confirmed."""
    return pick("twice", False)


@moment("gotcha.pick.every_kind")
def every_kind() -> Look:
    """There is one of each kind to pick from, and the buyer has some of all."""
    table, seat = picking("once", False)
    victim = view(table, seat).pending.victim
    for each in (victim, seat):
        table = collecting(table, each, one_of_each())
    return table_page(table, seat)


@moment("gotcha.pick.awaited")
def pick_awaited() -> Look:
    """Somebody else picks, perhaps from what one has oneself."""
    table, seat = picking("twice", False)
    return table_page(table, view(table, seat).pending.victim)


# ── Rounds and matches end ───────────────────────────────────────────────────


def round_end(seats: int) -> Look:
    """Who bought what, what that led to, and how all stand."""
    table, seat = settled("offer", seats)
    return table_page(named(table), seat)


def match_end(seats: int, *, viewpoint: int | None = 0, least: int = 4) -> Look:
    """How the last round ended, then the ranks in order."""
    return table_page(named(ended(seats, least)), viewpoint)


def ended(seats: int, least: int = 4) -> Table:
    for seed in range(200):
        table = played(seats, USUAL, seed)[-1]
        if view(table, None).round >= least:
            return table
    raise AssertionError("No match lasted so long.")


for _seats in (3, 6):
    add(f"gotcha.round_end.of_{_seats}", partial(round_end, _seats))
    add(f"gotcha.end.of_{_seats}", partial(match_end, _seats))
add("gotcha.end.watched", partial(match_end, 4, viewpoint=None))
add("gotcha.end.closed", partial(match_end, 4), opens=".gameover .dialog-close")


@moment("gotcha.end.won")
def won() -> Look:
    """Who won is told so."""
    table = ended(4)
    return table_page(table, view(table, None).outcome.winners[0])


@moment("gotcha.end.broken_off")
def broken_off() -> Look:
    """The match was broken off in the middle of a round."""
    table, seat = settled("select_offer", 5)
    return table_page(replace(table, status=Status.ABORTED), seat)


# ── What else there is ───────────────────────────────────────────────────────


@moment("gotcha.collection.opened", opens='.stall[data-seat="1"] .expand > summary')
def collection() -> Look:
    """A collection looked at closely: all that is written on its cards."""
    table, seat = settled("select_offer", 5)
    return table_page(collecting(table, 1, one_of_each()), seat)


@moment("gotcha.collection.opened.last", opens='.stall[data-seat="4"] .expand > summary')
def last_collection() -> Look:
    """The same at the last stall: it opens upwards."""
    table, seat = settled("select_offer", 5)
    return table_page(collecting(table, 4, one_of_each()), seat)


@moment("gotcha.refused")
def refused() -> Look:
    """An offer was refused with a sentence."""
    table, seat = settled("select_offer", 4)
    return table_page(table, seat, refusal="It is not your turn.")


@moment("gotcha.paused")
def paused() -> Look:
    """A paused match offers nothing to press."""
    table, seat = settled("action", 4)
    return table_page(replace(table, paused_since=0.0), seat)


def at_one_screen() -> Any:
    """Two seats are one person's; and which of them is asked."""
    table, seat = settled("select_offer", 3, replace(USUAL, turn_seconds=0))
    other = (seat + 1) % 3
    holders = tuple(1 if each in (seat, other) else each + 2 for each in range(3))
    return replace(table, holders=holders), seat


@moment("gotcha.one_screen.curtain")
def curtain() -> Look:
    """Between two people at one screen."""
    table, seat = at_one_screen()
    return table_page(table, seat)


@moment("gotcha.one_screen.choice")
def one_screen() -> Look:
    """The right one has the screen."""
    table, seat = at_one_screen()
    return table_page(table, seat, seat=seat)


def guided(phase: str) -> Look:
    """The guide says what is going on, in a place of one height."""
    table, seat = settled(phase, 3, since=2)
    return table_page(replace(table, purpose=Purpose.GUIDED), seat)


for _phase in ("offer", "buyer_flip", "action", "select_offer", "gotcha"):
    add(
        f"gotcha.guided.{_phase}",
        partial(guided, _phase),
        opens=(CLOSE,) if _phase in ("offer", "buyer_flip") else (),
    )


@moment("gotcha.guided.end")
def guided_end() -> Look:
    """The guided match is over."""
    return table_page(replace(ended(3), purpose=Purpose.GUIDED), 0)
