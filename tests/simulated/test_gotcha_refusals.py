"""What people try in Things & Gotchas that cannot be: each is refused with its sentence, and
nothing changes for anybody."""

from tests.simulated.gotcha import GotchaStory
from tests.simulated.telling import told_everywhere, told_in

ROUND = {
    "Anna": "medium-1 medium-2 tiny-1 tiny-2 tiny-3",
    "Ben": "big-1 big-2 flip_one-1 once-1 tiny-4",
    "Clara": "giant-1 remove_one-1 once-2 bad-1 medium-3",
}


@told_everywhere
def test_the_wrong_person_the_wrong_time_and_the_wrong_cards(world):
    story = GotchaStory(world, "Anna", "Ben", "Clara", rounds=[ROUND])
    anna, ben, clara = story.people

    with story.refuses("It is not your turn."):
        anna.offers("medium-1", hiding="medium-2 tiny-1")
        clara.offers("giant-1", hiding="once-2 bad-1")
        anna.flips(ben, 0)
        clara.says_done()
    with story.refuses("This is not the time to choose an offer."):
        ben.chooses(clara)
    with story.refuses("This is not the time for Action cards."):
        ben.says_done()
        ben.flips_with_a_card(clara, 0)
    with story.refuses("Place one card face up and two face down."):
        ben.offers("big-1")
        ben.offers("big-1", hiding="big-2")
        ben.offers("big-1", hiding="big-2 once-1 tiny-4")
    with story.refuses("You can place a card only once."):
        ben.offers("big-1", hiding="big-1 big-2")
    with story.refuses("You do not have that card in your hand."):
        ben.offers("giant-1", hiding="big-1 big-2")
        ben.offers("big-1", hiding="big-2 giant-1")
    ben.offers("big-1", hiding="big-2 once-1")
    with story.refuses("It is not your turn."):
        ben.offers("flip_one-1", hiding="tiny-4")
    clara.offers("giant-1", hiding="once-2 bad-1")

    with story.refuses("That card is already face up."):
        anna.flips(ben, 0)
    with story.refuses("There is no such card in that offer."):
        anna.flips(ben, 3)
    with story.refuses("There is no such offer."):
        anna.flips(anna, 1)
    with story.refuses("This is not the time to pick cards of a collection."):
        anna.takes(steals="big-1")
    anna.flips(ben, 2)
    with story.refuses("There is no such offer."):
        anna.chooses(anna)
    with story.refuses("It is not your turn."):
        ben.chooses(ben)
    anna.chooses(clara)
    story.expects(round=2, buyer="Clara", points={"Anna": 1, "Ben": 1})
    return story


@told_everywhere
def test_what_is_no_action_at_all(world):
    story = GotchaStory(world, "Anna", "Ben", "Clara", rounds=[ROUND])
    _, ben, _ = story.people

    for nothing in ("offer", 7, None, [], ["offer"], True):
        with story.refuses("An action is an object with a type and its fields."):
            ben.sends(nothing)
    with story.refuses("An action must say its type."):
        ben.sends({})
    for name in ("cheat", "Offer", "", 3, ["offer"]):
        with story.refuses("Things & Gotchas has no such action."):
            ben.sends({"type": name})
    with story.refuses("The action “offer” needs “face_down” as well."):
        ben.sends({"type": "offer", "face_up": "big-1"})
    offer = {"type": "offer", "face_up": "big-1", "face_down": ["big-2", "once-1"]}
    with story.refuses("The action “offer” has fields that do not belong to it."):
        ben.sends(offer | {"seat": 1})
    for card in ("big-17", "BIG-1", "big-1 ", "ace", 1, None):
        with story.refuses("That is not a possible “face_up” for the action “offer”."):
            ben.sends(offer | {"face_up": card})
    for index in (True, 1.5, "1", None, {}):
        with story.refuses("That is not a possible “index” for the action “flip”."):
            ben.sends({"type": "flip", "seat": 0, "index": index})

    ben.offers("big-1", hiding="big-2 once-1")
    story.expects(phase="offer", to_act=["Clara"])
    return story


@told_in("engine", "site", "one_screen")
def test_an_offer_made_at_the_same_time_as_others_is_final_and_hidden_until_all_are_in(world):
    story = GotchaStory(world, "Anna", "Ben", "Clara", rounds=[ROUND], simultaneous_offers=True)
    _, ben, clara = story.people
    story.expects(phase="offer", to_act=["Ben", "Clara"])

    clara.offers("giant-1", hiding="once-2 bad-1")
    story.expects(phase="offer", to_act=["Ben"], offers={"Clara": None})
    ben.sees(offers={"Clara": None}, hand_sizes={"Clara": 2})
    clara.sees(offers={"Clara": "giant-1 (once-2) (bad-1)"})
    with story.refuses("You have made your offer, and it is final."):
        clara.offers("remove_one-1", hiding="medium-3")
    ben.offers("big-1", hiding="big-2 once-1")
    story.expects(phase="buyer_flip", offers={"Ben": "big-1 ? ?", "Clara": "giant-1 ? ?"})
    return story
