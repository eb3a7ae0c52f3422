"""Reads the colours of the stylesheets as a browser would, for either theme."""

import re

from django.conf import settings

CSS = settings.BASE_DIR / "static" / "css"
Scheme = str  # "light" or "dark"


def declarations(text: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", text))


def tokens() -> dict[str, str]:
    """Those of :root, without what breakpoints and preferences set anew."""
    text = (CSS / "tokens.css").read_text()
    return declarations(text[: text.index('[data-theme="light"]')])


def felt() -> dict[str, str]:
    """What the table sets anew for whatever lies on it."""
    text = (CSS / "layout.css").read_text()
    return declarations(re.search(r"\.felt \{(.*?)\}", text, re.S)[1])


def player_colors() -> dict[str, dict[str, str]]:
    text = (CSS / "players.css").read_text()
    return {
        color: declarations(body)
        for color, body in re.findall(r'\[data-color="(\w+)"\] \{(.*?)\}', text, re.S)
    }


def color(value: str, scheme: Scheme, known: dict[str, str]) -> str:
    """The #rrggbb that a value comes to."""
    value = value.strip()
    if reference := re.fullmatch(r"var\(--([\w-]+)\)", value):
        return color(known[reference[1]], scheme, known)
    if pair := re.fullmatch(r"light-dark\((.+?), ([^,]+)\)", value):
        return color(pair[1 if scheme == "light" else 2], scheme, known)
    assert re.fullmatch(r"#[0-9a-f]{6}", value), value
    return value


def contrast(one: str, other: str) -> float:
    """As WCAG 2 counts it: from 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(hexadecimal: str) -> float:
    parts = [int(hexadecimal[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
