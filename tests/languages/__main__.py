"""`make messages`: bring the catalogues up to date with the sources, and compile them.

What is new has no translation yet: the tests name it until it has one.
"""

from io import BytesIO

from babel.messages.mofile import write_mo
from babel.messages.pofile import write_po
from django.conf import settings

from tests.languages.catalogues import path, stored, untranslated
from tests.languages.extraction import DOMAINS, extracted

IDLE = (b'"POT', b'"PO-', b'"Project', b'"Report', b'"Last', b'"Language-Team', b'"Generated')
HEADER = "# Parlour in another language. `make messages` brings this file up to date."


def update(language: str, domain: str) -> None:
    catalog = stored(language, domain)
    catalog.update(extracted(domain), no_fuzzy_matching=True)
    catalog.obsolete.clear()
    catalog.header_comment, catalog.fuzzy = HEADER, False
    path(language, domain).parent.mkdir(parents=True, exist_ok=True)
    text = BytesIO()
    write_po(text, catalog, width=0, sort_by_file=True, include_lineno=False)
    # Only what a catalogue needs: dates and the like would differ with every run.
    kept = [line for line in text.getvalue().splitlines() if not line.startswith(IDLE)]
    path(language, domain).write_bytes(b"\n".join(kept) + b"\n")
    written = stored(language, domain)
    with path(language, domain, "mo").open("wb") as file:
        write_mo(file, written)
    print(f"{language} {domain}: {len(written)} messages, {len(untranslated(written))} missing")


def main() -> None:
    for language, _name in settings.LANGUAGES:
        if language != settings.LANGUAGE_CODE:
            for domain in DOMAINS:
                update(language, domain)


if __name__ == "__main__":
    import django

    django.setup()
    main()
