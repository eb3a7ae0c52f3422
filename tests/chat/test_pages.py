"""The chat on the page: plain forms first."""

import pytest

from accounts.moderation.models import Kind, Sanction
from games.chat import services
from games.chat.models import Message, Mute
from tests.chat.talk import browser_of, guest, says
from tests.games.stories import open_table, playing

pytestmark = pytest.mark.django_db
SCRIPT = "<script>alert('x')</script>"


def page(match, user=None):
    return browser_of(user).get(f"/t/{match.code}/").content.decode()


def posts(match, user, verb="say", headers=None, **fields):
    return browser_of(user).post(f"/t/{match.code}/{verb}/", fields, headers=headers)


@pytest.fixture(params=["waiting", "playing"])
def match(request, anna, ben):
    return open_table(anna) if request.param == "waiting" else playing(anna, ben)


def test_what_is_said_by_a_plain_form_is_on_the_page(match, anna):
    answer = posts(match, anna, text="Hello all")

    assert answer.status_code == 302
    assert answer.url == f"/t/{match.code}/#chat-lines"
    assert "Hello all" in page(match, anna)


def test_html_is_shown_as_text(match, anna, ben):
    posts(match, anna, text=SCRIPT)

    shown = page(match, anna)
    assert SCRIPT not in shown
    assert "&lt;script&gt;" in shown


def test_a_phrase_is_shown_in_words(match, anna):
    posts(match, anna, phrase="luck")

    assert "Good luck!</span>" in page(match, anna)


def test_a_refusal_is_a_sentence(match, anna):
    answer = posts(match, anna, headers={"HX-Request": "true"}, text=" ")
    assert answer.status_code == 409
    assert "Say something first." in answer.content.decode()

    client = browser_of(anna)
    answer = client.post(f"/t/{match.code}/say/", {"text": " "}, follow=True)
    assert "Say something first." in answer.content.decode()


def test_a_stranger_says_their_name_first(match):
    answer = posts(match, None, headers={"HX-Request": "true"}, text="Hi")

    assert (answer.status_code, Message.objects.count()) == (409, 0)
    assert "Enter your name" in page(match)


def test_a_page_without_a_socket_is_answered_with_what_was_said(match, anna):
    answer = posts(match, anna, headers={"HX-Request": "true"}, text="Hi").content.decode()
    live = posts(
        match, anna, headers={"HX-Request": "true", "X-Live": "1"}, text="Ho"
    ).content.decode()

    assert "Hi</span>" in answer
    assert "Ho</span>" not in live


def test_the_pages_own_check_brings_what_was_said_and_no_game(match, anna, ben):
    from tests.games.stories import table_of

    first = says(match, anna, "one")
    client = browser_of(anna)
    asked = {"revision": table_of(match).revision, "chat": first.pk}

    assert client.get(f"/t/{match.code}/live/", asked).status_code == 204
    says(match, anna, "two")
    news = client.get(f"/t/{match.code}/live/", asked).content.decode()

    assert "two</span>" in news
    assert "region-form" not in news
    assert "region-seats" not in news


def test_guests_without_words_of_their_own_still_have_the_phrases(match, settings):
    settings.GUEST_CHAT = False
    shown = page(match, guest("Gast"))

    assert 'name="phrase"' in shown
    assert 'id="chat-text"' not in shown


def test_a_muted_person_is_read_by_all_others(anna, ben, clara):
    match = open_table(anna)
    says(match, ben, "Bla")

    posts(match, anna, "mute", person=ben.pk)

    assert "Bla</span>" not in page(match, anna)
    assert "Muted for you" in page(match, anna)
    assert "Bla</span>" in page(match, clara)
    assert "Muted for you" not in page(match, clara)

    posts(match, anna, "unmute", person=ben.pk)
    assert "Bla</span>" in page(match, anna)


def test_a_guest_of_a_muted_account_is_muted_too(anna, ben):
    from accounts.services import merge_guest

    visitor = guest("Gast")
    match = open_table(anna)
    says(match, visitor, "Bla")
    merge_guest(visitor, ben)
    services.mute(anna, ben)

    assert "Bla</span>" not in page(match, anna)


def test_nobody_mutes_themselves_or_nobody_or_unknown(match, anna):
    posts(match, anna, "mute", person=anna.pk)
    assert posts(match, anna, "mute", person="99999").status_code == 404
    assert posts(match, anna, "mute", person="x").status_code == 404
    assert posts(match, None, "mute", person=anna.pk).url.startswith("/accounts/login/")

    assert not Mute.objects.exists()


def test_a_long_talk_costs_no_more_questions(match, anna, ben, django_assert_max_num_queries):
    from games.chat.rendering import page_region
    from tests.games.stories import table_of

    users = [guest(f"Guest {number}") for number in range(12)]
    Message.objects.bulk_create(
        Message(match=match, room="table", user=users[number % 12], text=f"line {number}")
        for number in range(200)
    )
    table = table_of(match)

    with django_assert_max_num_queries(2):
        assert page_region(table, anna.pk).count("<li") == 50


def test_who_may_not_write_is_told_so_where_the_box_would_be(client, match, anna, ben):
    Sanction.objects.create(user=anna, kind=Kind.CHAT, reason="You flooded the chat.", by=ben)
    client.force_login(anna)

    page = client.get(f"/t/{match.code}/").content.decode()

    assert "You flooded the chat." in page
    assert 'id="chat-form"' not in page
    assert 'id="chat-phrases"' not in page
