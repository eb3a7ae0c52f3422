"""The 120 cards."""

from collections import Counter

from games.engines.gotcha.deck import CARDS, CARDS_OF, KIND_OF, KINDS
from tests.engines.gotcha.contract import all_cards
from tests.engines.gotcha.table import opened


def test_there_are_65_things_32_gotchas_and_23_actions() -> None:
    families = Counter(KIND_OF[card].family for card in CARDS)

    assert families == {"thing": 65, "gotcha": 32, "action": 23}


def test_there_are_so_many_cards_of_each_kind() -> None:
    assert Counter(card.split("-")[0] for card in CARDS) == {
        "giant": 4,
        "big": 16,
        "medium": 25,
        "tiny": 20,
        "once": 10,
        "twice": 10,
        "bad": 12,
        "flip_one": 5,
        "add_one": 6,
        "remove_one": 6,
        "remove_two": 3,
        "steal_a_point": 3,
    }


def test_a_set_has_so_many_cards() -> None:
    assert {name: kind.set_size for name, kind in KINDS.items() if kind.set_size} == {
        "giant": 1,
        "big": 2,
        "medium": 3,
        "tiny": 4,
        "once": 2,
        "twice": 2,
        "bad": 3,
    }


def test_a_card_is_named_by_its_kind_and_a_number_from_1() -> None:
    assert CARDS_OF["giant"] == {"giant-1", "giant-2", "giant-3", "giant-4"}
    assert CARDS_OF["steal_a_point"] == {"steal_a_point-1", "steal_a_point-2", "steal_a_point-3"}
    assert len(set(CARDS)) == len(CARDS) == 120


def test_a_match_is_played_with_the_whole_deck_shuffled() -> None:
    table = opened()

    assert sorted(all_cards(table.state)) == sorted(CARDS)
    assert table.state.draw != tuple(card for card in CARDS if card in table.state.draw)
