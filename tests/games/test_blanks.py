"""Actions with blanks, which the form's other fields fill in."""

from collections import Counter
from random import Random

import pytest
from django.http import QueryDict

from games.engines.game import InvalidAction
from games.views import blanks
from games.views.blanks import filled


def test_an_action_without_blanks_stays_as_it_is():
    action = {"type": "play", "card": "AS"}

    assert filled(action, QueryDict("amount=3")) == action


def test_a_blank_is_filled_in_from_the_field_of_its_name():
    action = {"type": "bid", "amount": "$amount"}

    assert filled(action, QueryDict("amount=25")) == {"type": "bid", "amount": 25}


def test_what_is_no_json_is_a_text_and_left_to_the_rules():
    action = {"type": "bid", "amount": "$amount"}

    assert filled(action, QueryDict("amount=abc"))["amount"] == "abc"
    assert filled(action, QueryDict("amount=2.5"))["amount"] == 2.5
    assert filled({"card": "$card"}, QueryDict("card=2S"))["card"] == "2S"


@pytest.mark.parametrize("posted", ["", "amount=", "amount=+"])
def test_a_blank_left_blank_is_a_sentence(posted):
    with pytest.raises(InvalidAction, match="Choose first"):
        filled({"type": "bid", "amount": "$amount"}, QueryDict(posted))


def test_a_list_gathers_all_that_was_chosen_in_the_fields_of_its_name():
    action = {"type": "take", "picks": "$pick[]"}
    posted = QueryDict("pick-b=%7B%22card%22%3A%22b%22%7D&pick-a=&pick=x&pick=y&picked=z")

    assert filled(action, posted)["picks"] == ["x", "y", {"card": "b"}]


def test_a_list_of_which_nothing_was_chosen_is_empty():
    assert filled({"targets": "$targets[]"}, QueryDict(""))["targets"] == []


def test_a_thing_that_is_no_object_is_left_to_the_rules():
    assert filled(["$amount"], QueryDict("amount=1")) == ["$amount"]


def test_what_is_chosen_comes_in_an_order_drawn_by_lot(monkeypatch):
    """The order of a hand would tell which of two face-down cards came later."""
    monkeypatch.setattr(blanks, "LOT", Random(1))
    fields = QueryDict("face_down=big-1&face_down=tiny-2")

    orders = Counter(
        tuple(filled({"face_down": "$face_down[]"}, fields)["face_down"]) for _ in range(200)
    )

    assert set(orders) == {("big-1", "tiny-2"), ("tiny-2", "big-1")}
    assert min(orders.values()) > 70
