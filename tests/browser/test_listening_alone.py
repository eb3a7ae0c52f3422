"""Every game from the set-up to the end by what a screen reader is told, and nothing else."""

import pytest
from playwright.sync_api import Page

from games.engines import GAMES
from tests.browser.ways import Listening
from tests.browser.wishes import OVER, plays_to_the_end, sits_down


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_roles_and_names_alone(page: Page, game: str):
    way = Listening(page)
    sits_down(way, game)

    plays_to_the_end(way, game)

    assert way.finds(OVER, way.heard())
