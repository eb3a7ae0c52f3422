"""The log of Check in words: one sentence for every kind of event."""

from typing import get_args

import pytest
from django.template import engines

from games.engines.check import events
from games.engines.check.actions import Place
from games.engines.check.settings import Settings
from tests.games.grids import table_for
from tests.games.unkept import words

SAID = (
    (events.Dealt(2, 1), "Round 2: four cards for everybody. Otto begins."),
    (events.Readied(0), "Iris has seen their two cards."),
    (events.PeekClosed(), "Time is up: all cards lie face down."),
    (events.DrawnFromPile(0), "Iris drew a card from the pile."),
    (events.DrawnFromDiscard(1, "7H"), "Otto took the seven of hearts from the discard pile."),
    (
        events.Swapped(0, "pile", 2, "KS"),
        "Iris swapped it for their bottom left card and discarded the king of spades.",
    ),
    (events.Discarded(2, "AD"), "Vera discarded the ace of diamonds."),
    (
        events.Matched(1, 1, "TC"),
        "Otto matched with their top right card: the ten of clubs.",
    ),
    (events.Mismatched(1, 0), "Otto tried to match with their top left card: wrong."),
    (events.Passed(2), "Vera passed."),
    (events.MatchClosed(), "Time is up: no match."),
    (events.PenaltyDrawn(1, 4), "Otto gets a penalty card: their top card of column 3."),
    (events.PenaltyDrawn(1, 7), "Otto gets a penalty card: their bottom card of column 4."),
    (events.PenaltyLapsed(1), "No card is left for the penalty of Otto."),
    (
        events.Sealed("2S"),
        "The discard pile is sealed: the two of spades cannot be drawn.",
    ),
    (events.Unsealed(), "The discard pile is open again."),
    (events.AbilityGained(0, "K"), "Iris may use the king."),
    (events.AbilityLost(0, "J"), "Iris is locked and cannot use the jack."),
    (
        events.Peeked(0, "Q", (Place(1, 3),)),
        "Iris used the queen to look at the bottom right card of Otto.",
    ),
    (
        events.Peeked(0, "K", (Place(0, 0), Place(2, 5))),
        "Iris used the king to look at their own top left card "
        "and the bottom card of column 3 of Vera.",
    ),
    (events.PeekSkipped(0, "K"), "Iris looks at no card with the king."),
    (
        events.Exchanged(0, "J", Place(1, 1), Place(0, 2)),
        "Iris used the jack to swap the top right card of Otto with their own bottom left card.",
    ),
    (events.ExchangeSkipped(0, "J"), "Iris swaps nothing with the jack."),
    (events.CheckCalled(0, False, 0), "Iris calls check!"),
    (events.CheckCalled(0, True, 1), "Iris has no card left, and that calls check!"),
    (events.Locked(0), "Iris is locked."),
    (events.Refilled(23, 1), "The discard pile was shuffled: 23 cards to draw."),
    (
        events.RoundScored(1, ((), (), ()), (-1, 12, 5), (-1, 12, 5), 0, (0,), "last_turns"),
        "Round 1 is scored: Iris −1, Otto 12, Vera 5. Iris has the lowest hand.",
    ),
    (
        events.RoundScored(3, ((), (), ()), (5, 12, 5), (9, 20, 5), None, (0, 2), "empty_pile"),
        "No card is left to draw. Round 3 is scored: Iris 5, Otto 12, Vera 5. "
        "Iris and Vera share it.",
    ),
    (
        events.RoundScored(1, ((), (), ()), (5, 4, 6), (5, 4, 6), None, (1,), "fourth_refill"),
        "The discard pile was shuffled often enough. Round 1 is scored: Iris 5, Otto 4, Vera 6. "
        "Otto has the lowest hand.",
    ),
    (events.MatchEnded((1,), (9, -2, 5), "lowest_total"), "Otto won the match with −2."),
    (
        events.MatchEnded((0, 1, 2), (3, 3, 3), "lowest_total"),
        "Iris, Otto and Vera share the match at 3.",
    ),
)


@pytest.mark.parametrize(("event", "sentence"), SAID)
def test_an_event_is_told_in_a_sentence(event, sentence):
    said = engines["jinja2"].env.get_template("games/check/events.html").module.sentence

    assert words(said(event, table_for(3, Settings()).seats)) == sentence


def test_every_kind_of_event_is_told():
    assert {type(event) for event, _ in SAID} == set(get_args(events.Event))
