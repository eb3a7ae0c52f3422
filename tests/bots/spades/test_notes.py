"""What a bot writes down of what everybody sees."""

import pickle

from games.bots.spades.knowledge import know
from games.bots.spades.notes import Notes
from games.engines.spades.game import SPADES
from tests.bots.spades.matches import VARIANTS, turns


def test_the_notes_have_every_card_that_fell_in_the_round_and_no_other() -> None:
    for turn in turns("notes", ("easy",)):
        fallen = [card for _, card in turn.notes.fallen]
        held = [card for hand in turn.state.hands for card in hand]

        assert len(set(fallen) | set(held)) == 52 == len(fallen) + len(held)
        assert turn.notes.round == turn.state.deal.round


def test_who_played_what_is_known_from_the_notes() -> None:
    before: dict[int, set[str]] = {}
    for turn in turns("whose", ("easy",), round_limit=1):
        if not turn.notes.fallen:
            before = {seat: set(hand) for seat, hand in enumerate(turn.state.hands)}

        assert all(card in before[seat] for seat, card in turn.notes.fallen)


def test_what_is_known_adds_up_in_every_variant() -> None:
    for variant in VARIANTS:
        for turn in turns("adds up", ("easy",), **variant):
            known = know(SPADES.view(turn.state, turn.seat), turn.notes, turn.seat)
            others = [
                card
                for seat, hand in enumerate(turn.state.hands)
                if seat != turn.seat
                for card in hand
            ]

            assert known.is_complete
            assert sorted(known.deck.names(known.unseen)) == sorted(others)
            for seat, hand in enumerate(turn.state.hands):
                for suit, cards in enumerate(known.deck.suits(hand)):
                    assert not (known.voids[seat * 4 + suit] and cards)


def test_without_notes_the_cards_that_fell_earlier_are_somewhere() -> None:
    for turn in turns("no notes", ("easy",), round_limit=1):
        known = know(SPADES.view(turn.state, turn.seat), None, None)

        assert sum(known.sizes) == sum(out.bit_count() for out in known.unseen)
        assert known.sizes[4] == 4 * max(0, sum(turn.state.phase.tricks_won) - 1)


def test_notes_of_another_round_are_not_taken_for_this_one() -> None:
    first, *_, last = turns("stale", ("easy",), round_limit=1)
    view = SPADES.view(last.state, last.seat)
    stale = Notes(4, first.notes.settings)

    assert not know(view, stale, last.seat).is_complete


def test_notes_are_small_and_can_be_sent_to_another_process() -> None:
    *_, last = turns("sent", ("easy",))

    assert pickle.loads(pickle.dumps(last.notes)) == last.notes
    assert len(last.notes.fallen) < 52
