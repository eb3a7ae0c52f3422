"""Matches played at random with decks in which rare things happen often."""

import random
from collections.abc import Iterator
from typing import Any

from games.engines.game import Seat, Step
from games.engines.gotcha.deck import CARDS, KIND_OF
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.settings import Settings
from games.engines.gotcha.state import State

DECKS = ("whole", "short", "few Things", "Gotchas and Actions", "tiny")


def deck_of(name: str, rng: random.Random) -> list[str]:
    cards = list(CARDS)
    if name == "few Things":
        cards = [card for card in cards if KIND_OF[card].name not in ("giant", "medium", "tiny")]
    if name == "Gotchas and Actions":
        cards = [
            card for card in cards if KIND_OF[card].family != "thing" or KIND_OF[card].name == "big"
        ]
    rng.shuffle(cards)
    if name in ("short", "tiny"):
        return cards[: rng.randint(0, 60 if name == "short" else 16)]
    return cards


def random_match(
    rng: random.Random, seats: int, deck: str, **settings: Any
) -> Iterator[tuple[State, tuple[Seat, Any] | None, Step]]:
    """Each step of a match: the state before, who did what in it, and what came of it."""
    cards = deck_of(deck, rng)
    step = GOTCHA.setup(seats, str(rng.random()), Settings(**settings), cards)
    # Some are in no hurry to be done, some are done soon.
    is_keen = rng.random() < 0.7
    yield step.state, None, step
    while actors := GOTCHA.actors(step.state):
        before, seat = step.state, rng.choice(sorted(actors))
        legal = GOTCHA.legal(before, seat)
        by_type: dict[type, list[Any]] = {}
        for action in legal:
            by_type.setdefault(type(action), []).append(action)
        choices = list(by_type.values())
        action = rng.choice(rng.choice(choices[1:] or choices if is_keen else choices))
        step = GOTCHA.apply(before, seat, action)
        yield before, (seat, action), step
