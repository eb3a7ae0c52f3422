"""The page of a Modern Art table: what each viewpoint is shown, and what it is not."""

import random
import re
import statistics
from typing import get_args

import pytest
from django.template import engines
from msgspec.structs import replace

from games.engines.modern_art.actions import (
    Bid,
    DeclineSecond,
    OfferSecond,
    Pass,
    PlayCard,
    SetPrice,
)
from games.engines.modern_art.events import Event
from games.engines.modern_art.game import MODERN_ART
from games.engines.modern_art.settings import Settings
from games.models import Status
from games.regions import regions
from games.rendering import difference
from tests.engines.modern_art.contract import resample
from tests.games.saleroom import (
    CALM,
    choices,
    chosen,
    dealt,
    faces,
    offered,
    played,
    saleroom,
)
from tests.games.unkept import NAMES, acted, another, moments, page, shown, view, viewpoints, words

PHASES = {"play", "second_card", "open", "one_offer", "hidden", "set_price", "fixed_price"}


def match(seats=4, settings=None, seed=0):
    return moments(saleroom(seats, settings, f"{seed}"), random.Random(seed), chosen)


def first(wanted, seats=4, settings=None, seed=0):
    """The first moment of a match at which the spectator's view is as wanted."""
    return next(table for table in match(seats, settings, seed) if wanted(view(table, None)))


def in_phase(phase, seats=4, settings=None):
    return first(lambda seen: seen.phase == phase, seats, settings)


def finished(seats=4, seed=0):
    return list(match(seats, seed=seed))[-1]


@pytest.mark.parametrize(("seats", "options"), [(3, None), (4, CALM), (5, None)])
def test_every_region_renders_at_every_moment_from_every_viewpoint(seats, options):
    names = {region.name for region in regions("games/modern_art/regions")}
    phases = set()

    for turn, table in enumerate(match(seats, options)):
        # All of them, but each moment from one viewpoint.
        fragments = shown(table, viewpoints(table)[turn % (seats + 1)])
        phases.add(view(table, None).phase)
        assert names <= fragments.keys()
        for name in names:
            root = fragments[name].lstrip()[: fragments[name].lstrip().index(">")]
            assert f'id="region-{name}"' in root
            assert "hx-swap-oob" in root

    assert phases == PHASES | {"game_over"}


def test_every_region_has_its_place_in_the_page_from_the_start():
    source = engines["jinja2"].env.loader.get_source(
        engines["jinja2"].env, "games/modern_art/table.html"
    )[0]
    places = set(re.findall(r"regions\.(\w+)", source))
    prefixes = set(re.findall(r'regions\["(\w+_)"', source))

    for region in regions("games/modern_art/regions"):
        stem = region.name.rpartition("_")[0] + "_"
        assert region.name in places or stem in prefixes


def test_only_the_paintings_a_viewpoint_may_see_are_shown():
    for table in match():
        for viewpoint in viewpoints(table):
            seen = view(table, viewpoint)
            allowed = {*seen.lot, *(seen.hand or ())}
            for player in seen.players:
                allowed |= set(player.paintings)
            if seen.last_auction:
                allowed |= set(seen.last_auction.lot)
            if seen.last_round:
                allowed |= set(seen.last_round.unsold)
            assert faces(page(table, viewpoint)) <= allowed
            assert {*seen.lot, *(seen.hand or ())} <= faces(page(table, viewpoint))


@pytest.mark.parametrize("seats", [3, 5])
def test_what_a_viewpoint_cannot_know_leaves_no_trace_in_its_page(seats):
    rng = random.Random(7)
    for turn, table in enumerate(match(seats)):
        viewpoint = viewpoints(table)[turn % (seats + 1)]
        state = resample(table.state, viewpoint, rng)

        assert page(another(table, state=state), viewpoint) == page(table, viewpoint)


@pytest.mark.parametrize(("seats", "options"), [(3, CALM), (5, None)])
def test_the_page_offers_exactly_what_is_legal(seats, options):
    for table in match(seats, options):
        for seat in range(seats):
            found = offered(page(table, seat))
            assert sorted(map(repr, found)) == sorted(
                map(repr, MODERN_ART.legal(table.state, seat))
            )
        assert not choices(page(table, None))


def test_who_cannot_go_higher_is_told_so_and_may_pass():
    table = dealt(["manuel-open-1"], [], [])
    table = played(table, (0, PlayCard("manuel-open-1")), (1, Bid(100)))

    asked = words(shown(table, 2)["prompt"])

    assert "You have 100k, so you can’t bid higher." in asked
    assert offered(page(table, 2)) == [Pass()]


def test_the_high_bidder_is_told_so():
    table = dealt(["manuel-open-1"], [], [])
    table = played(table, (0, PlayCard("manuel-open-1")), (1, Bid(23)))

    assert "The high bid is yours" in words(shown(table, 1)["prompt"])
    assert "High bid 23k. Raise it?" in words(shown(table, 2)["prompt"])
    assert "High bid 23k Otto" in words(shown(table, None)["offer"])
    assert "23k" in words(shown(table, None)["stand_1"])


def test_who_has_passed_is_marked_until_somebody_bids_more():
    table = dealt(["manuel-open-1"], [], [])
    table = played(table, (0, PlayCard("manuel-open-1")), (2, Pass()))

    assert "passed" in words(shown(table, 0)["stand_2"])
    assert "You’ve passed" in words(shown(table, 2)["prompt"])
    table = acted(table, 1, Bid(5))
    assert "passed" not in words(shown(table, 0)["stand_2"])


def test_a_sealed_bid_is_seen_by_nobody_else_and_then_all_are_opened_at_once():
    table = dealt(["sigrid-hidden-1"], [], [])
    table = played(table, (0, PlayCard("sigrid-hidden-1")), (1, Bid(47)))

    assert "You bid 47k." in words(shown(table, 1)["prompt"])
    for viewpoint in (0, 2, None):
        assert "47" not in words(
            "".join(shown(table, viewpoint)[name] for name in ("offer", "prompt"))
        )
    assert "1 of 3 bids are in" in words(shown(table, None)["offer"])
    assert "Otto: sealed" in words(shown(table, None)["offer"])
    assert "sealed" in words(shown(table, None)["stand_1"])
    assert "writing" in words(shown(table, None)["stand_2"])

    table = played(table, (2, Bid(0)), (0, Bid(30)))
    assert "Sold to Otto for 47k paid to Iris" in words(shown(table, None)["sold"])
    assert "Iris 30k Otto 47k Vera 0k" in words(shown(table, None)["sold"])


def test_a_fixed_price_is_named_and_then_asked_round():
    table = dealt(["daniel-fixed_price-1"], [], [])
    table = acted(table, 0, PlayCard("daniel-fixed_price-1"))

    assert "Set your price" in words(shown(table, 0)["prompt"])
    assert "Iris is setting a price" in words(shown(table, 1)["prompt"])
    table = played(table, (0, SetPrice(33)), (1, Pass()))
    assert "Iris asks 33k" in words(shown(table, 2)["prompt"])
    assert "Buy for 33k" in words(shown(table, 2)["prompt"])
    assert "passed" in words(shown(table, None)["stand_1"])
    assert "Vera may buy" in words(shown(table, None)["offer"])


def test_a_price_above_ones_money_cannot_be_paid_and_the_page_says_so():
    table = dealt(["manuel-open-1"], ["daniel-fixed_price-1"], [])
    table = played(
        table,
        (0, PlayCard("manuel-open-1")),
        (2, Bid(90)),
        (0, Pass()),
        (1, Pass()),
        (1, PlayCard("daniel-fixed_price-1")),
        (1, SetPrice(50)),
    )

    assert "You have only 10k." in words(shown(table, 2)["prompt"])


def test_of_a_double_it_is_shown_whom_is_asked_and_who_added_none():
    table = dealt(["ramon-double-1"], ["ramon-open-1"], ["ramon-hidden-1"])
    table = acted(table, 0, PlayCard("ramon-double-1"))

    assert "Add a second painting?" in words(shown(table, 0)["prompt"])
    assert "is asked" in words(shown(table, None)["stand_0"])
    decline = next(a for a in MODERN_ART.legal(table.state, 0) if not isinstance(a, OfferSecond))
    table = acted(table, 0, decline)
    assert "added none" in words(shown(table, None)["stand_0"])
    assert "is asked" in words(shown(table, None)["stand_1"])
    assert "Otto may add a second painting" in words(shown(table, 2)["prompt"])
    assert "you become the auctioneer" in words(shown(table, 1)["prompt"])
    can_be_added = re.findall(r'id="card-([\w-]+)"[^>]*data-state="playable"', page(table, 1))
    assert can_be_added == ["ramon-open-1"]
    table = acted(table, 1, OfferSecond("ramon-open-1"))
    assert faces(shown(table, None)["lot"]) == {"ramon-double-1", "ramon-open-1"}
    assert "Otto" in words(shown(table, None)["lot"])


def test_one_sees_ones_own_money_and_no_other_until_the_end():
    *before, end = match(3)

    for turn, table in enumerate(before):
        seat = turn % 3
        stands = [shown(table, seat)[f"stand_{each}"] for each in range(3)]
        assert [("Money:" in stand) for stand in stands] == [each == seat for each in range(3)]
        assert f"Money: {table.state.money[seat]}k" in words(stands[seat])
    for seat in range(3):
        assert f"Money: {end.state.money[seat]}k" in words(shown(end, None)[f"stand_{seat}"])


def test_the_hand_is_fanned_by_artist():
    table = saleroom(3)
    for seat in range(3):
        hand = shown(table, seat)["hand"]
        order = re.findall(r'id="card-([\w-]+)"', hand)
        assert sorted(order) == sorted(table.state.hands[seat])
        fans = re.split(r'id="fan-', hand)[1:]
        assert sum(len(set(re.findall(r'id="card-(\w+)-', fan))) for fan in fans) == len(fans)


def test_the_board_shows_all_tiles_and_this_rounds_counts():
    table = first(lambda seen: seen.round == 3 and sum(seen.played.values()) > 3)
    seen = view(table, None)

    for artist, tiles in seen.tiles.items():
        column = shown(table, None)[f"artist_{artist}"]
        assert re.findall(r'data-tile="(\d+)"', column) == [f"{tile}" for tile in tiles if tile]
        assert column.count("data-hung") == seen.played[artist]
        assert f"{seen.played[artist]} painting" in words(column)


def test_the_countdown_runs_to_the_deadline_and_three_times_as_long_before_the_first_bid():
    table = dealt(["manuel-open-1"], [], [], settings=Settings(open_countdown=6))
    table = acted(table, 0, PlayCard("manuel-open-1"))

    before = shown(table, 1)["going"]
    after = shown(acted(table, 1, Bid(3)), 1)["going"]

    assert 'data-deadline="18000"' in before
    assert 'data-total="18"' in before
    assert 'data-deadline="6000"' in after
    assert 'data-steps="4.0 2.0 0"' in after
    assert "Going once … Going twice … Sold!" in words(after)


def test_without_a_countdown_there_is_no_clock():
    table = in_phase("open", settings=CALM)

    assert "data-deadline" not in page(table, 0)
    assert "No clock" in words(shown(table, 0)["going"])


def test_the_hint_says_what_the_lot_would_fetch_now_and_what_it_can_become():
    table = dealt(["manuel-open-1"], [], [])
    table = acted(table, 0, PlayCard("manuel-open-1"))

    hint = words(shown(table, 1)["hint"])

    assert hint.startswith("Now worth 30k; 0k to 30k by the end of the round. Anybody may bid")


def test_a_match_that_was_broken_off_offers_nothing():
    for phase in PHASES:
        table = in_phase(phase)
        broken_off = replace(table, status=Status.ABORTED, revision=table.revision + 1)
        for seat in range(4):
            assert not choices(page(broken_off, seat))
            assert "data-turn" not in page(broken_off, seat)
            assert "data-deadline" not in page(broken_off, seat)


def test_a_spectator_has_no_hand_and_is_asked_nothing():
    table = in_phase("one_offer")

    assert not words(shown(table, None)["hand"])
    assert "has one chance to bid" in words(shown(table, None)["prompt"])


def test_a_rounds_sale_says_the_tiles_and_what_the_bank_paid():
    table = first(lambda seen: seen.round == 3 and not sum(seen.played.values()))
    seen = view(table, 0)

    summary = shown(table, 0)["summary"]

    assert "Round 2: the sale" in words(summary)
    assert faces(summary) == set(seen.last_round.unsold)
    for artist in seen.tiles:
        tile = seen.tiles[artist][1]
        if tile:
            assert f'data-artist="{artist}" data-tile="{tile}"' in summary
            assert f"{sum(seen.tiles[artist][:2])}k each" in words(summary)
    for seat, sale in enumerate(seen.last_round.sales):
        assert f"{NAMES[seat]} {'+' if sale else ''}{sale}k" in words(summary)


def ends_round(works):
    """The first moment of a round after one that ended with so many paintings."""
    seats, number, seed = {1: (4, 2, 0), 2: (5, 3, 3)}[works]
    return first(
        lambda seen: (
            seen.phase == "play" and seen.round == number and not sum(seen.played.values())
        ),
        seats,
        CALM,
        seed,
    )


@pytest.mark.parametrize("works", [1, 2])
def test_what_ended_a_round_hangs_on_the_easel_until_the_next_lot_comes(works):
    table = ends_round(works)
    unsold = view(table, None).last_round.unsold
    assert len(unsold) == works

    for viewpoint in viewpoints(table):
        lot = shown(table, viewpoint)["lot"]
        assert faces(lot) == set(unsold)
        assert re.search(r"The fifth by [\w ]+ ends round \d, unsold\.", words(lot))
    seat = min(table.actors)
    card = next(card for card in table.state.hands[seat] if "-double-" not in card)
    assert faces(shown(acted(table, seat, PlayCard(card)), None)["lot"]) == {card}


def test_what_ended_the_match_hangs_there_at_the_end():
    table = finished()

    assert faces(shown(table, None)["lot"]) == set(view(table, None).last_round.unsold)
    assert "round 4, unsold." in words(shown(table, None)["lot"])


def test_a_double_that_nobody_added_to_was_not_bid_for():
    table = dealt(["ramon-double-1"], [], [])
    table = played(
        table,
        (0, PlayCard("ramon-double-1")),
        *((seat, DeclineSecond()) for seat in range(3)),
    )

    assert "No second painting: Iris takes it for free" in words(shown(table, None)["sold"])
    assert "No bids" not in words(shown(table, None)["log"])


def test_the_sale_can_be_read_through_the_whole_next_round_and_not_after():
    for table in match():
        seen = view(table, 0)
        there = "data-dismissable" in shown(table, 0)["summary"]
        assert there == (seen.round > 1 and seen.outcome is None)


def test_every_event_has_a_sentence():
    sentence = engines["jinja2"].env.get_template("games/modern_art/events.html").module.sentence
    told = {}
    for seed in range(4):
        for table in match(3, seed=seed):
            for line in table.recent:
                text = words(sentence(line.event, table.seats))
                told[type(line.event)] = text
                assert text.endswith(".")
                assert text == text.strip()
                assert "None" not in text

    assert told.keys() == set(get_args(Event))


def test_the_end_shows_the_winner_first_and_everybodys_money():
    table = finished(5, seed=3)
    seen = view(table, 0)

    end = shown(table, 0)["gameover"]

    listed = re.findall(r'<span class="over-name">(\w+)</span> <strong[^>]*>(\d+)k', end)
    assert sorted((NAMES.index(name), int(money)) for name, money in listed) == list(
        enumerate(seen.outcome.scores)
    )
    assert [int(money) for _, money in listed] == sorted(seen.outcome.scores, reverse=True)
    assert end.count("data-won") == len(seen.outcome.winners)


def test_the_seed_is_shown_when_it_is_over_and_not_before():
    seed = "a-secret-seed"
    *before, end = moments(saleroom(3, seed=seed), random.Random(1), chosen)

    assert seed in shown(end, None)["gameover"]
    assert not any(seed in page(table, 0) for table in before)


def test_only_who_has_played_may_ask_to_play_again():
    table = finished()

    for region in ("gameover", "next"):
        assert "/rematch/" in shown(table, 0)[region]
        assert "/rematch/" not in shown(table, None)[region]


def test_a_name_is_a_text_wherever_it_appears():
    names = ("<b>Iris", "Otto & Co", '"Vera"')
    for table in moments(saleroom(3, names=names), random.Random(2), chosen):
        assert "<b>Iris" not in page(table, 1)


def test_a_seat_that_the_table_has_not_got_takes_no_room():
    for name, html in shown(saleroom(3), 0).items():
        if name.endswith(("_3", "_4")):
            assert " hidden" in html
            assert not words(html)


def test_every_painting_of_a_lot_is_named_in_words():
    table = dealt(["sigrid-hidden-3"], [], [])

    lot = shown(acted(table, 0, PlayCard("sigrid-hidden-3")), None)["lot"]

    assert 'alt="Sigrid Thaler, hidden auction: Night Bathing"' in lot


def test_an_action_sends_little():
    """The regions of the game alone: what the platform adds is the same for every game."""
    mine = {region.name for region in regions("games/modern_art/regions")}
    sizes = []
    before = {}
    for table in match(5):
        for seat in range(5):
            after = {name: html for name, html in shown(table, seat).items() if name in mine}
            if seat in before and table.actors and view(table, seat).round == 1:
                sizes.append(len(difference(before[seat], after).encode()))
            before[seat] = after

    assert statistics.mean(sizes) < 4_000
    assert max(sizes) < 18_000
