"""The quick model of a round does what the engine does."""

import pytest

from games.bots.modern_art.habits import outlook, prices_at_end
from games.bots.modern_art.model import (
    BEST,
    DOUBLE,
    KIND,
    KINDS,
    SIZE,
    WORST,
    Model,
    coded,
    count_of,
    counted,
)
from games.engines.modern_art.events import (
    CardPlayed,
    LotGiven,
    LotSold,
    RoundBegan,
    RoundEnded,
    SecondCardOffered,
)
from games.engines.modern_art.paintings import ARTISTS, CARDS, PLACE
from games.engines.modern_art.state import State, left_of
from tests.bots.modern_art.matches import steps

MATCHES = 8


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("levels", [("random",), ("medium", "easy")])
def test_rounds_come_to_the_same_in_the_model_and_in_the_engine(
    seats: int, levels: tuple[str, ...]
) -> None:
    compared = 0
    for number in range(MATCHES):
        model = Model((0,) * 5, [], [], [[0] * 5])
        earned = (0,) * 5
        for step in steps(seats, f"model {number}", levels, countdown=5 * (number % 2)):
            for event in step.events:
                match event:
                    case CardPlayed(seat, card) | SecondCardOffered(seat, card):
                        ended = model.play(seat, PLACE[card], KIND[card])
                        assert ended == any(isinstance(each, RoundEnded) for each in step.events)
                    case LotSold(lot, seller, buyer, price):
                        model.hand_over(seller, buyer, price, PLACE[lot[0]], len(lot))
                        assert model.next_with_cards(left_of(seller, seats)) == (
                            step.state.phase.auctioneer
                        )
                    case LotGiven(lot, seat):
                        model.hand_over(seat, seat, 0, PLACE[lot[0]], len(lot))
                    case RoundEnded(_, seat):
                        assert model.ender == seat
                        assert sold(model, earned) == list(step.state.money)
                    case RoundBegan():
                        model = model_of(step.state)
                        earned = tuple(sum(row) for row in step.state.tiles)
            if not any(isinstance(event, RoundEnded) for event in step.events):
                assert_same(model, step.state)
                compared += 1
    assert compared > 1_000


def model_of(state: State) -> Model:
    return Model(
        state.played,
        [coded(hand) for hand in state.hands],
        list(map(float, state.money)),
        [counted(paintings) for paintings in state.paintings],
    )


def sold(model: Model, earned: tuple[int, ...]) -> list[float]:
    look = outlook(earned, (12.0, 13.0, 15.0, 15.0, 15.0), 1, model.seats)
    model.sell(prices_at_end(look, model))
    return model.money


def assert_same(model: Model, state: State) -> None:
    assert model.played == list(state.played)
    assert model.hands == [coded(hand) for hand in state.hands]
    assert model.money == list(state.money)
    assert model.bought == [counted(paintings) for paintings in state.paintings]
    assert model.total == [sum(column) for column in zip(*model.bought, strict=True)]
    assert model.in_hands == sum(map(len, state.hands))


def test_a_copy_is_played_without_the_other() -> None:
    model = Model((0,) * 5, [coded(CARDS[:3]), coded(CARDS[3:6])], [100, 100], [[0] * 5, [1] * 5])
    other = model.copy()
    before = other.hands[0][:]

    model.play(0, PLACE[CARDS[0]], KIND[CARDS[0]])
    model.hand_over(0, 1, 20, 0, 1)

    assert other.hands[0] == before
    assert (other.money, other.played, other.total) == ([100, 100], [0] * 5, [1] * 5)


def test_a_hand_is_a_number_for_each_artist() -> None:
    hand = ["ramon-open-1", "ramon-hidden-2", "ramon-hidden-3", "ramon-double-1"]

    code = coded(hand)[ARTISTS.index("ramon")]

    assert [count_of(code, kind) for kind in range(len(KINDS))] == [1, 0, 2, 0, 1]
    assert SIZE[code] == 4
    assert KINDS[BEST[code]] == "open"
    assert KINDS[WORST[code]] == "hidden"
    assert WORST[coded(["ramon-double-1"])[3]] == DOUBLE
