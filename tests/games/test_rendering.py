"""What is remembered of rendered pages is right for its revision, whoever else draws meanwhile;
and what is written into them reads as it was meant."""

import html
from html.parser import HTMLParser

import pytest
from markupsafe import Markup
from msgspec.structs import replace

from config.jinja import attributes
from games import rendering
from games.engines import GAMES
from games.engines.spades.settings import Settings
from games.rendering import Viewer, fragments
from tests.games.felt import felt


def test_a_page_drawn_of_an_older_revision_meanwhile_changes_nothing(monkeypatch):
    """A socket is drawn for in one thread, whoever asks over HTTP in another."""
    older = felt(Settings())
    seat = next(iter(older.actors))
    action = GAMES["spades"].legal(older.state, seat)[0]
    newer = replace(older.acted(seat, action, 0.0), revision=older.revision + 1)
    expected = fragments(newer, Viewer(None))
    rendering.forget_all()
    drawn_meanwhile = []

    class Overtaken(dict):
        """As if the other thread came to its turn after the revision was looked at."""

        def __getitem__(self, name):
            value = super().__getitem__(name)
            if name == "revision" and drawn_meanwhile:
                fragments(drawn_meanwhile.pop(), Viewer(1))
            return value

    public = rendering._public
    monkeypatch.setattr(rendering, "_public", lambda table: Overtaken(public(table)))
    fragments(newer, Viewer(2))
    drawn_meanwhile.append(older)

    assert fragments(newer, Viewer(None)) == expected
    assert not drawn_meanwhile


@pytest.mark.parametrize(
    "value",
    ['{"card":"2S"}', "plain", "it's", """both " and '""", '<b> & "c"', Markup("a &amp; b")],
)
def test_an_attribute_reads_as_it_was_meant_whatever_marks_are_in_it(value):
    written = attributes({"value": value, "id": "x"})

    parser = HTMLParser()
    found = []
    parser.handle_starttag = lambda tag, attrs: found.append(dict(attrs))
    parser.feed(f"<button{written}>")
    assert found == [{"value": html.unescape(value), "id": "x"}]
