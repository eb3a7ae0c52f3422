"""The levels are worth their names: the same deals, in every order of the seats."""

from typing import Any

import pytest

from games.arena.contests import seeds
from games.arena.deals import deal
from games.arena.matches import Contest
from games.arena.statistics import Estimate, estimate
from games.bots.budget import Budget
from games.engines import GAMES

ONE_AGAINST = [
    # game, ours, theirs, seats, deals, share of wins at least
    ("modern_art", "medium", "easy", 3, 5, 0.8),
    ("modern_art", "medium", "easy", 4, 5, 0.8),
    ("modern_art", "medium", "easy", 5, 4, 0.8),
    ("modern_art", "medium", "random", 4, 3, 0.99),
    ("modern_art", "easy", "random", 4, 3, 0.8),
    ("gotcha", "medium", "random", 4, 10, 0.5),
    ("gotcha", "medium", "easy", 4, 20, 0.5),
    ("check", "medium", "random", 4, 30, 0.4),
    ("check", "medium", "easy", 4, 15, 0.5),
    ("check", "medium", "easy", 2, 30, 0.6),
]
VARIANTS: list[dict[str, bool]] = [{}, {"jokers": True}, {"deuce_high": True}]


def standings(slug: str, seats: tuple[str, ...], deals: int, **settings: Any) -> Any:
    contest = Contest(slug, seats, Budget(worlds=8), GAMES[slug].Settings(**settings))
    return [deal(contest, seed).standings[seats[0]] for seed in seeds("strength", deals)]


@pytest.mark.parametrize(("slug", "ours", "theirs", "seats", "deals", "least"), ONE_AGAINST)
def test_one_against_copies_of_another_wins_its_share(
    slug: str, ours: str, theirs: str, seats: int, deals: int, least: float
) -> None:
    played = standings(slug, (ours, *[theirs] * (seats - 1)), deals)

    assert estimate([each.share for each in played], 1_000).low > least


def lead(ours: str, theirs: str, deals: int, **variant: bool) -> Estimate:
    """Points a hand that a pair is ahead of another, over two rounds: enough for bids after a
    score, too few for the match to be decided."""
    options = {"round_limit": 2, "win_target": 1000, **variant}
    played = standings("spades", (ours, theirs, ours, theirs), deals, **options)
    return estimate([each.lead for each in played], 1_000)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_medium_pair_is_forty_points_a_hand_better_than_chance(variant: dict[str, bool]) -> None:
    assert lead("medium", "random", 10, **variant).low > 40


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_medium_pair_is_better_than_an_easy_one(variant: dict[str, bool]) -> None:
    assert lead("medium", "easy", 30, **variant).low > 0


def test_an_easy_pair_is_better_than_chance() -> None:
    assert lead("easy", "random", 10).low > 40
