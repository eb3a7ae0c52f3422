"""Everything that is said to people, as it stands in the sources: what a catalogue has to have.

Two catalogues. `django` is what templates and the site's own Python mark with gettext. `sentences`
is what engines and bots say, who know nothing of gettext: all that reads like a sentence there.
"""

import ast
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract, extract_from_dir
from django.utils.translation.template import templatize

from games.former_reasons import REASONS
from games.sentences import WORDS, addressed

ROOT = Path(__file__).resolve().parent.parent.parent
LOCALE = ROOT / "config" / "locale"
DOMAINS = ("django", "sentences")
KEYWORDS = {"_": None, "__": None, "gettext_lazy": None, "ngettext": (1, 2)}
PLAIN = ("games/engines", "games/bots")
JINJA = {"extensions": "jinja2.ext.do", "trim_blocks": "true", "lstrip_blocks": "true"}
SAID_BY = {"IllegalAction", "InvalidAction"}


def extracted(domain: str) -> Catalog:
    catalog = Catalog()
    if domain == "sentences":
        for folder in PLAIN:
            for path in sorted((ROOT / folder).rglob("*.py")):
                for sentence in sentences(ast.parse(path.read_text(encoding="utf-8"))):
                    for said in dict.fromkeys((sentence, addressed(sentence))):
                        catalog.add(said, locations=[(str(path.relative_to(ROOT)), 0)])
        for sentence in REASONS:
            catalog.add(sentence, locations=[("games/former_reasons.py", 0)])
        for words in WORDS:
            catalog.add(words, locations=[("games/sentences.py", 0)])
        return catalog
    for folder in ("accounts", "config", "games", "templates"):
        found = extract_from_dir(
            ROOT / folder,
            method_map=_methods(folder),
            options_map={"**.html": JINJA, "**.txt": JINJA},
            keywords=KEYWORDS,
            comment_tags=(),
        )
        for name, _line, message, _comments, _context in found:
            catalog.add(message, locations=[(f"{folder}/{name}", 0)])
    for path in sorted((ROOT / "accounts").rglob("templates/**/*.html")):
        for message in of_the_admin(path.read_text(encoding="utf-8")):
            catalog.add(message, locations=[(str(path.relative_to(ROOT)), 0)])
    return catalog


def of_the_admin(source: str) -> Iterator[str | tuple[str, ...]]:
    """What a template of the admin says: those are Django's, and Django makes Python of them."""
    lines = [line.strip() for line in templatize(source).splitlines()]
    keywords = {"_": None, "gettext": None, "ngettext": (1, 2)}
    for found in extract("python", BytesIO("\n".join(lines).encode()), keywords=keywords):
        yield found[1]


def _methods(folder: str) -> list[tuple[str, str]]:
    if folder == "templates":
        return [("**.html", "jinja2"), ("**.txt", "jinja2")]
    plain = [(path.partition("/")[2] + "/**.py", "ignore") for path in PLAIN]
    return [*(plain if folder == "games" else ()), ("**.py", "python")]


def sentences(tree: ast.AST) -> Iterator[str]:
    """What reads like a sentence and is not for programmers."""
    if (isinstance(tree, ast.Raise) and not _is_said(tree)) or isinstance(tree, ast.Assert):
        return
    if isinstance(tree, ast.Expr) and isinstance(tree.value, ast.Constant):
        return  # a docstring
    if isinstance(tree, ast.Constant | ast.JoinedStr):
        text = _text(tree)
        begins = text[:1].isupper() or text.startswith("%(")
        if begins and text.endswith((".", "?")) and " " in text:
            yield text
        return
    for child in ast.iter_child_nodes(tree):
        yield from sentences(child)


def _is_said(raised: ast.Raise) -> bool:
    call = raised.exc
    return (
        isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in SAID_BY
    )


def _text(node: ast.expr) -> str:
    """A text, or a text with gaps, each named after the value that it shows."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    assert isinstance(node, ast.JoinedStr)
    text, names = "", set()
    for part in node.values:
        if isinstance(part, ast.Constant):
            text += part.value
            continue
        name = base = _name(part)
        while name in names:
            name = f"{base}{len(names)}"
        names.add(name)
        text += f"%({name})s"
    return text


def _name(part: ast.expr) -> str:
    """The last name in the expression: `view.bids[0].amount` is an amount."""
    names = [
        node.attr if isinstance(node, ast.Attribute) else node.id
        for node in ast.walk(part)
        if isinstance(node, ast.Attribute | ast.Name)
    ]
    return names[0].strip("_").lower() if names else "value"
