import pytest
from django.core.exceptions import ValidationError

from accounts.names import RESERVED, check_name, is_reserved, name_key, numbered, tidy


@pytest.mark.parametrize(
    "name",
    [
        "A",
        "李",
        "Jo",
        "Anna",
        "Zoë 2",
        "Jean-Luc",
        "d.o.t",
        "the_one",
        "Юлия",
        "李雷",
        "नमिता",
        "नींद",
        "7up",
        "DJ Юлия",
    ],
)
def test_letters_of_any_script_make_a_name(name):
    check_name(tidy(name))


@pytest.mark.parametrize(
    ("name", "because"),
    [
        ("", "1 to 24 characters"),
        ("A" * 25, "1 to 24 characters"),
        ("<b>Anna</b>", "letters, digits, spaces"),
        ("anna@example.org", "letters, digits, spaces"),
        ("Anna\u202eneb", "letters, digits, spaces"),
        ("An\u200bna", "letters, digits, spaces"),
        ("\u3164", "letters, digits, spaces"),
        ("Anna\ufe0f", "letters, digits, spaces"),
        ("An\u034fna", "letters, digits, spaces"),
        ("Anna\x00", "letters, digits, spaces"),
        ("Anna~17", "letters, digits, spaces"),
        ("-Anna", "begins and ends"),
        ("Anna.", "begins and ends"),
        ("Аnna", "one script"),
        ("Daνe", "one script"),
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


@pytest.mark.parametrize(
    ("name", "others"),
    [
        ("Anna", ["Аnna", "Аnnа", "ΑΝΝΑ", "ᴀɴɴᴀ"]),
        ("Paul", ["PauI", "Pau1", "РауІ".replace("у", "u")]),
        ("Bob", ["B0b", "ВОВ", "Bоb"]),
        ("Hanna", ["ΗΑΝΝΑ", "Нanna"]),
        ("Maxim", ["Мaхіm", "Maxіrn"]),
        ("Şen", ["Șen", "S\u0328en"]),
        ("İlker", ["ilker", "ılker", "ILKER"]),
        ("Ёлка", ["ЁЛКА", "Ëлка"]),
        ("Walter", ["VValter", "Wаlter"]),
        ("Zoë", ["ZOË", "Zoё", "Zo\u0435\u0308"]),
    ],
)
def test_look_alikes_make_no_other_name(name, others):
    assert {name_key(other) for other in others} == {name_key(name)}


@pytest.mark.parametrize(
    ("one", "other"), [("Zoe", "Zoë"), ("Anna", "Hanna"), ("Anna 2", "Anna 3"), ("李雷", "李蕾")]
)
def test_what_can_be_told_apart_stays_apart(one, other):
    assert name_key(one) != name_key(other)


def test_a_key_is_its_own_key():
    for name in ["PauI 10", "Żółć", "Ήλιος", "Їжак", "नींद", "한글"]:
        assert name_key(name_key(name)) == name_key(name)


@pytest.mark.parametrize("number", range(2, 500))
def test_numbers_behind_a_name_stay_apart(number):
    assert name_key(f"Anna {number}") != name_key(f"Anna {number + 1}")


@pytest.mark.parametrize(
    "name", [*sorted(RESERVED), "ADMIN", "Аdmin", "ADM1N", "a.d.m.i.n", "Admin 22", "Someb0dy 7"]
)
def test_some_names_are_reserved_also_by_their_look(name):
    assert is_reserved(name)


@pytest.mark.parametrize("name", ["Anna", "Adminton", "Rooty", "Botticelli", "7", "42", "Guesto"])
def test_names_that_only_begin_so_are_not(name):
    assert not is_reserved(name)


def test_a_long_name_makes_room_for_its_number():
    assert numbered("Maximiliane Antoinette X", 12) == "Maximiliane Antoinett 12"


def test_a_shortened_name_ends_with_a_letter_before_its_number():
    assert numbered("Maximiliane Antoinett. X", 2) == "Maximiliane Antoinett 2"
