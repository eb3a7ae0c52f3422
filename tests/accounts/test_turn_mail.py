"""Mails to those whose match goes on without them."""

import re
from datetime import timedelta

import pytest
from django.core import mail
from django.utils import timezone

from accounts import turn_mail
from accounts.models import TurnMail
from accounts.turn_mail import due_letters, send, token_of
from games.models import Seat
from tests.accounts.visits import says
from tests.games.stories import playing, table_of

pytestmark = pytest.mark.django_db


def away(match, user, minutes: int, is_away: bool = False) -> None:
    until = timezone.now() - timedelta(minutes=minutes)
    Seat.objects.filter(match=match, user=user).update(present_until=until, is_away=is_away)


def asked_match(bert, cleo, **options):
    """A match in which it is Bert's turn."""
    for _ in range(200):
        match = playing(bert, cleo, **options)
        table = table_of(match)
        if table.actors == set(table.seats_of(bert.pk)):
            return match
    raise AssertionError


@pytest.fixture
def wishing(bert):
    bert.turn_mail = True
    bert.save()
    return bert


def test_who_is_away_on_their_turn_is_written_to(wishing, cleo):
    match = asked_match(wishing, cleo, turn_seconds=0)
    away(match, wishing, 11)

    (letter,) = due_letters(timezone.now())

    assert (letter.to, letter.code) == ("bert@example.org", match.code)
    assert not letter.is_bot_playing


def test_once_each_time_they_are_away(wishing, cleo):
    match = asked_match(wishing, cleo, turn_seconds=0)
    away(match, wishing, 11)
    assert len(due_letters(timezone.now())) == 1
    assert due_letters(timezone.now() + timedelta(hours=5)) == []

    # They came back, and went again.
    away(match, wishing, -30)
    assert len(due_letters(timezone.now() + timedelta(minutes=45))) == 1
    assert TurnMail.objects.count() == 1


def test_also_when_a_bot_plays_for_them(wishing, cleo):
    match = playing(wishing, cleo, turn_seconds=300)
    away(match, wishing, 11, is_away=True)

    (letter,) = due_letters(timezone.now())

    assert letter.is_bot_playing


def test_not_before_their_turn(wishing, cleo):
    match = asked_match(wishing, cleo, turn_seconds=0)
    cleo.emailaddress_set.create(email="cleo@example.org", primary=True, verified=True)
    cleo.turn_mail = True
    cleo.save()
    away(match, cleo, 11)

    assert due_letters(timezone.now()) == []


@pytest.mark.parametrize("minutes", [-5, 0, 9])
def test_not_while_they_were_just_here(wishing, cleo, minutes):
    match = asked_match(wishing, cleo, turn_seconds=0)
    away(match, wishing, minutes)

    assert due_letters(timezone.now()) == []


def test_not_in_a_match_with_a_clock(wishing, cleo):
    match = asked_match(wishing, cleo, turn_seconds=60)
    away(match, wishing, 11, is_away=True)

    assert due_letters(timezone.now()) == []


def test_not_without_the_wish(bert, cleo):
    match = asked_match(bert, cleo, turn_seconds=0)
    away(match, bert, 11)

    assert due_letters(timezone.now()) == []


def test_not_to_an_address_that_is_not_confirmed(wishing, cleo):
    wishing.emailaddress_set.update(verified=False)
    match = asked_match(wishing, cleo, turn_seconds=0)
    away(match, wishing, 11)

    assert due_letters(timezone.now()) == []


def test_another_process_that_was_quicker_writes_it(wishing, cleo):
    match = asked_match(wishing, cleo, turn_seconds=0)
    away(match, wishing, 11)
    seat = match.seats.select_related("match", "user").get(user=wishing)
    TurnMail.objects.create(user=wishing, match=match, sent_at=timezone.now())

    assert not turn_mail._claim(seat, None, timezone.now())
    assert not turn_mail._claim(seat, timezone.now(), timezone.now())


def test_many_absent_people_cost_few_questions(wishing, cleo, django_assert_max_num_queries):
    for _ in range(5):
        away(playing(wishing, cleo, turn_seconds=0), wishing, 11, is_away=True)

    with django_assert_max_num_queries(3 + 5 * 3):
        assert len(due_letters(timezone.now())) == 5


def letter_of(bert, **more):
    facts = {"to": "bert@example.org", "name": "Bert", "game": "Spades", "code": "abc"}
    facts |= {"is_bot_playing": False, "token": token_of(bert)}
    return turn_mail.Letter(**facts | more)


def test_the_mail_has_words_markup_and_a_way_out(bert, settings):
    settings.SITE_URL = "https://parlour.example"

    send(letter_of(bert))

    (sent,) = mail.outbox
    assert sent.subject == "Your turn in Spades"
    assert "it is your turn in Spades." in sent.body
    assert "https://parlour.example/t/abc/" in sent.body
    markup = sent.alternatives[0].content
    assert "https://parlour.example/t/abc/" in markup
    assert sent.extra_headers["List-Unsubscribe"].strip("<>") in sent.body


def test_a_name_is_text_in_the_markup(bert):
    send(letter_of(bert, name="<b>Bert</b>"))

    assert "<b>" not in mail.outbox[0].alternatives[0].content


def test_the_way_out_asks_and_then_stops_without_a_log_in(client, wishing):
    page = f"/accounts/turn-mail/stop/{token_of(wishing)}/"

    assert says(client.get(page), "No more mails about turns?")
    wishing.refresh_from_db()
    assert wishing.turn_mail

    assert says(client.post(page), "your profile has the switch")
    wishing.refresh_from_db()
    assert not wishing.turn_mail


@pytest.mark.parametrize("token", ["x", "1:2:3", "MQ:1abc:def"])
def test_a_forged_way_out_leads_nowhere(client, wishing, token):
    assert client.post(f"/accounts/turn-mail/stop/{token}/").status_code == 404


@pytest.mark.django_db(transaction=True)
async def test_a_mail_that_fails_keeps_no_other(monkeypatch, caplog):
    letters = [turn_mail.Letter("", "", "Spades", code, False, "") for code in ("bad", "good")]
    sent = []

    def post_office(letter):
        if letter.code == "bad":
            raise OSError
        sent.append(letter.code)

    monkeypatch.setattr(turn_mail, "due_letters", lambda now: letters)
    monkeypatch.setattr(turn_mail, "send", post_office)

    assert await turn_mail.post(timezone.now()) == 1
    assert sent == ["good"]
    assert re.search("match bad could not be sent", caplog.text)
