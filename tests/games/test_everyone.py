"""What every game owes to everyone: each event in words for those who listen, cues for what moves
that tell no more, four colours for those who want them."""

import random
import re
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from games import services
from games.cues import TOLD, cue
from games.engines import GAMES
from games.engines.gotcha.events import Taken
from tests.games.stories import BOT, ME, person
from tests.games.unkept import begun, moments, shown, words

SEATS = 4
LINE = re.compile(r'<li id="log-(\d+)-\d+" data-event="([^"]*)">(.*?)</li>', re.S)
STYLES = Path(settings.BASE_DIR) / "static" / "css"


@pytest.mark.parametrize("slug", GAMES)
def test_every_event_of_a_step_is_read_out_in_words(slug: str):
    table = begun(slug, SEATS, GAMES[slug].Settings())
    for moment in moments(table, random.Random(slug)):
        log = shown(moment, None)["log"]
        newest = moment.recent[-1].number
        step = [line.event for line in moment.recent if line.number == newest]

        read_out = [text for number, _cue, text in LINE.findall(log) if int(number) == newest]

        assert 'role="log" aria-live="polite"' in log
        assert len(read_out) == len(step)
        assert all(words(text) for text in read_out)


@pytest.mark.parametrize("slug", GAMES)
def test_a_cue_tells_the_kind_of_an_event_and_nothing_that_is_not_listed(slug: str):
    table = begun(slug, SEATS, GAMES[slug].Settings())
    for moment in moments(table, random.Random(slug)):
        for line in moment.recent:
            kind, *told = cue(line.event).split(" ")

            assert kind == line.event.__struct_config__.tag
            assert {word.partition("=")[0] for word in told} <= set(TOLD.get(kind, ("seat",)))


@pytest.mark.django_db
@pytest.mark.parametrize("slug", GAMES)
def test_whoever_wants_four_colours_has_them_at_the_table(slug: str):
    anna = person("Anna")
    match = services.open_table(anna, slug, {}, (ME, BOT, BOT, BOT))
    services.start(match.pk, anna)
    client = Client()
    client.force_login(anna)
    address = f"/t/{match.code}/"
    assert 'data-deck="four"' not in client.get(address).content.decode()

    anna.four_colour_deck = True
    anna.save()

    assert 'data-deck="four"' in client.get(address).content.decode()


def test_the_colours_of_suits_are_told_in_one_place():
    """So that the four colours reach every card, in every game."""
    telling = {
        sheet.name
        for sheet in STYLES.rglob("*.css")
        if re.search(r"--suit-\w+:", sheet.read_text())
    }

    assert telling == {"tokens.css"}


def test_a_card_that_was_stolen_is_told_by_its_kind():
    assert (
        cue(Taken(buyer=1, victim=2, card="flip_one-3", fate="steal"))
        == "taken buyer=1 victim=2 card=flip_one fate=steal"
    )
