"""What the bots write down is what happened, though nobody showed them."""

import pickle

import pytest

from games.bots.modern_art.history import earned_in, left_after
from games.engines.modern_art.paintings import ARTISTS, CARDS, PLACE
from games.engines.modern_art.ranking import ranked
from tests.bots.modern_art.matches import turns

SEATS = (3, 4, 5)
MATCHES = 15


@pytest.mark.parametrize("seats", SEATS)
def test_adding_up_the_payments_gives_everybodys_money(seats: int) -> None:
    for number in range(MATCHES):
        for turn in turns(seats, f"ledger {number}"):
            assert turn.notes.money == turn.state.money


@pytest.mark.parametrize("seats", SEATS)
def test_the_cards_that_were_played_are_remembered_and_no_others(seats: int) -> None:
    for turn in turns(seats, "seen"):
        held = {card for hand in turn.state.hands for card in hand} | set(turn.state.deck)

        assert {card for card in CARDS if turn.notes.has_seen(card)} == set(CARDS) - held


def test_rounds_are_counted() -> None:
    for turn in turns(4, "rounds", ("medium",)):
        notes, state = turn.notes, turn.state

        assert notes.round == state.round
        assert notes.played == state.played
        assert earned_in(notes.before) == tuple(sum(row) for row in state.tiles)
        assert sum(left_after(notes.before)) == 70 - sum(map(sum, notes.before))
        assert notes.bought == tuple(
            tuple(sum(PLACE[card] == place for card in owned) for place in range(len(ARTISTS)))
            for owned in state.paintings
        )
        if state.last_round is not None:
            assert ranked(notes.before[-1]) == ranked(state.last_round.counts)


def test_an_auction_is_remembered_with_everybodys_highest_bid() -> None:
    for turn in turns(4, "auctions", ("medium",)):
        last = turn.state.last_auction
        if last is None or not last.price:
            continue
        auction = turn.notes.auctions[-1]

        assert (auction.seller, auction.buyer) == (last.auctioneer, last.buyer)
        assert (auction.lot, auction.price) == (len(last.lot), last.price)
        if last.bids is not None:
            assert auction.bids == last.bids
        elif auction.kind != "fixed_price":
            assert max(auction.bids) == auction.bids[last.buyer] == last.price


def test_notes_stay_small_and_go_from_one_process_to_another() -> None:
    *_, last = turns(5, "size", ("medium",))

    packed = pickle.dumps(last.notes)

    assert len(packed) < 8_000
    assert pickle.loads(packed) == last.notes
