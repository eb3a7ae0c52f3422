"""Quick starts: one rule makes a sensible table of every game, and one press begins it."""

from dataclasses import replace

import pytest
from django.urls import reverse

from accounts.models import User
from games import bots, quick_starts
from games.engines import GAMES
from games.models import Match, Status
from games.quick_starts import DATE, EXPERT, FRIENDS, SOLO, offers, plans

SPADES = GAMES["spades"]


def game_for(few, many):
    """A game like Spades that this many can play."""
    return replace(SPADES, seats=range(few, many + 1))


def drawn(start, game):
    """Who sits where, as a line: M me, P a person at this screen, O open, b a bot."""
    return "".join(
        {"me": "M", "guest": "P", "open": "O", "bot": "b"}[plan.kind] for plan in plans(start, game)
    )


@pytest.mark.parametrize(
    ("few", "many", "solo", "expert", "date", "friends"),
    [
        (4, 4, "Mbbb", "Mbbb", "MbPb", "MOOO"),
        (3, 5, "Mbbbb", "Mbbb", "MPb", "MOOOb"),
        (2, 2, "Mb", "Mb", "MP", "MO"),
        (2, 3, "Mbb", "Mbb", "MPb", "MOO"),
        (3, 8, "Mbbbb", "Mbbb", "MPb", "MOOOb"),
        (6, 8, "Mbbbbb", "Mbbbbb", "MbbPbb", "MOOObb"),
    ],
)
def test_every_quick_start_fits_the_seats_of_the_game(few, many, solo, expert, date, friends):
    game = game_for(few, many)

    tables = [drawn(start, game) for start in (SOLO, EXPERT, DATE, FRIENDS)]

    assert [sorted(table) for table in tables] == [
        sorted(table) for table in (solo, expert, date, friends)
    ]
    assert tables[0] == solo
    assert tables[2] == date


def test_two_people_at_one_screen_are_partners_where_four_play_in_teams():
    seats = plans(DATE, SPADES, "Ben")

    assert (seats[0].kind, seats[2].kind, seats[2].name) == ("me", "guest", "Ben")


@pytest.mark.parametrize(
    ("names", "solo", "date", "expert"),
    [
        (("easy",), "easy", "easy", "easy"),
        (("easy", "medium"), "easy", "medium", "medium"),
        (("easy", "medium", "hard"), "easy", "medium", "hard"),
        (("easy", "medium", "hard", "champion"), "easy", "medium", "champion"),
    ],
)
def test_the_bots_are_as_strong_as_the_quick_start_promises(monkeypatch, names, solo, date, expert):
    monkeypatch.setattr(quick_starts, "levels", lambda slug: names)

    levels = [
        next(plan.level for plan in plans(start, SPADES) if plan.kind == "bot")
        for start in (SOLO, DATE, EXPERT)
    ]

    assert levels == [solo, date, expert]


def test_where_two_quick_starts_would_make_the_same_table_it_is_offered_once(monkeypatch):
    monkeypatch.setattr(quick_starts, "levels", lambda slug: ("easy",))

    assert [offer.start.key for offer in offers(SPADES)] == ["solo", "date", "friends"]


def play_now(client, **posted):
    return client.post(reverse("play-now", args=["spades"]), posted)


def only_match():
    return Match.objects.get()


def kinds(match):
    return [seat.kind for seat in match.seats.all()]


@pytest.mark.django_db
def test_a_guest_with_a_name_plays_at_once(client):
    response = play_now(client, your_name="Anna")

    match = only_match()
    assert response.url == reverse("table", args=[match.code])
    assert match.status == Status.PLAYING
    assert kinds(match) == ["person", "bot", "bot", "bot"]
    assert match.seats.get(index=0).name == "Anna"
    assert User.objects.get().is_guest


@pytest.mark.django_db
def test_somebody_who_is_known_needs_no_name(client, anna):
    client.force_login(anna)

    play_now(client, quick="solo")

    assert only_match().host == anna
    assert list(User.objects.all()) == [anna]


def test_the_expert_challenge_seats_the_strongest_bots_there_are(client, anna):
    client.force_login(anna)

    play_now(client, quick="expert")

    levels = set(only_match().seats.filter(kind="bot").values_list("level", flat=True))
    assert levels == {bots.levels("spades")[-1]}


def test_a_date_night_is_for_two_at_one_screen_and_listed_nowhere(client, anna):
    client.force_login(anna)

    play_now(client, **{"quick": "date", "companion-spades": "Ben"})

    match = only_match()
    assert match.status == Status.PLAYING
    assert [seat.name for seat in match.seats.filter(user=anna)] == ["Anna", "Ben"]
    assert not match.is_public


def test_a_game_night_waits_for_friends(client, anna):
    client.force_login(anna)

    play_now(client, quick="friends")

    match = only_match()
    assert match.status == Status.WAITING
    assert kinds(match) == ["person", "open", "open", "open"]


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("posted", "sentence"),
    [
        ({"your_name": ""}, "A name has 1 to 24 characters."),
        ({"your_name": "A" * 25}, "A name has 1 to 24 characters."),
        ({"your_name": "An\0na"}, "characters in it that"),
        ({"your_name": "Anna", "quick": "banana"}, "There is no such quick start."),
        ({"your_name": "Anna", "quick": "date"}, "Who plays with you?"),
        (
            {"your_name": "Anna", "quick": "date", "companion-spades": "<b>"},
            "letters, digits, spaces",
        ),
        (
            {"your_name": "Anna", "quick": "date", "companion-spades": "ANNA"},
            "Names must be different.",
        ),
    ],
)
def test_what_cannot_be_is_refused_in_words_and_leaves_nothing_behind(client, posted, sentence):
    response = play_now(client, **posted)

    assert response.status_code == 400
    assert sentence in response.content.decode()
    assert not Match.objects.exists()
    assert not User.objects.exists()


@pytest.mark.django_db
def test_what_was_typed_is_kept_after_a_refusal(client):
    page = play_now(
        client, **{"your_name": "Anna Bee", "quick": "date", "companion-spades": "x-"}
    ).content.decode()

    assert 'value="Anna Bee"' in page
    assert 'value="x-"' in page


@pytest.mark.django_db
def test_a_game_we_do_not_have_is_not_found(client):
    assert client.post(reverse("play-now", args=["poker"])).status_code == 404


@pytest.mark.django_db
def test_the_address_of_a_quick_start_leads_a_reader_to_the_lobby(client):
    assert client.get(reverse("play-now", args=["spades"])).url == reverse("home")


@pytest.mark.django_db
def test_a_post_from_elsewhere_is_refused():
    from django.test import Client

    response = Client(enforce_csrf_checks=True).post(
        reverse("play-now", args=["spades"]), {"your_name": "Anna"}
    )

    assert response.status_code == 403
    assert not Match.objects.exists()
