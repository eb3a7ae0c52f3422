"""The same matches give the same ratings, to the last bit, however often they are reckoned."""

import random
from datetime import timedelta
from importlib import import_module

import pytest
from django.apps import apps
from django.core.management import CommandError, call_command

from accounts.ratings.models import Change, Performance, Rating, Tally
from accounts.ratings.recomputing import drift, recompute
from games import services
from games.models import Match, Seat
from games.services import Refusal
from tests.ratings.records import NOON, begun, ended, everything, fresh, played_out, rating

pytestmark = pytest.mark.django_db


def a_season(cast, seed=0, matches=14):
    """Matches of all kinds, in two games and over two months, some of them left."""
    rng = random.Random(seed)
    played = []
    for number in range(matches):
        at = NOON + timedelta(days=number)
        sitting = rng.sample([*cast, "easy", "hard", "hard"], 4)
        if sum(not isinstance(one, str) for one in sitting) < 2:
            continue
        people = [seat for seat, one in enumerate(sitting) if not isinstance(one, str)]
        left = rng.sample(people, rng.choice([0, 0, 0, 1]))
        if rng.random() < 0.5:
            pair = [rng.randrange(500), rng.randrange(500)]
            played.append(ended(*sitting, scores=pair * 2, left=left, game="spades", at=at))
        else:
            scores = [rng.randrange(5) for _ in sitting]
            lowest = rng.random() < 0.5
            played.append(ended(*sitting, scores=scores, left=left, lowest=lowest, at=at))
    return played


@pytest.mark.parametrize("seed", range(2))
def test_recomputing_changes_nothing(cast, seed):
    a_season(cast, seed)
    before = everything()

    for game in ("spades", "modern_art", "check"):
        assert recompute(game) == Match.objects.filter(game=game).count()
        assert list(drift(game)) == []

    assert everything() == before


def test_it_needs_nothing_but_the_matches(cast):
    a_season(cast)
    before = everything()
    Rating.objects.all().delete()
    assert not Change.objects.exists()

    call_command("recompute_ratings", verbosity=0)

    assert everything() == before


def test_what_has_nothing_to_do_with_ratings_does_not_matter(cast):
    """Names, looks, the order of rows, casual matches."""
    a_season(cast, matches=8)
    before = everything()
    ended(*cast[:3], scores=[1, 2, 3], is_rated=False)
    for person in cast:
        person.color, person.avatar = "rose", "a24"
        person.save()
    Seat.objects.update(name="Somebody", color="sky", is_away=True)

    call_command("recompute_ratings", verbosity=0)

    assert everything() == before


@pytest.mark.parametrize("seed", range(2))
def test_annulling_is_as_if_the_match_had_never_been_rated(cast, seed):
    played = a_season(cast, seed)
    wrong = random.Random(seed).choice(played)

    services.annul(wrong.pk)
    after = everything()

    assert not wrong.rating_changes.exists()
    assert list(drift(wrong.game)) == []
    call_command("recompute_ratings", verbosity=0)
    assert everything() == after


def test_annulling_the_only_match_leaves_no_rating(cast):
    match = ended(*cast[:3], scores=[30, 20, 10])

    services.annul(match.pk)

    assert not Rating.objects.exists()
    assert not Tally.objects.exists()
    assert Performance.objects.count() == 3


@pytest.mark.parametrize("seed", range(2))
def test_a_reinstated_match_counts_as_if_nothing_had_been(cast, seed):
    played = a_season(cast, seed)
    before, tallies = everything(), list(Tally.objects.order_by("user", "game").values())
    match = random.Random(seed).choice(played)

    services.annul(match.pk)
    assert everything() != before
    services.reinstate(match.pk)

    assert everything() == before
    now = list(Tally.objects.order_by("user", "game").values())
    assert [{**row, "id": 0} for row in now] == [{**row, "id": 0} for row in tallies]


def test_only_what_has_finished_can_be_annulled_and_only_once(cast):
    anna, ben, *_ = cast
    going_on = begun(anna, ben)
    over = ended(*cast[:3], scores=[30, 20, 10])

    with pytest.raises(Refusal, match="played to its end"):
        services.annul(going_on.pk)
    with pytest.raises(Refusal, match="has not been annulled"):
        services.reinstate(over.pk)
    services.annul(over.pk)
    with pytest.raises(Refusal, match="already"):
        services.annul(over.pk)


def test_drift_is_reported_and_fails_the_check(cast, capsys):
    anna, ben, *_ = cast
    ended(anna, ben, scores=[30, 20])
    call_command("recompute_ratings", "--check", verbosity=0)
    Rating.objects.filter(user=anna).update(mu=40)

    with pytest.raises(CommandError, match="1 differences"):
        call_command("recompute_ratings", "modern_art", "--check")

    assert f"person {anna.pk}" in capsys.readouterr().err
    assert rating(anna).mu == 40
    call_command("recompute_ratings", "modern_art")
    call_command("recompute_ratings", "modern_art", "--check")


def test_an_unknown_game_is_said_to_be_unknown(db):
    with pytest.raises(CommandError, match="No such game: whist"):
        call_command("recompute_ratings", "whist")


def test_matches_really_played_recompute_identically_too(cast):
    anna, ben, *_ = cast
    for seed in range(2):
        played_out(begun(anna, ben, round_limit=1), seed)
    before = everything()

    call_command("recompute_ratings", verbosity=0)

    assert everything() == before


def test_statistics_are_the_same_when_read_from_the_logs_again(cast):
    anna, ben, *_ = cast
    match = played_out(begun(anna, ben, round_limit=1))
    before = list(Performance.objects.order_by("user").values_list("user", "place", "figures"))
    tallies = list(Tally.objects.order_by("user").values_list("user", "game", "figures"))
    Performance.objects.all().delete()
    Tally.objects.update(figures={"matches": 99})

    call_command("recompute_statistics", verbosity=0)

    assert (
        list(Performance.objects.order_by("user").values_list("user", "place", "figures")) == before
    )
    assert list(Tally.objects.order_by("user").values_list("user", "game", "figures")) == tallies
    assert fresh(match).performances.count() == 2


def test_ratings_of_before_are_told_as_estimates(cast):
    anna, ben, *_ = cast
    for month in (3, 3, 4):
        ended(anna, ben, scores=[30, 20], at=NOON.replace(month=month))
    told = everything()
    Rating.objects.update(shown=1, month_from=1, is_listed=True)
    Change.objects.update(shown=1, month_from=1, gain=1)

    import_module("accounts.ratings.migrations.0002_one_number").tell_estimates(apps, None)

    assert everything() == told
