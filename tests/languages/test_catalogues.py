"""Another language is complete, or the tests say what it lacks."""

import gettext
import re

import pytest
from django.conf import settings

from tests.languages.catalogues import path, stored, texts, untranslated
from tests.languages.extraction import DOMAINS, extracted

OTHERS = [code for code, _name in settings.LANGUAGES if code != settings.LANGUAGE_CODE]
GAP = re.compile(r"%\(\w+\)[sd]|%%")

pytestmark = [
    pytest.mark.parametrize("language", OTHERS),
    pytest.mark.parametrize("domain", DOMAINS),
]


def ids(catalog) -> set[tuple[str, ...]]:
    return {texts(message.id) for message in catalog if message.id}


def test_a_catalogue_has_all_that_is_said_and_nothing_else(language, domain):
    assert ids(stored(language, domain)) == ids(extracted(domain)), "run `make messages`"


def test_everything_is_translated(language, domain):
    assert untranslated(stored(language, domain)) == []


def test_a_translation_has_the_gaps_of_what_it_translates(language, domain):
    for message in stored(language, domain):
        wanted = set(GAP.findall(texts(message.id)[-1])) if message.id else set()
        for text in texts(message.string) if message.id else ():
            # A singular may say "one" instead of its number.
            assert set(GAP.findall(text)) | {"%(num)s", "%(num)d"} >= wanted, message.id
            assert set(GAP.findall(text)) <= wanted, message.id


def test_what_is_compiled_is_what_is_written(language, domain):
    with path(language, domain, "mo").open("rb") as file:
        compiled = gettext.GNUTranslations(file)
    for message in stored(language, domain):
        if isinstance(message.id, str) and message.id:
            assert compiled.gettext(message.id) == (message.string or message.id)
