"""Actions and settings as JSON."""

from typing import Any

import msgspec
import pytest

from games.engines.game import IllegalAction, InvalidAction
from games.engines.gotcha.actions import (
    Action,
    Done,
    Flip,
    Pick,
    PlaceOffer,
    PlayAddOne,
    PlayFlipOne,
    PlayRemoveOne,
    PlayRemoveTwo,
    PlayStealAPoint,
    SelectOffer,
    Spot,
    Take,
)
from games.engines.gotcha.deck import CARDS
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.settings import Settings
from games.engines.wire import decode, encode
from tests.engines.gotcha.table import at, opened

FORMS: list[tuple[Action, dict[str, Any]]] = [
    (
        PlaceOffer("big-1", ("big-2", "tiny-20")),
        {"type": "offer", "face_up": "big-1", "face_down": ["big-2", "tiny-20"]},
    ),
    (PlaceOffer("big-1", ()), {"type": "offer", "face_up": "big-1", "face_down": []}),
    (Flip(1, 2), {"type": "flip", "seat": 1, "index": 2}),
    (
        PlayFlipOne("flip_one-5", 0, 1),
        {"type": "play_flip_one", "card": "flip_one-5", "seat": 0, "index": 1},
    ),
    (
        PlayFlipOne("flip_one-5", None, None),
        {"type": "play_flip_one", "card": "flip_one-5", "seat": None, "index": None},
    ),
    (
        PlayAddOne("add_one-6", "medium-25", 2),
        {"type": "play_add_one", "card": "add_one-6", "hand_card": "medium-25", "seat": 2},
    ),
    (
        PlayAddOne("add_one-6", None, None),
        {"type": "play_add_one", "card": "add_one-6", "hand_card": None, "seat": None},
    ),
    (
        PlayRemoveOne("remove_one-6", 2, 0),
        {"type": "play_remove_one", "card": "remove_one-6", "seat": 2, "index": 0},
    ),
    (
        PlayRemoveTwo("remove_two-3", (Spot(1, 0), Spot(2, 1))),
        {
            "type": "play_remove_two",
            "card": "remove_two-3",
            "targets": [{"seat": 1, "index": 0}, {"seat": 2, "index": 1}],
        },
    ),
    (
        PlayRemoveTwo("remove_two-3", None),
        {"type": "play_remove_two", "card": "remove_two-3", "targets": None},
    ),
    (
        PlayStealAPoint("steal_a_point-3", 1),
        {"type": "play_steal_a_point", "card": "steal_a_point-3", "target": 1},
    ),
    (
        PlayStealAPoint("steal_a_point-3", None),
        {"type": "play_steal_a_point", "card": "steal_a_point-3", "target": None},
    ),
    (Done(), {"type": "done"}),
    (SelectOffer(5), {"type": "select_offer", "seat": 5}),
    (
        Take((Pick("once-10", "steal"), Pick("bad-12", "discard"))),
        {
            "type": "take",
            "picks": [
                {"card": "once-10", "fate": "steal"},
                {"card": "bad-12", "fate": "discard"},
            ],
        },
    ),
]


@pytest.mark.parametrize(("action", "form"), FORMS, ids=lambda value: str(value)[:30])
def test_the_forms_of_the_actions(action: Action, form: dict[str, Any]) -> None:
    assert encode(action) == form
    assert decode(GOTCHA, form) == action


@pytest.mark.parametrize("form", [form for _, form in FORMS], ids=lambda form: str(form)[:40])
def test_every_field_must_be_there_also_if_it_is_null(form: dict[str, Any]) -> None:
    for name in form:
        with pytest.raises(InvalidAction):
            decode(GOTCHA, {key: value for key, value in form.items() if key != name})


@pytest.mark.parametrize("form", [form for _, form in FORMS], ids=lambda form: str(form)[:40])
def test_no_other_field_may_be_there(form: dict[str, Any]) -> None:
    with pytest.raises(InvalidAction, match="has fields that do not belong to it"):
        decode(GOTCHA, {**form, "player": 1})


@pytest.mark.parametrize("form", [form for _, form in FORMS], ids=lambda form: str(form)[:40])
def test_every_field_has_its_type(form: dict[str, Any]) -> None:
    for name in set(form) - {"type"}:
        for wrong in (True, 1.0, "1", "", [1], {}, [None], "giant-5", "AS", float("nan")):
            with pytest.raises(InvalidAction):
                decode(GOTCHA, {**form, name: wrong})


def test_what_is_never_missing_is_never_null() -> None:
    for form in (
        {"type": "offer", "face_up": None, "face_down": []},
        {"type": "offer", "face_up": "big-1", "face_down": None},
        {"type": "flip", "seat": None, "index": 1},
        {"type": "play_flip_one", "card": None, "seat": None, "index": None},
        {"type": "select_offer", "seat": None},
        {"type": "take", "picks": None},
    ):
        with pytest.raises(InvalidAction):
            decode(GOTCHA, form)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": 1},
        {"seat": 1, "index": 0, "card": "big-1"},
        {"seat": True, "index": 0},
        {"seat": 1, "index": "0"},
        {"seat": 1, "index": None},
        [1, 0],
        None,
    ],
    ids=repr,
)
def test_a_target_is_a_seat_and_an_index(wrong: Any) -> None:
    with pytest.raises(InvalidAction):
        decode(
            GOTCHA,
            {"type": "play_remove_two", "card": "remove_two-1", "targets": [wrong, wrong]},
        )


@pytest.mark.parametrize(
    "wrong",
    [
        {"card": "big-1"},
        {"fate": "steal"},
        {"card": "big-1", "fate": "keep"},
        {"card": "big-17", "fate": "steal"},
        {"card": "big-1", "fate": None},
        {"card": "big-1", "fate": "steal", "seat": 1},
        ["big-1", "steal"],
    ],
    ids=repr,
)
def test_a_pick_is_a_card_and_its_fate(wrong: Any) -> None:
    with pytest.raises(InvalidAction):
        decode(GOTCHA, {"type": "take", "picks": [wrong]})


def test_every_card_of_the_deck_can_be_named_and_nothing_else() -> None:
    for card in CARDS:
        assert decode(GOTCHA, {"type": "offer", "face_up": card, "face_down": []}).face_up == card
    for other in (
        "giant-0",
        "giant-5",
        "big-01",
        "big-1 ",
        "big-1\n",
        " big-1",
        "Big-1",
        "big",
        "-1",
    ):
        with pytest.raises(InvalidAction, match="not a possible “face_up”"):
            decode(GOTCHA, {"type": "offer", "face_up": other, "face_down": []})


def test_something_that_is_no_action_of_this_game_is_invalid_also_when_applied() -> None:
    table = opened()
    nothing: Any = object()

    with pytest.raises(InvalidAction, match=r"^Things & Gotchas has no such action\.$"):
        GOTCHA.apply(table.state, 1, nothing)


@pytest.mark.parametrize("seat", [-1, 3, 99, True, "1", 1.0, (1,)], ids=repr)
def test_a_seat_that_is_not_at_the_table_may_do_nothing(seat: Any) -> None:
    table = opened()

    with pytest.raises(IllegalAction, match=r"^There is no such seat at this table\.$"):
        GOTCHA.apply(table.state, seat, GOTCHA.legal(table.state, 1)[0])
    assert GOTCHA.legal(table.state, seat) == ()


def test_the_clock_does_nothing() -> None:
    table = opened()

    assert GOTCHA.timer(table.state) is None
    with pytest.raises(IllegalAction, match=r"^The clock does nothing in Things & Gotchas\.$"):
        GOTCHA.apply(table.state, None, GOTCHA.legal(table.state, 1)[0])


def test_a_number_that_was_not_decoded_is_invalid_too() -> None:
    flipping = at("buyer_flip", "offers 1 big-1 / big-2").state
    stealing = at("action", "offers 1 big-1; collects 0 steal_a_point-1; points 0 1 1").state
    wrong: Any
    for wrong in (True, 1.0, "1", [], {}):
        for state, action in (
            (flipping, Flip(wrong, 1)),
            (flipping, Flip(1, wrong)),
            (stealing, PlayStealAPoint("steal_a_point-1", wrong)),
        ):
            with pytest.raises(InvalidAction):
                GOTCHA.apply(state, 0, action)


def test_the_settings_and_their_defaults() -> None:
    assert msgspec.to_builtins(Settings()) == {
        "target_points": 5,
        "simultaneous_offers": False,
        "turn_seconds": 60,
    }


@pytest.mark.parametrize(
    ("name", "lowest", "highest"), [("target_points", 1, 10), ("turn_seconds", 0, 600)]
)
def test_the_bounds_of_the_settings(name: str, lowest: int, highest: int) -> None:
    for value in (lowest, highest):
        assert getattr(msgspec.convert({name: value}, Settings), name) == value
    for value in (lowest - 1, highest + 1):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({name: value}, Settings)


def test_a_switch_is_on_or_off() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"simultaneous_offers": 1}, Settings)
