"""What a viewpoint is shown."""

import msgspec

from games.engines.spades.actions import PlayCard
from games.engines.spades.events import Dealt
from games.engines.spades.game import SPADES
from games.engines.spades.pack import SUIT
from games.engines.spades.settings import Settings
from games.fuzzing.matches import Trial, positions
from tests.engines.spades.table import dealt, opened, playing

FIELDS = {
    "phase",
    "round",
    "dealer",
    "actors",
    "scores",
    "bags",
    "bids",
    "tricks_won",
    "trick",
    "last_trick",
    "spades_broken",
    "eligible_blind",
    "rounds",
    "players",
    "hand",
    "legal",
    "outcome",
}


def test_a_view_has_these_fields() -> None:
    view = opened().view(0)

    assert set(view) == FIELDS
    assert set(view["players"][0]) == {"seat", "hand_size", "sees_cards"}


def test_a_match_begins_with_nothing_scored_and_nothing_played() -> None:
    view = opened().view()

    assert (view["phase"], view["round"]) == ("bid", 1)
    assert (view["scores"], view["bags"], view["rounds"]) == ([0, 0], [0, 0], [])
    assert view["bids"] == [None] * 4
    assert view["tricks_won"] == [0] * 4
    assert (view["trick"], view["last_trick"], view["outcome"]) == ([], None, None)
    assert view["spades_broken"] is False


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    table = opened()

    for seat in range(4):
        view = table.view(seat)
        others = [card for other in range(4) if other != seat for card in table.state.hands[other]]
        assert view["hand"] == list(table.state.hands[seat])
        assert not [card for card in others if f"'{card}'" in str(view)]


def test_a_spectator_sees_no_hand_and_may_do_nothing() -> None:
    view = opened().view(None)

    assert view["hand"] is None
    assert view["legal"] == []
    assert [player["hand_size"] for player in view["players"]] == [13] * 4


def test_what_is_legal_is_listed_in_the_form_it_is_sent_in() -> None:
    table = playing("0 KS KH QH; 1 2H 3H 4H")

    assert table.view(0)["legal"] == [
        {"type": "play", "card": "KH"},
        {"type": "play", "card": "QH"},
    ]
    assert table.view(1)["legal"] == []
    assert dealt().view(0)["legal"][:2] == [
        {"type": "bid", "kind": "nil", "amount": 0},
        {"type": "bid", "kind": "normal", "amount": 1},
    ]
    assert dealt("scores 0 100", blind_nil=True).view(0)["legal"] == [
        {"type": "see_cards"},
        {"type": "bid", "kind": "blind_nil", "amount": 0},
    ]


def test_the_seat_to_act_is_known_to_all() -> None:
    table = dealt("dealer 1")

    assert [table.view(viewpoint)["actors"] for viewpoint in (0, 1, 2, 3, None)] == [[2]] * 5


def test_the_next_round_is_bid_with_last_rounds_last_trick_still_shown() -> None:
    table = playing("bids 3 3 3 3; tricks 3 3 3 3; broken; 0 AS; 1 2H; 2 3H; 3 4H").plays(
        "0:AS 1:2H 2:3H 3:4H"
    )

    view = table.view(0)
    assert (view["phase"], view["round"]) == ("bid", 2)
    assert view["last_trick"]["winner"] == 0
    assert (view["tricks_won"], view["spades_broken"]) == ([0] * 4, False)
    assert view["bids"] == [None] * 4
    assert len(view["hand"]) == 13


def test_events_tell_of_no_card_that_has_not_been_played() -> None:
    trial = Trial(SPADES, 4, "events", Settings(round_limit=4, blind_nil=True, blind_bid=True))
    played: set[str] = set()
    for position in positions(trial):
        if position.log and isinstance(position.log[-1][1], PlayCard):
            played.add(position.log[-1][1].card)
        told = msgspec.json.encode(position.events[-6:]).decode()
        assert {card for card in SUIT if f'"{card}"' in told} <= played
        if isinstance(position.events[-1], Dealt):
            position.events.clear()
            played.clear()
