"""Spades: what its table shows and asks while it is played."""

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from games.engines.spades.actions import PlaceBid, SeeCards
from games.engines.spades.settings import Settings
from games.models import Status
from games.table import Table
from tests.eyes.catalogue import Look, add, moment
from tests.eyes.looks import table_page
from tests.eyes.moments.spades_tables import (
    BLIND,
    FAR_BEHIND,
    LONG_NAMES,
    among_bots,
    first,
    in_the_dark,
)
from tests.games.felt import felt
from tests.games.unkept import acted

OWN_NAME, CUT_THERE = ".menu-name", "The page's header has little room for one's own name."
CLOSE_SUMMARY = ".summary .dialog-actions [data-dismiss]"


def asked(table: Table, **more: Any) -> Look:
    """The page of whoever is to act."""
    (seat,) = table.actors
    return table_page(table, seat, **more)


def waiting(table: Table, after: int = 1) -> Look:
    """The page of somebody who sits so many seats after the one to act."""
    (seat,) = table.actors
    return table_page(table, (seat + after) % 4)


@moment("spades.bid")
def bid() -> Look:
    """The first bid of a match is asked."""
    return asked(felt(Settings()))


@moment("spades.bid.last")
def last_bid() -> Look:
    """Everybody else has bid; the clock runs."""
    return asked(first(lambda seen: seen.phase == "bid" and list(seen.bids).count(None) == 1))


@moment("spades.bid.without_nil")
def bid_without_nil() -> Look:
    """A table without nil bids."""
    return asked(felt(Settings(allow_nil=False)))


@moment("spades.bid.others")
def others_bid() -> Look:
    """Somebody else is bidding."""
    return waiting(felt(Settings()))


@moment(
    "spades.bid.refused",
    meant=(".trick-word", ".scores"),
    because="A refusal lies over the felt until the next action.",
)
def bid_refused() -> Look:
    """A bid was refused with a sentence."""
    return asked(felt(Settings()), refusal="It is not your turn.")


@moment("spades.bid.face_down")
def bid_face_down() -> Look:
    """Who has bid blind waits for the others with their cards face down."""
    table = in_the_dark()
    (seat,) = table.actors
    table = acted(table, seat, PlaceBid("blind", 6))
    while not isinstance(table.state.phase, type(felt(Settings()).state.phase)):
        table = acted(table, min(table.actors), SeeCards())
    return table_page(table, seat)


# ── The blind window ─────────────────────────────────────────────────────────


@moment("spades.blind_window.both_options", opens=CLOSE_SUMMARY)
def both_options() -> Look:
    """Behind by 150: both blind bids are on offer, nothing is chosen yet."""
    return asked(in_the_dark())


for _choice in ("nil", "13"):
    add(
        f"spades.blind_window.chosen.{_choice}",
        both_options,
        opens=(CLOSE_SUMMARY, f"label:has(#blind-{_choice})"),
    )


@moment("spades.blind_window.nil_alone", opens=CLOSE_SUMMARY)
def nil_alone() -> Look:
    """A table with blind nils and no other blind bids."""
    return asked(in_the_dark(replace(BLIND, blind_bid=False)))


@moment("spades.blind_window.bids_alone", opens=CLOSE_SUMMARY)
def bids_alone() -> Look:
    """A table with blind bids and no blind nil."""
    return asked(in_the_dark(replace(BLIND, blind_nil=False)))


@moment("spades.blind_window.partner_has_bid", opens=CLOSE_SUMMARY)
def partner_has_bid() -> Look:
    """The partner has bid blind already."""
    table = in_the_dark()
    (seat,) = table.actors
    return asked(acted(table, seat, PlaceBid("blind_nil", 0)))


@moment("spades.blind_window.refused", opens=CLOSE_SUMMARY)
def blind_refused() -> Look:
    """A refusal stands above it."""
    return asked(in_the_dark(), refusal="It is not your turn.")


@moment("spades.blind_window.long_names", opens=CLOSE_SUMMARY, meant=OWN_NAME, because=CUT_THERE)
def blind_long_names() -> Look:
    """The longest names, and a clock."""
    return asked(in_the_dark(replace(BLIND, turn_seconds=60), names=LONG_NAMES))


@moment("spades.blind_window.below_the_summary")
def below_the_summary() -> Look:
    """The round before is told first."""
    return asked(in_the_dark())


@moment("spades.blind_window.opponent", opens=CLOSE_SUMMARY)
def opponent() -> Look:
    """The others are told who is deciding."""
    return waiting(in_the_dark())


@moment("spades.blind_window.next", opens=CLOSE_SUMMARY)
def next_in_the_dark() -> Look:
    """The partner may bid blind after this one, and waits without seeing any card."""
    return waiting(in_the_dark(), after=2)


# ── Play ─────────────────────────────────────────────────────────────────────


def at_play(wanted: Callable[[Any], bool], settings: Settings, **more: Any) -> Look:
    return asked(first(lambda seen: seen.phase == "play" and wanted(seen), settings), **more)


for _name, _wanted in {
    "lead": lambda seen: not seen.trick and sum(seen.tricks_won) == 0,
    "follow": lambda seen: len(seen.trick) == 2 and sum(seen.tricks_won) == 3,
    "lead_after_a_trick": lambda seen: not seen.trick and sum(seen.tricks_won) == 5,
    "broken": lambda seen: seen.spades_broken and len(seen.trick) == 3,
    "last_card": lambda seen: sum(seen.tricks_won) == 12 and len(seen.trick) == 3,
}.items():
    add(f"spades.play.{_name}", partial(at_play, _wanted, Settings()))


@moment("spades.play.last_trick", opens=".last-look > summary")
def last_trick() -> Look:
    """The last trick is looked at again."""
    return at_play(lambda seen: len(seen.trick) == 1 and sum(seen.tricks_won) == 2, Settings())


@moment("spades.play.others")
def others_play() -> Look:
    """Somebody else is thinking; bots and one who is away."""
    table = first(lambda seen: len(seen.trick) == 1 and sum(seen.tricks_won) == 2)
    return waiting(among_bots(table))


@moment("spades.play.jokers", meant=OWN_NAME, because=CUT_THERE)
def jokers() -> Look:
    """Both jokers in one hand, the two of spades crowned, the longest names, four colours."""
    settings = Settings(jokers=True)
    table = first(
        lambda seen: seen.phase == "play" and len(seen.trick) == 1,
        settings,
        names=LONG_NAMES,
        holds={"BJ", "LJ", "2S"},
    )
    return asked(table, four_colour_deck=True)


@moment("spades.play.far_behind")
def far_behind() -> Look:
    """Scores of four figures below nothing, and a long match in the record."""
    table = first(lambda seen: seen.phase == "play" and len(seen.trick) == 2)
    standing = replace(table.state.standing, scores=FAR_BEHIND, bags=(9, 8))
    return asked(replace(table, state=replace(table.state, standing=standing)))


@moment("spades.spectator")
def spectator() -> Look:
    """Somebody watches."""
    return table_page(first(lambda seen: seen.phase == "play" and len(seen.trick) == 2))


@moment("spades.paused")
def paused() -> Look:
    """The match is paused in the middle of the bidding."""
    return asked(replace(felt(Settings()), paused_since=0.0))


@moment("spades.aborted")
def aborted() -> Look:
    """The match was broken off."""
    table = first(lambda seen: seen.phase == "play" and len(seen.trick) == 2)
    return table_page(replace(table, status=Status.ABORTED), 0)


# ── One screen ───────────────────────────────────────────────────────────────


def one_screen(seat: int | None) -> Look:
    """Two people share a screen: first the curtain, then the hand of who is asked."""
    table = in_the_dark(replace(BLIND, turn_seconds=0))
    (asked,) = table.actors
    partner = (asked + 2) % 4
    holders = [None] * 4
    holders[asked] = holders[partner] = 1
    return table_page(
        replace(table, holders=tuple(holders)), asked, seat=asked if seat is None else partner
    )


add("spades.one_screen.curtain", partial(one_screen, 2), opens=CLOSE_SUMMARY)
add("spades.one_screen.blind_window", partial(one_screen, None), opens=CLOSE_SUMMARY)
