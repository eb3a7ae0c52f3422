"""No viewpoint and no event tells of a card that may not be known."""

import random

import msgspec
import pytest

from games.engines.gotcha.deck import CARDS
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.state import State
from tests.engines.gotcha.contract import hidden_cards
from tests.engines.gotcha.matches import DECKS, random_match
from tests.engines.gotcha.table import at


def told(value: object) -> set[str]:
    """The cards that are named anywhere in something."""
    text = msgspec.json.encode(value).decode()
    return {card for card in CARDS if f'"{card}"' in text}


def public_cards(state: State) -> set[str]:
    return told(GOTCHA.view(state, None))


@pytest.mark.parametrize("at_once", [False, True], ids=["in turn", "at once"])
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("seats", [3, 6])
def test_a_view_names_no_hidden_card_and_an_event_only_what_is_public_then(
    seats: int, deck: str, at_once: bool
) -> None:
    rng = random.Random(f"secrets {seats} {deck} {at_once}")
    for before, _, step in random_match(rng, seats, deck, simultaneous_offers=at_once):
        for viewpoint in (*range(seats), None):
            view = GOTCHA.view(step.state, viewpoint)
            assert told(view).isdisjoint(hidden_cards(step.state, viewpoint))
        # What is public on the way only, such as a card discarded and then shuffled in,
        # was collected or removed in an event that comes before the shuffle.
        known = public_cards(before) | public_cards(step.state)
        shown = {"collected", "removed", "flipped", "offered"}
        revealed = {
            card
            for event in step.events
            if event.__struct_config__.tag in shown
            for card in told(event)
        }
        assert told(step.events) <= known | revealed
        assert revealed <= known | {
            placed.card for offer in before.offers for placed in offer or ()
        }


@pytest.mark.parametrize("seats", [3, 5])
def test_offers_at_once_are_in_no_event_before_the_last_is_in(seats: int) -> None:
    rng = random.Random(f"at once {seats}")
    for before, move, step in random_match(rng, seats, "whole", simultaneous_offers=True):
        if move and len(GOTCHA.actors(before)) > 1:
            assert told(step.events) == set()


def test_a_refusal_does_not_tell_where_a_card_is() -> None:
    table = at(
        "offer",
        """
            hand 1      big-1 big-2 big-3
            hand 2      giant-1
            hand 0      giant-2
            draw        giant-3
        """,
    )

    for card in ("giant-1", "giant-2", "giant-3", "giant-4"):
        table.refuses(
            f"1 offers {card} / big-1 big-2; 1 offers big-1 / {card} big-2",
            because="You do not have that card in your hand.",
        )


def test_a_refusal_does_not_tell_what_lies_face_down() -> None:
    table = at(
        "action",
        """
            offers 1    big-1 / giant-1 giant-2
            offers 2    big-2 / tiny-1
            collects 0  add_one-1 flip_one-1
            hand 0      big-3
            hand 1      giant-3
        """,
    )

    because = "You do not have that card in your hand."
    for card in ("giant-1", "giant-2", "giant-3", "tiny-1", "giant-4"):
        table.refuses(f"0 plays add_one-1 {card} on 1", because=because)
