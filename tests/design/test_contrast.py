"""Whatever is written can be read, in both themes: contrast AA."""

import pytest

from accounts.looks import Color
from tests.design.tokens import color, contrast, felt, player_colors, tokens

TEXT, SIGN = 4.5, 3.0
WALLS = ("wall", "wall-shade", "surface", "surface-sunk", "surface-raised")
PAIRS = [
    *((ink, wall) for ink in ("ink", "ink-soft", "ink-faint", "link") for wall in WALLS),
    *((tone, wall) for tone in ("good", "warn", "bad", "info", "accent-text") for wall in WALLS),
    *((tone, f"{tone}-wash") for tone in ("good", "warn", "bad", "info")),
    ("accent-text", "accent-wash"),
    ("ink", "accent-wash"),
    ("accent-ink", "accent"),
    ("accent-ink", "accent-strong"),
    ("bad-solid-ink", "bad-solid"),
    ("felt-ink", "felt"),
    ("felt-ink-soft", "felt"),
    *((suit, "card-face") for suit in ("suit-spades", "suit-hearts", "suit-diamonds")),
    *((joker, "card-face") for joker in ("joker-big", "joker-little")),
]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_text_is_readable_on_its_ground(ink: str, ground: str, scheme: str):
    known = tokens()

    seen = contrast(color(f"var(--{ink})", scheme, known), color(f"var(--{ground})", scheme, known))

    assert seen >= TEXT, f"{ink} on {ground}: {seen:.2f}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("sign", ["focus", "line-strong"])
@pytest.mark.parametrize("wall", WALLS)
def test_edges_and_focus_stand_out(sign: str, wall: str, scheme: str):
    known = tokens()

    seen = contrast(color(f"var(--{sign})", scheme, known), color(f"var(--{wall})", scheme, known))

    assert seen >= SIGN, f"{sign} on {wall}: {seen:.2f}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", Color.values)
def test_a_players_colour_can_be_written_on_and_written_in(name: str, scheme: str):
    known = tokens() | player_colors()[name]

    assert contrast(known["player"], known["player-ink"]) >= TEXT
    for wall in WALLS:
        ground = color(f"var(--{wall})", scheme, known)
        assert contrast(color("var(--player-text)", scheme, known), ground) >= TEXT, wall


@pytest.mark.parametrize("ground", ["felt", "felt-deep", "surface", "surface-raised"])
@pytest.mark.parametrize(
    "ink", ["felt-ink", "ink-soft", "ink-faint", "link", "good", "warn", "bad", "info"]
)
def test_text_on_the_table_is_readable(ink: str, ground: str):
    known = tokens() | felt()

    seen = contrast(color(f"var(--{ink})", "dark", known), color(f"var(--{ground})", "dark", known))

    assert seen >= TEXT, f"{ink} on {ground}: {seen:.2f}"


def test_every_colour_a_player_can_have_is_defined():
    assert sorted(player_colors()) == sorted(Color.values)
