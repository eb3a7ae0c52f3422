"""Things & Gotchas: what its table shows and asks in every phase, with few and with many seats."""

from functools import partial
from typing import Any

from msgspec.structs import replace

from games.engines.gotcha.deck import CARDS, KIND_OF
from games.engines.gotcha.settings import Settings
from games.engines.gotcha.state import Offer
from games.table import Table
from tests.eyes.catalogue import Look, add, moment
from tests.eyes.looks import table_page
from tests.games.market import first, market
from tests.games.unkept import another, view

USUAL = Settings(target_points=5, turn_seconds=60)
AT_ONCE = Settings(target_points=5, turn_seconds=60, simultaneous_offers=True)
CLOSE = ".summary .dialog-actions [data-dismiss]"
# What Action cards are called in legal actions and in the page.
ACTIONS = ("flip_one", "add_one", "remove_one", "remove_two", "steal_a_point")


def settled(name: str, seats: int = 4, settings: Settings = USUAL, since: int = 3) -> Any:
    """A phase of a round in which everybody has collected something; and who is asked."""
    return first(lambda seen: seen.phase == name and seen.round >= since, seats, settings)


def named(table: Table) -> Table:
    """With names as long as people choose them, and bots among them."""
    names = ("Maximiliane", "Otto", "Konstantin", "Prof. Plum", "Ada", "Wilhelmina")
    seats = [
        replace(
            each,
            name=names[each.index],
            kind="bot" if each.index % 2 else "person",
            level="hard" if each.index % 2 else "",
        )
        for each in table.seats
    ]
    return replace(table, seats=tuple(seats))


def asked(name: str, seats: int) -> Look:
    """Who is to act is asked."""
    table, seat = settled(name, seats)
    return table_page(named(table), seat)


def awaited(name: str) -> Look:
    """Somebody else is to act: whoever waits is told for whom."""
    table, seat = settled(name, 5)
    return table_page(table, (seat + 1) % 5)


def watched(name: str) -> Look:
    """A visitor has no hand to look at."""
    return table_page(settled(name, 5)[0])


for _phase, _name, _numbers in (
    ("offer", "offer", (3, 6)),
    ("buyer_flip", "flip", (4, 6)),
    ("action", "action", (5,)),
    ("select_offer", "choice", (3, 4, 5, 6)),
):
    _opens = (CLOSE,) if _name in ("offer", "flip") else ()
    for _seats in _numbers:
        add(f"gotcha.{_name}.of_{_seats}", partial(asked, _phase, _seats), opens=_opens)
    add(f"gotcha.{_name}.awaited", partial(awaited, _phase), opens=_opens)
add("gotcha.choice.watched", partial(watched, "select_offer"))


# ── Offers ───────────────────────────────────────────────────────────────────


@moment("gotcha.offer")
def offer() -> Look:
    """The first offer of a match: nobody has collected anything."""
    table = market(4)
    return table_page(table, min(table.actors))


@moment(
    "gotcha.offer.chosen",
    opens=(
        ".hold:nth-child(2) .hold-show",
        ".hold:nth-child(4) .hold-card",
        ".hold:nth-child(5) .hold-card",
    ),
)
def offer_chosen() -> Look:
    """One card is to be shown, two lie face down: it can be offered."""
    return offer()


@moment("gotcha.offer.few")
def offer_of_few() -> Look:
    """Who holds two cards offers both."""
    table = market(4)
    seat = min(table.actors)
    hands = tuple(hand[:2] if each == seat else hand for each, hand in enumerate(table.state.hands))
    return table_page(another(table, state=replace(table.state, hands=hands)), seat)


@moment("gotcha.offer.at_once", opens=CLOSE)
def at_once() -> Look:
    """All offer at the same time: some are ready, and none is shown."""
    table, seat = first(
        lambda seen: seen.phase == "offer" and seen.round > 2 and len(seen.actors) == 3,
        6,
        AT_ONCE,
    )
    return table_page(table, seat)


@moment("gotcha.offer.at_once.ready", opens=CLOSE)
def ready() -> Look:
    """One's own offer is ready, and partly open to oneself; the others are awaited."""
    table, _seat = first(
        lambda seen: seen.phase == "offer" and seen.round > 2 and len(seen.actors) == 1, 4, AT_ONCE
    )
    seen = view(table, None)
    mine = next(seat for seat in range(4) if seat != seen.buyer and seat not in table.actors)
    return table_page(table, mine)


# ── Action cards ─────────────────────────────────────────────────────────────


def may(what: str, seats: int) -> Any:
    """Somebody may use this Action card on something."""

    def wanted(seen: Any) -> bool:
        return seen.round > 2 and any(
            getattr(action, "card", "").startswith(f"{what}-")
            and None not in (getattr(action, "seat", 0), getattr(action, "target", 0))
            and getattr(action, "targets", ()) is not None
            for action in seen.legal
        )

    return first(wanted, seats, USUAL)


def playing(what: str, seats: int) -> Look:
    """The card is chosen: what to use it on lights up."""
    table, seat = may(what, seats)
    return table_page(named(table), seat)


for _what in ACTIONS:
    add(
        f"gotcha.action.{_what}",
        partial(playing, _what, 6),
        opens=f'.mode:has([data-mode="play_{_what}"])',
    )


@moment(
    "gotcha.action.remove_two.pointed_at",
    opens=('.mode:has([data-mode="play_remove_two"])', '.spot .aim[data-aim="play_remove_two"]'),
)
def pointed_at() -> Look:
    """One of two cards to be removed is pointed at."""
    return playing("remove_two", 4)


def collecting(table: Table, seat: int, cards: tuple[str, ...]) -> Table:
    """The same with other cards in a collection."""
    collections = tuple(
        cards if each == seat else had for each, had in enumerate(table.state.collections)
    )
    return another(table, state=replace(table.state, collections=collections))


def one_of_each() -> tuple[str, ...]:
    kinds: dict[str, str] = {}
    for card in CARDS:
        kinds.setdefault(KIND_OF[card].name, card)
    return tuple(kinds.values())


@moment("gotcha.action.every_card")
def every_action() -> Look:
    """All five Action cards may be played, and every kind of card is in the collection."""
    table, seat = settled("action", 6)
    return table_page(collecting(table, seat, one_of_each()), seat)


@moment("gotcha.action.no_effect")
def no_effect() -> Look:
    """A card without anything to use it on can only be spent."""
    table, seat = first(
        lambda seen: any(getattr(action, "target", 0) is None for action in seen.legal), 4, USUAL
    )
    return table_page(table, seat)


# ── The choice ───────────────────────────────────────────────────────────────


@moment("gotcha.choice.crowded")
def crowded() -> Look:
    """Cards were added to some offers, and nothing is left of another."""
    table, seat = settled("select_offer", 6)
    state = table.state
    sellers = [each for each in range(6) if state.offers[each] is not None]
    added, emptied = sellers[0], sellers[-1]
    offers: list[Offer | None] = list(state.offers)
    placed = offers[added] or ()
    offers[added] = (*placed, *[replace(placed[-1], face_up=False)] * (6 - len(placed)))
    offers[emptied] = ()
    return table_page(another(table, state=replace(state, offers=tuple(offers))), seat)
