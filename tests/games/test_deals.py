"""The same deal for several: one try each, compared; and nothing is told beforehand."""

from datetime import timedelta

import pytest
from django.test import override_settings
from django.utils import timezone

from accounts.models import User
from games import services, tables
from games.deals import challenging, daily
from games.deals.board import daily_board
from games.deals.models import Challenge, DailyDeal, Try
from games.deals.scoring import keep_score
from games.models import Match, Status
from games.rendering import is_open
from games.services import Refusal, SeatPlan
from tests.games.stories import act_for, fresh, person, playing, table_of, tick_on

pytestmark = pytest.mark.django_db

SLUGS = ["check", "gotcha", "modern_art", "spades"]


def ended(match: Match, *scores: int) -> Match:
    """As if it had been played to its end; nothing here is about how."""
    best = max(scores) if match.game != "check" else min(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    match.result = {"winners": winners, "scores": scores, "teams": [], "reason": ""}
    match.status = Status.FINISHED
    match.finished_at = match.started_at
    match.revision += 1
    match.wake_at = None
    match.save()
    keep_score(match)
    return match


def scored(match: Match, user, score: int) -> Match:
    """Finished with this score in the seat of this person."""
    match = fresh(match)
    seats = [(score if seat.user_id == user.pk else 0) for seat in match.seats.all()]
    return ended(match, *seats)


# ── The deal of the day ──────────────────────────────────────────────────────


@pytest.mark.parametrize("slug", SLUGS)
def test_everybody_has_the_same_deal_from_the_same_seat(slug, anna, ben):
    mine = daily.play(anna, slug, daily.today())
    yours = daily.play(ben, slug, daily.today())

    assert mine.pk != yours.pk
    first, second = table_of(mine), table_of(yours)
    assert first.state == second.state
    assert first.seats_of(anna.pk) == second.seats_of(ben.pk)
    bots = [[(s.name, s.level) for s in t.seats if s.kind == "bot"] for t in (first, second)]
    assert bots[0] == bots[1]
    assert fresh(mine).is_rated is False


def test_nobody_can_compute_the_deal_without_the_secret(anna):
    with override_settings(SECRET_KEY="one"):
        first = daily.deal_of("spades", daily.today()).seed
    DailyDeal.objects.all().delete()
    with override_settings(SECRET_KEY="two"):
        second = daily.deal_of("spades", daily.today()).seed

    assert first != second


def test_a_deal_is_made_once_whatever_becomes_of_the_secret():
    with override_settings(SECRET_KEY="one"):
        first = daily.deal_of("spades", daily.today())
    with override_settings(SECRET_KEY="two"):
        assert daily.deal_of("spades", daily.today()) == first


def test_another_day_and_another_game_have_another_deal():
    day = daily.today()
    seeds = {
        daily.deal_of("spades", day).seed,
        daily.deal_of("check", day).seed,
        daily.deal_of("spades", day + timedelta(days=1)).seed,
    }

    assert len(seeds) == 3


def test_there_is_one_try_a_day_also_for_a_guest(client):
    first = client.post("/daily/spades/play/", {"your_name": "Gast"}).url

    assert client.post("/daily/spades/play/").url == first
    assert Try.objects.count() == 1


def test_who_gave_up_has_had_their_try(anna):
    match = daily.play(anna, "spades", daily.today())
    services.resign(match.pk, anna)

    assert daily.play(anna, "spades", daily.today()) == match
    row = daily_board(daily.deal_of("spades", daily.today()), anna.pk).own
    assert (row.is_over, row.score, row.place) == (True, None, None)


def test_yesterdays_deal_cannot_be_begun_today(anna):
    with pytest.raises(Refusal, match="another day"):
        daily.play(anna, "spades", daily.today() - timedelta(days=1))


def test_the_board_puts_the_best_first_and_who_is_level_shares_a_place(anna, ben, clara):
    for user, score in ((anna, 120), (ben, 300), (clara, 120)):
        scored(daily.play(user, "spades", daily.today()), user, score)

    rows = daily_board(daily.deal_of("spades", daily.today())).rows

    assert [(row.name, row.place) for row in rows] == [("Ben", 1), ("Anna", 2), ("Clara", 2)]


def test_in_check_the_lowest_is_the_best(anna, ben):
    for user, score in ((anna, 9), (ben, -2)):
        scored(daily.play(user, "check", daily.today()), user, score)

    rows = daily_board(daily.deal_of("check", daily.today())).rows

    assert [row.name for row in rows] == ["Ben", "Anna"]


def test_a_try_has_its_score_when_the_match_ends(anna):
    match = daily.play(anna, "check", daily.today())
    while fresh(match).status == Status.PLAYING:
        tick_on(match) if fresh(match).wake_at else act_for(match, anna)

    attempt = Try.objects.get()
    assert attempt.score == fresh(match).result["scores"][attempt.seat]


def tried(name: str, score: int | None, *, gave_up: bool = False) -> None:
    """A try at the deal of the day as a row; nothing here is about how it was played."""
    user, deal = person(name), daily.deal_of("spades", daily.today())
    over = {"status": Status.ABORTED, "finished_at": timezone.now()} if gave_up else {}
    match = Match.objects.create(
        game="spades", host=user, **({"status": Status.PLAYING, "purpose": "daily"} | over)
    )
    Try.objects.create(deal=deal, user=user, match=match, seat=0)
    if score is not None:
        ended(match, score, 0, score, 0)


def test_a_board_goes_on_over_pages_with_everybody_in_their_place():
    tried("Quitter", None, gave_up=True)
    tried("Player", None)
    for number, score in enumerate((90, 80, 80, 80, 70)):
        tried(f"Done {number}", score)
    deal = daily.deal_of("spades", daily.today())

    pages = [daily_board(deal, page=number, size=3) for number in (1, 2, 3)]

    assert [[(row.name, row.place) for row in page.rows] for page in pages] == [
        [("Done 0", 1), ("Done 1", 2), ("Done 2", 2)],
        [("Done 3", 2), ("Done 4", 5), ("Player", None)],
        [("Quitter", None)],
    ]
    assert {(page.players, page.pages) for page in pages} == {(7, 3)}
    me = Try.objects.get(user__username="Done 4").user_id
    assert daily_board(deal, me, size=3).own.place == 5


def test_more_tries_cost_no_more_questions(client, django_assert_max_num_queries):
    for number in range(30):
        tried(f"Player {number}", number)
    client.force_login(User.objects.get(username="Player 3"))
    client.get("/daily/")

    with django_assert_max_num_queries(24):
        page = client.get("/daily/").content.decode()

    assert page.count("deal-place") == 10
    assert "Your place: 27 of 30" in page


def test_the_whole_board_of_a_day_has_pages(client):
    for number in range(60):
        tried(f"Player {number}", number)

    first, second = (client.get(f"/daily/spades/?page={n}").content.decode() for n in (1, 2))

    assert (first.count("deal-place"), second.count("deal-place")) == (50, 10)
    assert "Page 2 of 2" in second


def test_the_seed_stays_secret_until_the_day_is_over(anna, client):
    match = scored(daily.play(anna, "gotcha", daily.today()), anna, 5)
    client.force_login(anna)
    table = table_of(match)

    page = client.get(f"/t/{match.code}/").content.decode()

    assert match.seed not in page
    assert "seed is shown when nobody can any more" in page
    assert not is_open(table)
    assert is_open(table, now=daily.end_of(daily.today()) + 1)


def test_the_reasons_of_bots_stay_secret_as_long_as_the_seed(anna, client):
    match = daily.play(anna, "check", daily.today())
    while not match.log.filter(why__isnull=False).exists():
        tick_on(match)
    scored(match, anna, 5)
    assert "log-why" not in client.get(f"/t/{match.code}/log/").content.decode()

    Match.objects.filter(pk=match.pk).update(sealed_until=1.0)
    tables.forget_all()

    assert "log-why" in client.get(f"/t/{match.code}/log/").content.decode()


def test_there_are_no_hints_and_no_second_person_where_results_are_compared(anna, ben):
    match = daily.play(anna, "check", daily.today())
    seat = table_of(match).seats_of(anna.pk)[0]

    with pytest.raises(Refusal, match="compared"):
        services.question_of(match.pk, anna, seat)
    with pytest.raises(Refusal, match="for one person"):
        services.take_seat(match.pk, ben, (seat + 1) % len(table_of(match).seats))


def test_the_page_shows_the_boards_and_ones_own_place(anna, ben, client):
    for user, score in ((anna, 120), (ben, 300)):
        scored(daily.play(user, "spades", daily.today()), user, score)
    client.force_login(anna)

    page = client.get("/daily/").content.decode()

    assert "Your place: 2 of 2" in page
    assert "300" in page
    assert daily.deal_of("spades", daily.today()).seed not in page


def test_yesterdays_results_are_shown(anna, client):
    match = scored(daily.play(anna, "spades", daily.today()), anna, 77)
    DailyDeal.objects.update(day=daily.today() - timedelta(days=1))
    client.force_login(anna)

    page = client.get("/daily/spades/").content.decode()

    assert "You were number 1." in page
    assert f"/t/{match.code}/" in page


def test_a_guests_try_follows_them_into_their_account(anna):
    from accounts.services import merge_guest

    guest = person("Gast")
    guest.is_guest = True
    guest.save()
    match = daily.play(guest, "spades", daily.today())

    merge_guest(guest, anna)

    assert daily.play(anna, "spades", daily.today()) == match


# ── Challenges ───────────────────────────────────────────────────────────────


def finished(anna, slug="spades", **options) -> Match:
    plans = [SeatPlan("bot", level="easy")] * 4
    plans[2] = SeatPlan("me")
    match = services.open_table(anna, slug, options, plans, is_public=False)
    services.start(match.pk, anna)
    return scored(match, anna, 200)


def test_a_friend_plays_the_same_deal_from_the_same_seat(anna, ben):
    for slug in ("spades", "check"):
        match = finished(anna, slug)
        made = challenging.challenge(match.pk, anna)

        again = challenging.accept(made, ben)

        before, after = table_of(match), table_of(again)
        assert after.seed == before.seed
        assert after.seats_of(ben.pk) == before.seats_of(anna.pk)
        assert after.settings == before.settings
        kinds = [
            [(s.name, s.level) for s in table.seats if s.kind == "bot"] for table in (before, after)
        ]
        assert kinds[0] == kinds[1]
        assert fresh(again).status == Status.PLAYING


def test_where_people_sat_the_friend_meets_bots(anna, ben, clara):
    match = playing(anna, ben, round_limit=1)
    ended(match, 10, 0, 10, 0)

    again = challenging.accept(challenging.challenge(match.pk, ben), clara)

    seats = table_of(again).seats
    assert [seat.kind for seat in seats] == ["bot", "person", "bot", "bot"]
    assert len({seat.name for seat in seats}) == 4


def test_who_has_seen_the_deal_cannot_take_it_up(anna, ben):
    made = challenging.challenge(finished(anna).pk, anna)

    with pytest.raises(Refusal, match="already"):
        challenging.accept(made, anna)


def test_a_running_match_is_no_challenge(anna):
    with pytest.raises(Refusal, match="to its end"):
        challenging.challenge(playing(anna).pk, anna)


def test_the_deal_of_the_day_is_no_challenge_before_the_day_is_over(anna):
    match = scored(daily.play(anna, "spades", daily.today()), anna, 5)

    with pytest.raises(Refusal, match="Tomorrow"):
        challenging.challenge(match.pk, anna)


def test_a_friend_is_told_nothing_before_they_have_played(anna, client):
    match = finished(anna)
    client.force_login(anna)
    link = client.post(f"/t/{match.code}/challenge/").url
    assert "You have seen this deal already" in client.get(link).content.decode()
    client.logout()

    page = client.get(link).content.decode()

    assert match.code not in page
    assert match.seed not in page
    assert "has already seen this deal" in page
    table = client.post(f"{link}play/", {"your_name": "Freund"}).url
    assert match.seed not in client.get(table).content.decode()
    assert match.code not in client.get(link).content.decode()


def test_both_results_stand_side_by_side_when_the_friend_is_done(anna, ben, client):
    match = finished(anna)
    made = challenging.challenge(match.pk, anna)
    again = challenging.accept(made, ben)
    scored(again, ben, 250)
    client.force_login(ben)

    assert client.get(f"/t/{again.code}/compared/").url == f"/challenge/{made.code}/"
    page = client.get(f"/challenge/{made.code}/").content.decode()

    assert page.index("250") < page.index("200")
    assert match.code in page
    assert Challenge.objects.count() == 1
