"""Fonts of our own: there, light, asked for early, and with every character the site says."""

import re

import pytest
from babel.messages.pofile import read_po
from django.conf import settings
from django.template.loader import render_to_string
from django.test import Client

from games.drawings.paintings.catalogue import PAINTINGS
from tests.languages.extraction import DOMAINS, LOCALE, extracted

STATIC = settings.BASE_DIR / "static"
CSS = (STATIC / "css" / "fonts.css").read_text(encoding="utf-8")
FACE = re.compile(
    r'font-family: "(?P<family>[^"]+)";\s*src: url\("\.\./fonts/(?P<file>[\w-]+)\.woff2"\)'
    r".*?unicode-range: (?P<range>[^;]+);",
    re.DOTALL,
)
SPAN = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?")
PRELOADED = re.compile(
    r'<link rel="preload" href="([^"]+)" as="font" type="font/woff2" crossorigin>'
)


def covered() -> dict[str, set[str]]:
    """The characters of each file, as the stylesheet says."""
    return {
        face["file"]: {
            chr(code)
            for first, last in SPAN.findall(face["range"])
            for code in range(int(first, 16), int(last or first, 16) + 1)
        }
        for face in FACE.finditer(CSS)
    }


def said() -> set[str]:
    """Every character of every text, in every language."""
    texts = [text for domain in DOMAINS for text in extracted(domain)]
    for path in LOCALE.rglob("*.po"):
        with path.open("rb") as file:
            texts += read_po(file)
    parts = [part for each in texts for part in (each.id, each.string) if part]
    words = [word for part in parts for word in ([part] if isinstance(part, str) else part)]
    return set("".join(words)) - {"\n"}


def test_all_files_of_the_stylesheet_are_there_and_within_the_budget():
    files = {path.stem: path.stat().st_size for path in (STATIC / "fonts").glob("*.woff2")}

    assert set(covered()) == set(files)
    assert sum(files.values()) <= 60_000


def test_both_fonts_have_every_character_that_the_site_says():
    assert said() - covered()["sans"] == set()
    assert said() - covered()["serif"] == set()


def test_titles_of_paintings_are_wholly_in_italics():
    assert {c for each in PAINTINGS.values() for c in each.title} - covered()[
        "serif-italic"
    ] == set()


def test_stylesheets_add_no_character_that_the_fonts_lack():
    shown = [
        text
        for sheet in (STATIC / "css").rglob("*.css")
        for text in re.findall(r'content: "([^"\\]*)"', sheet.read_text(encoding="utf-8"))
    ]

    assert set("".join(shown)) - covered()["sans"] == set()


def test_names_in_any_latin_alphabet_are_in_the_sans():
    names = (
        "Łukasz Żółć Dvořák Škoda Erdoğan İpek Çağrı Søren Ægir Þór Ștefan Ţuţea Győző Zoë Œuvre"
    )

    assert set(names) - covered()["sans"] - covered()["sans-extended"] == set()


def test_each_licence_lies_beside_its_fonts():
    for family in ("source-sans", "fraunces"):
        text = (STATIC / "fonts" / f"OFL-{family}.txt").read_text(encoding="utf-8")
        assert "SIL Open Font License" in text


@pytest.mark.django_db
@pytest.mark.parametrize(
    "path", ["/", "/gallery/", "/how/spades/", "/accounts/login/", "/nowhere/"]
)
def test_every_page_asks_for_both_fonts_before_its_stylesheets(client: Client, path: str):
    assert_both_are_preloaded(client.get(path).content.decode())


def test_the_page_shown_offline_asks_for_them_too_so_the_worker_keeps_them():
    assert_both_are_preloaded(render_to_string("installed/offline.html", {"LANGUAGE_CODE": "en"}))


@pytest.mark.django_db
def test_the_admin_has_the_same_fonts(admin_client: Client):
    page = admin_client.get("/admin/").content.decode()

    assert_both_are_preloaded(page)
    assert "css/fonts.css" in page


def assert_both_are_preloaded(page: str) -> None:
    assert PRELOADED.findall(page) == ["/static/fonts/sans.woff2", "/static/fonts/serif.woff2"]
    assert page.index('as="font"') < page.index("css/tokens.css")
