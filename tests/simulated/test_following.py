"""Several people at one screen: it follows whoever must act, unless somebody chose to stay."""

import re

import pytest

from tests.simulated.gotcha import GotchaStory

ROUNDS = [
    {
        "Anna": "medium-1 medium-2 tiny-1 tiny-2 tiny-3",
        "Ben": "big-1 big-2 tiny-5 once-1 tiny-4",
        "Clara": "giant-1 tiny-6 once-2 bad-1 medium-3",
    }
]


def cards_on(screen, *people):
    """Those cards of these people's hands that are named anywhere on the page."""
    named = set(re.findall(r"\b[a-z_]+-\d+\b", screen.browser.look().source))
    return named & {card for person in people for card in person.view["hand"]}


@pytest.fixture
def story(one_screen):
    return GotchaStory(one_screen, "Anna", "Ben", "Clara", rounds=ROUNDS, target_points=1)


@pytest.fixture
def screen(story):
    return story.world.screen_of(0)


def test_the_screen_follows_a_whole_match_and_is_passed_on_behind_a_curtain(story, screen):
    anna, ben, clara = story.people
    acts = [
        (ben, lambda: ben.offers("big-1", hiding="big-2 tiny-5")),
        (clara, lambda: clara.offers("giant-1", hiding="tiny-6 once-2")),
        (anna, lambda: anna.flips(ben, 1)),
        (anna, lambda: anna.chooses(clara)),
    ]
    holder = None

    for person, act in acts:
        if person is not holder:
            assert (screen.seat, screen.curtain) == (None, person.seat)
            assert not cards_on(screen, *story.people)
            screen.is_passed_on()
        assert (screen.seat, screen.curtain) == (person.seat, None)
        assert screen.is_following
        assert not cards_on(screen, *[other for other in story.people if other is not person])
        act()
        holder = person

    # Both have a point, so it is played on: the bag and with it the turns have moved.
    story.expects(round=2, buyer="Clara", points={"Anna": 1, "Ben": 1}, to_act=["Anna"])
    assert (screen.seat, screen.curtain) == (anna.seat, None)


def test_a_perspective_chosen_by_hand_stays_until_somebody_else_must_act(story, screen):
    anna, ben, clara = story.people
    screen.is_passed_on()

    screen.looks_from(anna.seat)

    assert (screen.seat, screen.curtain) == (anna.seat, None)
    assert not screen.is_following
    assert not cards_on(screen, ben, clara)
    story.expects(to_act=["Ben"])

    ben.offers("big-1", hiding="big-2 tiny-5")

    assert (screen.seat, screen.curtain) == (None, clara.seat)
    assert screen.is_following


def test_whoever_chose_to_stay_can_follow_again_at_once(story, screen):
    anna, ben, _ = story.people
    screen.looks_from(anna.seat)
    assert not screen.is_following

    screen.follows_again()

    assert screen.is_following
    assert (screen.seat, screen.curtain) == (None, ben.seat)


def test_from_behind_the_curtain_one_can_stay_with_somebody_else(story, screen):
    _, _, clara = story.people

    screen.looks_from(clara.seat)

    assert screen.seat == clara.seat
    with story.refuses("It is not your turn."):
        clara.offers("giant-1", hiding="tiny-6 once-2")
    story.expects(to_act=["Ben"])


def test_an_old_choice_does_not_come_back(story, screen):
    anna, ben, clara = story.people
    screen.looks_from(clara.seat)
    chosen = screen.browser.location
    ben.offers("big-1", hiding="big-2 tiny-5")
    clara.offers("giant-1", hiding="tiny-6 once-2")

    screen.browser.visit(chosen)

    assert (screen.seat, screen.curtain) == (None, anna.seat)
    assert screen.is_following


def test_a_screen_of_two_waits_where_it_is_while_somebody_elsewhere_acts(two_screens):
    story = GotchaStory(two_screens, "Anna", "Ben", "Clara", rounds=ROUNDS, target_points=1)
    anna, ben, clara = story.people
    shared, own = two_screens.screens
    assert (shared.seats, own.seats) == ((anna.seat, ben.seat), (clara.seat,))
    assert shared.curtain == ben.seat

    ben.offers("big-1", hiding="big-2 tiny-5")

    assert (shared.seat, shared.curtain) == (ben.seat, None)
    assert own.seat == clara.seat
    clara.offers("giant-1", hiding="tiny-6 once-2")
    assert (shared.seat, shared.curtain) == (None, anna.seat)
    anna.flips(clara, 2)
    anna.chooses(ben)
    story.expects(points={"Anna": 1, "Clara": 1}, round=2)
