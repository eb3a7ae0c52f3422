"""Everybody reads their own language, also at one table."""

import ast
import re

import pytest
from django.core import mail
from django.test import Client
from django.utils import translation

from accounts.models import User
from accounts.turn_mail import Letter, send
from config.languages import speaking
from games.engines.spades.settings import Settings
from games.rendering import Viewer, fragments
from games.sentences import addressed, translated
from tests.games.stories import person, playing
from tests.games.test_sockets import Page
from tests.games.unkept import begun, words
from tests.languages.extraction import ROOT, sentences

GERMAN = {"accept-language": "de-AT,de;q=0.9,en;q=0.5"}


@pytest.mark.django_db
def test_a_page_is_in_the_language_that_the_browser_asks_for():
    assert '<html lang="de"' in Client().get("/", headers=GERMAN).text
    assert "Anmelden" in Client().get("/", headers=GERMAN).text
    assert "Log in" in Client().get("/", headers={"accept-language": "fr"}).text


@pytest.mark.django_db
def test_what_one_chooses_counts_more_and_is_remembered_for_mails():
    anna = person("Anna")
    browser = Client()
    browser.force_login(anna)

    browser.post("/language/", {"language": "de"}, headers={"referer": "http://testserver/"})

    assert '<html lang="de"' in browser.get("/", headers={"accept-language": "en"}).text
    assert User.objects.get(pk=anna.pk).language == "de"


@pytest.mark.django_db
def test_a_language_that_the_site_does_not_speak_changes_nothing():
    browser = Client()

    browser.post("/language/", {"language": "xx"})

    assert '<html lang="en"' in browser.get("/").text


def test_two_at_one_table_each_read_their_own_language():
    table = begun("spades", 4, Settings())
    (asked,) = table.actors

    def prompt(language: str) -> str:
        return words(fragments(table, Viewer(asked + 1, language=language))["turn"])

    assert prompt("en") == "It is your turn."
    assert prompt("de") != prompt("en")
    assert prompt("en") == "It is your turn."
    assert translation.get_language() == "en"


@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("attached")
async def test_a_socket_speaks_the_language_of_its_page():
    match = playing(person("Anna"), person("Ben"))
    said = []
    for asked in ("de", "en", "../xx"):
        page = Page(f"/ws/t/{match.code}/?in={asked}")
        assert await page.open()
        said.append(await page.hears())
        await page.close()

    assert said[1] == said[2]
    assert said[0] != said[1]


def test_what_engines_and_bots_say_is_translated_with_what_they_put_into_it():
    why = "My team still needs 2 tricks."

    assert speaking("en", translated, why) == why
    assert "2 Stiche" in speaking("de", translated, why)
    assert speaking("de", translated, "You have only 30k.").count("30") == 1
    assert speaking("de", translated, "Nobody ever says this.") == "Nobody ever says this."


def test_a_reason_of_an_older_match_is_still_read_in_ones_own_language():
    why = "Its partner bid nil: it covers with the king of spades."

    assert "Pik-König" in speaking("de", translated, why)


@pytest.mark.parametrize(
    ("reason", "hint"),
    [
        ("My cards are so low that I should take no trick.", "Your cards are so low that you"),
        ("I am better off adding nothing.", "You are better off adding nothing."),
        ("If nobody bids, the lot is mine for free.", "If nobody bids, the lot is yours for free."),
        ("No swap would help me.", "No swap would help you."),
    ],
)
def test_a_hint_says_to_the_player_what_a_bot_says_of_itself(reason: str, hint: str):
    assert addressed(reason).startswith(hint)


def test_no_hint_speaks_of_anybody_but_the_player():
    """What stays in the first person, or speaks of a bot as "it", was forgotten."""
    said = [sentence for sentence in bots_reasons() if re.search(r"\b(I|[Mm]e|[Mm]y)\b", sentence)]

    assert said
    assert not [hint for hint in map(addressed, said) if re.search(r"\b(I|me|my|Its)\b", hint)]
    assert not [why for why in bots_reasons() if re.match(r"It (?!'s|helps)|Its ", why)]


def bots_reasons() -> set[str]:
    return {
        sentence
        for path in (ROOT / "games" / "bots").rglob("*.py")
        for sentence in sentences(ast.parse(path.read_text(encoding="utf-8")))
    }


def test_a_mail_is_in_the_language_of_who_gets_it():
    letter = Letter("anna@example.org", "Anna", "Spades", "bcdfghjkmn", False, "token", "de")

    speaking(letter.language, send, letter)

    assert mail.outbox[0].subject != "Your turn in Spades"
    assert "Spades" in mail.outbox[0].subject
