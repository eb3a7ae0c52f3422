"""Undo that cannot leak: free while nobody has learnt anything, else by agreement, never rated."""

import random
from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from django.core.management import call_command
from django.urls import reverse

from accounts.ratings.performances import figures_of
from games import services, summaries, tables
from games.engines import GAMES, wire
from games.engines.game import IllegalAction
from games.engines.replay import replay
from games.engines.taking_back import TakeBack, TakenBack
from games.models import LogEntry, Match, Status
from games.services import Refusal
from tests.games.stories import (
    BOT,
    BRIEFLY,
    ME,
    OPEN,
    act_for,
    fresh,
    playing,
    some_action,
    table_of,
    tick_on,
    turn,
)

pytestmark = pytest.mark.django_db


def offering(*people) -> Match:
    """Things & Gotchas with offers made at once, by these people."""
    plans = [ME, *[OPEN] * (len(people) - 1)]
    match = services.open_table(people[0], "gotcha", {"simultaneous_offers": True}, plans)
    for index, other in enumerate(people[1:], 1):
        services.take_seat(match.pk, other, index)
        services.set_ready(match.pk, other, True)
    services.start(match.pk, people[0])
    return fresh(match)


def seller(match: Match, *people):
    """The first seat that may offer, and who sits there."""
    table = table_of(match)
    seat = min(table.actors)
    return seat, next(one for one in people if one.pk == table.holders[seat])


def test_a_sealed_offer_is_taken_back_freely_and_is_an_entry_of_the_log(anna, ben, clara, dora):
    match = offering(anna, ben, clara, dora)
    before = table_of(match)
    seat, who = seller(match, anna, ben, clara, dora)
    services.submit(match.pk, who, seat, some_action(match, seat))

    assert services.ask_to_take_back(match.pk, who, seat)

    after = table_of(match)
    assert after.state == before.state
    assert (after.version, fresh(match).version) == (2, 2)
    entry = LogEntry.objects.get(match=match, number=2)
    assert msgspec.json.decode(entry.action) == {"type": "take_back", "to": 0, "freely": True}
    assert (entry.seat, entry.by, entry.user) == (seat, "person", who)


def test_freely_taken_back_the_clock_runs_on(anna, ben, clara, dora):
    match = offering(anna, ben, clara, dora)
    before = table_of(match)
    seat, who = seller(match, anna, ben, clara, dora)
    services.submit(match.pk, who, seat, some_action(match, seat))

    services.ask_to_take_back(match.pk, who, seat)

    assert table_of(match).since == before.since
    assert table_of(match).timer_since == before.timer_since


def test_a_click_from_before_the_taking_back_is_not_taken_for_a_new_one(anna, ben, clara, dora):
    match = offering(anna, ben, clara, dora)
    seat, who = seller(match, anna, ben, clara, dora)
    action = some_action(match, seat)
    services.submit(match.pk, who, seat, action, taken=0)
    services.ask_to_take_back(match.pk, who, seat)

    services.submit(match.pk, who, seat, action, taken=0)

    assert table_of(match).version == 2
    assert table_of(match).taken[seat] == 2


def test_what_the_others_have_seen_needs_their_consent(anna, ben):
    match = playing(anna, ben)
    act_for_people(match, anna, ben)
    seat, who, other = last_actor(match, anna, ben)
    before = table_of(match)

    assert not services.ask_to_take_back(match.pk, who, seat)

    asked = table_of(match).standing_proposal
    assert (asked.what, asked.seat) == ("back", seat)
    assert table_of(match).state == before.state
    assert agree(match, other)
    assert seat in table_of(match).actors
    assert table_of(match).proposal is None
    taking = msgspec.json.decode(LogEntry.objects.filter(match=match).last().action)
    assert taking["freely"] is False


def test_by_agreement_every_clock_starts_anew(anna, ben):
    match = playing(anna, ben)
    act_for_people(match, anna, ben)
    seat, who, other = last_actor(match, anna, ben)
    services.ask_to_take_back(match.pk, who, seat)

    agree(match, other)

    table = table_of(match)
    at = LogEntry.objects.filter(match=match).last().at.timestamp()
    assert table.since[seat] == pytest.approx(at)


def test_who_would_rather_play_on_ends_the_question(anna, ben, client):
    match = playing(anna, ben)
    act_for_people(match, anna, ben)
    seat, who, other = last_actor(match, anna, ben)
    version = fresh(match).version
    services.ask_to_take_back(match.pk, who, seat)
    client.force_login(other)
    page = client.get(reverse("table", args=[match.code])).content.decode()
    assert f"{who.username} would like to take back" in page

    services.answer_proposal(match.pk, other, False)

    assert fresh(match).version == version
    with pytest.raises(Refusal, match="Nobody asks"):
        agree(match, other)


def test_a_person_who_plays_on_has_answered(anna, ben, clara, dora):
    match = playing(anna, ben, clara, dora)
    act_for(match, anna, ben, clara, dora)
    seat = LogEntry.objects.get(match=match).seat
    who = next(one for one in (anna, ben, clara, dora) if one.pk == table_of(match).holders[seat])
    services.ask_to_take_back(match.pk, who, seat)

    act_for(match, anna, ben, clara, dora)

    assert table_of(match).proposal is None
    assert fresh(match).proposal == ""


def test_the_consent_of_all_is_the_consent_of_each(anna, ben, clara, dora):
    match = playing(anna, ben, clara, dora)
    act_for(match, anna, ben, clara, dora)
    seat = LogEntry.objects.get(match=match).seat
    who, *others = sorted(
        (anna, ben, clara, dora), key=lambda one: one.pk != table_of(match).holders[seat]
    )
    services.ask_to_take_back(match.pk, who, seat)

    done = [agree(match, other) for other in others]

    assert done == [False, False, True]
    assert table_of(match).actors == {seat}


def test_bots_agree_and_what_they_did_since_goes_with_it(anna):
    match = playing(anna)
    while 0 not in table_of(match).actors:
        tick_on(match)
    before = table_of(match)
    services.submit(match.pk, anna, 0, some_action(match, 0))
    for _turn in range(2):
        tick_on(match)

    assert services.ask_to_take_back(match.pk, anna, 0)

    after = table_of(match)
    assert after.state == before.state
    assert after.version == before.version + 4
    assert after.recent[-1].event == TakenBack(0, 3)
    assert after.notes == before.notes


def test_a_bot_that_was_thinking_answers_too_late(anna):
    match = playing(anna)
    while 0 not in table_of(match).actors:
        tick_on(match)
    services.submit(match.pk, anna, 0, some_action(match, 0))
    thought = services.wake(match.pk, datetime.now(UTC) + timedelta(seconds=20))
    assert thought is not None

    services.ask_to_take_back(match.pk, anna, 0)

    from games import bots

    assert not services.answer(thought, bots.decide(*thought.question(BRIEFLY)), datetime.now(UTC))
    assert table_of(match).actors == {0}
    assert fresh(match).wake_at is not None


def test_one_goes_back_step_by_step_as_far_as_one_has_acted(anna):
    match = playing(anna)
    positions = []
    for _time in range(3):
        while 0 not in table_of(match).actors:
            tick_on(match)
        positions.append(table_of(match).state)
        services.submit(match.pk, anna, 0, some_action(match, 0))

    for state in reversed(positions):
        services.ask_to_take_back(match.pk, anna, 0)
        assert table_of(match).state == state
    with pytest.raises(Refusal, match="nothing of yours"):
        services.ask_to_take_back(match.pk, anna, 0)


def test_never_in_a_rated_match(anna, ben):
    match = playing(anna, ben)
    act_for_people(match, anna, ben)
    seat, who, _other = last_actor(match, anna, ben)
    Match.objects.filter(pk=match.pk).update(is_rated=True)
    tables.forget_all()

    with pytest.raises(Refusal, match="rated match nothing can be taken back"):
        services.ask_to_take_back(match.pk, who, seat)


@pytest.mark.parametrize("purpose", ["daily", "challenge"])
def test_never_where_others_play_the_same_deal(anna, purpose):
    match = playing(anna)
    Match.objects.filter(pk=match.pk).update(purpose=purpose)
    tables.forget_all()

    with pytest.raises(Refusal, match="Others play this deal too"):
        services.ask_to_take_back(match.pk, anna, 0)


def test_nobody_takes_back_what_others_did(anna, ben):
    match = playing(anna, ben)
    act_for_people(match, anna, ben)
    seat, _who, other = last_actor(match, anna, ben)

    with pytest.raises(Refusal, match="not your seat"):
        services.ask_to_take_back(match.pk, other, seat)
    with pytest.raises(Refusal, match="nothing of yours"):
        services.ask_to_take_back(match.pk, other, table_of(match).seats_of(other.pk)[0])


def test_no_seat_can_send_it_as_an_action(anna):
    match = playing(anna)

    with pytest.raises(ValueError, match="no such action"):
        services.submit(match.pk, anna, 0, {"type": "take_back", "to": 0, "freely": True})


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_with_takings_back_replays_verifies_and_counts_as_if_they_had_not_been(
    slug, anna, capsys
):
    """Also where cards were shuffled in between: the same shuffle comes again."""
    match, mine = solo(anna, slug)
    rng, has_gone_back = random.Random(slug), False
    for _step in range(900):
        if fresh(match).status != Status.PLAYING:
            break
        if mine in table_of(match).actors and rng.random() < 0.7:
            services.submit(match.pk, anna, mine, some_action(match, mine))
            # The first of all in any case: some deals are soon played.
            wishes_to = not has_gone_back or rng.random() < 0.3
            if fresh(match).status == Status.PLAYING and wishes_to:
                services.ask_to_take_back(match.pk, anna, mine)
                has_gone_back = True
        else:
            tick_on(match)
            if fresh(match).is_held:
                services.arrive(match.pk, anna.pk)
    shown = table_of(match)
    match = fresh(match)
    assert LogEntry.objects.filter(match=match, action__contains="take_back").exists()

    tables.forget_all()

    assert table_of(match) == shown
    call_command("verify", match.code)
    assert "All belongs together" in capsys.readouterr().out
    standing = [
        (entry.seat, msgspec.json.decode(entry.action))
        for entry in LogEntry.objects.filter(match=match)
        if entry.number in {number for number, _ in tables.path(match)}
        and "take_back" not in entry.action
    ]
    plain = replay(shown.game, len(shown.seats), match.seed, shown.settings, standing)
    assert plain.state == shown.state
    figures = summaries.summary(slug, plain.events, len(shown.seats))
    assert figures_of(match, len(shown.seats)) == figures


def test_the_whole_log_tells_what_was_taken_back(anna, client):
    match = playing(anna)
    while 0 not in table_of(match).actors:
        tick_on(match)
    services.submit(match.pk, anna, 0, some_action(match, 0))
    services.ask_to_take_back(match.pk, anna, 0)

    page = client.get(reverse("table-log", args=[match.code])).content.decode()

    assert "<s>" in page
    assert "Anna took back an action." in page
    (void,) = [line for line in tables.history(fresh(match)) if line.is_void]
    assert void.number == fresh(match).version - 1


def test_the_menu_offers_it_to_whoever_has_acted_in_a_casual_match(anna, client):
    match = playing(anna)
    client.force_login(anna)
    address = reverse("take-back", args=[match.code])
    assert address not in client.get(reverse("table", args=[match.code])).content.decode()
    while 0 not in table_of(match).actors:
        tick_on(match)
    services.submit(match.pk, anna, 0, some_action(match, 0))

    assert address in client.get(reverse("table", args=[match.code])).content.decode()
    client.post(address, {"seat": "0"})
    assert table_of(match).actors == {0}


@pytest.mark.parametrize("to", [-1, 1, 2, 7])
def test_a_log_that_goes_back_to_nowhere_is_no_log(to):
    game = GAMES["spades"]
    settings = game.Settings()
    state = game.setup(4, "seed", settings).state
    (seat,) = game.actors(state)
    first = wire.encode(game.legal(state, seat)[0])

    with pytest.raises(IllegalAction, match="no such moment"):
        replay(game, 4, "seed", settings, [(seat, first), (seat, TakeBack(to, True))])


def agree(match: Match, who) -> bool:
    """Says whether that was the last consent it needed."""
    version = fresh(match).version
    services.answer_proposal(match.pk, who, True)
    return fresh(match).version > version


def act_for_people(match: Match, *people) -> None:
    """Bots move until one of these people has."""
    while not LogEntry.objects.filter(match=match, by="person").exists():
        if table_of(match).holders[turn(match)] is None:
            tick_on(match)
        else:
            act_for(match, *people)


def last_actor(match: Match, *people):
    seat = LogEntry.objects.filter(match=match, by="person").last().seat
    who, other = sorted(people, key=lambda one: one.pk != table_of(match).holders[seat])
    return seat, who, other


def solo(host, slug: str) -> tuple[Match, int]:
    options = {
        "spades": {"round_limit": 1},
        "check": {"rounds": 2, "peek_seconds": 0, "match_seconds": 0},
        "gotcha": {"target_points": 2},
        "modern_art": {},
    }[slug]
    seats = max(3, GAMES[slug].seats[0])
    match = services.open_table(host, slug, options, [ME, *[BOT] * (seats - 1)])
    services.start(match.pk, host)
    return fresh(match), table_of(match).seats_of(host.pk)[0]
