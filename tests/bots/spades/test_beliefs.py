"""The worlds that the hard bot imagines: all that is certain holds in each of them."""

from random import Random

import pytest
from msgspec.structs import replace

from games import bots
from games.bots.spades.appraisal import Appraisal
from games.bots.spades.beliefs import Beliefs, NoWorld
from games.bots.spades.evidence import Evidence
from games.bots.spades.knowledge import Knowledge, know
from games.bots.spades.trials import opening
from games.engines.spades.game import SPADES
from tests.bots.spades.matches import BLIND, VARIANTS, turns
from tests.bots.spades.seat import held
from tests.engines.spades.table import playing


def believed(known: Knowledge, seed: int = 0) -> Beliefs:
    play = known.view.phase == "play" and known.is_complete
    evidence = Evidence(known.me, opening(known), known.played) if play else None
    return Beliefs(known, Random(seed), evidence)


def mean_tricks(bids: str, seat: int) -> float:
    """What a seat's hand is worth on average in the worlds of seat 0."""
    table = held("9S 6S 3S KH 8H 4H QC 9C 5C JD 8D 6D 2D", bids)
    known = know(SPADES.view(table.state, 0), None, 0)
    beliefs, rng, appraisal = believed(known), Random(1), Appraisal(known.deck)
    worlds = [beliefs.draw(rng) for _ in range(200)]
    return sum(appraisal.tricks(*world[seat * 4 : seat * 4 + 4]) for world in worlds) / 200


@pytest.mark.parametrize("notes", [True, False], ids=["notes", "no notes"])
@pytest.mark.parametrize("variant", [*VARIANTS, BLIND], ids=str)
def test_every_world_fits_what_is_certain(variant: dict[str, bool], notes: bool) -> None:
    rng = Random("worlds")
    for number, turn in enumerate(turns("certain", ("easy", "random"), **variant)):
        if number % 3:
            continue
        view = SPADES.view(turn.state, turn.seat)
        known = know(view, turn.notes if notes else None, turn.seat)
        try:
            beliefs = believed(known)
        except NoWorld:
            assert not notes  # it took the pack for another
            continue
        for _ in range(3):
            world = beliefs.draw(rng)

            for suit in range(4):
                hands = [world[seat * 4 + suit] for seat in range(4)]
                together = known.unseen[suit] | (known.hand[suit] if known.hand else 0)
                assert sum(hands) == (hands[0] | hands[1] | hands[2] | hands[3])
                assert not sum(hands) & ~together
            for seat in range(4):
                mine = world[seat * 4 : seat * 4 + 4]
                assert sum(cards.bit_count() for cards in mine) == view.players[seat].hand_size
                if seat == turn.seat and known.hand is not None:
                    assert mine == known.hand
                else:
                    voids = known.voids[seat * 4 : seat * 4 + 4]
                    assert not any(void and cards for void, cards in zip(voids, mine, strict=True))


def test_who_bid_much_holds_more_than_who_bid_little() -> None:
    assert mean_tricks("- 6 - 2", 1) > mean_tricks("- 2 - 6", 1) + 1.5


def test_who_bid_nil_holds_next_to_nothing() -> None:
    assert mean_tricks("- nil - 4", 1) < mean_tricks("- 3 - 4", 1) - 1


def test_a_blind_bid_tells_nothing() -> None:
    assert abs(mean_tricks("- blind6 - -", 1) - mean_tricks("- - - -", 1)) < 0.4


def test_who_let_a_queen_win_in_last_place_is_not_likely_to_hold_the_king() -> None:
    table = playing(
        """bids 3 3 3 3; turn 0
        0 AS 9S 8S QH JH 8C 7C 5C JD 8D 6D 3D 2D
        1 KS 7S 6S 2H 6H AH AC KC QC 4C 2C AD TD
        2 QS 5S 4S 3H 8H 9H KH TC 9C 6C KD 9D 7D
        3 JS TS 3S 2S 4H 5H TH 7H JC 3C QD 5D 4D"""
    )
    notes = bots.blank("spades", 4, table.state.match.settings)
    notes = replace(notes, round=1)
    table.plays("0:QH 1:2H 2:3H 3:4H")
    notes = bots.noted("spades", notes, table.events)
    known = know(SPADES.view(table.state, 0), notes, 0)
    beliefs, rng = believed(known), Random(1)
    hearts, king = known.deck.card["KH"]

    worlds = [beliefs.draw(rng) for _ in range(300)]

    share = sum(bool(world[3 * 4 + hearts] & king) for world in worlds) / 300
    assert share < 0.2
