"""What a round is worth: contract, bags, nil, blind."""

import pytest

from tests.engines.spades.table import finished

LINES = ("bid", "blind_bonus", "bags", "nil", "blind_nil", "bag_penalty")


def breakdown(bids: str, tricks: str, more: str = "", **settings: int) -> dict[str, int]:
    """Team 0's lines that are not 0, after a round with these bids and tricks by seat."""
    view = finished(bids, tricks, more, **settings).view()
    lines = view["rounds"][-1]["breakdown"][0]
    assert tuple(lines) == LINES
    return {line: points for line, points in lines.items() if points}


def score(bids: str, tricks: str, more: str = "", **settings: int) -> int:
    return int(finished(bids, tricks, more, **settings).view()["scores"][0])


def test_a_contract_made_is_ten_a_trick() -> None:
    assert breakdown("4 3 2 3", "3 4 3 3") == {"bid": 60}


def test_the_contract_is_the_sum_of_the_partners_bids() -> None:
    assert breakdown("4 3 2 3", "0 4 6 3") == {"bid": 60}


def test_a_contract_failed_costs_ten_a_trick_bid() -> None:
    assert breakdown("4 3 2 3", "3 5 2 3") == {"bid": -60}


def test_tricks_above_the_contract_are_bags() -> None:
    assert breakdown("4 3 2 3", "5 2 4 2") == {"bid": 60, "bags": 3}


def test_a_failed_contract_leaves_no_bags() -> None:
    view = finished("10 1 3 1", "6 3 3 1").view()

    assert view["rounds"][0]["breakdown"][0]["bags"] == 0
    assert view["bags"] == [0, 2]


def test_a_nil_made_is_a_hundred() -> None:
    assert breakdown("4 3 nil 3", "4 6 0 3") == {"bid": 40, "nil": 100}


def test_a_nil_failed_costs_a_hundred_and_its_tricks_are_bags() -> None:
    assert breakdown("4 3 nil 3", "4 5 1 3") == {"bid": 40, "nil": -100, "bags": 1}


def test_a_nil_bidders_tricks_do_not_help_the_contract() -> None:
    assert breakdown("5 3 nil 3", "4 4 2 3") == {"bid": -50, "nil": -100, "bags": 2}


def test_a_nil_bidders_tricks_are_bags_whatever_happens_to_the_contract() -> None:
    assert finished("5 3 nil 3", "4 4 2 3").view()["bags"][0] == 2
    assert finished("5 3 nil 3", "6 2 2 3").view()["bags"][0] == 3


def test_a_blind_nil_is_two_hundred_either_way() -> None:
    assert breakdown("4 3 blind_nil 3", "4 6 0 3") == {"bid": 40, "blind_nil": 200}
    assert breakdown("4 3 blind_nil 3", "4 5 1 3") == {"bid": 40, "blind_nil": -200, "bags": 1}


def test_each_nil_is_scored_on_its_own() -> None:
    assert breakdown("nil 3 blind_nil 3", "0 6 2 5") == {"nil": 100, "blind_nil": -200, "bags": 2}
    assert breakdown("nil 3 nil 3", "0 8 0 5") == {"nil": 200}
    assert breakdown("nil 3 nil 3", "1 7 0 5") == {"bags": 1}


def test_a_team_with_no_contract_makes_none_and_its_tricks_are_all_bags() -> None:
    assert breakdown("nil 3 nil 3", "2 4 3 4") == {"nil": -200, "bags": 5}


def test_a_blind_bid_is_twice_as_much_either_way() -> None:
    assert breakdown("blind6 3 1 3", "6 3 1 3") == {"bid": 70, "blind_bonus": 60}
    assert breakdown("blind6 3 1 3", "5 4 1 3") == {"bid": -70, "blind_bonus": -60}


def test_both_partners_may_have_bid_blind() -> None:
    assert breakdown("blind4 3 blind5 1", "4 3 5 1") == {"bid": 90, "blind_bonus": 90}


@pytest.mark.parametrize(
    ("bids", "tricks", "lines"),
    [
        ("blind6 2 nil 3", "8 2 0 3", {"bid": 60, "blind_bonus": 60, "bags": 2, "nil": 100}),
        ("blind6 1 3 2", "7 1 3 2", {"bid": 90, "blind_bonus": 60, "bags": 1}),
        ("blind6 1 3 2", "5 3 3 2", {"bid": -90, "blind_bonus": -60}),
        ("5 3 nil 3", "4 4 2 3", {"bid": -50, "nil": -100, "bags": 2}),
    ],
)
def test_the_examples_of_the_rules(bids: str, tricks: str, lines: dict[str, int]) -> None:
    assert breakdown(bids, tricks) == lines
    assert score(bids, tricks) == sum(lines.values())


def test_the_first_examples_come_to_the_totals_that_the_rules_name() -> None:
    assert score("blind6 2 nil 3", "8 2 0 3") == 222
    assert score("blind6 1 3 2", "7 1 3 2") == 151
    assert score("blind6 1 3 2", "5 3 3 2") == -150


def test_the_tenth_bag_costs_a_hundred_and_takes_ten_off_the_count() -> None:
    view = finished("2 3 2 3", "4 3 3 3", "bags 8 0").view()

    assert view["rounds"][0]["breakdown"][0]["bag_penalty"] == -100
    assert view["scores"][0] == 40 + 3 - 100
    assert view["bags"][0] == 1


def test_nine_bags_cost_nothing() -> None:
    assert "bag_penalty" not in breakdown("2 3 2 3", "3 4 2 4", "bags 8 0")
    assert finished("2 3 2 3", "3 4 2 4", "bags 8 0").view()["bags"][0] == 9


def test_exactly_ten_bags_leave_none() -> None:
    assert finished("2 3 2 3", "3 4 3 3", "bags 8 0").view()["bags"][0] == 0


def test_each_full_ten_bags_cost_a_penalty() -> None:
    view = finished("1 1 nil 1", "12 0 1 0", "bags 9 0").view()

    assert view["rounds"][0]["breakdown"][0]["bags"] == 12
    assert view["rounds"][0]["breakdown"][0]["bag_penalty"] == -200
    assert view["bags"][0] == 1


def test_the_penalty_is_what_the_table_has_set() -> None:
    assert breakdown("2 3 2 3", "4 3 3 3", "bags 8 0", bag_penalty=150)["bag_penalty"] == -150


def test_without_a_penalty_ten_bags_are_taken_off_all_the_same() -> None:
    view = finished("2 3 2 3", "4 3 3 3", "bags 8 0", bag_penalty=0).view()

    assert view["rounds"][0]["breakdown"][0]["bag_penalty"] == 0
    assert view["bags"][0] == 1


def test_scores_may_go_below_zero() -> None:
    assert score("13 1 13 1", "1 6 0 6", "scores -100 50") == -360


def test_points_are_added_to_what_a_team_had() -> None:
    view = finished("4 3 2 3", "4 3 3 3", "scores 120 -30; bags 4 7").view()

    assert view["scores"] == [120 + 61, -30 + 60]
    assert view["bags"] == [5, 7]


def test_a_finished_round_is_recorded() -> None:
    view = finished("4 3 2 nil", "4 6 3 0", "scores 100 50; round 3").view()

    (record,) = view["rounds"]
    assert set(record) == {"round", "bids", "tricks", "breakdown", "totals"}
    assert record["round"] == 3
    assert record["bids"][3] == {"kind": "nil", "amount": 0}
    assert record["tricks"] == [4, 6, 3, 0]
    assert record["totals"] == view["scores"] == [161, 50 + 33 + 100]


def test_a_round_is_announced_with_its_score() -> None:
    table = finished("4 3 2 3", "4 3 3 3", "bags 9 0")

    assert table.happened().endswith("trick_taken round_scored dealt")
    scored = table.events[-2]
    assert (scored.round, scored.totals, scored.bags) == (1, (-39, 60), (0, 0))
