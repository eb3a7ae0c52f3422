"""Who reads whom: players and spectators are apart while cards are in hands."""

import pytest

from games import services
from games.chat.models import Message, Room
from games.services import Refusal
from tests.chat.talk import reads, says
from tests.games.stories import open_table, playing

pytestmark = pytest.mark.django_db


def test_at_a_waiting_table_everybody_reads_everybody(anna, ben):
    match = open_table(anna)

    says(match, anna, "Welcome")
    says(match, ben, "May I join?")

    assert reads(match, anna) == reads(match, None) == ["Welcome", "May I join?"]


def test_while_a_match_is_played_nobody_can_whisper_to_a_player(anna, ben, clara):
    match = playing(anna, ben)

    says(match, clara, "Anna has the ace of spades")

    assert reads(match, anna) == reads(match, ben) == []
    assert reads(match, None) == ["Anna has the ace of spades"]


def test_what_players_say_stays_among_them_also_afterwards(anna, ben, clara):
    match = playing(anna, ben)

    says(match, anna, "Nice one")
    assert reads(match, ben) == ["Nice one"]
    assert reads(match, clara) == []

    services.break_off(match.pk)
    assert reads(match, clara) == []


def test_when_the_match_is_over_the_players_read_what_the_spectators_said(anna, clara):
    match = playing(anna)
    says(match, clara, "What a hand")

    services.break_off(match.pk)

    assert reads(match, anna) == ["What a hand"]
    says(match, anna, "Thank you all")
    assert reads(match, clara) == ["What a hand", "Thank you all"]


def test_what_was_said_before_the_deal_stays_with_everybody(anna, ben, clara):
    match = open_table(
        anna, *[services.SeatPlan("me")], *[services.SeatPlan("bot", level="easy")] * 3
    )
    says(match, clara, "Hello from the stands")
    services.start(match.pk, anna)

    assert reads(match, anna) == reads(match, clara) == ["Hello from the stands"]


def test_who_left_a_match_has_seen_a_hand_and_is_silent_until_its_end(anna, ben, clara):
    match = playing(anna, ben)
    services.resign(match.pk, ben)

    with pytest.raises(Refusal, match="when it is over"):
        says(match, ben, "Anna's partner had two kings")

    services.break_off(match.pk)
    says(match, ben, "Good game")
    assert Message.objects.get().room == Room.TABLE
