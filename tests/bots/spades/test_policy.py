"""The fast policy plays the card that the medium bot plays: how well the hard bot foresees the
others decides how strong it is."""

from random import Random

import pytest

from games.bots.spades.deck import deck_of
from games.bots.spades.policy import choose
from games.bots.spades.table import Table
from games.engines.spades.actions import PlayCard
from games.engines.spades.game import SPADES
from games.engines.spades.state import Playing
from tests.bots.spades.matches import decided, turns
from tests.bots.spades.test_model import opened

NO_NIL = {"allow_nil": False}


def agreement(matches: int, level: str, **settings: bool) -> float:
    """The part of the unforced turns at which it plays medium's card."""
    same = unforced = 0
    for match in range(matches):
        table: Table | None = None
        for turn in turns(f"policy {match}", (level, "medium"), **settings):
            if not isinstance(turn.state.phase, Playing):
                table = None
                continue
            table = opened(turn.state) if table is None else table
            deck = deck_of(turn.state.match.settings)
            action = decided(turn, "medium", Random(1)).action
            assert isinstance(action, PlayCard)
            if len(SPADES.legal(turn.state, turn.seat)) > 1:
                unforced += 1
                same += deck.name[choose(table)] == action.card
            played = decided(turn, level if turn.seat % 2 == 0 else "medium", Random(1)).action
            table.play(*deck.card[played.card])
            table = table if table.left else None
    return same / unforced


@pytest.mark.parametrize("level", ["medium", "always_nil"])
def test_it_plays_mediums_card(level: str) -> None:
    assert agreement(6, level) > 0.98


def test_it_does_so_where_spades_rank_otherwise() -> None:
    # A medium bot takes the pack for the common one until it has seen a joker.
    assert agreement(4, "medium", jokers=True) > 0.85
    assert agreement(4, "medium", deuce_high=True) > 0.9
