"""Posting an action: success, every refusal, and what a repeated click gets."""

import json

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from games import tables
from games.engines import wire
from games.models import LogEntry, Seat
from games.services.playing import move
from games.services.writing import locked
from tests.games.stories import (
    BOT,
    ME,
    OPEN,
    fresh,
    log_of,
    open_table,
    person,
    playing,
    some_action,
    table_of,
    turn,
)

pytestmark = pytest.mark.django_db
HTMX = {"HX-Request": "true"}


@pytest.fixture
def four(anna, ben, clara, dora):
    return {p.pk: p for p in (anna, ben, clara, dora)}


@pytest.fixture
def match(four):
    return playing(*four.values())


def browser(user=None, **options) -> Client:
    client = Client(**options)
    if user is not None:
        client.force_login(user)
    return client


def at_turn(match, four):
    """Whose turn it is: their seat and their browser."""
    seat = turn(match)
    return seat, browser(four[table_of(match).holders[seat]])


def act(client, match, seat, action, headers=HTMX, **fields):
    fields = {"seat": seat, "action": json.dumps(action)} | fields
    return client.post(reverse("act", args=[match.code]), fields, headers=headers)


def test_an_action_is_answered_with_the_actors_regions(match, four):
    seat, client = at_turn(match, four)

    answer = act(client, match, seat, some_action(match, seat))

    assert answer.status_code == 200
    assert b'id="region-turn"' in answer.content
    assert log_of(match) == [(1, seat, "person")]


def test_a_page_with_an_open_socket_is_not_sent_its_regions_twice(match, four):
    seat, client = at_turn(match, four)

    answer = act(client, match, seat, some_action(match, seat), HTMX | {"X-Live": "1"})

    assert b"region-turn" not in answer.content
    assert fresh(match).version == 1


def test_without_javascript_the_action_leads_back_to_the_table(match, four):
    seat, client = at_turn(match, four)

    answer = act(client, match, seat, some_action(match, seat), headers={})

    assert (answer.status_code, answer.url) == (302, reverse("table", args=[match.code]))


def test_an_illegal_action_is_refused_with_a_sentence_and_changes_nothing(match, four):
    seat, client = at_turn(match, four)

    answer = act(client, match, seat, {"type": "play", "card": "AS"})

    assert answer.status_code == 409
    assert "region-refusal" in answer.content.decode()
    assert log_of(match) == []


def test_a_refusal_without_javascript_is_the_table_again_with_the_sentence(match, four):
    seat, client = at_turn(match, four)

    answer = act(client, match, seat, {"type": "play", "card": "AS"}, headers={})

    assert answer.status_code == 409
    page = answer.content.decode()
    assert 'id="region-turn"' in page
    assert 'role="alert"' in page


def test_somebody_out_of_turn_is_told_so(match, four):
    seat = (turn(match) + 1) % 4
    client = browser(four[table_of(match).holders[seat]])

    answer = act(client, match, seat, {"type": "bid", "kind": "normal", "amount": 3})

    assert (answer.status_code, log_of(match)) == (409, [])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "null",
        "{}",
        '{"type": "fly"}',
        '{"type": "bid"}',
        '{"type": "bid", "kind": "normal", "amount": "3"}',
        '{"type": "bid", "kind": "normal", "amount": true}',
        '{"type": "bid", "kind": "normal", "amount": 3, "extra": 1}',
        '{"type": "play", "card": "<script>"}',
        '{"type": "bid", "kind": "normal", "amount": 1e400}',
        "\ud83d".encode("utf-8", "surrogatepass").decode("utf-8", "replace"),
        "[" * 5000,
    ],
)
def test_a_malformed_action_is_a_400_with_a_sentence(match, four, text):
    seat, client = at_turn(match, four)
    fields = {"seat": seat, "action": text}

    answer = client.post(reverse("act", args=[match.code]), fields, headers=HTMX)

    assert answer.status_code == 400
    assert "<script>" not in answer.content.decode()
    assert log_of(match) == []


@pytest.mark.parametrize("seat", ["", "-1", "x", "1.5", "9" * 40, "٣"])
def test_a_malformed_seat_is_a_400(match, four, seat):
    _, client = at_turn(match, four)

    answer = act(client, match, seat, {"type": "see_cards"})

    assert (answer.status_code, log_of(match)) == (400, [])


def test_nobody_acts_for_another_seat(match, four):
    seat = turn(match)
    other = four[table_of(match).holders[(seat + 1) % 4]]

    answer = act(browser(other), match, seat, some_action(match, seat))

    assert answer.status_code == 403
    assert "not your seat" in answer.content.decode()
    assert log_of(match) == []


def test_a_spectator_and_a_stranger_cannot_act(match):
    seat = turn(match)

    for client in (browser(person("Eve")), browser()):
        answer = act(client, match, seat, some_action(match, seat))
        assert answer.status_code == 403

    assert log_of(match) == []


def test_an_action_without_a_csrf_token_is_refused(match, four):
    seat = turn(match)
    client = browser(four[table_of(match).holders[seat]], enforce_csrf_checks=True)

    answer = act(client, match, seat, some_action(match, seat))

    assert (answer.status_code, log_of(match)) == (403, [])


def test_a_repeated_click_is_answered_with_the_table_and_changes_nothing(match, four):
    seat, client = at_turn(match, four)
    action = some_action(match, seat)
    act(client, match, seat, action, taken=0)

    again = act(client, match, seat, action, taken=0)

    assert again.status_code == 200
    assert b"region-turn" in again.content
    assert LogEntry.objects.filter(match=match).count() == 1


@pytest.mark.parametrize(
    ("by", "sentence"),
    [
        (LogEntry.By.CLOCK, "Too late: your time was up, and a move was made for you."),
        (LogEntry.By.BOT, "Too late: a bot has moved for you."),
    ],
)
def test_a_press_that_comes_after_somebody_acted_for_the_seat_is_told_so(match, four, by, sentence):
    seat, client = at_turn(match, four)
    action = some_action(match, seat)
    with locked(match.pk) as row:
        table = tables.caught_up(row)
        move(row, table, seat, wire.decode(table.game, action), by, timezone.now())

    late = act(client, match, seat, action, taken=0)

    assert late.status_code == 403
    assert sentence in late.content.decode()
    assert len(log_of(match)) == 1


def test_an_oversized_action_is_a_413(match, four):
    seat, client = at_turn(match, four)

    answer = act(client, match, seat, {"type": "x" * 100_000})

    assert (answer.status_code, log_of(match)) == (413, [])


def test_an_unknown_table_is_a_404(anna):
    for verb in ("act", "take-seat", "start", "resign"):
        assert browser(anna).post(reverse(verb, args=["nowhere"])).status_code == 404
    assert browser(anna).get(reverse("table", args=["nowhere"])).status_code == 404


def test_an_action_is_a_post(match, four):
    _, client = at_turn(match, four)

    assert client.get(reverse("act", args=[match.code])).status_code == 405


def test_a_table_that_waits_or_is_over_takes_no_action(anna):
    match = open_table(anna, ME, BOT, BOT, OPEN)

    answer = act(browser(anna), match, 0, {"type": "bid", "kind": "normal", "amount": 3})

    assert answer.status_code == 403
    assert "has not begun" in answer.content.decode()


def test_a_banned_person_can_no_longer_act(match, four):
    seat, client = at_turn(match, four)
    user = four[table_of(match).holders[seat]]
    user.is_active = False
    user.save()

    answer = act(client, match, seat, some_action(match, seat))

    assert (answer.status_code, log_of(match)) == (403, [])


def test_who_acts_is_no_longer_away(match, four):
    seat, client = at_turn(match, four)
    Seat.objects.filter(match=match, index=seat).update(is_away=True)
    tables.forget_all()

    act(client, match, seat, some_action(match, seat))

    assert not table_of(match).seats[seat].away


def test_the_page_says_nothing_new_at_its_own_revision_and_everything_at_another(match, four):
    _, client = at_turn(match, four)
    url = reverse("table-live", args=[match.code])
    revision = fresh(match).revision

    assert client.get(url, {"revision": revision}).status_code == 204
    assert b"region-turn" in client.get(url, {"revision": revision - 1}).content
    assert b"region-turn" in client.get(url).content
