"""The tables of the fast hand are those of the medium bot."""

from math import log
from random import Random

import pytest

from games.bots.spades.appraisal import Appraisal, cover
from games.bots.spades.auction import completed, imagined
from games.bots.spades.bidding import choose_bid
from games.bots.spades.deck import deck_of, hands_of
from games.bots.spades.nil import nil_chance
from games.bots.spades.strength import tricks
from games.engines.spades.game import SPADES
from games.engines.spades.settings import Settings
from tests.bots.spades.matches import VARIANTS


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_hand_is_worth_what_medium_thinks_of_it(variant: dict[str, bool]) -> None:
    deck = deck_of(Settings(**variant))
    appraisal = Appraisal(deck)
    cards, rng = list(deck.pack.cards), Random("hands")
    for _ in range(200):
        hand = rng.sample(cards, 13)
        held = deck.suits(hand)
        chance = nil_chance(hand, deck.pack, 5)

        assert appraisal.tricks(*held) == pytest.approx(tricks(hand, deck.pack))
        if chance > 0.001:
            odds = appraisal.nil_odds(*held) + cover(5)
            assert odds == pytest.approx(log(chance / (1 - chance)))


def test_an_imagined_bid_is_the_one_that_medium_makes() -> None:
    for number in range(60):
        state = SPADES.setup(4, f"imagined {number}", Settings()).state
        deck = deck_of(state.match.settings)
        appraisal, hands = Appraisal(deck), hands_of(deck, state.hands)
        for _ in range(4):
            (seat,) = SPADES.actors(state)
            view = SPADES.view(state, seat)
            made = choose_bid(view, view.legal).action
            bid = imagined(appraisal, hands[seat * 4 : seat * 4 + 4], view.bids, seat, True)

            assert (bid.kind, bid.amount) == (made.kind, made.amount)
            state = SPADES.apply(state, seat, made).state


def test_bids_that_were_made_stay_and_the_others_are_filled_in() -> None:
    state = SPADES.setup(4, "filled in", Settings()).state
    deck = deck_of(state.match.settings)
    hands = hands_of(deck, state.hands)
    made = imagined(Appraisal(deck), hands[4:8], [None] * 4, 1, False)

    bids = completed(Appraisal(deck), hands, [None, made, None, None], 0, False)

    assert len(bids) == 4
    assert bids[1] is made
    assert not any(bid.is_nil for bid in bids)
