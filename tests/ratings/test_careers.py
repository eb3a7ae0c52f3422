"""What a profile tells of how somebody plays."""

from collections import Counter

import pytest

from accounts.models import User
from accounts.ratings import charts
from accounts.ratings.careers import careers, played
from accounts.ratings.models import Performance, Tally
from accounts.ratings.performances import retally
from accounts.services import merge_guest
from games.engines.spades.bids import Bid
from games.summaries import spades
from tests.ratings.records import begun, ended, played_out

pytestmark = pytest.mark.django_db


def figures(user, game):
    return Tally.objects.get(user=user, game=game).figures


@pytest.mark.parametrize("game", ["spades", "modern_art", "gotcha", "check"])
def test_a_match_of_every_game_has_figures_that_the_profile_shows(client, cast, game):
    anna, ben, *_ = cast
    quick = {"spades": {"round_limit": 1}, "gotcha": {"target_points": 3}}.get(game, {})
    played_out(begun(anna, ben, game=game, is_rated=False, **quick))

    page = client.get("/accounts/people/Anna/").content.decode()

    assert figures(anna, game)["matches"] == 1
    assert len(figures(anna, game)) > 4
    assert 'class="stat-value"' in page
    assert "In figures" in page


def test_profits_are_told_artist_by_artist(client, cast):
    anna, ben, *_ = cast
    played_out(begun(anna, ben, game="modern_art", is_rated=False))
    bought = {key for key in figures(anna, "modern_art") if key.startswith("bought ")}

    page = client.get("/accounts/people/Anna/").content.decode()
    table = page[page.index(">Profit</th>") :].partition("</table>")[0]

    assert table.count('<th scope="row">') == len(bought) > 0
    assert table.count("data-sign") == len(bought)


def test_a_bid_met_exactly_and_a_nil_that_failed():
    assert spades._bid(Bid("normal", 3), 3) == Counter(bids=1, bid=3, taken=3, exact=1)
    assert spades._bid(Bid("nil", 0), 1) == Counter(nils=1)
    assert spades._bid(Bid("blind_nil", 0), 0) == Counter(blind_nils=1, blind_nils_made=1)


def test_what_is_added_up_at_each_end_is_what_adding_up_again_gives(cast):
    anna, ben, clara, *_ = cast
    for scores in ([3, 2, 1], [1, 2, 3], [2, 2, 1]):
        ended(anna, ben, clara, scores=scores)
    before = figures(anna, "modern_art")

    retally(anna.pk, "modern_art")

    assert figures(anna, "modern_art") == before
    assert before == {"matches": 3, "won": 2, "place 1": 2, "place 3": 1}


def test_who_gave_up_has_a_match_but_none_of_its_figures(cast):
    anna, ben, clara, *_ = cast
    ended(anna, ben, clara, scores=[3, 2, 1], left=[0])

    assert figures(anna, "modern_art") == {"matches": 1, "left": 1}
    assert figures(ben, "modern_art")["won"] == 1


def test_a_guest_who_gets_an_account_keeps_their_figures(cast):
    anna, ben, clara, *_ = cast
    guest = User.objects.create_user("Gwen", is_guest=True)
    ended(guest, ben, clara, scores=[3, 2, 1], is_rated=False)
    ended(anna, ben, clara, scores=[3, 2, 1], is_rated=False)

    merge_guest(guest, anna)

    assert figures(anna, "modern_art")["matches"] == 2
    assert not Tally.objects.filter(user=guest).exists()
    assert Performance.objects.filter(user=anna).count() == 2


def test_a_rating_has_a_history_as_a_drawing_and_as_a_table(client, cast):
    for _ in range(3):
        ended(*cast[:3], scores=[3, 2, 1])

    page = client.get("/accounts/people/Anna/").content.decode()

    assert 'class="chart-line"' in page
    assert "As a table" in page
    assert 'role="img"' in page


def test_a_long_history_is_drawn_with_few_points(cast):
    for _ in range(70):
        ended(*cast[:3], scores=[3, 2, 1])

    _, chosen = careers(cast[0])

    assert len(chosen.points) == 60
    assert (chosen.points[0][0], chosen.points[-1][0]) == (1, 70)


def test_others_see_public_matches_only_and_everybody_page_by_page(client, cast):
    anna, *_ = cast
    for number in range(25):
        ended(*cast[:3], scores=[3, 2, 1], is_public=number > 0)

    first, more = played(anna, anna)
    second, no_more = played(anna, anna, 2)

    assert (len(first), more, len(second), no_more) == (20, True, 5, False)
    assert sum(len(played(anna, None, number)[0]) for number in (1, 2)) == 24
    assert "Earlier" in client.get("/accounts/people/Anna/").content.decode()


def test_a_long_career_costs_no_more_questions(client, cast, django_assert_max_num_queries):
    anna, *_ = cast
    client.force_login(anna)

    for _ in range(2):
        for _ in range(12):
            ended(*cast[:3], scores=[3, 2, 1])
        client.get("/accounts/profile/")
        with django_assert_max_num_queries(12):
            client.get("/accounts/profile/")


def test_an_annulled_match_is_said_to_be_one(client, cast):
    from games import services

    match = ended(*cast[:3], scores=[3, 2, 1])
    services.annul(match.pk)

    assert "Annulled" in client.get("/accounts/people/Anna/").content.decode()


def test_a_chart_spans_its_values():
    drawn = charts.history([(1, 1300, 300), (5, 1600, 200)])

    heights = [float(pair.split(" ")[1]) for pair in drawn.band.strip("MZ").split("L")]
    assert charts.TOP <= min(heights) < max(heights) <= charts.HEIGHT - charts.BOTTOM
    assert [line.value for line in drawn.grid] == [1000, 1200, 1400, 1600, 1800]
    assert [tick.match for tick in drawn.ticks] == [1, 2, 3, 4, 5]
    assert charts.history([(1, 1300, 300)]) is None
