"""Actions and settings as JSON."""

from typing import Any

import msgspec
import pytest

from games.engines.game import InvalidAction
from games.engines.modern_art.actions import (
    Action,
    Bid,
    Buy,
    CloseAuction,
    DeclineSecond,
    OfferSecond,
    Pass,
    PlayCard,
    SetPrice,
)
from games.engines.modern_art.game import MODERN_ART
from games.engines.modern_art.paintings import CARDS
from games.engines.modern_art.settings import Settings
from games.engines.wire import decode, encode
from tests.engines.modern_art.table import opened, playing


@pytest.mark.parametrize(
    ("action", "form"),
    [
        (PlayCard("manuel-open-1"), {"type": "play_card", "card": "manuel-open-1"}),
        (Bid(25), {"type": "bid", "amount": 25}),
        (Pass(), {"type": "pass"}),
        (SetPrice(18), {"type": "set_price", "amount": 18}),
        (Buy(), {"type": "buy"}),
        (OfferSecond("sigrid-hidden-3"), {"type": "offer_second", "card": "sigrid-hidden-3"}),
        (DeclineSecond(), {"type": "decline_second"}),
        (CloseAuction(), {"type": "close_auction"}),
    ],
)
def test_the_forms_of_the_actions(action: Action, form: dict[str, Any]) -> None:
    assert encode(action) == form
    assert decode(MODERN_ART, form) == action


def test_every_card_can_be_sent() -> None:
    for card in CARDS:
        assert decode(MODERN_ART, {"type": "play_card", "card": card}) == PlayCard(card)


@pytest.mark.parametrize(
    ("sent", "because"),
    [
        ("bid", "An action is an object with a type and its fields."),
        ({"amount": 5}, "An action must say its type."),
        ({"type": "fold"}, "Modern Art has no such action."),
        ({"type": "bid"}, "The action “bid” needs “amount” as well."),
        ({"type": "play_card"}, "The action “play_card” needs “card” as well."),
        ({"type": "pass", "amount": 0}, "The action “pass” has fields that do not belong to it."),
        (
            {"type": "bid", "amount": 5, "seat": 1},
            "The action “bid” has fields that do not belong to it.",
        ),
        *(
            (
                {"type": kind, "amount": amount},
                f"That is not a possible “amount” for the action “{kind}”.",
            )
            for kind in ("bid", "set_price")
            for amount in (True, False, 2.5, 3.0, "5", "abc", None, [5], float("nan"))
        ),
        *(
            (
                {"type": kind, "card": card},
                f"That is not a possible “card” for the action “{kind}”.",
            )
            for kind in ("play_card", "offer_second")
            for card in (
                "manuel-hidden-3",
                "manuel-open-0",
                "manuel-open-1\n",
                "Manuel-open-1",
                "manuel-open",
                "AS",
                "",
                None,
                5,
                ["manuel-open-1"],
            )
        ),
    ],
    ids=repr,
)
def test_what_is_no_action_is_refused_in_a_sentence(sent: Any, because: str) -> None:
    with pytest.raises(InvalidAction) as refusal:
        decode(MODERN_ART, sent)

    assert str(refusal.value) == because


def test_something_that_is_no_action_of_modern_art_is_invalid_also_when_applied() -> None:
    with pytest.raises(InvalidAction, match=r"^Modern Art has no such action\.$"):
        MODERN_ART.apply(opened().state, 0, object())


@pytest.mark.parametrize("amount", [True, 2.5, 3.0, "5", None], ids=repr)
@pytest.mark.parametrize("auction", ["open", "one_offer", "hidden", "fixed_price"])
def test_an_amount_that_is_no_whole_number_is_invalid_also_when_applied(
    auction: str, amount: Any
) -> None:
    table = playing(f"auctioneer 1; 1 manuel-{auction}-1").plays(f"1:manuel-{auction}-1")
    kind = SetPrice if auction == "fixed_price" else Bid

    with pytest.raises(InvalidAction, match=r"^An amount is a whole number\.$"):
        MODERN_ART.apply(table.state, table.actors[0], kind(amount))


def test_the_settings_and_their_defaults() -> None:
    assert msgspec.to_builtins(Settings()) == {"open_countdown": 5, "turn_seconds": 60}


@pytest.mark.parametrize(("name", "highest"), [("open_countdown", 30), ("turn_seconds", 600)])
def test_the_bounds_of_the_settings(name: str, highest: int) -> None:
    for value in (0, highest):
        assert getattr(msgspec.convert({name: value}, Settings), name) == value
    for value in (-1, highest + 1):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({name: value}, Settings)
