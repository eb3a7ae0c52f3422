"""What a viewpoint is shown."""

from tests.engines.modern_art.table import opened, playing

FIELDS = [
    "phase",
    "round",
    "auctioneer",
    "actors",
    "lot",
    "high_bid",
    "high_bidder",
    "price",
    "submitted",
    "own_bid",
    "played",
    "tiles",
    "players",
    "hand",
    "money",
    "last_auction",
    "last_round",
    "legal",
    "outcome",
]


def test_a_view_has_these_fields() -> None:
    view = opened().view(0)

    assert list(view) == FIELDS
    assert list(view["players"][0]) == ["seat", "hand_size", "paintings", "money"]


def test_a_match_begins_with_nothing_played_and_nothing_sold() -> None:
    view = opened().view()
    artists = ["manuel", "sigrid", "daniel", "ramon", "rafael"]

    assert (view["phase"], view["round"]) == ("play", 1)
    assert (view["lot"], view["submitted"]) == ([], [])
    assert [view[name] for name in ("high_bid", "high_bidder", "price", "own_bid")] == [None] * 4
    assert (view["last_auction"], view["last_round"], view["outcome"]) == (None, None, None)
    assert view["played"] == dict.fromkeys(artists, 0)
    assert list(view["played"]) == list(view["tiles"]) == artists
    assert view["tiles"] == {artist: [0, 0, 0, 0] for artist in artists}


def test_a_seat_sees_its_own_money_only() -> None:
    table = playing("money 11 22 33 44")

    for seat, own in enumerate((11, 22, 33, 44)):
        view = table.view(seat)
        shown = [player["money"] for player in view["players"]]
        assert view["money"] == own
        assert shown == [own if other == seat else None for other in range(4)]
    assert [player["money"] for player in table.view(None)["players"]] == [None] * 4


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    table = opened()

    for seat in range(4):
        view = table.view(seat)
        others = [card for other in range(4) if other != seat for card in table.state.hands[other]]
        assert view["hand"] == list(table.state.hands[seat])
        assert not [card for card in others if f"'{card}'" in str(view)]


def test_a_hand_stays_in_the_order_in_which_it_was_dealt() -> None:
    table = playing("0 sigrid-open-1 manuel-open-1 rafael-open-1").plays("0:manuel-open-1")

    assert table.view(0)["hand"] == ["sigrid-open-1", "rafael-open-1"]


def test_a_spectator_sees_no_hand_no_money_and_may_do_nothing() -> None:
    view = opened().view(None)

    assert (view["hand"], view["money"], view["legal"], view["own_bid"]) == (None, None, [], None)
    assert [player["hand_size"] for player in view["players"]] == [9] * 4


def test_the_number_of_cards_and_the_paintings_bought_are_public() -> None:
    table = playing("0 manuel-open-1; 1 sigrid-one_offer-1 ramon-open-1").plays(
        "0:manuel-open-1 2:5 clock:close 1:sigrid-one_offer-1 2:4 3:pass 0:pass 1:pass"
    )

    assert [player["hand_size"] for player in table.sees("players")] == [0, 1, 2, 2]
    assert table.sees("players")[2]["paintings"] == ["manuel-open-1", "sigrid-one_offer-1"]


def test_the_last_auction_stays_shown_until_the_next_is_over() -> None:
    table = playing("0 manuel-open-1 ramon-open-3; 1 sigrid-one_offer-1")
    table.plays("0:manuel-open-1 2:5 clock:close")
    last = {
        "lot": ["manuel-open-1"],
        "auctioneer": 0,
        "buyer": 2,
        "price": 5,
        "bids": None,
    }
    assert table.sees("last_auction") == last

    assert table.plays("1:sigrid-one_offer-1 2:4").sees("last_auction") == last
    assert table.plays("3:pass 0:pass 1:5").sees("last_auction") == {
        "lot": ["sigrid-one_offer-1"],
        "auctioneer": 1,
        "buyer": 1,
        "price": 5,
        "bids": None,
    }


def test_the_last_auction_and_the_last_round_outlive_the_round() -> None:
    table = playing("played manuel 3; 0 manuel-open-1; 1 manuel-open-2")
    table.plays("0:manuel-open-1 2:5 clock:close 1:manuel-open-2")

    assert table.sees("last_auction")["lot"] == ["manuel-open-1"]
    assert table.sees("last_round") == {
        "unsold": ["manuel-open-2"],
        "counts": {"manuel": 5, "sigrid": 0, "daniel": 0, "ramon": 0, "rafael": 0},
        "sales": [0, 0, 30, 0],
    }


def test_what_is_legal_is_listed_in_the_form_it_is_sent_in() -> None:
    table = playing("money 100 2 2 2; 0 manuel-double-1 manuel-open-1 manuel-fixed_price-1")
    assert table.view(0)["legal"][0] == {"type": "play_card", "card": "manuel-double-1"}

    assert table.plays("0:manuel-double-1").view(0)["legal"] == [
        {"type": "offer_second", "card": "manuel-open-1"},
        {"type": "offer_second", "card": "manuel-fixed_price-1"},
        {"type": "decline_second"},
    ]
    assert table.plays("0:+manuel-fixed_price-1").view(0)["legal"][:2] == [
        {"type": "set_price", "amount": 1},
        {"type": "set_price", "amount": 2},
    ]
    assert table.plays("0:price2").view(1)["legal"] == [{"type": "buy"}, {"type": "pass"}]
    assert table.view(2)["legal"] == []


def test_the_actors_are_known_to_all_and_listed_by_seat() -> None:
    table = playing("0 manuel-hidden-1").plays("0:manuel-hidden-1 2:5")

    assert [table.view(viewpoint)["actors"] for viewpoint in (0, 1, 2, 3, None)] == [[0, 1, 3]] * 5
