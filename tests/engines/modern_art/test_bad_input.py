"""Whatever else a player sends is refused in a sentence, and nothing has changed."""

from typing import Any

import msgspec
import pytest

from games.engines.game import IllegalAction, InvalidAction
from games.engines.modern_art.game import MODERN_ART
from games.engines.wire import decode
from tests.engines.modern_art.table import Table, playing

OPEN = playing("money 100 40 100 100; 0 manuel-open-1 sigrid-open-1").plays("0:manuel-open-1 2:10")
ONE_OFFER = playing("0 manuel-one_offer-1 sigrid-open-1").plays("0:manuel-one_offer-1")
CLOSED = playing("0 manuel-open-1; 1 sigrid-open-1").plays("0:manuel-open-1 2:10 clock:close")
DOUBLE = playing("0 manuel-double-1 manuel-double-2").plays("0:manuel-double-1")
TO_PLAY = playing("0 manuel-open-1; 1 sigrid-open-1")


def bid(amount: Any) -> dict[str, Any]:
    return {"type": "bid", "amount": amount}


@pytest.mark.parametrize(
    ("table", "seat", "sent", "because"),
    [
        (OPEN, 1, bid(0), "A bid is at least 1k."),
        (OPEN, 1, bid(-3), "A bid is at least 1k."),
        (OPEN, 1, bid(10**9), "You have only 40k."),
        (OPEN, 1, bid(10**40), "You have only 40k."),
        (OPEN, 1, bid(41), "You have only 40k."),
        (OPEN, 1, bid(10), "Bid more than 10k."),
        (ONE_OFFER, 2, bid(5), "It is not your turn."),
        (CLOSED, 3, bid(11), "There is nothing to bid on now."),
        (CLOSED, 3, {"type": "pass"}, "There is nothing to pass on now."),
        (CLOSED, 3, {"type": "buy"}, "There is nothing to buy at a fixed price now."),
        (
            TO_PLAY,
            0,
            {"type": "play_card", "card": "sigrid-open-1"},
            "You do not have that card.",
        ),
        (
            DOUBLE,
            0,
            {"type": "offer_second", "card": "manuel-double-2"},
            "The second card cannot be a double.",
        ),
        (OPEN, 1, {"type": "close_auction"}, "Only the clock closes an auction."),
        (OPEN, 4, bid(20), "There is no such seat at this table."),
        (OPEN, -1, bid(20), "There is no such seat at this table."),
        (OPEN, True, bid(20), "There is no such seat at this table."),
    ],
)
def test_an_action_that_is_not_allowed(
    table: Table, seat: int, sent: dict[str, Any], because: str
) -> None:
    before = msgspec.msgpack.encode(table.state)

    with pytest.raises(IllegalAction) as refusal:
        MODERN_ART.apply(table.state, seat, decode(MODERN_ART, sent))

    assert str(refusal.value) == because
    assert msgspec.msgpack.encode(table.state) == before


@pytest.mark.parametrize("amount", [2.5, "abc", "5", True, None, [], {}], ids=repr)
def test_a_bid_that_is_no_whole_number(amount: Any) -> None:
    with pytest.raises(InvalidAction) as refusal:
        decode(MODERN_ART, bid(amount))

    assert str(refusal.value) == "That is not a possible “amount” for the action “bid”."
