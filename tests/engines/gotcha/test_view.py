"""What a viewpoint is shown."""

from tests.engines.gotcha.table import at, opened

FIELDS = {
    "phase",
    "round",
    "buyer",
    "bag",
    "actors",
    "players",
    "offers",
    "draw_size",
    "discard",
    "pending",
    "hand",
    "legal",
    "outcome",
}

OFFERS = """
    hand 0      big-1 big-2
    hand 1      big-3
    collects 0  once-1 flip_one-1
    collects 1  bad-1
    offers 1    giant-1 / tiny-1 tiny-2 add_one-1@0
    offers 2    bad-2 / once-2
    discard     medium-2 medium-1
"""


def test_a_view_has_these_fields() -> None:
    view = at("action", OFFERS).view(0)

    assert set(view) == FIELDS
    assert set(view["players"][0]) == {"seat", "hand_size", "collection", "points", "done"}
    assert set(view["offers"][0]) == {"seat", "cards"}
    assert set(view["offers"][0]["cards"][0]) == {"card", "face_up"}


def test_ones_own_hand_is_seen_and_of_others_only_how_many() -> None:
    table = at("action", OFFERS)

    assert [table.view(seat)["hand"] for seat in range(3)] == [["big-1", "big-2"], ["big-3"], []]
    for viewpoint in (1, 2, None):
        view = table.view(viewpoint)
        assert [player["hand_size"] for player in view["players"]] == [2, 1, 0]
        assert "big-1" not in str(view)


def test_a_spectator_has_no_hand_and_may_do_nothing() -> None:
    view = at("action", OFFERS).view()

    assert (view["hand"], view["legal"]) == (None, [])


def test_all_collections_and_the_discard_pile_are_seen_by_all_in_order_of_arrival() -> None:
    table = at("action", OFFERS)

    for viewpoint in (0, 1, 2, None):
        view = table.view(viewpoint)
        assert [player["collection"] for player in view["players"]] == [
            ["once-1", "flip_one-1"],
            ["bad-1"],
            [],
        ]
        assert view["discard"] == ["medium-2", "medium-1"]


def test_of_the_draw_pile_only_its_size_is_seen() -> None:
    view = opened().view(0)

    assert view["draw_size"] == 105


def test_face_up_cards_are_seen_by_all_and_others_by_whoever_placed_them() -> None:
    table = at("action", OFFERS)

    assert table.offer(1, viewpoint=1) == "giant-1 (tiny-1) (tiny-2) ?"
    assert table.offer(1, viewpoint=0) == "giant-1 ? ? (add_one-1)"
    assert table.offer(1, viewpoint=2) == table.offer(1, viewpoint=None) == "giant-1 ? ? ?"
    assert table.offer(2, viewpoint=2) == "bad-2 (once-2)"


def test_a_face_down_card_is_a_card_or_null_and_not_face_up() -> None:
    table = at("action", OFFERS)

    assert table.view(2)["offers"][1] == {
        "seat": 2,
        "cards": [{"card": "bad-2", "face_up": True}, {"card": "once-2", "face_up": False}],
    }
    assert table.view(1)["offers"][1]["cards"][1] == {"card": None, "face_up": False}


def test_a_card_that_was_turned_up_is_seen_by_all_whoever_placed_it() -> None:
    table = at("action", OFFERS).plays("0 plays flip_one-1 on 1:3")

    assert table.phase == "select_offer"
    assert table.offer(1, viewpoint=1) == "giant-1 (tiny-1) (tiny-2) add_one-1"
    assert table.offer(1, viewpoint=2) == "giant-1 ? ? add_one-1"


def test_the_actors_are_known_to_all() -> None:
    table = at("action", OFFERS)

    assert [table.view(viewpoint)["actors"] for viewpoint in (0, 1, 2, None)] == [[0]] * 4


def test_what_is_legal_is_listed_for_whoever_acts_in_the_form_it_is_sent_in() -> None:
    table = at("select_offer", OFFERS)

    assert table.view(0)["legal"] == [
        {"type": "select_offer", "seat": 1},
        {"type": "select_offer", "seat": 2},
    ]
    assert table.view(1)["legal"] == []


def test_pending_is_null_unless_the_buyer_must_pick() -> None:
    assert at("action", OFFERS).view()["pending"] is None
    assert at("select_offer", OFFERS).view()["pending"] is None

    table = at("gotcha", "collects 2 twice-1 twice-2 big-1 big-2 big-3")
    for viewpoint in (0, 1, 2, None):
        assert table.view(viewpoint)["pending"] == {"victim": 2, "kind": "twice", "count": 2}


def test_the_outcome_is_null_until_the_end() -> None:
    assert opened().view()["outcome"] is None
