import pytest
from django.core.exceptions import ValidationError

from accounts.names import check_name, name_key, numbered, tidy


@pytest.mark.parametrize(
    "name",
    ["Jo", "Anna", "Zoë 2", "Jean-Luc", "d.o.t", "the_one", "Юлия", "李雷", "नमिता", "नींद", "7up"],
)
def test_letters_of_any_script_make_a_name(name):
    check_name(tidy(name))


@pytest.mark.parametrize(
    ("name", "because"),
    [
        ("", "2 to 24 characters"),
        ("A", "2 to 24 characters"),
        ("A" * 25, "2 to 24 characters"),
        ("<b>Anna</b>", "letters, digits, spaces"),
        ("anna@example.org", "letters, digits, spaces"),
        ("Anna\u202eneb", "letters, digits, spaces"),
        ("An\u200bna", "letters, digits, spaces"),
        ("Anna\x00", "letters, digits, spaces"),
        ("Anna~17", "letters, digits, spaces"),
        ("-Anna", "begins and ends"),
        ("Anna.", "begins and ends"),
        ("a\u0301\u0302\u0303\u0304\u0305", "too many marks"),
    ],
)
def test_other_names_are_refused_in_words(name, because):
    with pytest.raises(ValidationError, match=because):
        check_name(tidy(name))


def test_spaces_around_and_between_are_tidied():
    assert tidy("  Anna \t  Maria\n") == "Anna Maria"


@pytest.mark.parametrize("other", ["ANNA", "anna", "Ａｎｎａ", "𝒜nna"])
def test_case_and_compatibility_forms_make_no_other_name(other):
    assert name_key(other) == name_key("Anna")


def test_sharp_s_is_the_same_name_as_double_s():
    assert name_key("STRASSE") == name_key("Straße")


def test_a_long_name_makes_room_for_its_number():
    assert numbered("Maximiliane Antoinette X", 12) == "Maximiliane Antoinett 12"


def test_a_shortened_name_ends_with_a_letter_before_its_number():
    assert numbered("Maximiliane Antoinett. X", 2) == "Maximiliane Antoinett 2"
