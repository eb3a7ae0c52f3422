"""What is said reaches the pages that may read it, and changes nothing else on them."""

import pytest

from games import services as games
from games.chat import rendering, services
from tests.chat.talk import says
from tests.games.stories import open_table, person, playing
from tests.games.test_sockets import page_of

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("attached")]


async def test_a_line_is_added_and_nothing_is_drawn_anew():
    anna, ben = person("Anna"), person("Ben")
    match = playing(anna, ben)
    page = await page_of(match, ben)

    said = says(match, anna, "Well bid")

    news = await page.hears()
    assert f'id="chat-{said.pk}"' in news
    assert "Well bid" in news
    assert 'hx-swap-oob="beforeend:#chat-lines"' in news
    assert "region-" not in news
    await page.close()


async def test_players_and_spectators_hear_their_own():
    anna, clara = person("Anna"), person("Clara")
    match = playing(anna)
    at_the_table, in_the_stands = await page_of(match, anna), await page_of(match)

    says(match, clara, "She has the ace")
    assert "She has the ace" in await in_the_stands.hears()
    assert await at_the_table.hears_nothing()

    says(match, anna, "Hush")
    assert "Hush" in await at_the_table.hears()
    assert await in_the_stands.hears_nothing()

    games.break_off(match.pk)
    assert "She has the ace" in await at_the_table.hears()
    for page in (at_the_table, in_the_stands):
        await page.close()


async def test_a_page_that_connects_is_sent_what_was_said_before():
    anna = person("Anna")
    match = open_table(anna)
    says(match, anna, "Anybody there?")

    page = await page_of(match)

    assert "Anybody there?" in page.first
    await page.close()


async def test_whom_one_mutes_one_hears_no_more_at_once():
    anna, ben = person("Anna"), person("Ben")
    match = open_table(anna)
    says(match, ben, "Bla")
    page, other = await page_of(match, anna), await page_of(match)

    services.mute(anna, ben)
    assert "Bla</span>" not in await page.hears()

    says(match, ben, "Bla bla")
    assert "Bla bla" in await other.hears()
    assert await page.hears_nothing()
    for each in (page, other):
        await each.close()


async def test_a_line_is_drawn_once_however_many_hear_it():
    anna, clara = person("Anna"), person("Clara")
    match = playing(anna)
    pages = [await page_of(match) for _ in range(5)]
    before = rendering._appended.cache_info().misses

    says(match, clara, "She has the ace")

    for page in pages:
        assert "She has the ace" in await page.hears()
    assert rendering._appended.cache_info().misses == before + 1
    for page in pages:
        await page.close()


async def test_who_watches_is_told_that_everybody_reads_along_and_no_line_is_sent_again():
    anna, clara = person("Anna"), person("Clara")
    match = playing(anna)
    says(match, clara, "She has the ace")
    page = await page_of(match)
    assert "Only spectators can read this" in page.first

    games.break_off(match.pk)

    news = await page.hears()
    assert "Everyone at this table can read this." in news
    assert "She has the ace" not in news
    says(match, clara, "Well done")
    assert "Well done" in await page.hears()
    await page.close()


async def test_the_end_of_a_match_reaches_who_watches_as_what_it_is():
    """The regions beside the new heading of the chat are markup, and not the text of one."""
    anna = person("Anna")
    match = playing(anna)
    in_the_stands = await page_of(match)

    games.break_off(match.pk)

    news = await in_the_stands.hears()
    assert '<div id="region-' in news
    assert "&lt;div" not in news
    await in_the_stands.close()
