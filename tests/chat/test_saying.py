"""What may be said, how fast, and by whom."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.moderation.models import Kind, Sanction
from games.chat import phrases
from games.chat.models import LONGEST, Message
from games.chat.services import AT_A_TABLE, OF_A_PERSON
from games.engines import GAMES
from games.services import Refusal
from tests.chat.talk import guest, reads, says
from tests.games.stories import open_table, person

pytestmark = pytest.mark.django_db


@pytest.fixture
def match(anna):
    return open_table(anna)


def ago(**span):
    """All that was said, was said that much earlier."""
    Message.objects.update(at=timezone.now() - timedelta(**span))


def test_a_phrase_is_kept_as_its_key(match, anna):
    assert says(match, anna, phrase="hello").phrase == "hello"


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_offers_the_houses_phrases_and_some_of_its_own(slug):
    keys = phrases.keys(slug)

    assert "hello" in keys
    assert len(keys) > 8
    assert len(set(keys)) == len(keys)
    assert all(phrases.words(slug, key) not in ("", key) for key in keys)


def test_only_phrases_of_this_table_can_be_said(match, anna):
    for key in ("gotcha", "nonsense", "../etc"):
        with pytest.raises(Refusal, match="no such phrase"):
            says(match, anna, phrase=key)


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u202e", "\n\t"])
def test_nothing_is_not_said(match, anna, text):
    with pytest.raises(Refusal, match="Say something"):
        says(match, anna, text)


def test_words_have_a_limit(match, anna):
    says(match, anna, "a" * LONGEST)
    with pytest.raises(Refusal, match=f"at most {LONGEST}"):
        says(match, anna, "b" * (LONGEST + 1))


def test_signs_that_turn_or_tower_over_others_are_not_said(match, anna):
    assert says(match, anna, "a\u202eb \n c").text == "ab c"
    with pytest.raises(Refusal, match="too many marks"):
        says(match, anna, "a" + "\u0301" * 9)


def test_nobody_floods_a_table(match, anna, ben):
    for number in range(OF_A_PERSON):
        says(match, anna, f"line {number}")

    with pytest.raises(Refusal, match="a lot at once"):
        says(match, anna, phrase="hello")
    says(match, ben, "I may")
    ago(seconds=11)
    says(match, anna, "now I may")


def test_nobody_floods_by_changing_tables(match, anna):
    other = open_table(anna)
    for number in range(OF_A_PERSON):
        says(match, anna, f"line {number}")

    with pytest.raises(Refusal, match="a lot at once"):
        says(other, anna, "elsewhere")


def test_a_crowd_does_not_flood_a_table_either(match):
    for number in range(AT_A_TABLE):
        says(match, person(f"Person {number}"), "hello")

    with pytest.raises(Refusal, match="Everybody is talking"):
        says(match, person("One more"), "hello")


def test_the_same_words_are_not_repeated_at_once(match, anna):
    says(match, anna, "buy now")
    with pytest.raises(Refusal, match="just said"):
        says(match, anna, "buy now")
    ago(seconds=61)
    says(match, anna, "buy now")


def test_guests_have_phrases_only_where_the_house_says_so(match, settings):
    visitor = guest("Gast")
    says(match, visitor, "in my own words")

    settings.GUEST_CHAT = False
    with pytest.raises(Refusal, match="Guests can use the phrases"):
        says(match, visitor, "again")
    says(match, visitor, phrase="hello")
    assert reads(match, None) == ["in my own words", "hello"]


def test_who_is_barred_from_the_chat_reads_why_and_until_when(match, anna, ben):
    ends = timezone.now() + timedelta(days=3)
    Sanction.objects.create(user=anna, kind=Kind.CHAT, reason="Insults.", by=ben, ends_at=ends)

    with pytest.raises(Refusal, match=r"You may not write here, until .*: Insults\."):
        says(match, anna, phrase="hello")


def test_a_sanction_that_has_ended_or_was_lifted_bars_nobody(match, anna, ben):
    past = timezone.now() - timedelta(seconds=1)
    Sanction.objects.create(user=anna, kind=Kind.CHAT, reason="Old.", by=ben, ends_at=past)
    Sanction.objects.create(user=anna, kind=Kind.CHAT, reason="Wrong.", by=ben, lifted_at=past)
    Sanction.objects.create(user=anna, kind=Kind.RATED, reason="Else.", by=ben)

    says(match, anna, phrase="hello")
