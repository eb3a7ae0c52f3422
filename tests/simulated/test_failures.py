"""A story that goes otherwise than told says all that one needs to find out why."""

import pytest

from tests.simulated.engine_world import EngineWorld
from tests.simulated.gotcha import GotchaStory
from tests.simulated.story import StoryFailure
from tests.simulated.telling import check_alike

ROUND = {
    "Anna": "medium-1 medium-2 tiny-1 tiny-2 tiny-3",
    "Ben": "big-1 big-2 tiny-5 once-1 tiny-4",
    "Clara": "giant-1 tiny-6 once-2 bad-1 medium-3",
}


def begun(world):
    """Ben has made his offer; Clara is to make hers."""
    story = GotchaStory(world, "Anna", "Ben", "Clara", rounds=[ROUND])
    story.people[1].offers("big-1", hiding="big-2 tiny-5")
    return story


@pytest.fixture
def story(site):
    return begun(site)


def said(failing):
    with pytest.raises(StoryFailure) as failure:
        failing()
    return str(failure.value)


def test_a_claim_that_is_not_so_is_shown_beside_what_is(story):
    report = said(lambda: story.expects(phase="offer", points={"Anna": 0, "Ben": 2}, round=1))

    assert "Everybody sees something else." in report
    assert "Expected: {'points': {'Anna': 0, 'Ben': 2}}" in report
    assert "Found:    {'points': {'Anna': 0, 'Ben': 0}}" in report


def test_the_whole_story_is_told_with_what_came_of_each_step(story):
    clara = story.people[2]
    with story.refuses("You can place a card only once."):
        clara.offers("giant-1", hiding="giant-1 tiny-6")
    with story.refuses("This is not the time to choose an offer."):
        clara.chooses(story.people[1])

    report = said(lambda: story.expects(round=7))

    assert "Told in the world “site”: Things & Gotchas, {'target_points': 5" in report
    assert "0. The cards are dealt. → offer, to act: Ben" in report
    assert "1. Ben offers big-1, hiding big-2 tiny-5 → offer, to act: Clara" in report
    assert (
        "2. Clara offers giant-1, hiding giant-1 tiny-6 (on the page): "
        "refused, “You can place a card only once.”" in report
    )
    assert "3. Clara chooses the offer of Ben (by hand): refused" in report
    assert "collections: {'Anna': '', 'Ben': '', 'Clara': ''}" in report


def test_what_the_page_does_not_offer_cannot_be_done_and_it_is_said_what_it_does(story):
    report = said(lambda: story.people[2].flips(story.people[1], 1))

    assert "The page gives no way to do that." in report
    assert "Then: Clara flips card 1 of Ben" in report
    assert 'button {"type":"offer","face_up":"$face_up","face_down":"$face_down[]"}' in report
    assert "field face_up: giant-1 | tiny-6 | once-2 | bad-1 | medium-3" in report


def test_whoever_is_not_asked_is_offered_nothing(story):
    report = said(lambda: story.people[0].flips(story.people[1], 1))

    assert "What Anna was offered:\n  nothing" in report


def test_a_refusal_that_nobody_told_of_is_one(story):
    report = said(lambda: story.people[2].offers("giant-1", hiding="tiny-6"))

    assert "It was refused." in report
    assert "Expected: no refusal" in report
    assert "Found:    Place one card face up and two face down." in report


def test_another_refusal_than_the_one_told_is_one():
    story = begun(EngineWorld())

    def failing():
        with story.refuses("Not like this."):
            story.people[0].says_done()

    assert "Found:    It is not your turn." in said(failing)


def test_what_should_be_refused_and_is_not_is_one():
    story = begun(EngineWorld())

    def failing():
        with story.refuses("It is not your turn."):
            story.people[2].offers("giant-1", hiding="tiny-6 once-2")

    report = said(failing)
    assert "It was accepted." in report
    assert "Expected: It is not your turn." in report


def test_a_button_for_what_should_be_refused_is_one(story):
    anna, ben, clara = story.people
    clara.offers("giant-1", hiding="tiny-6 once-2")

    def failing():
        with story.refuses("It is not your turn."):
            anna.flips(ben, 1)

    assert "The page has a button for what should be refused" in said(failing)


def test_that_nothing_was_tried_is_one():
    def failing():
        with begun(EngineWorld()).refuses("It is not your turn."):
            pass

    assert "Nothing was tried that could have been refused." in said(failing)


def test_a_claim_of_something_unknown_says_what_can_be_claimed():
    report = said(lambda: begun(EngineWorld()).expects(score=3))

    assert "Nobody can claim ['score']: there is ['bag', 'buyer'" in report


def test_two_worlds_that_part_are_told_from_the_step_on_at_which_they_do():
    here, there = begun(EngineWorld()), begun(EngineWorld())
    here.people[2].offers("giant-1", hiding="tiny-6 once-2")
    there.people[2].offers("giant-1", hiding="tiny-6 bad-1")

    report = said(lambda: check_alike(here, there))

    assert "it went otherwise" in report
    assert "Then: Clara offers giant-1, hiding tiny-6 once-2" in report


def test_a_page_that_asks_the_wrong_one_is_noticed(story, monkeypatch):
    clara = story.world.screen_of(2)
    monkeypatch.setattr(clara, "browser", story.world.screen_of(0).browser)

    assert "Who is asked is not who is to act" in said(lambda: story.expects(phase="offer"))


def test_a_story_that_does_not_come_to_its_end_says_so():
    story = begun(EngineWorld())

    report = said(lambda: story.plays_on(lambda person: person.view["legal"][0], until="never"))

    assert "It was over before it came to “never”." in report
    assert "phase: game_over" in report


def test_a_table_that_cannot_be_opened_is_one(site):
    report = said(lambda: GotchaStory(site, "Anna", "Ben"))

    assert "The table could not be opened. There is no box for count=2." in report
