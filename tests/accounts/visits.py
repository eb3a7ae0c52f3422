"""What people do in a browser, in words."""

from django.http import HttpResponse
from django.test import Client

from accounts.models import User

PASSWORD = "a quiet gallery"


def plays_as(client: Client, name: str, **more: str) -> HttpResponse:
    return client.post("/accounts/guest/", {"your_name": name, **more})


def signs_up(client: Client, name: str, email: str = "", **more: str) -> HttpResponse:
    fields = {"username": name, "email": email, "password1": PASSWORD, "password2": PASSWORD}
    return client.post("/accounts/signup/", fields | more)


def logs_in(client: Client, login: str, password: str = PASSWORD, **more: str) -> HttpResponse:
    return client.post("/accounts/login/", {"login": login, "password": password, **more})


def who_is(client: Client) -> User | None:
    """Whom the browser's session belongs to: nobody, if that person may not act."""
    viewer = client.get("/accounts/people/Nobody/").wsgi_request.user
    return viewer if viewer.is_authenticated else None


def says(response: HttpResponse, sentence: str) -> bool:
    return sentence in response.content.decode().replace("&#39;", "'").replace("&#x27;", "'")
