"""Setting up a match: seats, settings and seed."""

from typing import Any

import msgspec
import pytest

from games.engines.game import Game, IllegalAction
from tests.engines.contract.trials import in_every_game


@in_every_game
def test_another_number_of_seats_is_refused(game: Game) -> None:
    for seats in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1, True, "4", 4.0, None):
        with pytest.raises(ValueError, match=r"^This game is for .* players\.$"):
            game.setup(seats, "seed", game.Settings())


@in_every_game
@pytest.mark.parametrize("settings", [None, {}, "default"], ids=repr)
def test_what_are_not_its_settings_is_refused(game: Game, settings: Any) -> None:
    with pytest.raises(ValueError, match="not settings of this game"):
        game.setup(game.seats[0], "seed", settings)


@in_every_game
def test_settings_out_of_bounds_are_refused_even_if_built_by_hand(game: Game) -> None:
    for seconds in (601, 10**30, True, 60.0, "60", None, [], object()):
        with pytest.raises(ValueError, match="out of bounds"):
            game.setup(game.seats[0], "seed", game.Settings(turn_seconds=seconds))


@in_every_game
def test_settings_are_typed_strictly(game: Game) -> None:
    for wrong in ({"turn_seconds": "60"}, {"turn_seconds": 1.5}, {"turn_seconds": True}, {"no": 1}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, game.Settings)


@in_every_game
def test_every_setting_has_a_default(game: Game) -> None:
    assert msgspec.convert({}, game.Settings) == game.Settings()


@in_every_game
@pytest.mark.parametrize("seed", [None, 1, b"seed"], ids=repr)
def test_a_seed_is_a_text(game: Game, seed: Any) -> None:
    with pytest.raises(ValueError, match="seed"):
        game.setup(game.seats[0], seed, game.Settings())


@in_every_game
@pytest.mark.parametrize(
    "deck",
    [5, "", "2C3C", {"2C"}, {"2C": 1}, iter(["2C"])],
    ids=["number", "nothing", "text", "set", "mapping", "iterator"],
)
def test_a_deck_is_a_list_of_cards(game: Game, deck: Any) -> None:
    with pytest.raises(ValueError, match=r"^A deck is a list of cards, from the top\.$"):
        game.setup(game.seats[0], "seed", game.Settings(), deck)


@in_every_game
def test_the_same_seed_gives_the_same_match_and_another_seed_another(game: Game) -> None:
    def begun(seed: str) -> Any:
        return game.setup(game.seats[0], seed, game.Settings()).state

    views = [game.view(begun(seed), 0) for seed in ("one", "two", "three", "four")]

    assert begun("one") == begun("one")
    assert len({msgspec.json.encode(view) for view in views}) > 1


@in_every_game
def test_nobody_looks_from_a_seat_that_is_not_there(game: Game) -> None:
    seats = game.seats[0]
    state = game.setup(seats, "seed", game.Settings()).state

    for stranger in (-1, seats, True, "0", 0.0):
        with pytest.raises(IllegalAction, match=r"^There is no such seat at this table\.$"):
            game.view(state, stranger)


@in_every_game
def test_the_registry_knows_a_game_by_its_slug(game: Game) -> None:
    from games.engines import GAMES

    assert GAMES[game.slug] is game
