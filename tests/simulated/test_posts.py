"""What only a site can be sent: clicks that come twice or too late, other people's seats, forms
without a stamp, and what is no action at all."""

import pytest

from games.models import LogEntry
from tests.simulated import ways
from tests.simulated.browser import Browser
from tests.simulated.gotcha import GotchaStory
from tests.simulated.page import Page

ROUND = {
    "Anna": "medium-1 medium-2 tiny-1 tiny-2 tiny-3",
    "Ben": "giant-1 big-2 tiny-5 once-1 tiny-4",
    "Clara": "big-1 tiny-6 once-2 bad-1 medium-3",
}
OFFER = {"type": "offer", "face_up": "giant-1", "face_down": ["big-2", "tiny-5"]}


@pytest.fixture
def story(site):
    return GotchaStory(site, "Anna", "Ben", "Clara", rounds=[ROUND], target_points=1)


def press(story, person, form, action):
    way = ways.way_to(form, action)
    way.fill_in(form)
    return story.world.screen_of(person.seat).browser.submit(form, way.button)


def post(story, person, **changes):
    """The form of a person's page, with some of what it says changed."""
    form = story.world.form_of(person.seat)
    fields = {each.name: each.value for each in form.fields() if each.kind == "hidden"} | changes
    said = [(name, value) for name, value in fields.items() if value is not None]
    return story.world.screen_of(person.seat).browser.send(form, said)


def refusal(answer):
    return answer.status_code, Page(answer.text).words("refusal")


def log_length():
    return LogEntry.objects.count()


def test_a_click_that_comes_twice_counts_once(story):
    _, ben, _ = story.people
    form = story.world.form_of(ben.seat)

    answers = [press(story, ben, form, OFFER) for _click in range(3)]

    assert [refusal(answer) for answer in answers] == [(200, "")] * 3
    assert log_length() == 1
    story.expects(to_act=["Clara"], offers={"Ben": "giant-1 ? ?"})


def test_a_page_that_was_left_open_does_nothing_when_its_turn_is_long_over(story):
    _, ben, clara = story.people
    old = story.world.form_of(ben.seat)
    ben.offers("giant-1", hiding="big-2 once-1")
    clara.offers("big-1", hiding="tiny-6 once-2")
    before = story.world.views()

    answer = press(story, ben, old, OFFER)

    assert refusal(answer) == (200, "")
    assert story.world.views() == before
    story.expects(phase="buyer_flip", to_act=["Anna"], offers={"Ben": "giant-1 ? ?"})


def test_a_form_that_was_not_filled_in_asks_to_choose_first(story):
    _, ben, _ = story.people
    form = story.world.form_of(ben.seat)

    answer = story.world.screen_of(ben.seat).browser.submit(form, form.buttons("action")[0])

    assert refusal(answer) == (400, "Choose first, then confirm.")
    assert log_length() == 0


def test_what_is_no_json_is_no_action(story):
    _, ben, _ = story.people

    for text in ("", "offer", "{", '{"type":', "NaN", "[" * 5_000):
        assert refusal(post(story, ben, action=text)) == (400, "That is not an action.")
    assert log_length() == 0


def test_a_form_that_does_not_say_whose_it_is_is_incomplete(story):
    _, ben, _ = story.people

    for seat in (None, "", "x", "-1", "1e3", "１"):
        answer = post(story, ben, action='{"type":"done"}', seat=seat)
        sentence = "The form is incomplete: reload the page and try again."
        assert refusal(answer) == (400, sentence)


def test_nobody_acts_for_somebody_else(story):
    _, ben, _ = story.people

    for seat in ("0", "2", "9"):
        answer = post(story, ben, action='{"type":"done"}', seat=seat)
        assert refusal(answer) == (403, "That is not your seat.")
    assert log_length() == 0


def test_whoever_only_looks_on_is_offered_nothing_and_told_to_sit_down(story):
    stranger = Browser(has_scripts=True)
    form = stranger.visit(story.world.screens[0].browser.location).form("act")
    assert not form.buttons("action")
    assert not form.named("seat")
    fields = [(each.name, each.value) for each in form.fields()]

    answer = stranger.send(form, [*fields, ("seat", "1"), ("action", '{"type":"done"}')])

    assert refusal(answer) == (403, "Take a seat first.")


def test_a_form_without_its_stamp_is_not_ours(story):
    _, ben, _ = story.people

    answer = post(story, ben, action='{"type":"done"}', csrfmiddlewaretoken=None)

    assert answer.status_code == 403
    assert log_length() == 0


def test_when_it_is_over_nothing_can_be_done_any_more(story):
    anna, ben, clara = story.people
    ben.offers("giant-1", hiding="big-2 once-1")
    clara.offers("big-1", hiding="tiny-6 once-2")
    anna.flips(clara, 1)
    anna.chooses(clara)
    story.ends(winners=["Ben"], points={"Ben": 1, "Anna": 0, "Clara": 0})

    answer = post(story, anna, action='{"type":"done"}')

    assert refusal(answer) == (403, "This match is over.")
    assert log_length() == 4
