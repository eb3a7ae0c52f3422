"""The catalogues as they are kept."""

from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from tests.languages.extraction import LOCALE


def path(language: str, domain: str, kind: str = "po") -> Path:
    return LOCALE / language / "LC_MESSAGES" / f"{domain}.{kind}"


def stored(language: str, domain: str) -> Catalog:
    if not path(language, domain).exists():
        return Catalog(locale=language, domain=domain)
    with path(language, domain).open("rb") as file:
        return read_po(file, locale=language, domain=domain)


def texts(string: str | tuple[str, ...]) -> tuple[str, ...]:
    """A message, or one in singular and plural."""
    return (string,) if isinstance(string, str) else tuple(string)


def untranslated(catalog: Catalog) -> list[str]:
    return [
        texts(message.id)[0]
        for message in catalog
        if message.id and (message.fuzzy or not all(texts(message.string)))
    ]
