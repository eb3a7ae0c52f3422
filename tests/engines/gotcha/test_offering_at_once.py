"""The setting `simultaneous_offers`: all sellers offer at the same time."""

from itertools import permutations

from tests.engines.gotcha.table import Table, at

HANDS = """
    seats 4
    hand 0  big-1 big-2 big-3 big-4 big-5
    hand 1  tiny-1 tiny-2 tiny-3 tiny-4 tiny-5
    hand 2  bad-1 bad-2 bad-3 bad-4 bad-5
    hand 3  once-1 once-2 once-3 once-4 once-5
"""
OFFERS = {
    1: "1 offers tiny-1 / tiny-2 tiny-3",
    2: "2 offers bad-1 / bad-2 bad-3",
    3: "3 offers once-1 / once-2 once-3",
}


def dealt(text: str = HANDS) -> Table:
    return at("offer", text, simultaneous_offers=True)


def test_all_sellers_may_act_at_once_and_the_buyer_may_not() -> None:
    table = dealt()

    assert table.actors == [1, 2, 3]
    assert table.view()["actors"] == [1, 2, 3]
    assert [len(table.legal(seat)) for seat in range(4)] == [0, 30, 30, 30]
    table.refuses("0 offers big-1 / big-2 big-3", because="It is not your turn.")


def test_offers_may_come_in_any_order_and_lead_to_the_same_table() -> None:
    tables = [dealt() for _ in range(6)]
    for table, order in zip(tables, permutations(OFFERS), strict=True):
        for seat in order:
            table.plays(OFFERS[seat])

    assert tables[0].phase == "buyer_flip"
    assert all(table.state == tables[0].state for table in tables)


def test_until_the_last_is_in_a_seat_sees_only_its_own_offer_and_a_spectator_none() -> None:
    table = dealt().plays(f"{OFFERS[3]}; {OFFERS[1]}")

    assert table.offer(3, viewpoint=3) == "once-1 (once-2) (once-3)"
    assert [offer["seat"] for offer in table.view(3)["offers"]] == [3]
    assert [offer["seat"] for offer in table.view(1)["offers"]] == [1]
    for viewpoint in (0, 2, None):
        assert table.view(viewpoint)["offers"] == []


def test_who_has_offered_is_seen_from_the_actors() -> None:
    table = dealt().plays(OFFERS[2])

    assert [table.view(viewpoint)["actors"] for viewpoint in (0, 2, None)] == [[1, 3]] * 3
    assert table.hand(2) == "bad-4 bad-5"
    assert [player["hand_size"] for player in table.view()["players"]] == [5, 5, 2, 5]


def test_all_offers_are_shown_when_the_last_is_in() -> None:
    table = dealt().plays("; ".join(OFFERS.values()))

    assert [table.offer(seat) for seat in (1, 2, 3)] == ["tiny-1 ? ?", "bad-1 ? ?", "once-1 ? ?"]
    assert (table.phase, table.actors) == ("buyer_flip", [0])


def test_no_event_shows_an_offer_before_the_last_is_in() -> None:
    table = dealt().plays(f"{OFFERS[3]}; {OFFERS[1]}")
    assert table.happened() == "offer_laid offer_laid"
    assert [event.seat for event in table.events] == [3, 1]

    table.plays(OFFERS[2])
    assert table.happened() == "offer_laid offered offered offered"
    assert [event.face_up for event in table.events[1:]] == ["tiny-1", "bad-1", "once-1"]


def test_offers_are_shown_in_rotation() -> None:
    table = dealt(f"{HANDS}; buyer 2")
    table.plays(f"0 offers big-1 / big-2 big-3; {OFFERS[3]}; {OFFERS[1]}")

    assert [event.seat for event in table.events[3:]] == [3, 0, 1]


def test_an_offer_is_final_also_while_others_are_still_thinking() -> None:
    table = dealt().plays(OFFERS[1])

    assert table.legal(1) == []
    table.refuses(
        "1 offers tiny-4 / tiny-5 tiny-1", because="You have made your offer, and it is final."
    )


def test_a_seller_without_cards_is_not_waited_for() -> None:
    table = dealt("seats 4; hand 1 big-1; hand 3 big-2")
    assert table.actors == [1, 3]
    assert table.event("skipped").seats == (2,)

    assert table.plays("3 offers big-2; 1 offers big-1").phase == "select_offer"


def test_without_the_setting_the_same_table_offers_in_turn() -> None:
    assert at("offer", HANDS).actors == [1]
