import pytest
from django.utils import timezone

from accounts.models import User
from accounts.preferences import Preferences
from accounts.ratings.performances import perform
from accounts.services import merge_guest
from games.models import Match
from tests.accounts.visits import plays_as, says
from tests.games.stories import playing

pytestmark = pytest.mark.django_db
PAGE = "/accounts/profile/"
LOOK = {"color": "rose", "avatar": "a07", "animation": "fast"}


def finished(match: Match, *winners: int) -> Match:
    match.status, match.finished_at = "finished", timezone.now()
    scores = [int(seat in winners) for seat in range(4)]
    match.result = {"winners": winners, "scores": scores, "teams": [[0, 2], [1, 3]]}
    match.save()
    perform(match)
    return match


def test_one_chooses_a_look_and_preferences(client, bert):
    client.force_login(bert)

    response = client.post(PAGE, {**LOOK, "four_colour_deck": "on"}, follow=True)

    bert.refresh_from_db()
    assert (bert.color, bert.avatar) == ("rose", "a07")
    assert bert.preferences == Preferences(
        auto_sort=False, bid_hints=False, advice=False, four_colour_deck=True, animation="fast"
    )
    assert says(response, "Saved.")


def test_one_says_how_one_wants_to_hear_of_ones_turn(client, bert):
    client.force_login(bert)

    client.post(PAGE, {**LOOK, "turn_notice": "on", "turn_mail": "on"})

    bert.refresh_from_db()
    assert bert.preferences.turn_notice
    assert bert.preferences.turn_mail
    assert "data-turn-notice" in client.get(PAGE).content.decode()


def test_who_prefers_one_tap_plays_with_the_first(client, anna):
    assert "data-one-tap" not in client.get(PAGE).content.decode()

    client.post(PAGE, {**LOOK, "one_tap": "on"})

    anna.refresh_from_db()
    assert anna.preferences.one_tap
    assert " data-one-tap" in client.get(PAGE).content.decode()


def test_a_guest_has_preferences_too(client, anna):
    client.post(PAGE, {**LOOK, "four_colour_deck": "on"})

    anna.refresh_from_db()
    assert anna.preferences.four_colour_deck


@pytest.mark.parametrize(
    "wrong", [{"color": "pink"}, {"avatar": "../../etc"}, {"animation": "9"}, {"color": ""}]
)
def test_what_does_not_exist_cannot_be_chosen(client, bert, wrong):
    client.force_login(bert)

    response = client.post(PAGE, LOOK | wrong)

    assert response.status_code == 400
    before = User.objects.get(pk=bert.pk)
    assert (before.color, before.avatar, before.animation) == (
        bert.color,
        bert.avatar,
        bert.animation,
    )


def test_nothing_else_of_oneself_can_be_posted(client, bert):
    client.force_login(bert)

    client.post(PAGE, {**LOOK, "is_superuser": "on", "is_staff": "on", "username": "Root"})

    bert.refresh_from_db()
    assert (bert.username, bert.is_staff, bert.is_superuser) == ("Bert", False, False)


def test_a_visitor_has_no_profile(client):
    assert client.get(PAGE)["Location"] == f"/accounts/login/?next={PAGE}"


def test_preferences_reach_every_page(client, bert):
    client.force_login(bert)
    client.post(PAGE, {**LOOK, "four_colour_deck": "on"})

    page = client.get("/accounts/people/Bert/").content.decode()

    assert 'data-deck="four"' in page
    assert 'data-speed="fast"' in page


def test_a_visitor_gets_the_defaults(client, bert):
    page = client.get("/accounts/people/Bert/").content.decode()

    assert "data-deck" not in page
    assert "data-speed" not in page


def test_everybody_may_look_somebody_up_whatever_the_case(client, bert):
    response = client.get("/accounts/people/bERT/")

    assert says(response, "<h1>Bert</h1>")
    assert not says(response, "bert@example.org")


@pytest.mark.parametrize("name", ["Nobody", "%3Cscript%3E", "..", "Anna~1", "a" * 500])
def test_nobody_of_that_name_is_not_found(client, name):
    assert client.get(f"/accounts/people/{name}/").status_code == 404


def test_a_closed_or_merged_record_has_no_page(client, anna, bert, cleo):
    merge_guest(anna, bert)
    cleo.is_active = False
    cleo.save()
    anna.refresh_from_db()

    for gone in (anna, cleo):
        assert client.get(f"/accounts/people/{gone.username}/").status_code == 404


def test_finished_matches_are_listed_with_how_they_ended(client, bert):
    won = finished(playing(bert), 0, 2)
    lost = finished(playing(bert), 1, 3)

    page = client.get("/accounts/people/Bert/").content.decode()

    assert page.index(lost.code) < page.index(won.code)
    assert page.count("Won</span>") == 1


def test_a_match_that_goes_on_is_not_listed(client, bert):
    match = playing(bert)

    assert match.code not in client.get("/accounts/people/Bert/").content.decode()


def test_private_matches_are_for_their_players_eyes(client, bert):
    match = finished(playing(bert, is_public=False), 0)

    assert match.code not in client.get("/accounts/people/Bert/").content.decode()
    client.force_login(bert)
    assert match.code in client.get(PAGE).content.decode()


def test_a_long_career_costs_no_more_questions(client, bert, django_assert_max_num_queries):
    for _ in range(12):
        finished(playing(bert), 0)
    client.force_login(bert)
    client.get(PAGE)

    with django_assert_max_num_queries(9):
        client.get(PAGE)


def test_names_are_shown_as_text(client):
    plays_as(client, "Zoë-Maria d.o.t")

    assert says(client.get(PAGE), "Zoë-Maria d.o.t")
