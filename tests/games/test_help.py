"""Every control of every prompt says what it does, to whoever asks it."""

import random
import re
from collections import Counter

import pytest
from django.template import engines

from games.engines import GAMES
from games.engines.check.actions import CallCheck
from tests.games import unkept

SETTINGS = {
    "check": {"peek_seconds": 0},
    "gotcha": {"target_points": 4},
    "modern_art": {"open_countdown": 0},
    "spades": {"round_limit": 6, "blind_nil": True, "blind_bid": True},
}
CONTROL = re.compile(r'<(?:button|input)\b[^>]*\bform="act"[^>]*>')
MODE = re.compile(r'<input\b[^>]*name="mode"[^>]*>')


def entries(slug: str) -> dict[str, str]:
    env = engines["jinja2"].env
    listed = str(env.get_template(f"games/{slug}/help.html").module.entries())
    return dict(re.findall(r'<dd id="(help-\w+)">([^<]+)</dd>', listed))


def controls(table, seat: int) -> list[str]:
    page = unkept.page(table, seat)
    return [
        found for found in CONTROL.findall(page) if 'type="hidden"' not in found
    ] + MODE.findall(page)


def described_by(control: str) -> list[str]:
    named = re.search(r'aria-describedby="([^"]+)"', control)
    return [each for each in named[1].split() if each.startswith("help-")] if named else []


def lingering(legal, rng):
    """By lot, but nobody ends a round of Check as soon as they may."""
    return rng.choice([each for each in legal if not isinstance(each, CallCheck)] or legal)


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_control_is_described_and_no_description_is_idle(slug):
    known, used = entries(slug), set()
    game, often = GAMES[slug], Counter()
    for seed in range(20):
        settings = game.Settings(**SETTINGS[slug])
        begun = unkept.begun(slug, max(4, game.seats[0]), settings, f"help {seed}")
        for table in unkept.moments(begun, random.Random(seed), lingering):
            for seat in table.actors:
                asked = frozenset(type(each) for each in game.legal(table.state, seat))
                often[asked] += 1
                if often[asked] > 4:
                    continue
                shown = controls(table, seat)
                assert shown
                for control in shown:
                    assert described_by(control), control
                    assert set(described_by(control)) <= set(known), control
                    used.update(described_by(control))
        if used == set(known):
            break

    assert used == set(known)


@pytest.mark.django_db
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_the_list_of_controls_is_on_the_page_of_the_table(slug, client):
    table = client.post(f"/guided/{slug}/").url

    page = client.get(table).content.decode()

    for key, words in entries(slug).items():
        assert f'id="{key}"' in page
        assert words.strip()
