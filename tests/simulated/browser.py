"""A browser: it has cookies, is somewhere, and sends forms, with or without scripts."""

from urllib.parse import urlencode

from django.http import HttpResponse
from django.test import Client

from games.models import Match
from tests.simulated.page import Control, Form, NotThere, Page, words

PLAIN_FORM = "application/x-www-form-urlencoded"
# What htmx says of itself, and the page of its open socket, by which it gets its regions.
SCRIPTED = {"HX-Request": "true", "X-Live": "1"}


class Browser:
    def __init__(self, has_scripts: bool) -> None:
        # The stamp against forged requests is checked, as it is for everybody.
        self.client = Client(enforce_csrf_checks=True)
        self.has_scripts = has_scripts
        self.location, self._source = "/", ""

    def visit(self, address: str) -> Page:
        answer = self.client.get(address)
        while answer.status_code == 302:
            address = answer.headers["Location"]
            answer = self.client.get(address)
        if answer.status_code != 200:
            raise NotThere(f"{address} answered {answer.status_code}.")
        self.location, self._source = address, answer.text
        return Page(answer.text)

    def look(self) -> Page:
        """The page one is on, as it is by now: the same while nothing happens at its table."""
        code = self.location.strip("/").split("/")[1]
        revision = Match.objects.values_list("revision", flat=True).get(code=code)
        if f'data-revision="{revision}"' in self._source:
            return Page(self._source)
        return self.visit(self.location)

    def submit(self, form: Form, pressed: Control) -> HttpResponse:
        """Press a button of a form; one is then where the answer leads to."""
        return self.send(form, form.posted(pressed), pressed.formaction)

    def send(self, form: Form, fields: list[tuple[str, str]], address: str = "") -> HttpResponse:
        answer = self.client.post(
            address or form.action,
            urlencode(fields),
            content_type=PLAIN_FORM,
            headers=SCRIPTED if self.has_scripts and form.stays else {},
        )
        if answer.status_code == 302:
            self.location, self._source = answer.headers["Location"], ""
        return answer

    def press(self, form: Form, address: str, value: str | None = None) -> None:
        """Press the button that leads to an address; it has to be there, and to work."""
        for button in form.controls:
            leads_there = (button.formaction or form.action) == address
            if button.is_button and leads_there and value in (None, button.value):
                answer = self.submit(form, button)
                if answer.status_code != 302:
                    raise NotThere(
                        f"{address} answered {answer.status_code}: {words(answer.text)[:500]}"
                    )
                return
        there = [each.formaction or each.label for each in form.controls if each.is_button]
        raise NotThere(f"No button leads to {address}, only {there}.")
