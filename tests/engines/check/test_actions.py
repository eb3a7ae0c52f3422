"""The actions and settings as they are sent."""

from typing import Any

import msgspec
import pytest

from games.engines.check.actions import (
    Action,
    CallCheck,
    Clock,
    CloseMatch,
    ClosePeek,
    DiscardCard,
    DrawCard,
    ExchangeCards,
    MatchCard,
    PassMatch,
    PeekAt,
    Place,
    SayReady,
    SwapCard,
)
from games.engines.check.game import CHECK
from games.engines.check.settings import Settings
from games.engines.game import IllegalAction, InvalidAction
from games.engines.wire import decode, encode
from tests.engines.check.table import opened, playing

HERE = {"seat": 0, "position": 1}
THERE = {"seat": 2, "position": 3}


@pytest.mark.parametrize(
    ("action", "form"),
    [
        (SayReady(), {"type": "ready"}),
        (DrawCard("pile"), {"type": "draw", "source": "pile"}),
        (DrawCard("discard"), {"type": "draw", "source": "discard"}),
        (SwapCard(2), {"type": "swap", "position": 2}),
        (DiscardCard(), {"type": "discard"}),
        (MatchCard(0), {"type": "match", "position": 0}),
        (PassMatch(), {"type": "pass"}),
        (PeekAt(()), {"type": "peek", "targets": []}),
        (PeekAt((Place(0, 1),)), {"type": "peek", "targets": [HERE]}),
        (PeekAt((Place(0, 1), Place(2, 3))), {"type": "peek", "targets": [HERE, THERE]}),
        (
            ExchangeCards(Place(0, 1), Place(2, 3)),
            {"type": "exchange", "first": HERE, "second": THERE},
        ),
        (ExchangeCards(None, None), {"type": "exchange", "first": None, "second": None}),
        (CallCheck(), {"type": "call_check"}),
        (ClosePeek(), {"type": "close_peek"}),
        (CloseMatch(), {"type": "close_match"}),
    ],
)
def test_the_forms_of_the_actions(action: Action | Clock, form: dict[str, Any]) -> None:
    assert encode(action) == form
    assert decode(CHECK, form) == action


NOT_A_PLACE: tuple[Any, ...] = (
    0,
    "0.1",
    [0, 1],
    {},
    {"seat": 0},
    {"position": 1},
    {"seat": True, "position": 1},
    {"seat": 0, "position": 1.0},
    {"seat": "0", "position": 1},
    {"seat": 0, "position": None},
    {"seat": 0, "position": 1, "card": "AS"},
)


@pytest.mark.parametrize(
    ("sent", "because"),
    [
        ({"type": "fold"}, "Check has no such action."),
        ({"source": "pile"}, "An action must say its type."),
        ({"type": "draw"}, "The action “draw” needs “source” as well."),
        ({"type": "swap"}, "The action “swap” needs “position” as well."),
        ({"type": "peek"}, "The action “peek” needs “targets” as well."),
        ({"type": "exchange", "first": None}, "The action “exchange” needs “second” as well."),
        ({"type": "exchange", "second": HERE}, "The action “exchange” needs “first” as well."),
        (
            {"type": "pass", "position": 1},
            "The action “pass” has fields that do not belong to it.",
        ),
        (
            {"type": "discard", "card": "AS"},
            "The action “discard” has fields that do not belong to it.",
        ),
        *(
            (
                {"type": "draw", "source": source},
                "That is not a possible “source” for the action “draw”.",
            )
            for source in ("deck", "", None, 0, True, ["pile"])
        ),
        *(
            (
                {"type": kind, "position": position},
                f"That is not a possible “position” for the action “{kind}”.",
            )
            for kind in ("swap", "match")
            for position in (True, 1.0, "1", None, [1], float("nan"))
        ),
        *(
            (
                {"type": "peek", "targets": targets},
                "That is not a possible “targets” for the action “peek”.",
            )
            for targets in (None, HERE, "", 0, *([place] for place in (None, *NOT_A_PLACE)))
        ),
        *(
            (
                {"type": "exchange", "first": place, "second": THERE},
                "That is not a possible “first” for the action “exchange”.",
            )
            for place in NOT_A_PLACE
        ),
        *(
            (
                {"type": "exchange", "first": HERE, "second": place},
                "That is not a possible “second” for the action “exchange”.",
            )
            for place in NOT_A_PLACE
        ),
    ],
    ids=repr,
)
def test_what_is_no_action_is_refused_in_a_sentence(sent: Any, because: str) -> None:
    with pytest.raises(InvalidAction) as refusal:
        decode(CHECK, sent)

    assert str(refusal.value) == because


def test_something_that_is_no_action_of_check_is_invalid_also_when_applied() -> None:
    with pytest.raises(InvalidAction, match=r"^Check has no such action\.$"):
        CHECK.apply(opened().state, 0, object())


@pytest.mark.parametrize("position", [True, 1.0, "1", None, [], {}])
def test_a_position_that_is_no_whole_number_is_invalid_also_when_applied(position: Any) -> None:
    table = playing("0 7H 2C; 1 7C 3C").plays("0:draw")

    with pytest.raises(InvalidAction, match=r"^The action “swap” cannot be read\.$"):
        CHECK.apply(table.state, 0, SwapCard(position))


@pytest.mark.parametrize("position", [-1, 4, 10**30])
def test_a_position_that_is_not_in_the_grid_is_illegal(position: int) -> None:
    table = playing("0 7H 2C; 1 7C 3C").plays("0:draw")

    with pytest.raises(IllegalAction, match=r"^There is no card at that position\.$"):
        CHECK.apply(table.state, 0, SwapCard(position))


@pytest.mark.parametrize("seat", [-1, 2, 6, True, 0.0, "0"])
def test_nobody_acts_from_a_seat_that_is_not_at_the_table(seat: Any) -> None:
    table = opened(2)

    with pytest.raises(IllegalAction, match=r"^There is no such seat at this table\.$"):
        CHECK.apply(table.state, seat, SayReady())
    assert CHECK.legal(table.state, seat) == ()


def test_nobody_acts_when_it_is_over() -> None:
    table = playing("0 7H 2C; 1 7C 3C").plays("0:check 1:draw 1:discard 1:pass")

    table.refuses("0:draw 1:pass 0:ready 1:check", because="The game is over.")


def test_the_settings_and_their_defaults() -> None:
    assert msgspec.to_builtins(Settings()) == {
        "rounds": 1,
        "match_penalty": False,
        "memory_aid": False,
        "peek_seconds": 10,
        "match_seconds": 6,
        "turn_seconds": 60,
    }


@pytest.mark.parametrize(
    ("name", "lowest", "highest"),
    [
        ("rounds", 1, 10),
        ("peek_seconds", 0, 60),
        ("match_seconds", 0, 60),
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
    for name in ("match_penalty", "memory_aid"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({name: 1}, Settings)
