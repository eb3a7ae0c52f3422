"""How people use their Action cards: on whom, on which card, and when there is nothing to use."""

from tests.simulated.gotcha import GotchaStory
from tests.simulated.telling import told_everywhere


@told_everywhere
def test_all_five_kinds_are_aimed_in_one_phase(world):
    story = GotchaStory(
        world,
        *("Anna", "Ben", "Clara"),
        target_points=2,
        rounds=[
            {
                "Anna": "medium-1 medium-2 tiny-1 tiny-2 tiny-3",
                "Ben": "giant-1 flip_one-1 add_one-1 tiny-4 tiny-5",
                "Clara": "remove_two-1 steal_a_point-1 remove_one-1 tiny-6 tiny-7",
            },
            {"Ben": "medium-4 medium-5 medium-6", "Clara": "big-1 big-3 big-4"},
        ],
    )
    anna, ben, clara = story.people
    ben.offers("giant-1", hiding="flip_one-1 add_one-1")
    clara.offers("remove_two-1", hiding="steal_a_point-1 remove_one-1")
    anna.flips(clara, 1)
    anna.chooses(ben)
    clara.offers("big-1", hiding="tiny-6 tiny-7")
    anna.offers("medium-1", hiding="tiny-1 tiny-2")
    ben.flips(clara, 1)
    story.expects(
        phase="action",
        to_act=["Clara"],
        done=["Ben"],
        points={"Anna": 1, "Ben": 0, "Clara": 0},
        collections={
            "Anna": "flip_one-1 add_one-1",
            "Clara": "remove_two-1 steal_a_point-1 remove_one-1",
        },
    )

    with story.refuses("You can steal only from a player who has more points than you."):
        clara.steals_a_point(ben)
    clara.steals_a_point(anna)
    story.expects(to_act=["Anna"], points={"Anna": 0, "Clara": 1})

    with story.refuses("You do not have that card in your hand."):
        anna.adds("tiny-1", to=clara)
    anna.adds("tiny-3", to=clara)
    story.expects(to_act=["Clara"], offers={"Clara": "big-1 tiny-6 ? ?"}, hand_sizes={"Anna": 1})
    anna.sees(offers={"Clara": "big-1 tiny-6 ? (tiny-3)"})
    clara.sees(offers={"Clara": "big-1 tiny-6 (tiny-7) ?"})

    with story.refuses("Choose two different cards to remove."):
        clara.removes_two((anna, 0))
        clara.removes_two((anna, 0), (anna, 0))
        clara.removes_two((anna, 0), (anna, 1), (clara, 3))
    clara.removes_two((anna, 0), (clara, 3))
    story.expects(to_act=["Anna"], offers={"Anna": "? ?", "Clara": "big-1 tiny-6 ?"})

    anna.says_done()
    story.expects(to_act=["Clara"], done=["Anna", "Ben"])
    clara.removes(anna, 1)
    # Somebody has played: whoever still holds an Action card is asked again.
    story.expects(to_act=["Anna"], done=["Ben", "Clara"], offers={"Anna": "?"})
    with story.refuses("That card is already face up."):
        anna.flips_with_a_card(clara, 1)
    anna.flips_with_a_card(clara, 2)
    story.expects(
        phase="select_offer",
        to_act=["Ben"],
        offers={"Clara": "big-1 tiny-6 tiny-7"},
        collections={"Anna": "", "Clara": ""},
        discard="giant-1 steal_a_point-1 add_one-1 medium-1 tiny-3 remove_two-1 tiny-2 "
        "remove_one-1 flip_one-1",
    )

    ben.chooses(clara)
    story.expects(round=3, buyer="Clara", collections={"Ben": "big-1 tiny-6 tiny-7"})
    return story


@told_everywhere
def test_a_card_that_there_is_nothing_to_use_on_is_spent_and_an_offer_can_be_emptied(world):
    story = GotchaStory(
        world,
        *("Anna", "Ben", "Clara"),
        rounds=[
            {
                "Anna": "tiny-1 tiny-2 tiny-3 tiny-4 tiny-5",
                "Ben": "steal_a_point-1 remove_one-1 remove_two-1 tiny-6 tiny-7",
                "Clara": "medium-1 medium-2 tiny-8 tiny-9 tiny-10",
            },
            {"Clara": "big-1 big-2 big-3", "Ben": "big-4 big-5 big-6"},
        ],
    )
    anna, ben, clara = story.people
    ben.offers("steal_a_point-1", hiding="remove_one-1 remove_two-1")
    clara.offers("medium-1", hiding="medium-2 tiny-8")
    anna.flips(clara, 1)
    anna.chooses(clara)
    anna.offers("tiny-1", hiding="tiny-2 tiny-3")
    ben.offers("big-4", hiding="big-5 big-6")
    clara.flips(ben, 1)
    story.expects(phase="action", to_act=["Ben"], done=["Anna", "Clara"])

    with story.refuses("You can steal only from a player who has more points than you."):
        ben.steals_a_point(clara)
    ben.spends("steal_a_point")
    story.expects(to_act=["Ben"], points={"Anna": 0, "Ben": 0, "Clara": 0})
    with story.refuses("Choose a card to remove."):
        ben.spends("remove_one")
    ben.removes_two((anna, 0), (anna, 2))
    ben.removes(anna, 0)
    story.expects(phase="select_offer", to_act=["Clara"], offers={"Anna": ""})

    clara.chooses(anna)
    story.expects(
        round=3,
        buyer="Anna",
        collections={"Clara": ""},
        points={"Ben": 1},
        discard="steal_a_point-1 tiny-1 tiny-3 remove_two-1 tiny-2 remove_one-1 big-4 big-5",
    )
    return story
