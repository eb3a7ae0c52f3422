"""Playing Check through its page: what is refused, in which words, and who matches first."""

import json

import pytest
from django.test import Client
from django.urls import reverse

from games import services
from games.engines.cards import rank
from games.engines.check.game import CHECK
from games.engines.check.settings import Settings
from games.engines.game import IllegalAction
from games.models import LogEntry, Match
from games.services import SeatPlan
from tests.games.stories import fresh, table_of
from tests.games.unkept import view, words

pytestmark = pytest.mark.django_db
HTMX = {"HX-Request": "true"}
PLAIN = "A23456789T"  # the ranks without an ability
LOOK = {"type": "peek", "targets": "$targets[]"}
EXCHANGE = {"type": "exchange", "first": "$first", "second": "$second"}


def seed_where(wanted):
    """A seed with which three players are dealt cards as wanted: (hands, draw pile) -> bool."""
    for number in range(5_000):
        state = CHECK.setup(3, f"{number}", Settings()).state
        hands = [[held.card for held in grid] for grid in state.grids]
        if wanted(hands, state.piles.draw):
            return f"{number}"
    raise AssertionError("No such deal.")


def ranks(hand):
    return [rank(card) for card in hand]


class Story:
    """A match of three people; each acts by the page of their seat."""

    def __init__(self, people, wanted=lambda hands, draw: True, **options):
        plans = [SeatPlan("me"), SeatPlan("open"), SeatPlan("open")]
        self.match = services.open_table(people[0], "check", options, plans)
        for seat, other in enumerate(people[1:], 1):
            services.take_seat(self.match.pk, other, seat)
            services.set_ready(self.match.pk, other, True)
        Match.objects.filter(pk=self.match.pk).update(seed=seed_where(wanted))
        services.start(self.match.pk, people[0])
        by_key = {each.pk: each for each in people}
        self.holders = [by_key[key] for key in table_of(self.match).holders]
        for seat in range(3):
            self.does(seat, {"type": "ready"})

    def posts(self, seat, action, **fields):
        client = Client()
        client.force_login(self.holders[seat])
        fields = {"seat": seat, "action": json.dumps(action)} | fields
        return client.post(reverse("act", args=[self.match.code]), fields, headers=HTMX)

    def does(self, seat, action, **fields):
        answer = self.posts(seat, action, **fields)
        assert answer.status_code == 200, words(answer.content.decode())

    def discards(self, seat):
        """The card drawn from the pile, and nobody matches it."""
        self.does(seat, {"type": "draw", "source": "pile"})
        self.does(seat, {"type": "discard"})
        for other in sorted(table_of(self.match).actors):
            self.does(other, {"type": "pass"})

    def refuses(self, seat, action, sentence, status=409, **fields):
        before, version = table_of(self.match).state, fresh(self.match).version

        answer = self.posts(seat, action, **fields)

        assert (answer.status_code, words(answer.content.decode())) == (status, sentence)
        assert fresh(self.match).version == version
        assert table_of(self.match).state == before


@pytest.fixture
def people(anna, ben, clara):
    return anna, ben, clara


def card(seat, position):
    return json.dumps({"seat": seat, "position": position})


def test_nobody_draws_twice(people):
    story = Story(people)
    story.does(0, {"type": "draw", "source": "pile"})

    for source in ("pile", "discard"):
        story.refuses(
            0,
            {"type": "draw", "source": source},
            "First swap the card that you have drawn, or discard it.",
        )


def test_check_is_not_called_with_a_card_in_hand(people):
    story = Story(people)
    story.does(0, {"type": "draw", "source": "pile"})

    story.refuses(
        0, {"type": "call_check"}, "First swap the card that you have drawn, or discard it."
    )


def test_nothing_is_matched_when_no_window_is_open(people):
    story = Story(people)

    story.refuses(0, {"type": "match", "position": 0}, "First draw a card, or call check.")
    story.refuses(1, {"type": "match", "position": 0}, "It is not your turn.")


def test_an_empty_position_cannot_be_matched_with_and_uses_no_chance(people):
    def has_it(hands, draw):
        return rank(draw[0]) in PLAIN and rank(draw[0]) in ranks(hands[1])

    story = Story(people, has_it)
    story.does(0, {"type": "draw", "source": "pile"})
    story.does(0, {"type": "discard"})
    top = view(table_of(story.match), None).discard_top
    hand = [held.card for held in table_of(story.match).state.grids[1]]
    position = ranks(hand).index(rank(top))
    story.does(1, {"type": "match", "position": position})
    story.does(1, {"type": "draw", "source": "pile"})
    story.does(1, {"type": "discard"})

    for nowhere in (position, 4, -1):
        story.refuses(
            1, {"type": "match", "position": nowhere}, "There is no card at that position."
        )
    assert 1 in table_of(story.match).actors


def test_a_second_try_in_one_window_is_refused(people):
    story = Story(people, lambda hands, draw: rank(draw[0]) not in ranks(hands[2]))
    story.does(0, {"type": "draw", "source": "pile"})
    story.does(0, {"type": "discard"})
    story.does(2, {"type": "match", "position": 1})

    story.refuses(2, {"type": "match", "position": 2}, "You have used your chance to match.")


def test_a_king_looks_at_two_cards_and_not_at_three(people):
    story = Story(people, lambda hands, draw: rank(draw[0]) == "K")
    story.discards(0)

    chosen = {"targets-1": card(1, 0), "targets-2": card(1, 1)}
    story.refuses(0, LOOK, "You may look at two cards only.", targets=card(2, 2), **chosen)
    story.refuses(
        0,
        LOOK,
        "Look at another card: you cannot look at the same one twice.",
        **{"targets-1": card(1, 0), "targets-2": card(1, 0)},
    )
    story.does(0, LOOK, **chosen)
    assert len(view(table_of(story.match), 0).peeked) == 2


def test_a_card_is_not_swapped_with_itself_nor_with_nothing(people):
    story = Story(people, lambda hands, draw: rank(draw[0]) == "J")
    story.discards(0)

    story.refuses(
        0,
        EXCHANGE,
        "A card cannot be swapped with itself.",
        first=card(1, 2),
        second=card(1, 2),
    )
    story.refuses(0, EXCHANGE, "Choose first, then confirm.", 400, first=card(1, 2))
    story.refuses(0, EXCHANGE, "Choose first, then confirm.", 400)
    story.does(0, EXCHANGE, first=card(1, 2), second=card(0, 0))


def test_a_locked_players_cards_are_not_touched(people):
    story = Story(people, lambda hands, draw: rank(draw[0]) == "Q")
    story.does(0, {"type": "call_check"})
    story.discards(1)
    locked = "The cards of a locked player can be neither looked at nor swapped."

    story.refuses(1, LOOK, locked, **{"targets-1": card(0, 0)})
    story.does(1, LOOK, **{"targets-1": card(2, 0)})
    story.refuses(1, EXCHANGE, locked, first=card(2, 0), second=card(0, 3))


def test_a_locked_player_does_not_match(people):
    story = Story(people)
    story.does(0, {"type": "call_check"})
    story.does(1, {"type": "draw", "source": "pile"})
    story.does(1, {"type": "discard"})

    story.refuses(0, {"type": "match", "position": 0}, "You are locked and cannot match.")


def test_only_the_clock_closes_a_window(people):
    story = Story(people)
    story.does(0, {"type": "draw", "source": "pile"})
    story.does(0, {"type": "discard"})
    before = fresh(story.match).version

    answer = story.posts(1, {"type": "close_match"})

    assert answer.status_code in (400, 409)
    assert fresh(story.match).version == before


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_of_two_who_match_at_the_same_time_exactly_one_does(people, order):
    def both_have_it(hands, draw):
        wanted = rank(draw[0])
        return wanted in PLAIN and wanted in ranks(hands[1]) and wanted in ranks(hands[2])

    story = Story(people, both_have_it)
    story.does(0, {"type": "draw", "source": "pile"})
    story.does(0, {"type": "discard"})
    before = table_of(story.match)
    wanted = rank(view(before, None).discard_top)
    # What each page would post, as both stood before anybody had matched.
    posted = {}
    for seat in order:
        position = ranks([held.card for held in before.state.grids[seat]]).index(wanted)
        posted[seat] = {"type": "match", "position": position}

    winner, loser = order
    services.submit(
        story.match.pk, story.holders[winner], winner, posted[winner], before.taken[winner]
    )
    # The window has closed; the second is told what they are asked now.
    with pytest.raises(IllegalAction, match=r"It is not your turn|First draw a card"):
        services.submit(
            story.match.pk, story.holders[loser], loser, posted[loser], before.taken[loser]
        )

    after = table_of(story.match)
    assert [sum(map(bool, grid)) for grid in after.state.grids].count(3) == 1
    assert sum(map(bool, after.state.grids[winner])) == 3
    assert view(after, None).discard_size == 2
    matched = LogEntry.objects.filter(match=story.match, action__contains='"match"')
    assert [entry.seat for entry in matched] == [winner]
