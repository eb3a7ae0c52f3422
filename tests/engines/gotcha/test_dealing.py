"""Phases 1 and 2: the buyer, and every hand filled up to five."""

from msgspec.structs import replace

from games.engines.gotcha.dealing import deal
from games.engines.gotcha.deck import CARDS
from tests.engines.gotcha.table import at, opened

ROUND_OVER = """
    hand 0      big-1 big-2 big-3 big-4 big-5
    hand 1      tiny-1 tiny-2
    hand 2      tiny-3 tiny-4
"""


def test_cards_are_dealt_one_at_a_time_in_rotation_the_buyer_first() -> None:
    table = opened(list(CARDS), buyer=1)

    top = list(CARDS[:15])
    assert table.view(1)["hand"] == top[0::3]
    assert table.view(2)["hand"] == top[1::3]
    assert table.view(0)["hand"] == top[2::3]
    assert table.state.draw == CARDS[15:]


def test_whoever_holds_the_money_bag_becomes_the_buyer() -> None:
    table = at("assignment", f"{ROUND_OVER}; buyer 0; bag 2; round 4")

    view = table.view()
    assert (view["round"], view["buyer"], view["bag"]) == (5, 2, 2)
    begun = table.event("round_begun")
    assert (begun.round, begun.buyer) == (5, 2)


def test_every_hand_is_filled_up_to_five() -> None:
    table = at("deal", f"{ROUND_OVER}; draw giant-1 giant-2 giant-3 giant-4 once-1 once-2 once-3")

    assert table.hand(0) == "big-1 big-2 big-3 big-4 big-5"
    assert table.hand(1) == "tiny-1 tiny-2 giant-1 giant-3 once-1"
    assert table.hand(2) == "tiny-3 tiny-4 giant-2 giant-4 once-2"
    assert table.view()["draw_size"] == 1


def test_a_hand_that_has_five_is_passed_over_while_others_are_dealt_to() -> None:
    table = at(
        "deal",
        """
            buyer 1
            hand 0  tiny-1
            hand 1  big-1 big-2 big-3 big-4
            hand 2  tiny-2 tiny-3
            draw    giant-1 giant-2 giant-3 giant-4 once-1 once-2 once-3 once-4
        """,
    )

    assert table.hand(1) == "big-1 big-2 big-3 big-4 giant-1"
    assert table.hand(2) == "tiny-2 tiny-3 giant-2 giant-4 once-2"
    assert table.hand(0) == "tiny-1 giant-3 once-1 once-3 once-4"


def test_how_many_cards_each_was_dealt_is_told_and_not_which() -> None:
    table = at("deal", ROUND_OVER)

    assert table.event("dealt").cards == (0, 3, 3)


def test_when_the_draw_pile_is_empty_the_discard_pile_is_shuffled_into_a_new_one() -> None:
    discard = [f"medium-{number}" for number in range(1, 21)]
    table = at("deal", f"{ROUND_OVER}; draw giant-1 giant-2; discard {' '.join(discard)}")

    view = table.view()
    assert (view["draw_size"], view["discard"]) == (16, [])
    assert table.hand(1).startswith("tiny-1 tiny-2 giant-1 medium-")
    assert table.hand(2).startswith("tiny-3 tiny-4 giant-2 medium-")
    dealt = [*table.view(1)["hand"][3:], *table.view(2)["hand"][3:]]
    assert dealt != [discard[0], discard[2], discard[1], discard[3]]
    assert sorted([*dealt, *table.state.draw]) == sorted(discard)
    assert table.event("reshuffled").cards == 20


def test_the_discard_pile_is_shuffled_in_only_when_a_card_is_needed() -> None:
    table = at(
        "deal",
        f"{ROUND_OVER}; draw once-1 once-2 once-3 once-4 once-5 once-6; discard bad-1 bad-2",
    )

    view = table.view()
    assert (view["draw_size"], view["discard"]) == (0, ["bad-1", "bad-2"])
    assert "reshuffled" not in table.happened()


def test_each_reshuffle_is_another_one() -> None:
    cards = " ".join(f"medium-{number}" for number in range(1, 21))
    first = at("deal", f"{ROUND_OVER}; draw; discard {cards}")
    again = at("deal", f"{ROUND_OVER}; draw; discard {cards}")
    assert first.state.draw == again.state.draw
    assert first.state.reshuffles == 1

    later = replace(first.state, hands=((), (), ()), draw=(), discard=tuple(cards.split()))
    orders = {deal(replace(later, reshuffles=count), []).hands for count in range(5)}
    assert len(orders) == 5


def test_if_there_are_still_not_enough_cards_are_dealt_until_the_pile_is_empty() -> None:
    table = at("deal", f"{ROUND_OVER}; draw giant-1 giant-2; discard once-1")

    view = table.view()
    assert (view["draw_size"], view["discard"]) == (0, [])
    assert table.hand(1) == "tiny-1 tiny-2 giant-1 once-1"
    assert table.hand(2) == "tiny-3 tiny-4 giant-2"


def test_nothing_is_shuffled_where_there_is_nothing_to_shuffle() -> None:
    table = at("deal", f"{ROUND_OVER}; draw giant-1; discard")

    assert "reshuffled" not in table.happened()
    assert table.state.reshuffles == 0
    assert table.event("dealt").cards == (0, 1, 0)


def test_the_deal_leads_on_to_the_offers_in_the_first_round_and_in_later_ones() -> None:
    first = opened()
    assert (first.phase, first.happened()) == ("offer", "round_begun dealt")

    later = at("assignment", ROUND_OVER)
    assert (later.phase, later.happened()) == ("offer", "round_begun dealt")
