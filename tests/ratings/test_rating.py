"""What a rated match does to those who played it."""

import pytest

from accounts.ratings import scale
from accounts.ratings.models import Change, Rating
from accounts.ratings.placing import placing
from accounts.ratings.reckoning import rated
from games import services
from games.models import Match, Status
from tests.ratings.records import begun, ended, fresh, played_out, rating

pytestmark = pytest.mark.django_db


def test_the_first_match_moves_everybody_from_the_same_start(cast):
    anna, ben, clara, *_ = cast

    ended(anna, ben, clara, scores=[30, 20, 10])

    assert rating(anna).shown > rating(ben).shown > rating(clara).shown
    assert rating(anna).mu > scale.MU > rating(clara).mu
    assert rating(ben).sigma < scale.SIGMA


def test_ratings_are_apart_for_each_game(cast):
    anna, ben, *_ = cast

    ended(anna, ben, scores=[30, 20])
    ended(ben, anna, scores=[1, 5], lowest=True)

    assert rating(anna).wins == 1
    assert rating(anna, "check").wins == 0
    assert rating(ben, "check").wins == 1


def test_partners_win_and_lose_together(cast):
    anna, ben, clara, dora, _ = cast

    ended(anna, ben, clara, dora, scores=[500, 90, 500, 90], game="spades")

    assert rating(anna, "spades").mu == rating(clara, "spades").mu > scale.MU
    assert rating(ben, "spades").mu == rating(dora, "spades").mu < scale.MU


def test_a_tie_between_equals_changes_no_estimate(cast):
    anna, ben, *_ = cast

    ended(anna, ben, scores=[30, 30])

    assert rating(anna).mu == rating(ben).mu == pytest.approx(scale.MU)
    assert rating(anna).wins == rating(ben).wins == 1


def test_who_left_has_lost_and_the_partner_is_not_hurt(cast):
    anna, ben, clara, dora, _ = cast

    ended(anna, ben, clara, dora, scores=[90, 500, 90, 500], left=[0], game="spades")

    assert rating(anna, "spades").mu < scale.MU
    left_behind = rating(clara, "spades")
    assert (left_behind.mu, left_behind.sigma) == (scale.MU, scale.SIGMA)
    assert rating(ben, "spades").mu > scale.MU


def test_a_partner_left_behind_who_wins_all_the_same_has_won(cast):
    anna, ben, clara, dora, _ = cast

    ended(anna, ben, clara, dora, scores=[500, 90, 500, 90], left=[0], game="spades")

    assert rating(clara, "spades").mu > scale.MU
    assert rating(clara, "spades").wins == 1
    assert rating(anna, "spades").mu < scale.MU
    assert rating(anna, "spades").wins == 0


def test_who_left_alone_is_last_whatever_the_bot_achieved(cast):
    anna, ben, clara, *_ = cast

    ended(anna, ben, clara, scores=[90, 20, 10], left=[0])

    assert rating(anna).mu < rating(clara).mu < rating(ben).mu
    assert Change.objects.get(rating__user=anna).place == 3
    assert Change.objects.get(rating__user=ben).place == 1


def test_the_bot_that_took_over_is_not_rated(cast):
    anna, ben, clara, *_ = cast

    ended(anna, ben, clara, scores=[90, 20, 10], left=[0])

    assert not Rating.objects.filter(user=None).exists()


def test_every_level_of_bots_is_one_entrant_that_does_as_its_bots_do_on_average(cast):
    anna, ben, *_ = cast

    match = ended(anna, "hard", ben, "hard", scores=[30, 40, 20, 10])

    assert Rating.objects.filter(user=None).count() == 1
    bots = rating("hard")
    assert bots.matches == 1
    each = rated([(scale.MU, scale.SIGMA)] * 4, placing(match.result))
    assert bots.mu == (each[1][0] + each[3][0]) / 2
    assert bots.sigma == (each[1][1] + each[3][1]) / 2
    assert not bots.is_listed


def test_a_win_over_the_strong_is_worth_more(cast):
    anna, ben, clara, dora, _ = cast
    for _ in range(6):
        ended(anna, ben, scores=[30, 20])

    ended(clara, anna, scores=[30, 20])
    ended(dora, ben, scores=[30, 20])

    assert rating(clara).shown > rating(dora).shown


def test_one_is_listed_once_the_rating_is_no_longer_provisional(cast):
    anna, ben, *_ = cast
    ended(anna, ben, scores=[30, 20])
    assert rating(anna).is_provisional

    for number in range(1, scale.MINIMUM):
        assert not rating(anna).is_listed, number
        ended(anna, ben, scores=[30, 20])

    assert not rating(anna).is_provisional
    assert rating(anna).is_listed
    assert rating(ben).is_listed


def test_the_rating_that_is_shown_is_the_estimate():
    # mu 18.5: in the middle of what somebody may be worth, not at its lower end.
    assert scale.shown(18.5) == 1740
    assert scale.shown(scale.MU) == scale.START


def test_a_match_that_is_played_out_is_rated_with_its_result(cast):
    anna, ben, *_ = cast
    match = begun(anna, ben, round_limit=1)

    match = played_out(match)

    assert (match.status, match.rated_number) == (Status.FINISHED, 1)
    changes = match.rating_changes.select_related("rating")
    rated_here = {change.rating.user_id or change.rating.level for change in changes}
    assert rated_here == {anna.pk, ben.pk, "easy"}


def test_a_casual_match_leaves_ratings_alone(cast):
    anna, ben, *_ = cast

    played_out(begun(anna, ben, round_limit=1, is_rated=False))

    assert not Rating.objects.exists()
    assert fresh(Match.objects.get()).rated_number is None


def test_a_rated_match_that_all_have_left_is_played_out_by_bots_and_all_have_lost(cast):
    anna, ben, *_ = cast
    match = begun(anna, ben, round_limit=1)
    services.resign(match.pk, anna)
    services.resign(match.pk, ben)

    assert fresh(match).status == Status.PLAYING
    played_out(match)

    assert rating(anna, "spades").mu < scale.MU
    assert rating(ben, "spades").mu < scale.MU


def test_a_casual_match_that_all_have_left_is_broken_off_and_counts_nowhere(cast):
    anna, ben, *_ = cast
    match = begun(anna, ben, is_rated=False)

    services.resign(match.pk, anna)
    services.resign(match.pk, ben)

    assert fresh(match).status == Status.ABORTED
    assert not match.performances.exists()
