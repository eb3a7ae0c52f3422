"""Control characters in addresses and fields are refused in one place, before any view."""

import pytest

from tests.operations.every_view import every_address

pytestmark = pytest.mark.django_db

WITH_NUL = ["/review/%00/", "/challenge/x%00/", "/accounts/people/%00/", "/accounts/people/a%00b/"]


@pytest.mark.parametrize("address", WITH_NUL)
def test_an_address_with_a_nul_is_refused_with_a_sentence(as_anna, address):
    answer = as_anna.get(address)

    assert answer.status_code == 400
    assert "characters in it that can&#39;t be read" in answer.content.decode()


@pytest.mark.parametrize("character", ["\x00", "\x07", "\x1b", "\x7f", "\x85"])
def test_a_field_with_a_control_character_is_refused(match, as_anna, character):
    chat = f"/t/{match.code}/chat/"

    assert as_anna.post(chat, {"text": f"Hel{character}lo"}).status_code == 400
    assert as_anna.post(chat, {f"te{character}xt": "Hello"}).status_code == 400
    assert as_anna.get("/", {"q": f"a{character}"}).status_code == 400


def test_several_lines_are_no_control_characters(as_anna):
    assert as_anna.get("/", {"q": "one\r\n\ttwo"}).status_code == 200


def test_every_view_refuses_a_nul_in_its_address(as_ada, parts):
    """Whatever kind of part it takes; numbers do not even get that far."""
    open_to_it = [
        address.route
        for address in every_address()
        for part in address.parts
        if as_ada.get(address.at(**parts | {part: "a%00b"})).status_code not in (400, 404)
    ]

    assert not open_to_it
