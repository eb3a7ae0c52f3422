"""Where nobody is to be hurried: at one screen no clock runs at all, alone with bots none of a
turn, unless somebody has asked for one."""

import random

import msgspec
import pytest
from django.urls import reverse

from games import bots, clocks, services
from games.agenda import agenda
from games.engines import GAMES, wire
from games.models import Match, Status
from games.rendering import Viewer, angle
from games.services import SeatPlan
from tests.games.stories import (
    BOT,
    BRIEFLY,
    ME,
    OPEN,
    fresh,
    open_table,
    playing,
    table_of,
    tick_on,
)

pytestmark = pytest.mark.django_db

BEN = SeatPlan("guest", name="Ben")


def at_one_screen(host, slug, **options):
    """Anna and Ben at one screen, bots in the other seats; begun."""
    rest = [BOT] * (max(GAMES[slug].seats[0], 4) - 2)
    match = services.open_table(host, slug, options, (ME, *rest[:1], BEN, *rest[1:]))
    type(match).objects.filter(pk=match.pk).update(seed="no hurry")
    services.start(match.pk, host)
    return fresh(match)


def running(match):
    """The clocks among its settings that are not off."""
    return [name for name in clocks.clocks(match.game) if fresh(match).settings[name]]


@pytest.mark.parametrize("slug", GAMES)
def test_every_setting_in_seconds_is_known_as_a_clock(slug):
    names = GAMES[slug].Settings.__struct_fields__

    seconds = {name for name in names if "seconds" in name or "countdown" in name}
    assert seconds == set(clocks.clocks(slug))


@pytest.mark.parametrize("slug", GAMES)
def test_at_one_screen_every_clock_is_off_whatever_was_chosen(anna, slug):
    chosen = dict.fromkeys(clocks.clocks(slug), 20)

    assert running(at_one_screen(anna, slug, **chosen)) == []
    assert running(at_one_screen(anna, slug)) == []


@pytest.mark.parametrize("slug", GAMES)
def test_the_quick_start_for_two_at_one_screen_runs_against_no_clock(client, anna, slug):
    client.force_login(anna)

    client.post(reverse("play-now", args=[slug]), {"quick": "date", f"companion-{slug}": "Ben"})

    assert running(Match.objects.get()) == []


def test_who_comes_to_share_a_screen_later_switches_the_clocks_off_too(anna):
    match = open_table(anna, ME, OPEN, BOT, BOT)
    assert running(match) == ["turn_seconds"]
    match.seats.filter(index=1).update(kind="person", user=anna, name="Ben", is_ready=True)

    services.start(match.pk, anna)

    assert running(match) == []


def test_alone_with_bots_there_is_no_clock_unless_one_was_chosen(anna):
    assert running(playing(anna)) == []
    assert running(playing(anna, turn_seconds=45)) == ["turn_seconds"]


@pytest.mark.parametrize("slug", ["check", "modern_art"])
def test_the_rules_own_countdowns_stay_for_who_plays_alone(anna, slug):
    match = services.open_table(anna, slug, {}, (ME, BOT, BOT))

    assert running(match) == list(clocks.COUNTDOWNS[slug])


def test_with_other_people_there_is_the_games_own_clock(anna, ben):
    assert fresh(playing(anna, ben)).settings["turn_seconds"] == 60


def test_who_is_left_alone_by_the_start_is_not_hurried_either(anna):
    match = open_table(anna, ME, OPEN, OPEN, OPEN)
    assert running(match) == ["turn_seconds"]

    services.start(match.pk, anna, fill=True)

    assert running(match) == []


def test_what_the_new_table_says_of_its_clock(client, anna):
    client.force_login(anna)

    page = client.get(reverse("new-table", args=["spades"])).text

    assert "Left empty: 60 where other people play, and no clock where you play alone" in page
    assert "Where several people share this screen no clock runs" in page


def told(seat, kind):
    return {f"seat-{seat}-kind": kind, f"seat-{seat}-level": "easy", f"seat-{seat}-name": "Ben"}


@pytest.mark.parametrize(
    ("second", "typed", "seconds"),
    [("open", "", 60), ("bot", "", 0), ("bot", "45", 45), ("guest", "45", 0)],
)
def test_the_new_table_takes_what_is_usual_for_who_plays(client, anna, second, typed, seconds):
    client.force_login(anna)
    usual = msgspec.to_builtins(GAMES["gotcha"].Settings())
    form = {f"option-{name}": value for name, value in usual.items() if value is not False}
    form |= {"count": 3, "is_public": "yes", "level": "easy", "option-turn_seconds": typed}

    client.post(
        reverse("new-table", args=["gotcha"]),
        form | told(1, "me") | told(2, second) | told(3, "bot"),
    )

    assert Match.objects.get().settings["turn_seconds"] == seconds


def step(match, host, seat):
    """Who has the screen acts, behind their curtain if they have to take it first; where nobody
    there is asked the bots go on. Who has the screen then."""
    table = table_of(match)
    shown = angle(table, Viewer(host.pk, seat))
    seat = shown.viewpoint if shown.curtain is None else shown.curtain
    to_come = {due.what for due in agenda(table, 1.0)} - {"away"}
    assert to_come <= {"think"}, "a clock runs"
    if seat is None or seat not in table.actors or (shown.curtain is None and to_come):
        tick_on(match)
        return seat
    assert not to_come, "a bot would be ahead of those at this screen"
    view = table.game.view(table.state, seat)
    chance = random.Random(table.version)
    decision = bots.decide(match.game, "easy", view, view.legal, chance, BRIEFLY)
    services.submit(match.pk, host, seat, wire.encode(decision.action))
    return seat


@pytest.mark.parametrize("slug", GAMES)
def test_two_at_one_screen_play_a_match_to_its_end_each_behind_their_curtain(anna, slug):
    short = {"spades": {"round_limit": 1}, "gotcha": {"target_points": 1}}
    match = at_one_screen(anna, slug, **short.get(slug, {}))
    own = table_of(match).seats_of(anna.pk)
    seat = None

    for _step in range(2_000):
        if fresh(match).status != Status.PLAYING:
            break
        seat = step(match, anna, seat)

    assert fresh(match).status == Status.FINISHED
    by_seat = {index: match.log.filter(seat=index, user=anna).count() for index in own}
    assert all(by_seat.values())
    assert not match.log.filter(by="clock").exists()


def test_the_first_look_waits_for_each_person_behind_their_own_curtain(anna):
    match = at_one_screen(anna, "check")
    looked = []

    while (curtain := angle(table_of(match), Viewer(anna.pk)).curtain) is not None:
        table = table_of(match)
        looked.append((curtain, len(table.game.view(table.state, curtain).peeked)))
        assert not [due for due in agenda(table, 1.0) if due.what != "away"]
        services.submit(match.pk, anna, curtain, {"type": "ready"})
        if table_of(match).game.view(table_of(match).state, None).phase != "peek":
            break

    first, second = table.seats_of(anna.pk)
    assert looked == [(first, 2), (second, 2)]


def test_who_has_made_the_highest_bid_hands_the_screen_on(anna):
    match = at_one_screen(anna, "modern_art")
    until_an_open_auction(match, anna)
    first, second = table_of(match).seats_of(anna.pk)

    services.submit(match.pk, anna, first, {"type": "bid", "amount": 5})

    assert seen(match, anna, first).curtain == second
    services.submit(match.pk, anna, second, {"type": "pass"})
    assert seen(match, anna, second).curtain is None
    assert "think" in {due.what for due in agenda(table_of(match), 1.0)}


def seen(match, host, seat):
    return angle(table_of(match), Viewer(host.pk, seat))


def until_an_open_auction(match, host):
    seat = None
    while (table := table_of(match)).game.view(table.state, None).phase != "open":
        seat = step(match, host, seat)
