"""Actions and settings as JSON."""

from typing import Any

import msgspec
import pytest

from games.engines.game import InvalidAction
from games.engines.spades.actions import Action, PlaceBid, PlayCard, SeeCards
from games.engines.spades.game import SPADES
from games.engines.spades.settings import Settings
from games.engines.wire import decode, encode
from tests.engines.spades.table import dealt


@pytest.mark.parametrize(
    ("action", "form"),
    [
        (PlaceBid("normal", 3), {"type": "bid", "kind": "normal", "amount": 3}),
        (PlaceBid("nil", 0), {"type": "bid", "kind": "nil", "amount": 0}),
        (PlaceBid("blind_nil", 0), {"type": "bid", "kind": "blind_nil", "amount": 0}),
        (PlaceBid("blind", 6), {"type": "bid", "kind": "blind", "amount": 6}),
        (SeeCards(), {"type": "see_cards"}),
        (PlayCard("TH"), {"type": "play", "card": "TH"}),
        (PlayCard("BJ"), {"type": "play", "card": "BJ"}),
    ],
)
def test_the_forms_of_the_actions(action: Action, form: dict[str, Any]) -> None:
    assert encode(action) == form
    assert decode(SPADES, form) == action


@pytest.mark.parametrize(
    ("sent", "because"),
    [
        ("bid", "An action is an object with a type and its fields."),
        ({"kind": "nil", "amount": 0}, "An action must say its type."),
        ({"type": "fold"}, "Spades has no such action."),
        ({"type": 7}, "Spades has no such action."),
        ({"type": "bid", "kind": "nil"}, "The action “bid” needs “amount” as well."),
        ({"type": "play"}, "The action “play” needs “card” as well."),
        (
            {"type": "see_cards", "seat": 1},
            "The action “see_cards” has fields that do not belong to it.",
        ),
        *(
            (
                {"type": "bid", "kind": "normal", "amount": amount},
                "That is not a possible “amount” for the action “bid”.",
            )
            for amount in (True, 3.0, "3", None, [3], float("nan"))
        ),
        *(
            (
                {"type": "bid", "kind": kind, "amount": 3},
                "That is not a possible “kind” for the action “bid”.",
            )
            for kind in ("blind-nil", "", None, 0)
        ),
        *(
            (
                {"type": "play", "card": card},
                "That is not a possible “card” for the action “play”.",
            )
            for card in ("1H", "AH\n", "ah", "10H", "XJ", "JOKER", "", None, 5, ["AH"])
        ),
    ],
    ids=repr,
)
def test_what_is_no_action_is_refused_in_a_sentence(sent: Any, because: str) -> None:
    with pytest.raises(InvalidAction) as refusal:
        decode(SPADES, sent)

    assert str(refusal.value) == because


def test_something_that_is_no_action_of_spades_is_invalid_also_when_applied() -> None:
    with pytest.raises(InvalidAction, match=r"^Spades has no such action\.$"):
        SPADES.apply(dealt().state, 0, object())


def test_the_settings_and_their_defaults() -> None:
    assert msgspec.to_builtins(Settings()) == {
        "win_target": 500,
        "round_limit": 0,
        "allow_nil": True,
        "blind_nil": False,
        "blind_bid": False,
        "jokers": False,
        "deuce_high": False,
        "bag_penalty": 100,
        "turn_seconds": 60,
    }


@pytest.mark.parametrize(
    ("name", "lowest", "highest"),
    [
        ("win_target", 100, 1000),
        ("round_limit", 0, 20),
        ("bag_penalty", 0, 200),
        ("turn_seconds", 0, 600),
    ],
)
def test_the_bounds_of_the_settings(name: str, lowest: int, highest: int) -> None:
    for value in (lowest, highest):
        assert getattr(msgspec.convert({name: value}, Settings), name) == value
    for value in (lowest - 1, highest + 1):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({name: value}, Settings)


def test_a_switch_is_on_or_off() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"jokers": 1}, Settings)
