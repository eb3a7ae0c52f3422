"""A whole match of Spades, in the words that all games have in common."""

from tests.simulated.spades import SpadesStory
from tests.simulated.telling import told_in

HANDS = {
    "Ben": "AS KS QS JS TS 9S 8S 2H 3H 4H 5H 6H 7H",
    "Clara": "7S 6S 5S AH KH QH JH TH 9H 8H 2C 3C 4C",
    "Dora": "4S 3S AC KC QC JC TC 9C 8C 7C 6C 5C 2D",
    "Anna": "2S AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D",
}


@told_in("engine", "site", "one_screen")
def test_the_bidding_is_open_and_in_turn(world):
    story = SpadesStory(world, "Anna", "Ben", "Clara", "Dora", hands=HANDS)
    anna, ben, clara, dora = story.people
    story.expects(phase="bid", dealer="Anna", to_act=["Ben"])
    anna.sees(hand="2S AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D")

    with story.refuses("It is not your turn."):
        clara.bids(3)
    ben.bids(7)
    story.expects(bids={"Ben": 7, "Clara": None}, to_act=["Clara"])
    clara.bids_nil()
    with story.refuses("It is not your turn."):
        ben.bids(8)
    dora.bids(4)
    anna.bids(1)
    story.expects(
        phase="play", to_act=["Ben"], bids={"Ben": 7, "Clara": "nil", "Dora": 4, "Anna": 1}
    )
    return story


@told_in("engine", "site")
def test_one_round_from_the_first_bid_to_the_winners(world):
    story = SpadesStory(world, "Anna", "Ben", "Clara", "Dora", hands=HANDS, round_limit=1)
    anna, ben, clara, dora = story.people
    ben.bids(7)
    clara.bids(3)
    dora.bids(4)
    anna.bids(1)

    with story.refuses("Spades are not broken yet: lead another suit."):
        ben.plays("AS")
    ben.plays("2H")
    clara.plays("AH")
    story.expects(trick={"Ben": "2H", "Clara": "AH"}, spades_broken=False)
    dora.plays("4S")
    anna.plays("2S")
    story.expects(phase="play", taken_by="Dora", tricks={"Dora": 1}, spades_broken=True, trick={})

    dora.plays("AC")
    anna.plays("3D")
    ben.plays("8S")
    with story.refuses("You must follow suit: play a club."):
        clara.plays("7S")
    clara.plays("2C")
    story.expects(taken_by="Ben", tricks={"Ben": 1, "Dora": 1}, to_act=["Ben"])

    story.plays_on(lambda person: person.view["legal"][0])
    # Ben and Dora fall short of their eleven; Anna and Clara make exactly their four.
    story.ends(
        winners=["Anna", "Clara"],
        tricks={"Ben": 7, "Clara": 3, "Dora": 2, "Anna": 1},
        scores=[40, -110],
        bags=[0, 0],
    )
    return story
