"""How people answer the Gotchas: what they are asked, what they pick, what then happens."""

from tests.simulated.gotcha import GotchaStory
from tests.simulated.telling import told_everywhere


@told_everywhere
def test_of_two_picks_each_has_its_own_fate(world):
    story = GotchaStory(
        world,
        *("Anna", "Ben", "Clara"),
        rounds=[
            {
                "Anna": "tiny-11 tiny-12 tiny-13 big-15 big-16",
                "Ben": "big-1 medium-1 tiny-1 twice-1 twice-2",
                "Clara": "tiny-2 tiny-3 medium-3 bad-1 bad-2",
            },
            {"Clara": "tiny-6 tiny-7 tiny-8", "Ben": "medium-2 tiny-9 tiny-10"},
        ],
    )
    anna, ben, clara = story.people
    ben.offers("big-1", hiding="medium-1 tiny-1")
    clara.offers("tiny-2", hiding="tiny-3 medium-3")
    anna.flips(clara, 2)
    anna.chooses(clara)
    story.expects(round=2, buyer="Clara", collections={"Ben": "big-1 medium-1 tiny-1"})

    anna.offers("tiny-11", hiding="tiny-12 tiny-13")
    ben.offers("twice-1", hiding="medium-2 twice-2")
    clara.flips(ben, 1)
    clara.chooses(anna)
    story.expects(
        phase="gotcha",
        to_act=["Clara"],
        pending="twice of Ben: 2",
        collections={"Ben": "big-1 medium-1 tiny-1 medium-2"},
        discard="twice-1 twice-2",
    )

    with story.refuses("Pick two cards."):
        clara.takes()
        clara.takes(steals="big-1")
        clara.takes(steals="big-1", discards="tiny-1 medium-1")
    with story.refuses("That card is not in the collection that you pick from."):
        clara.takes(steals="big-1 tiny-11")
    with story.refuses("You can pick a card only once."):
        clara.sends({"type": "take", "picks": [{"card": "big-1", "fate": "steal"}] * 2})
    with story.refuses("It is not your turn."):
        ben.takes(discards="big-1 medium-1")
    clara.takes(steals="big-1", discards="medium-1")

    story.expects(
        phase="offer",
        round=3,
        pending=None,
        collections={"Ben": "tiny-1 medium-2", "Clara": "tiny-11 tiny-12 tiny-13 big-1"},
        discard="twice-1 twice-2 medium-1",
    )
    return story


@told_everywhere
def test_sets_are_answered_one_after_the_other_and_ones_own_only_by_discarding(world):
    story = GotchaStory(
        world,
        *("Anna", "Ben", "Clara"),
        target_points=2,
        rounds=[
            {
                "Anna": "tiny-1 tiny-2 tiny-3 tiny-4 tiny-5",
                "Ben": "once-1 once-2 medium-1 big-1 big-2",
                "Clara": "twice-1 twice-2 medium-2 big-3 big-4",
            }
        ],
    )
    anna, ben, clara = story.people
    ben.offers("medium-1", hiding="once-1 once-2")
    clara.offers("medium-2", hiding="twice-1 twice-2")
    anna.flips(ben, 1)
    anna.chooses(clara)

    # Twice before Once; of one card that is left no more than one can be picked.
    story.expects(phase="gotcha", pending="twice of Anna: 1", collections={"Anna": "medium-2"})
    with story.refuses("Your own cards you can only discard."):
        anna.takes(steals="medium-2")
    anna.takes(discards="medium-2")
    story.expects(phase="gotcha", pending="once of Ben: 1", collections={"Ben": "medium-1"})
    with story.refuses("Pick one card."):
        anna.takes()
    anna.takes(steals="medium-1")

    story.expects(
        round=2,
        collections={"Anna": "medium-1", "Ben": "", "Clara": ""},
        discard="twice-1 twice-2 medium-2 once-1 once-2",
    )
    return story


@told_everywhere
def test_a_bad_gotcha_moves_a_point_and_asks_nobody(world):
    story = GotchaStory(
        world,
        *("Anna", "Ben", "Clara"),
        target_points=2,
        rounds=[
            {
                "Anna": "tiny-1 tiny-2 tiny-3 tiny-4 tiny-5",
                "Ben": "giant-1 bad-1 bad-2 bad-3 big-1",
                "Clara": "medium-1 medium-2 tiny-6 giant-2 giant-3",
            },
            {"Clara": "tiny-9 tiny-10 tiny-11", "Ben": "big-2 big-3 tiny-8"},
        ],
    )
    anna, ben, clara = story.people
    ben.offers("giant-1", hiding="bad-1 bad-2")
    clara.offers("medium-1", hiding="medium-2 tiny-6")
    anna.flips(ben, 1)
    anna.chooses(clara)
    story.expects(round=2, buyer="Clara", points={"Anna": 0, "Ben": 1, "Clara": 0})

    anna.offers("tiny-1", hiding="tiny-2 tiny-3")
    ben.offers("big-1", hiding="bad-3 tiny-8")
    clara.flips(ben, 2)
    clara.chooses(anna)

    story.expects(
        round=3,
        phase="offer",
        points={"Anna": 0, "Ben": 0, "Clara": 1},
        collections={"Ben": "big-1 tiny-8"},
        discard="giant-1 bad-1 bad-2 bad-3",
    )
    return story
