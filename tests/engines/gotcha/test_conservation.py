"""In any match: cards are neither lost nor doubled, points move only as the rules say."""

import random
from collections import Counter

import pytest

from games.engines.gotcha.actions import PlayStealAPoint
from games.engines.gotcha.deck import KINDS
from games.engines.gotcha.events import Event, GotchaTraded, PointMoved, ThingsScored
from games.engines.gotcha.state import State
from tests.engines.gotcha.contract import all_cards
from tests.engines.gotcha.matches import DECKS, random_match


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_card_of_the_deck_is_in_one_place(seats: int, deck: str) -> None:
    rng = random.Random(f"cards {seats} {deck}")
    cards: list[str] | None = None
    for _, _, step in random_match(rng, seats, deck):
        cards = cards if cards is not None else sorted(all_cards(step.state))
        assert sorted(all_cards(step.state)) == cards
        assert len(set(cards)) == len(cards)


def points_after(before: State, events: tuple[Event, ...]) -> list[int]:
    points = list(before.points)
    for event in events:
        if isinstance(event, ThingsScored):
            size = KINDS[event.kind].set_size
            assert event.points * size == len(event.cards)
            points[event.seat] += event.points
        elif isinstance(event, PointMoved):
            assert points[event.loser] > 0
            points[event.loser] -= 1
            if event.gainer is not None:
                points[event.gainer] += 1
    return points


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_points_are_scored_for_things_and_lost_to_bad_sets_and_thieves(
    seats: int, deck: str
) -> None:
    rng = random.Random(f"points {seats} {deck}")
    for before, move, step in random_match(rng, seats, deck):
        if move is None:
            continue
        assert list(step.state.points) == points_after(before, step.events)
        moved = [event for event in step.events if isinstance(event, PointMoved)]
        stolen = isinstance(move[1], PlayStealAPoint) and move[1].target is not None
        bad = Counter(
            event.seat
            for event in step.events
            if isinstance(event, GotchaTraded) and event.kind == "bad"
        )
        assert len(moved) <= bad.total() + stolen
        for event in moved:
            # A thief takes for themselves, a bad set gives to the buyer of the round or to nobody.
            assert event.gainer in (move[0], before.buyer, None)
            assert (event.gainer is None) == (event.loser == before.buyer and not stolen)


def test_a_match_at_random_ends_and_somebody_has_won() -> None:
    rng = random.Random("ends")
    for _ in range(30):
        *_, (_, _, last) = random_match(rng, rng.randint(3, 6), rng.choice(DECKS))
        outcome = last.state.phase.outcome
        assert max(outcome.scores) == outcome.scores[outcome.winners[0]]
        assert outcome.scores == last.state.points
        assert len(outcome.winners) == 1 or outcome.reason == "round_limit"
