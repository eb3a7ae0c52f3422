"""How these browsers read a page: what they would send is what a browser sends."""

import pytest

from tests.simulated import ways
from tests.simulated.page import NotThere, Page

SOURCE = """
<form id="act" action="/act/" hx-post="/act/"><input type="hidden" name="stamp" value="s"></form>
<form action="/elsewhere/"><input name="search" value="a &amp; b"><button>Go</button></form>
<div id="region-hand"><div>Your <b>hand</b></div>
<input type="checkbox" form="act" name="down" value="c-1">
<input type="checkbox" form="act" name="down" value="c-2" checked>
<input type="radio" form="act" name="up" value="c-1" checked>
<input type="radio" form="act" name="up" value="c-2">
<input type="radio" form="act" name="pick-c-3" value='{"card":"c-3"}'>
<input type="radio" form="act" name="pick-c-3" value="" checked>
<input type="number" form="act" name="amount" value="5">
<button form="act" name="action" value="{&quot;type&quot;:&quot;done&quot;}">
I am <i>done</i></button>
<button form="act" name="action" value='{"type":"bid","amount":"$amount"}' disabled>Bid</button>
<button form="act" name="action" value='{"type":"bet","amount":"$amount"}' aria-label="Bet it">
!</button>
<button form="act" name="action" value='{"type":"lay","up":"$up","down":"$down[]"}'>Lay</button>
<button form="act" name="action" value='{"type":"take","picks":"$pick[]"}'>Take</button>
</div>
<nav id="region-perspective"><a href="/t/x/from/1/">Ben</a></nav><a href="/">Home</a>
"""


@pytest.fixture
def page():
    return Page(SOURCE)


@pytest.fixture
def form(page):
    return page.form("act")


def test_fields_belong_to_the_form_they_are_in_or_name(page, form):
    assert page.form(action="/elsewhere/").named("search")[0].value == "a & b"
    assert [each.name for each in form.fields()] == [
        *("stamp", "down", "down", "up", "up", "pick-c-3", "pick-c-3", "amount")
    ]


def test_of_buttons_the_pressed_one_is_sent_and_of_boxes_the_ticked_ones(form):
    done = form.buttons("action")[0]

    assert done.label == "I am done"
    assert form.posted(done) == [
        ("stamp", "s"),
        ("down", "c-2"),
        ("up", "c-1"),
        ("pick-c-3", ""),
        ("amount", "5"),
        ("action", '{"type":"done"}'),
    ]


def test_of_radio_buttons_one_is_ticked(form):
    form.fill("up", "c-2")

    assert [box.is_checked for box in form.named("up")] == [False, True]


def test_what_is_not_there_cannot_be_filled_in(page, form):
    for missing in (
        lambda: form.fill("name", "Anna"),
        lambda: form.fill("up", "c-9"),
        lambda: page.form("other"),
        lambda: page.words("board"),
    ):
        with pytest.raises(NotThere):
            missing()


def test_a_region_has_its_own_words_and_links(page):
    assert page.words("hand").startswith("Your hand")
    assert [(link.href, link.words) for link in page.links("perspective")] == [
        ("/t/x/from/1/", "Ben")
    ]


@pytest.mark.parametrize(
    "action",
    [
        {"type": "done"},
        {"type": "bet", "amount": 12},
        {"type": "lay", "up": "c-2", "down": ["c-2"]},
        {"type": "lay", "up": "c-1", "down": ["c-1", "c-2"]},
        {"type": "take", "picks": [{"card": "c-3"}]},
        {"type": "take", "picks": []},
    ],
)
def test_the_way_to_an_action_says_just_that(form, action):
    for box in form.named("down"):
        box.is_checked = False

    assert ways.way_to(form, action).fill_in(form) == action


@pytest.mark.parametrize(
    "action",
    [
        {"type": "bid", "amount": 12},
        {"type": "done", "seat": 1},
        {"type": "lay", "up": "c-3", "down": ["c-2"]},
        {"type": "lay", "up": "c-2", "down": ["c-2", "c-2"]},
        {"type": "lay", "up": "c-2", "down": "c-2"},
        {"type": "take", "picks": [{"card": "c-3"}, {"card": "c-3"}]},
        "done",
    ],
)
def test_there_is_no_way_to_what_the_page_cannot_say(form, action):
    assert ways.way_to(form, action) is None


def test_the_order_of_the_page_is_the_order_of_a_list(form):
    form.named("down")[1].is_checked = False
    way = ways.way_to(form, {"type": "lay", "up": "c-1", "down": ["c-2", "c-1"]})

    assert way.fill_in(form)["down"] == ["c-1", "c-2"]


def test_what_is_offered_is_told_in_words(form):
    assert ways.offered(form)[:2] == [
        'button {"type":"done"}  I am done',
        'button {"type":"bet","amount":"$amount"}  Bet it',
    ]
    assert "field up: c-1 | c-2" in ways.offered(form)
