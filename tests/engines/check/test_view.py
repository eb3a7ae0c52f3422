"""What a viewpoint is shown."""

from tests.engines.check.table import Table, deck_of, opened, playing

FIELDS = [
    "phase",
    "round",
    "turn",
    "actors",
    "drawn",
    "discard_top",
    "discard_size",
    "sealed",
    "draw_size",
    "matching",
    "ability",
    "caller",
    "players",
    "peeked",
    "known",
    "rounds",
    "legal",
    "outcome",
]


def test_a_view_has_these_fields() -> None:
    view = opened().view(0)

    assert list(view) == FIELDS
    assert list(view["players"][0]) == ["seat", "cards", "locked", "total"]
    assert list(view["known"][0]) == ["seat", "position", "card"]


def test_a_match_as_it_begins() -> None:
    view = opened(3, deck=deck_of("2C 3C 4C 5C", "2D 3D 4D 5D", "2H 3H 4H 5H")).view(1)

    assert view == {
        "phase": "peek",
        "round": 1,
        "turn": 0,
        "actors": [0, 1, 2],
        "drawn": None,
        "discard_top": None,
        "discard_size": 0,
        "sealed": False,
        "draw_size": 40,
        "matching": None,
        "ability": None,
        "caller": None,
        "players": [
            {"seat": seat, "cards": [{"card": None}] * 4, "locked": False, "total": 0}
            for seat in range(3)
        ],
        "peeked": [
            {"seat": 1, "position": 2, "card": "4D"},
            {"seat": 1, "position": 3, "card": "5D"},
        ],
        "known": [
            {"seat": 1, "position": 2, "card": "4D"},
            {"seat": 1, "position": 3, "card": "5D"},
        ],
        "rounds": [],
        "legal": [{"type": "ready"}],
        "outcome": None,
    }


def test_an_empty_position_is_null() -> None:
    view = playing("0 2C . 4C; 1 3C . . 5C").view()

    assert view["players"][0]["cards"] == [{"card": None}, None, {"card": None}]
    assert view["players"][1]["cards"] == [{"card": None}, None, None, {"card": None}]


def test_what_is_being_shown_is_never_among_the_cards_of_the_players() -> None:
    table = playing("0 7H 2C; 1 7C 3C; pile KD TC").plays("0:draw 0:discard 0:pass 1:pass")
    table.plays("0:peek0.0,1.1")

    assert [player["cards"] for player in table.view(0)["players"]] == [[{"card": None}] * 2] * 2


def test_what_is_legal_is_listed_in_the_form_it_is_sent_in() -> None:
    table = playing("0 7H 2C; 1 7C; pile QD TC; discard 9C")
    assert table.view(0)["legal"] == [
        {"type": "draw", "source": "pile"},
        {"type": "draw", "source": "discard"},
        {"type": "call_check"},
    ]

    table.plays("0:draw")
    assert table.view(0)["legal"] == [
        {"type": "swap", "position": 0},
        {"type": "swap", "position": 1},
        {"type": "discard"},
    ]

    table.plays("0:discard")
    assert table.view(1)["legal"] == [{"type": "match", "position": 0}, {"type": "pass"}]

    here, below, there = ({"seat": s, "position": p} for s, p in ((0, 0), (0, 1), (1, 0)))
    table.all_pass()
    assert table.view(0)["legal"] == [
        {"type": "peek", "targets": []},
        {"type": "peek", "targets": [here]},
        {"type": "peek", "targets": [below]},
        {"type": "peek", "targets": [there]},
    ]

    table.plays("0:peek-")
    assert table.view(0)["legal"] == [
        {"type": "exchange", "first": None, "second": None},
        {"type": "exchange", "first": here, "second": below},
        {"type": "exchange", "first": here, "second": there},
        {"type": "exchange", "first": below, "second": there},
    ]


def test_a_spectator_may_do_nothing() -> None:
    table = opened()
    assert table.view(None)["legal"] == []

    table.plays("0:ready 1:ready 0:draw 0:discard")
    assert table.view(None)["legal"] == []
    assert table.view(None)["actors"] == [0, 1]


def over() -> Table:
    table = playing("0 7H 2C; 1 7C 3C; discard 9S 9D; sealed; pile TC TD").plays("0:check")
    return table.plays("1:draw 1:swap0 1:pass")


def test_when_it_is_over_all_hands_are_shown_to_all() -> None:
    table = over()

    for viewpoint in (0, 1, None):
        view = table.view(viewpoint)
        assert view["players"] == [
            {"seat": 0, "cards": [{"card": "7H"}, {"card": "2C"}], "locked": True, "total": 9},
            {"seat": 1, "cards": [{"card": "TC"}, {"card": "3C"}], "locked": False, "total": 13},
        ]
        assert (view["phase"], view["actors"], view["legal"]) == ("game_over", [], [])
        assert view["outcome"]["winners"] == [0]


def test_when_it_is_over_turn_and_known_stay_and_nothing_is_going_on() -> None:
    view = over().view(1)

    assert (view["round"], view["turn"], view["caller"]) == (1, 1, 0)
    assert (view["drawn"], view["matching"], view["ability"]) == (None, None, None)
    assert view["known"] == [{"seat": 1, "position": 0, "card": "TC"}]
    assert view["peeked"] == []
    assert (view["discard_top"], view["discard_size"], view["draw_size"]) == ("7C", 3, 1)


def test_when_it_is_over_the_seal_stays() -> None:
    assert over().view()["sealed"] is False

    table = playing("0 7H 2C; 1 7C 3C; discard 9S; pile 7D TD").plays("0:check")
    table.plays("1:draw 1:swap0 1:match0")
    assert (table.phase, table.view()["sealed"]) == ("game_over", True)


def test_when_it_is_over_the_draw_pile_stays_secret() -> None:
    assert not [viewpoint for viewpoint in (0, 1, None) if "TD" in str(over().view(viewpoint))]
