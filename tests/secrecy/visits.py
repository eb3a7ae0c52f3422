"""The site asked about the same match in two worlds."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
from django.test import Client

from games.engines import wire
from games.engines.game import IllegalAction
from games.rendering import Viewer, angle
from games.table import Table
from tests.secrecy.answers import Answer, Question, answer, questions
from tests.secrecy.kept import REASON, Kept
from tests.secrecy.played import Played
from tests.secrecy.worlds import Leak, World, living_in, parting

REFUSED = 2  # impossible actions that are tried
DRAWN = 200  # actions by lot among which those are looked for


def asked_for(table: Table, viewer: Viewer) -> list[int]:
    """The seats to ask about: not those that are one's own too, but not the one looked from."""
    seen_from = angle(table, viewer)
    hidden = set(seen_from.own) - {seen_from.viewpoint}
    return [seat for seat in range(len(table.seats)) if seat not in hidden]


def impossible(
    match: Played,
    other: World,
    viewer: Viewer,
    action: Callable[[random.Random], Any],
    rng: random.Random,
) -> list[str]:
    """Some actions, as JSON, that are refused in both worlds."""
    tables = match.tables[other.ended], other.tables[-1]
    found: list[str] = []
    for drawn in [action(rng) for _ in range(DRAWN)]:
        if len(found) < REFUSED and not any(
            allowed(table, seat, drawn) for table in tables for seat in asked_for(table, viewer)
        ):
            found.append(msgspec.json.encode(wire.encode(drawn)).decode())
    return found


def allowed(table: Table, seat: int, action: Any) -> bool:
    try:
        table.game.apply(table.state, seat, action)
    except IllegalAction:
        return False
    return True


def visited(kept: Kept, other: World, viewer: Viewer, tried: list[str]) -> tuple[int, int]:
    """How many answers were the same in both worlds after the last action that they share, and
    how long these were together."""
    match = kept.match
    asked = list(
        questions(kept.row.code, viewer, asked_for(match.tables[other.ended], viewer), tried, other)
    )
    cookies = kept.session_of(viewer)
    kept.go_to(other.ended, match.trial.seed)
    here = heard(asked, cookies, match.trial.seed)
    with living_in(other, match):
        kept.go_to(other.ended, other.seed)
        there = heard(asked, cookies, other.seed)
    length = 0
    for question, one, two in zip(asked, here, there, strict=True):
        if one != two:
            raise Leak(f"{question} is answered otherwise: {parting(str(one), str(two))}")
        if REASON.encode() in one.body:
            raise Leak(f"{question} is answered with a bot's reason")
        length += one.size
    return len(asked), length


def heard(asked: list[Question], cookies: dict[str, str], seed: str) -> list[Answer]:
    browser = Client()
    browser.cookies.load(cookies)
    return [answer(browser, question, seed) for question in asked]
