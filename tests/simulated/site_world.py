"""The world of the site: real requests to the real views, each person in a browser."""

import dataclasses
import json
from collections.abc import Sequence
from typing import Any

import pytest
from django.http import HttpResponse

from accounts.models import User
from games import tables
from games.engines import GAMES
from games.models import Match
from games.table import Table
from games.views.codes import match_id
from tests.simulated import ways
from tests.simulated.browser import Browser
from tests.simulated.engine_world import in_json
from tests.simulated.opening import open_table
from tests.simulated.page import Form, Page
from tests.simulated.screen import Screen
from tests.simulated.ways import Way
from tests.simulated.world import NotOffered, Opening, Refused

KINDS = {400: "invalid", 409: "illegal", 403: "not yours"}


class SiteWorld:
    def __init__(
        self, patch: pytest.MonkeyPatch, name: str, together: int = 1, has_scripts: bool = True
    ) -> None:
        """The first `together` people sit at the host's screen, the others each at their own."""
        self.patch, self.name = patch, name
        self.together, self.has_scripts = together, has_scripts

    def open(self, opening: Opening) -> None:
        self._stack(opening)
        seats = range(len(opening.names))
        groups = [seats[: self.together], *[(seat,) for seat in seats[self.together :]]]
        browsers = [Browser(self.has_scripts) for _ in groups]
        self.screens = [Screen(*pair) for pair in zip(browsers, groups, strict=True)]
        self.code = open_table(opening, self.screens)
        # A story lists cards as they lie in the hand, so nobody here wants theirs sorted.
        User.objects.update(auto_sort=False)

    def _stack(self, opening: Opening) -> None:
        """The cards of a table come from its game's `setup` alone: they lie as the story says."""
        game = opening.game

        def setup(seats: int, seed: str, settings: Any, deck: Any = None) -> Any:
            return game.setup(seats, opening.seed, settings, opening.deck)

        self.patch.setitem(GAMES, game.slug, dataclasses.replace(game, setup=setup))

    def screen_of(self, seat: int) -> Screen:
        return next(screen for screen in self.screens if seat in screen.seats)

    def form_of(self, seat: int) -> Form:
        """What this seat's page can be made to say."""
        return self.screen_of(seat).turned_to(seat).form("act")

    def act(self, seat: int, action: Any) -> None:
        form = self.form_of(seat)
        way = ways.way_to(form, action)
        if way is None:
            raise NotOffered("The page gives no way to do that.")
        self._go(seat, form, way, action)

    def attempt(self, seat: int, action: Any) -> None:
        form = self.form_of(seat)
        way = ways.way_to(form, action)
        if way is None:
            self._forge(seat, form, json.dumps(action))
        elif way.has_blanks:
            self._go(seat, form, way, action)
        else:
            raise NotOffered(
                f"The page has a button for what should be refused: {way.button.value}"
            )

    def _go(self, seat: int, form: Form, way: Way, action: Any) -> None:
        said = way.fill_in(form)
        if said != action:
            raise NotOffered(f"The page would say something else: {json.dumps(said)}")
        answer = self.screen_of(seat).browser.submit(form, way.button)
        self._read(answer, "on the page")

    def send(self, seat: int, action: Any) -> None:
        self._forge(seat, self.form_of(seat), json.dumps(action))

    def _forge(self, seat: int, form: Form, text: str) -> None:
        """The form of the page, with a text of one's own for its action."""
        fields = [(each.name, each.value) for each in form.fields() if each.kind == "hidden"]
        browser = self.screen_of(seat).browser
        self._read(browser.send(form, [*fields, ("action", text)]), "by hand")

    def _read(self, answer: HttpResponse, how: str) -> None:
        if answer.status_code in (200, 302):
            return
        if answer.status_code not in KINDS:
            raise NotOffered(f"The site answered {answer.status_code}.")
        sentence = Page(answer.text).words("refusal")
        raise Refused(KINDS[answer.status_code], sentence, how)

    @property
    def table(self) -> Table:
        return tables.current(match_id(self.code))

    def view(self, seat: int | None) -> Any:
        table = self.table
        return in_json(table.game.view(table.state, seat))

    def views(self) -> tuple[Any, ...]:
        table = self.table
        seats = range(len(table.seats))
        return tuple(in_json(table.game.view(table.state, seat)) for seat in (*seats, None))

    def offered(self, seat: int) -> list[str]:
        return ways.offered(self.form_of(seat))

    def asks_wrongly(self, actors: Sequence[int]) -> str:
        return "; ".join(filter(None, [screen.asks_wrongly(actors) for screen in self.screens]))

    def result(self) -> Any:
        return Match.objects.get(code=self.code).result

    def replay(self) -> None:
        tables.forget_all()
