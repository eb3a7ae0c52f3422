"""Whole matches of Things & Gotchas, from the table being opened to the winner."""

import random

from tests.simulated.gotcha import GotchaStory, as_on_the_page
from tests.simulated.telling import told_everywhere, told_in


@told_everywhere
def test_two_rounds_with_every_phase_and_a_winner(world):
    story = GotchaStory(
        world,
        *("Anna", "Ben", "Clara"),
        target_points=2,
        rounds=[
            {
                "Anna": "medium-1 medium-2 tiny-1 tiny-2 tiny-3",
                "Ben": "big-1 big-2 flip_one-1 once-1 tiny-4",
                "Clara": "giant-1 remove_one-1 once-2 bad-1 medium-3",
            },
            {"Ben": "tiny-5 tiny-6 tiny-7", "Clara": "giant-2 tiny-8 tiny-9"},
        ],
    )
    anna, ben, clara = story.people
    story.expects(phase="offer", round=1, buyer="Anna", bag="Anna", to_act=["Ben"])
    clara.sees(hand="giant-1 remove_one-1 once-2 bad-1 medium-3", hand_sizes={"Ben": 5})

    ben.offers("big-1", hiding="big-2 flip_one-1")
    story.expects(phase="offer", to_act=["Clara"], offers={"Ben": "big-1 ? ?"})
    ben.sees(offers={"Ben": "big-1 (big-2) (flip_one-1)"}, hand="once-1 tiny-4")
    clara.offers("giant-1", hiding="remove_one-1 once-2")
    story.expects(phase="buyer_flip", to_act=["Anna"], offers={"Clara": "giant-1 ? ?"})

    anna.flips(ben, 1)
    # Nobody has collected an Action card yet, so nobody is asked for one.
    story.expects(phase="select_offer", offers={"Ben": "big-1 big-2 ?"})
    anna.chooses(ben)
    story.expects(
        phase="offer",
        round=2,
        buyer="Ben",
        bag="Ben",
        points={"Anna": 1, "Ben": 0, "Clara": 1},
        collections={"Anna": "flip_one-1", "Ben": "", "Clara": "remove_one-1 once-2"},
        discard="big-1 big-2 giant-1",
        to_act=["Clara"],
    )

    clara.offers("tiny-8", hiding="giant-2 tiny-9")
    anna.offers("medium-1", hiding="tiny-1 tiny-2")
    ben.flips(anna, 1)
    story.expects(phase="action", to_act=["Clara"], done=["Ben"])
    clara.removes(anna, 0)
    story.expects(phase="action", to_act=["Anna"], done=["Ben", "Clara"])
    story.expects(offers={"Anna": "tiny-1 ?"}, discard="big-1 big-2 giant-1 medium-1 remove_one-1")
    anna.says_done()
    ben.chooses(anna)

    story.ends(winners=["Clara"], points={"Anna": 1, "Ben": 0, "Clara": 2}, round=2)
    return story


@told_everywhere
def test_a_gotcha_decides_the_match(world):
    story = GotchaStory(
        world,
        *("Anna", "Ben", "Clara"),
        target_points=1,
        rounds=[
            {
                "Clara": "medium-1 medium-2 tiny-4 tiny-5 tiny-6",
                "Anna": "tiny-1 tiny-2 tiny-3 medium-3 medium-4",
                "Ben": "once-1 once-2 giant-1 big-1 big-2",
            }
        ],
    )
    anna, ben, clara = story.people

    anna.offers("tiny-1", hiding="tiny-2 tiny-3")
    ben.offers("once-1", hiding="once-2 giant-1")
    clara.flips(ben, 1)
    clara.chooses(anna)
    story.expects(phase="gotcha", to_act=["Clara"], pending="once of Ben: 1", bag="Anna")
    story.expects(collections={"Ben": "giant-1"}, points={"Ben": 0})
    clara.takes(steals="giant-1")

    story.ends(
        winners=["Clara"], points={"Anna": 0, "Ben": 0, "Clara": 1}, discard="once-1 once-2 giant-1"
    )
    return story


def wandering(seed):
    """Somebody who does anything that they may do."""
    rng = random.Random(seed)

    def choose(person):
        view = person.view
        action = rng.choice(view["legal"])
        return as_on_the_page(action, view, person.seat)

    return choose


@told_everywhere
def test_four_people_offer_at_once_and_do_whatever_they_may(world):
    story = GotchaStory(
        world,
        *("Anna", "Ben", "Clara", "Dora"),
        seed="at once",
        simultaneous_offers=True,
        target_points=1,
    )

    story.plays_on(wandering(1), until="select_offer")
    story.expects(phase="select_offer", round=1)
    story.plays_on(wandering(2))

    story.ends()
    return story


@told_in("engine", "site")
def test_three_people_do_whatever_they_may_with_a_deck_as_it_was_shuffled(world):
    story = GotchaStory(world, "Anna", "Ben", "Clara", seed="shuffled", target_points=2)

    story.plays_on(wandering(3))

    story.ends()
    return story
