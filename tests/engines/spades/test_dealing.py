"""The deal: the first dealer, the order of the cards, given packs."""

import pytest

from games.engines.chance import shuffled
from games.engines.spades.pack import pack_of
from games.engines.spades.settings import Settings
from tests.engines.spades.table import Table, finished, opened

PACK = pack_of(Settings()).cards
JOKER_PACK = pack_of(Settings(jokers=True)).cards


def held(table: Table) -> list[set[str]]:
    return [set(hand) for hand in table.state.hands]


def test_the_first_dealer_is_drawn_from_the_seed_and_can_be_any_seat() -> None:
    dealers = [opened(f"seed {number}").view()["dealer"] for number in range(40)]

    assert set(dealers) == {0, 1, 2, 3}
    assert dealers == [opened(f"seed {number}").view()["dealer"] for number in range(40)]


def test_the_first_dealer_depends_on_neither_deck_nor_settings() -> None:
    for number in range(10):
        seed = f"seed {number}"
        dealers = {
            opened(seed).view()["dealer"],
            opened(seed, list(PACK)).view()["dealer"],
            opened(seed, jokers=True, blind_nil=True, win_target=100).view()["dealer"],
        }
        assert len(dealers) == 1


def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_dealer() -> None:
    table = opened("seed", list(PACK))
    dealer = table.view()["dealer"]

    for step in range(1, 5):
        assert held(table)[(dealer + step) % 4] == set(PACK[step - 1 :: 4])


def test_everyone_gets_13_cards() -> None:
    assert [player["hand_size"] for player in opened().view()["players"]] == [13] * 4


def test_the_player_left_of_the_dealer_bids_first() -> None:
    for number in range(8):
        table = opened(f"seed {number}")
        assert table.actor == (table.view()["dealer"] + 1) % 4


def test_the_deal_moves_one_seat_left_each_round() -> None:
    table = finished(bids="3 3 3 3", tricks="4 3 3 3", more="dealer 3")

    assert table.view()["dealer"] == 0
    assert table.actor == 1
    assert table.view()["round"] == 2


def play_a_round(table: Table) -> None:
    played = table.view()["round"]
    while table.view()["round"] == played and table.actor is not None:
        table.plays(f"{table.actor}:{table.default(table.actor)}")


def test_pack_n_is_dealt_in_round_n_and_a_round_without_a_pack_is_shuffled() -> None:
    first, second = shuffled(PACK, "first"), shuffled(PACK, "second")
    table = opened("seed", [*first, *second])
    dealer = table.view()["dealer"]

    assert held(table)[(dealer + 1) % 4] == set(first[::4])
    play_a_round(table)
    assert held(table)[(dealer + 2) % 4] == set(second[::4])
    play_a_round(table)
    assert held(table)[(dealer + 3) % 4] not in (set(first[::4]), set(second[::4]))


def test_a_round_without_a_pack_is_the_same_whether_or_not_earlier_ones_had_one() -> None:
    shuffled_throughout, given_at_first = opened("seed"), opened("seed", list(PACK))
    assert held(shuffled_throughout) != held(given_at_first)

    play_a_round(shuffled_throughout)
    play_a_round(given_at_first)
    assert held(shuffled_throughout) == held(given_at_first)


def test_every_round_is_shuffled_anew() -> None:
    table = opened("seed")
    rounds = []
    for _ in range(4):
        rounds.append(table.state.hands)
        play_a_round(table)

    assert len(set(rounds)) == 4


@pytest.mark.parametrize(
    "deck",
    [
        [],
        PACK[:51],
        [*PACK, "AS"],
        [*PACK[:51], PACK[0]],
        [*PACK, *PACK[:51]],
        [*PACK, *PACK[:51], PACK[0]],
        JOKER_PACK,
        [*PACK, *JOKER_PACK],
        [*PACK[:51], None],
        [*PACK[:51], ["2D"]],
        [*PACK[:51], "1D"],
    ],
    ids=range(11),
)
def test_anything_but_complete_packs_is_refused(deck: list[str]) -> None:
    with pytest.raises(ValueError, match=r"^A deck is one or more complete packs"):
        opened("seed", deck)


def test_a_table_with_jokers_takes_a_pack_with_jokers_only() -> None:
    assert opened("seed", list(JOKER_PACK), jokers=True).phase == "bid"
    with pytest.raises(ValueError, match="complete packs"):
        opened("seed", list(PACK), jokers=True)


def test_the_deal_is_announced_without_a_card() -> None:
    (event,) = opened("seed").events

    assert (event.round, event.eligible_blind) == (1, (False, False))
    assert event.__struct_fields__ == ("round", "dealer", "eligible_blind")
