"""Whatever is sent as an action is an action of the game or refused in a sentence."""

import math
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engines.game import Game, InvalidAction
from games.engines.spades.actions import SeeCards
from games.engines.spades.game import SPADES
from games.engines.wire import decode, encode, kinds
from tests.engines.contract.trials import in_every_game

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(min_value=10**18, max_value=10**40)
    | st.floats()
    | st.text()
    | st.characters(categories=["Cs"])
)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=20
)


def tags(game: Game) -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in kinds(game.Action) + kinds(game.Clock)]


def fields(game: Game) -> list[str]:
    return sorted(
        {
            field
            for kind in kinds(game.Action) + kinds(game.Clock)
            for field in kind.__struct_fields__
        }
    )


def is_action_or_refused(game: Game, sent: Any) -> bool:
    """Nothing but InvalidAction may come out, and what was accepted must go back unchanged."""
    try:
        action = decode(game, sent)
    except InvalidAction as refusal:
        sentence = str(refusal)
        return sentence[:1].isupper() and sentence.endswith(".") and "`" not in sentence
    return bool(encode(action) == sent)


@in_every_game
@settings(deadline=None)
@given(sent=anything)
def test_any_json_value_is_an_action_or_refused(game: Game, sent: Any) -> None:
    assert is_action_or_refused(game, sent)


@in_every_game
@settings(deadline=None)
@given(choices=st.data())
def test_a_known_type_with_any_fields_is_an_action_or_refused(
    game: Game, choices: st.DataObject
) -> None:
    sent = choices.draw(
        st.dictionaries(st.sampled_from(fields(game)) | st.text(), anything, max_size=4)
    )
    sent["type"] = choices.draw(st.sampled_from(tags(game)))

    assert is_action_or_refused(game, sent)


@in_every_game
@pytest.mark.parametrize(
    "sent",
    [None, True, 0, math.nan, "", "bid", [], [["type", "bid"]], {}, {"type": None}, {"type": []}],
    ids=repr,
)
def test_what_names_no_action_is_refused(game: Game, sent: Any) -> None:
    with pytest.raises(InvalidAction):
        decode(game, sent)


@in_every_game
def test_a_key_that_is_no_text_is_refused(game: Game) -> None:
    with pytest.raises(InvalidAction):
        decode(game, {"type": tags(game)[0], 1: 2})


@in_every_game
def test_a_field_too_many_is_refused(game: Game) -> None:
    for tag in tags(game):
        with pytest.raises(InvalidAction):
            decode(game, {"type": tag, "seat_of_another": 1})


@in_every_game
def test_every_kind_of_action_refuses_unknown_fields_and_has_its_type(game: Game) -> None:
    for kind in kinds(game.Action) + kinds(game.Clock):
        assert kind.__struct_config__.forbid_unknown_fields
        assert kind.__struct_config__.tag_field == "type"
        assert kind.__struct_config__.frozen


def test_the_wire_knows_the_clocks_actions_as_well_as_the_seats() -> None:
    class CloseAuction(
        msgspec.Struct,
        frozen=True,
        tag_field="type",
        tag="close_auction",
        forbid_unknown_fields=True,
    ):
        pass

    timed = replace(SPADES, Clock=CloseAuction)

    assert decode(timed, {"type": "close_auction"}) == CloseAuction()
    assert decode(timed, {"type": "see_cards"}) == SeeCards()
    with pytest.raises(InvalidAction):
        decode(SPADES, {"type": "close_auction"})


@in_every_game
def test_what_is_no_action_of_the_game_is_invalid_whoever_does_it(game: Game) -> None:
    class Stranger(msgspec.Struct, frozen=True, tag_field="type", tag="pass"):
        pass

    state = game.setup(game.seats[0], "nobody knows it", game.Settings()).state

    for seat in (*range(game.seats[0]), None, -1, 99, True, "0", []):
        for action in (None, 5, "pass", [], {}, object(), Stranger()):
            with pytest.raises(InvalidAction, match=rf"^{game.title} has no such action\.$"):
                game.apply(state, seat, action)


WRONG: list[Any] = [True, 1.0, "x", b"x", {"x": 1}, (None,), ({},), ("x",), [[]], object()]


@in_every_game
def test_a_struct_that_no_mapping_decodes_to_is_invalid_in_every_phase(game: Game) -> None:
    state = game.setup(game.seats[0], "by hand", game.Settings()).state
    phases = set()
    for _ in range(200):
        seat = min(game.actors(state), default=None)
        if seat is None:
            break
        phases.add(type(state.phase))
        for kind in kinds(game.Action):
            fields = kind.__struct_fields__
            for wrong in WRONG if fields else []:
                with pytest.raises(InvalidAction):
                    game.apply(state, seat, kind(*[wrong] * len(fields)))
        state = game.apply(state, seat, game.legal(state, seat)[0]).state
    assert len(phases) > 1


@in_every_game
def test_any_mapping_will_do(game: Game) -> None:
    state = game.setup(game.seats[0], "any mapping", game.Settings()).state
    seat = min(game.actors(state))
    action = game.legal(state, seat)[0]

    assert decode(game, MappingProxyType(encode(action))) == action
