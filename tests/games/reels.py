"""Matches played at random and kept as documents, for those who look back."""

import random
from datetime import UTC, datetime
from typing import Any

import msgspec

from games.archive import FORMAT, Document, Logged, Sitter
from games.engines import GAMES, wire
from games.rendering import deal_hash
from games.table import Table
from tests.games.unkept import COLORS, NAMES, acted, begun

NOW = datetime(2026, 5, 1, tzinfo=UTC)
SETTINGS: dict[str, dict[str, Any]] = {
    "spades": {"round_limit": 1},
    "check": {"rounds": 2},
    "gotcha": {"target_points": 2, "simultaneous_offers": True},
    "modern_art": {},
}


def played(slug: str, length: int = 10_000, seed: str = "reel") -> tuple[Document, list[Table]]:
    """A match as a document, to its end or so far, and the table at each of its moments."""
    game, rng = GAMES[slug], random.Random(seed)
    options = SETTINGS[slug]
    table = begun(slug, 4, game.Settings(**options), seed)
    moments, log = [table], []
    while table.actors and len(log) < length:
        seat = rng.choice(sorted(table.actors))
        legal = game.legal(table.state, seat)
        action = game.default(table.state, seat) if rng.random() < 0.3 else rng.choice(legal)
        log.append(Logged(seat, "bot", wire.encode(action), NOW, "It seemed wise."))
        table = acted(table, seat, action)
        moments.append(table)
    document = Document(
        format=FORMAT,
        code="bcdfghjkmn",
        game=slug,
        settings=msgspec.to_builtins(game.Settings(**options)),
        seed=seed,
        sha256=deal_hash(seed),
        started=NOW,
        status="playing" if table.actors else "finished",
        seats=[Sitter(NAMES[seat], "person", "", COLORS[seat], "a01") for seat in range(4)],
        log=log,
        result=msgspec.json.decode(msgspec.json.encode(game.outcome(table.state))),
    )
    return document, moments
