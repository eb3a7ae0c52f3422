"""Modern Art: what its table shows and asks, auction by auction."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from games.engines.modern_art.actions import (
    Bid,
    DeclineSecond,
    OfferSecond,
    Pass,
    PlayCard,
    SetPrice,
)
from games.engines.modern_art.settings import Settings
from games.models import Purpose, Status
from games.table import Table
from tests.eyes.catalogue import Look, add, moment
from tests.eyes.looks import table_page
from tests.games.saleroom import CALM, chosen, dealt, played, saleroom
from tests.games.unkept import moments, view

LONG = ("Maximiliana Ro", "Bartholomew O’Grady", "Ada", "Konstantin Ivano", "Wu")


def found(wanted: Callable[[Any], bool], seats: int, seed: int = 0) -> Table:
    """The first moment of a match at which the spectator's view is as wanted."""
    table = saleroom(seats, CALM, f"{seed}")
    return next(
        each for each in moments(table, random.Random(seed), chosen) if wanted(view(each, None))
    )


def put_up(card: str, seats: int = 4, **more: Any) -> Table:
    """The first seat has put this painting up."""
    table = dealt([card], *([] for _ in range(seats - 1)), **more)
    return played(table, (0, PlayCard(card)))


# ── Choosing a painting ──────────────────────────────────────────────────────


@moment("modern_art.play")
def play() -> Look:
    """The auctioneer chooses the first painting of a match."""
    return table_page(saleroom(4), 0)


@moment("modern_art.play.hurried")
def play_hurried() -> Look:
    """The same with a clock that is nearly over."""
    return table_page(saleroom(4, Settings(turn_seconds=60)), 0, elapsed=54.5)


@moment("modern_art.play.waiting")
def play_waiting() -> Look:
    """Somebody else chooses."""
    return table_page(saleroom(5), 3)


@moment("modern_art.play.sold")
def play_sold() -> Look:
    """The last auction in the light, and the next painting is asked for."""
    table = put_up("daniel-one_offer-1")
    bids = ((1, Bid(12)), (2, Bid(31)), (3, Pass()), (0, Pass()))
    return table_page(played(table, *bids), 1)


@moment("modern_art.play.revealed")
def play_revealed() -> Look:
    """All sealed bids of five, opened at once."""
    table = put_up("sigrid-hidden-1", 5, names=LONG)
    bids = ((1, Bid(47)), (2, Bid(0)), (3, Bid(8)), (4, Bid(100)), (0, Bid(30)))
    return table_page(played(table, *bids), 2)


@moment("modern_art.play.free")
def play_free() -> Look:
    """Nobody added a second painting to a double: it was free."""
    table = put_up("ramon-double-1", 3)
    return table_page(played(table, *((seat, DeclineSecond()) for seat in (0, 1, 2))), 1)


@moment("modern_art.play.many")
def play_many() -> Look:
    """As many paintings in hand as there will be, two lines of them on a phone."""
    table = found(
        lambda seen: (
            seen.phase == "play"
            and seen.round == 3
            and seen.players[seen.auctioneer].hand_size >= 12
        ),
        3,
        3,
    )
    return _closed(table, min(table.actors))


@moment("modern_art.play.nothing_left")
def nothing_left() -> Look:
    """No card left: one bids and buys, but puts nothing up."""
    table = found(lambda seen: any(each.hand_size == 0 for each in seen.players), 4, 1)
    seat = next(each.seat for each in view(table, None).players if each.hand_size == 0)
    return _closed(table, seat)


# ── A second painting ────────────────────────────────────────────────────────


DOUBLE = "ramon-double-1"


@moment("modern_art.second_card")
def second_card() -> Look:
    """The auctioneer of a double may add a painting."""
    table = dealt([DOUBLE, "ramon-open-1", "ramon-hidden-1"], [], [], [])
    return table_page(played(table, (0, PlayCard(DOUBLE))), 0)


@moment("modern_art.second_card.other")
def second_card_other() -> Look:
    """Another player may add one, and become the auctioneer."""
    table = dealt([DOUBLE], ["ramon-open-1"], [], [])
    return table_page(played(table, (0, PlayCard(DOUBLE)), (0, DeclineSecond())), 1)


@moment("modern_art.second_card.none")
def second_card_none() -> Look:
    """Whoever has none is asked all the same."""
    others = [[f"{artist}-open-{n}" for n in (1, 2, 3)] for artist in ("manuel", "sigrid")]
    more = ["daniel-open-1", "daniel-open-2", "daniel-open-3", "rafael-open-1", "rafael-open-2"]
    table = dealt([DOUBLE], [*others[0], *others[1], *more[:3]], more[3:], [])
    return table_page(played(table, (0, PlayCard(DOUBLE)), (0, DeclineSecond())), 1)


@moment("modern_art.second_card.waiting")
def second_card_waiting() -> Look:
    """The others wait."""
    return table_page(put_up(DOUBLE), 2)


# ── Open ─────────────────────────────────────────────────────────────────────


@moment("modern_art.open")
def open_() -> Look:
    """No bid yet: the countdown is three times as long."""
    return table_page(put_up("manuel-open-1", settings=Settings()), 1)


@moment("modern_art.open.raise")
def open_raise() -> Look:
    """Somebody has bid, and the hammer is about to fall."""
    table = played(put_up("manuel-open-1", 5, settings=Settings(), names=LONG), (1, Bid(23)))
    return table_page(table, 2, elapsed=2.5)


@moment("modern_art.open.mine")
def open_mine() -> Look:
    """The high bid is one's own."""
    table = played(put_up("rafael-open-2", 5, settings=Settings()), (2, Bid(23)))
    return table_page(table, 2, elapsed=1.5)


@moment("modern_art.open.no_countdown")
def open_no_countdown() -> Look:
    """At one screen the hammer falls when everybody else has passed."""
    table = played(put_up("manuel-open-1"), (3, Pass()), (1, Bid(9)))
    return table_page(table, 0)


@moment("modern_art.open.passed")
def open_passed() -> Look:
    """Passed, until somebody raises."""
    table = played(put_up("manuel-open-1", settings=Settings()), (1, Bid(9)), (2, Pass()))
    return table_page(table, 2, elapsed=3.5)


@moment("modern_art.open.too_dear")
def open_too_dear() -> Look:
    """Whoever cannot go higher can only pass."""
    return table_page(played(put_up("manuel-open-1"), (1, Bid(100))), 2)


@moment("modern_art.open.refused")
def open_refused() -> Look:
    """A bid was refused with a sentence."""
    table = played(put_up("manuel-open-1", settings=Settings()), (1, Bid(23)))
    return table_page(table, 2, refusal="Bid more than 23k.", elapsed=1.5)


@moment("modern_art.open.two")
def open_two() -> Look:
    """Two paintings in one lot."""
    table = dealt([DOUBLE, "ramon-open-1"], [], [], [], [], settings=Settings(), names=LONG)
    table = played(table, (0, PlayCard(DOUBLE)), (0, OfferSecond("ramon-open-1")), (1, Bid(41)))
    return table_page(table, 2, elapsed=1.5)


# ── One offer, hidden, fixed price ───────────────────────────────────────────


@moment("modern_art.one_offer")
def one_offer() -> Look:
    """One chance to bid."""
    return table_page(played(put_up("daniel-one_offer-1"), (1, Bid(12))), 2)


@moment("modern_art.one_offer.last")
def one_offer_last() -> Look:
    """The auctioneer bids last."""
    table = put_up("daniel-one_offer-1")
    return table_page(played(table, (1, Bid(12)), (2, Pass()), (3, Bid(20))), 0)


@moment("modern_art.one_offer.waiting")
def one_offer_waiting() -> Look:
    """Somebody else has theirs."""
    return table_page(put_up("daniel-one_offer-1"), 3)


@moment("modern_art.hidden")
def hidden() -> Look:
    """One's sealed bid, while two of five are in."""
    table = played(put_up("sigrid-hidden-1", 5), (1, Bid(47)), (2, Bid(0)))
    return table_page(table, 4)


@moment("modern_art.hidden.sealed")
def hidden_sealed() -> Look:
    """One's own bid is in."""
    return table_page(played(put_up("sigrid-hidden-1", 5), (1, Bid(47))), 1)


@moment("modern_art.hidden.nothing")
def hidden_nothing() -> Look:
    """One has bid nothing."""
    return table_page(played(put_up("sigrid-hidden-1", 3), (1, Bid(0))), 1)


@moment("modern_art.hidden.no_money")
def hidden_no_money() -> Look:
    """Whoever has no money can only bid nothing."""
    table = dealt(["manuel-open-1"], ["sigrid-hidden-1"], [])
    sale = ((0, PlayCard("manuel-open-1")), (2, Bid(100)), (0, Pass()), (1, Pass()))
    return table_page(played(table, *sale, (1, PlayCard("sigrid-hidden-1"))), 2)


@moment("modern_art.set_price")
def set_price() -> Look:
    """The auctioneer sets a price."""
    return table_page(put_up("daniel-fixed_price-1"), 0)


@moment("modern_art.set_price.waiting")
def set_price_waiting() -> Look:
    """The others wait for it."""
    return table_page(put_up("daniel-fixed_price-1"), 1)


@moment("modern_art.fixed_price")
def fixed_price() -> Look:
    """Buy it or pass."""
    table = played(put_up("daniel-fixed_price-1", 5, names=LONG), (0, SetPrice(33)), (1, Pass()))
    return table_page(table, 2)


@moment("modern_art.fixed_price.too_dear")
def fixed_price_too_dear() -> Look:
    """It costs more than one has."""
    table = dealt(["manuel-open-1"], ["daniel-fixed_price-1"], [])
    sale = ((0, PlayCard("manuel-open-1")), (2, Bid(90)), (0, Pass()), (1, Pass()))
    price = ((1, PlayCard("daniel-fixed_price-1")), (1, SetPrice(50)))
    return table_page(played(table, *sale, *price), 2)


@moment("modern_art.fixed_price.waiting")
def fixed_price_waiting() -> Look:
    """Somebody else may buy it."""
    return table_page(played(put_up("daniel-fixed_price-1"), (0, SetPrice(33))), 3)


# ── Rounds and the end ───────────────────────────────────────────────────────

CLOSE = ".overlay [data-dismiss]"


def _closed(table: Table, seat: int | None) -> Look:
    """Whoever looks has closed the last round's summary."""
    look = table_page(table, seat)
    return replace_html(look, ' class="overlay"', ' class="overlay" hidden')


def replace_html(look: Look, before: str, after: str) -> Look:
    return Look(look.html.replace(before, after), look.path, look.table, look.viewpoint)


def _round(number: int, seats: int = 4, seed: int = 0) -> Table:
    """A round has just begun; with the seed 3, five had ended the second with two paintings."""
    return found(
        lambda seen: (
            seen.phase == "play" and seen.round == number and not sum(seen.played.values())
        ),
        seats,
        seed,
    )


@moment("modern_art.round.summary")
def round_summary() -> Look:
    """The sale after a round: what ended it, what was worth what, what the bank paid."""
    return table_page(_round(2), 0)


@moment("modern_art.round.summary.two")
def round_summary_two() -> Look:
    """It ended with two paintings, added to a double."""
    return table_page(_round(3, 5, 3), 0)


@moment("modern_art.round.begins", opens=CLOSE)
def round_begins() -> Look:
    """The summary is closed: the painting that ended the round still hangs there."""
    return table_page(_round(2), 0)


@moment("modern_art.round.begins.two", opens=CLOSE)
def round_begins_two() -> Look:
    """The same where there were two."""
    return table_page(_round(3, 5, 3), None)


def _over(seats: int = 4, seed: int = 0) -> Table:
    return found(lambda seen: seen.outcome is not None, seats, seed)


@moment("modern_art.over.won")
def over_won() -> Look:
    """The winner's own view of the end."""
    table = _over()
    return table_page(table, view(table, None).outcome.winners[0])


@moment("modern_art.over.lost")
def over_lost() -> Look:
    """Somebody else won, among five."""
    table = _over(5, 3)
    return table_page(table, (view(table, None).outcome.winners[0] + 1) % 5)


@moment("modern_art.over.last_sale", opens="#over-sale > summary")
def over_last_sale() -> Look:
    """The last sale, unfolded."""
    return table_page(_over(), 0)


@moment("modern_art.over.closed", opens=CLOSE)
def over_closed() -> Look:
    """The table when the ending is closed."""
    return table_page(_over(5, 3), 0)


@moment("modern_art.over.watching")
def over_watching() -> Look:
    """What a visitor sees of the end."""
    return table_page(_over(3), None)


@moment("modern_art.ended_early")
def ended_early() -> Look:
    """The match was ended before its time."""
    table = played(put_up("manuel-open-1"), (1, Bid(23)))
    return table_page(replace(table, status=Status.ABORTED), 0)


# ── Who looks ────────────────────────────────────────────────────────────────


@moment("modern_art.watching")
def watching() -> Look:
    """A visitor sees no hand and is asked nothing."""
    table = played(put_up("manuel-open-1", 5, settings=Settings()), (1, Bid(23)))
    return table_page(table, None, elapsed=1.5)


@moment("modern_art.one_screen.curtain")
def one_screen_curtain() -> Look:
    """Two at one screen: nothing is shown until the right one has it."""
    table = replace(put_up("sigrid-hidden-1", 3), holders=(1, 1, None))
    return table_page(table, 0)


@moment("modern_art.one_screen.bid")
def one_screen_bid() -> Look:
    """One of two at one screen bids, without a countdown."""
    table = replace(played(put_up("manuel-open-1", 3), (2, Bid(9))), holders=(1, 1, None))
    return table_page(table, 0, seat=0)


@moment("modern_art.no_hints")
def no_hints() -> Look:
    """Whoever wants no hints sees none."""
    table = played(put_up("manuel-open-1", 5, settings=Settings()), (1, Bid(23)))
    return table_page(table, 2, elapsed=1.5, bid_hints=False)


# ── The guided match ─────────────────────────────────────────────────────────


def guided(phase: str, is_asked: bool) -> Look:
    """What the guide says in a phase, to whoever is asked and to whoever waits."""
    table = replace(saleroom(3, CALM, "parlour-modern_art-20"), purpose=Purpose.GUIDED)
    table = next(
        each
        for each in moments(table, random.Random(1), chosen)
        if view(each, 0).phase == phase and (0 in each.actors) == is_asked
    )
    return _closed(table, 0)


for _phase in ("play", "second_card", "open", "one_offer", "hidden", "set_price", "fixed_price"):
    add(f"modern_art.guided.{_phase}", partial(guided, _phase, True))
for _phase in ("play", "second_card", "one_offer", "hidden", "set_price", "fixed_price"):
    add(f"modern_art.guided.{_phase}.waiting", partial(guided, _phase, False))


@moment("modern_art.guided.explained", opens="#guide-more > summary")
def guided_explained() -> Look:
    """On a phone, with what it explains unfolded."""
    return guided("open", True)


@moment("modern_art.guided.over", opens=CLOSE)
def guided_over() -> Look:
    """The guided match is over: the way on to a real one."""
    return table_page(replace(_over(3), purpose=Purpose.GUIDED), 0)
