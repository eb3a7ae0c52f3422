"""The new table: four steps on one page, and every reason against it in words."""

from enum import Enum
from types import SimpleNamespace
from typing import Annotated, Literal

import msgspec
import pytest
from django.urls import reverse

from accounts.looks import Color
from accounts.models import User
from games.engines import GAMES
from games.models import Match, Status
from games.options import OptionsForm, option_field, options_words

SPADES = {
    "option-win_target": "500",
    "option-round_limit": "0",
    "option-allow_nil": "on",
    "option-bag_penalty": "100",
    "option-turn_seconds": "60",
}


def table(*kinds, **more):
    """The form as a browser posts it: the seats as words, "bot easy" or "guest Ben"."""
    posted = {"count": "4", "is_public": "yes", "level": "easy", **SPADES}
    for number, words in enumerate(kinds or ("me", "open", "open", "open"), 1):
        kind, _, rest = words.partition(" ")
        posted |= {f"seat-{number}-kind": kind, f"seat-{number}-name": rest}
        posted |= {f"seat-{number}-level": rest, f"seat-{number}-color": Color.values[number]}
    return posted | more


def post(client, posted):
    return client.post(reverse("new-table", args=["spades"]), posted)


def refused(client, posted):
    """The refusals shown beside the form, checked to have changed nothing."""
    response = post(client, posted)
    assert response.status_code == 400
    assert not Match.objects.exists()
    return response.content.decode().split('class="reasons"')[1].split("</ul>")[0]


@pytest.fixture
def host(client, anna):
    client.force_login(anna)
    return anna


def test_the_page_shows_seats_and_every_option_with_its_sentence(client, host):
    page = client.get(reverse("new-table", args=["spades"])).content.decode()

    words = options_words("spades")
    for number in range(1, 5):
        assert f'name="seat-{number}-kind"' in page
    for name in GAMES["spades"].Settings.__struct_fields__:
        assert f'name="option-{name}"' in page
        assert str(words.help(name)) in page


def test_a_table_with_open_seats_waits_for_players(client, host):
    response = post(client, table("me", "open", "bot easy", "guest Ben"))

    match = Match.objects.get()
    assert response.url == reverse("table", args=[match.code])
    assert match.status == Status.WAITING
    assert [seat.kind for seat in match.seats.all()] == ["person", "open", "bot", "person"]
    assert match.seats.get(index=3).name == "Ben"


def test_a_table_without_open_seats_begins_at_once(client, host):
    post(client, table("me", "bot easy", "guest Ben", "bot easy"))

    assert Match.objects.get().status == Status.PLAYING


def test_the_options_are_those_of_the_match(client, host):
    post(client, table(**{"option-win_target": "200", "option-jokers": "on", "is_public": "no"}))

    match = Match.objects.get()
    assert match.settings["win_target"] == 200
    assert match.settings["jokers"] is True
    assert match.settings["blind_nil"] is False
    assert not match.is_public


def test_everybody_has_the_colour_and_avatar_chosen_for_the_seat(client, host):
    post(client, table(**{"seat-1-color": "rose", "seat-1-avatar": "a07"}))

    seat = Match.objects.get().seats.get(index=0)
    assert (seat.color, seat.avatar) == ("rose", "a07")


def test_two_seats_of_one_colour_are_told_apart_and_i_keep_mine(client, host):
    same = {f"seat-{number}-color": "rose" for number in range(1, 5)}

    post(client, table("bot easy", "me", "guest Ben", "open", **same))

    seats = Match.objects.get().seats.all()
    assert len({seat.color for seat in seats}) == 4
    assert seats[1].color == "rose"


@pytest.mark.django_db
def test_a_newcomer_opens_a_table_with_nothing_but_a_name(client):
    post(client, table(your_name="Enno"))

    match = Match.objects.get()
    assert match.host.is_guest
    assert match.seats.get(index=0).name == "Enno"


@pytest.mark.parametrize(
    ("posted", "sentence"),
    [
        (table("bot easy", "bot easy", "bot easy", "bot easy"), "At least one seat must be for"),
        (table("me", "bot", "bot easy", "bot easy"), "Every bot needs a level."),
        (table("me", "bot psychic", "bot easy", "bot easy"), "Every bot needs a level."),
        (table("me", "guest Anna", "open", "open"), "Names must be different."),
        (table("me", "guest Ben", "guest BEN", "open"), "Names must be different."),
        (table("me", "guest", "open", "open"), "Every person at your screen needs a name."),
        (table("me", "guest " + "B" * 25, "open", "open"), "A name has at most 24 letters."),
        (table("me", "guest <b>", "open", "open"), "Seat 2: A name is made of letters"),
        (table("me", "me", "open", "open"), "You can take one seat yourself"),
        (table("me", "open", "open", "open", count="3"), "This game needs exactly 4 players."),
        (table("me", "open", "open", "open", count="x"), "This game needs exactly 4 players."),
        (table("me", "open", "open"), "Seat 4: who shall sit there?"),
        (table("me", "open", "open", "wizard"), "Seat 4: who shall sit there?"),
        (table(**{"seat-2-color": "beige"}), "Seat 2: choose one of the colours shown."),
        (table(**{"seat-2-avatar": "a99"}), "Seat 2: choose one of the avatars shown."),
        (table(**{"option-win_target": "50"}), "Points to win: a whole number from 100 to 1000"),
        (table(**{"option-win_target": "many"}), "Points to win: a whole number from 100 to"),
        (table(**{"option-win_target": ""}), "Points to win: a whole number from 100 to 1000"),
        (table(**{"option-turn_seconds": "9" * 99}), "Seconds for a turn: a whole number from"),
        (table(level="psychic"), "Choose how well a bot plays for somebody who is away."),
        (table(is_public="perhaps"), "Is the table public or private?"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(client, host, posted, sentence):
    assert sentence in refused(client, posted)


def test_every_reason_is_given_at_once(client, host):
    posted = table("bot", "bot easy", "bot easy", "bot easy", **{"option-win_target": "7"})

    reasons = refused(client, posted)

    assert reasons.count("<li>") == 3
    for sentence in ("At least one seat", "Every bot needs a level", "Points to win"):
        assert sentence in reasons


def test_a_name_that_will_not_do_hides_no_other_reason(client, host):
    reasons = refused(client, table("me", "guest <b>", "guest", "nobody"))

    for sentence in ("Seat 2: A name is made", "Every person at your", "Seat 4: who shall sit"):
        assert sentence in reasons


def test_what_was_filled_in_is_kept_after_a_refusal(client, host):
    posted = table("me", "guest Ben", "guest ben", "open", **{"option-win_target": "350"})

    page = post(client, posted).content.decode()

    assert 'value="350"' in page
    assert 'value="Ben"' in page
    assert '<input type="radio" name="seat-2-kind" value="guest" checked>' in page


def test_an_empty_post_is_answered_with_what_is_missing(client, host):
    reasons = refused(client, {})

    assert "This game needs exactly 4 players." in reasons
    assert "Seat 1: who shall sit there?" in reasons


@pytest.mark.django_db
@pytest.mark.parametrize("name", ["", "x-", "<b>Emil</b>"])
def test_a_newcomer_without_a_proper_name_is_refused_and_stays_nobody(client, name):
    refused(client, table(your_name=name))

    assert not User.objects.exists()


@pytest.mark.django_db
def test_a_newcomers_name_is_not_that_of_a_companion(client):
    assert "Names must be different." in refused(
        client, table("me", "guest Emil", "open", "open", your_name="emil")
    )


@pytest.mark.django_db
def test_there_is_no_new_table_of_a_game_we_do_not_have(client):
    assert client.get(reverse("new-table", args=["poker"])).status_code == 404
    assert client.post(reverse("new-table", args=["poker"]), table()).status_code == 404


@pytest.mark.parametrize("slug", GAMES)
def test_every_option_of_every_game_has_a_name_and_a_sentence(slug):
    words = options_words(slug)

    for name in GAMES[slug].Settings.__struct_fields__:
        assert str(words.label(name)).strip(), name
        assert str(words.help(name)).strip().endswith("."), name


@pytest.mark.parametrize("slug", GAMES)
def test_the_options_as_they_are_first_shown_are_the_games_own(slug):
    game = GAMES[slug]

    shown = {name: field.initial for name, field in OptionsForm(game).fields.items()}

    # How long a turn may take is left to the table: it depends on who plays.
    assert shown == msgspec.to_builtins(game.Settings()) | {"turn_seconds": None}


class Pace(Enum):
    SLOW = "slow"
    FAST = "fast"


SPEAKS = SimpleNamespace(
    label=lambda name: name, help=lambda name: "", choice=lambda name, value: f"{value}!"
)


def field_of(kind, default):
    return option_field("it", kind, default, SPEAKS)


def test_an_option_with_named_values_is_a_choice_among_them():
    word = field_of(Literal["short", "long"], "short")
    pace = field_of(Pace, Pace.SLOW)
    number = field_of(Literal[13, 26], 13)

    assert word.choices == [("short", "short!"), ("long", "long!")]
    assert (word.clean("long"), pace.clean("fast"), number.clean("26")) == ("long", "fast", 26)


def test_the_bounds_of_a_number_are_those_of_its_type():
    field = field_of(Annotated[int, msgspec.Meta(gt=0, lt=11)], 5)

    assert (field.min_value, field.max_value) == (1, 10)


def test_an_option_of_a_kind_no_form_can_show_is_noticed_by_its_author():
    with pytest.raises(TypeError, match="'it'"):
        field_of(dict[str, int], {})
