"""A net that cannot fail is none: defects that players met are put back one at a time, and what
the net says of each is what was wrong."""

from functools import partial

import pytest
from msgspec.structs import replace
from PIL import Image, ImageDraw

from games.engines.check.settings import Settings as CheckSettings
from tests.eyes import geometry, pictures
from tests.eyes.catalogue import Look, Moment, find
from tests.eyes.looks import table_page
from tests.eyes.showing import DESK, TALL_PHONE, Eyes, Loaded, Size
from tests.eyes.stage import made
from tests.games.grids import table_for


def said(eyes: Eyes, moment: Moment, size: Size, styles: str = "") -> list[str]:
    """What geometry says of a moment at one size, with these styles on top of the site's own."""
    look = made(moment)
    screen = eyes.show(moment, look, size)
    if styles:
        screen.page.add_style_tag(content=styles)
        screen.settle()
    return geometry.found(moment, Loaded(screen, "en", look))


# Each as it was: which moment, what the stylesheet did, and what has to be said of it.
DEFECTS = {
    "the blind window in a strip that hides its title": (
        "spades.blind_window.both_options",
        """.blind { position: absolute !important; inset: auto 0 0 !important;
             height: 64px !important; min-height: 0 !important; max-height: none !important;
             overflow: auto !important; display: grid !important;
             align-content: end !important }""",
        "title “In the dark”",
    ),
    "the dock over the stalls among which one chooses": (
        "gotcha.choice.of_5",
        """.table-ask { position: fixed !important; inset: auto 0 0 !important;
             height: 60vh !important; z-index: 50; background: #210 }""",
        "covered by",
    ),
    "the hand cropped to its upper half": (
        "gotcha.offer",
        ".holds { translate: 0 90px !important }",
        "(.hold-card) does not lie wholly in sight",
    ),
    "the button of an offer over its cards": (
        "gotcha.choice.of_4",
        """.stall { position: relative } .stall .aim-below { position: absolute !important;
             inset: 0 !important; width: 100% !important; height: 100% !important; z-index: 9;
             background: #960 !important }""",
        "is covered by",
    ),
    "the prompt over the strips of the hand": (
        "modern_art.play",
        """.table-ask { position: fixed !important; inset: auto 0 0 !important;
             height: 300px !important; z-index: 50; background: #123 }
           .table-hand { position: static !important }""",
        "do not show what they are",
    ),
}


@pytest.mark.parametrize("defect", DEFECTS)
def test_a_defect_that_is_put_back_is_named(eyes: Eyes, defect: str):
    name, styles, sentence = DEFECTS[defect]
    moment = find(name)

    before = said(eyes, moment, TALL_PHONE)
    after = said(eyes, moment, TALL_PHONE, styles)

    assert not [each for each in before if sentence in each]
    assert [each for each in after if sentence in each], after


def test_a_clock_that_runs_at_one_screen_is_named(eyes: Eyes):
    waiting = find("check.one_screen.first_look")
    hurried = Moment(waiting.name, partial(_shared_look, CheckSettings()))

    assert said(eyes, waiting, DESK) == []
    assert [each for each in said(eyes, hurried, DESK) if "A clock runs" in each]


def _shared_look(settings: CheckSettings) -> Look:
    """Two people at one screen look at their cards, with the countdown of a table of several."""
    table = table_for(2, settings)
    return table_page(replace(table, holders=(1, 1)), 0, seat=0)


# ── Pictures ─────────────────────────────────────────────────────────────────


def picture(button: tuple[int, int] | None = (120, 80), shift: float = 0.0) -> Image.Image:
    """A page with lines of text and a button, drawn large and made small as a screen is."""
    large = Image.new("RGB", (800, 800), "#f2eee6")
    draw = ImageDraw.Draw(large)
    for line in range(12):
        draw.text((40 + shift, 300 + 36 * line), "Nine lots were sold today. " * 3, "#222", None)
    if button is not None:
        x, y = button
        draw.rounded_rectangle((x, y, x + 120, y + 44), 8, fill="#f59e0b")
    return pictures.as_kept(pictures.smaller(large))


def test_letters_drawn_a_pixel_to_the_side_are_no_difference():
    assert not pictures.differing(picture(), picture(shift=1.0))


@pytest.mark.parametrize("button", [None, (132, 80), (120, 92)])
def test_a_button_that_is_gone_or_has_moved_by_a_little_is_one(button):
    assert pictures.differing(picture(), picture(button))
