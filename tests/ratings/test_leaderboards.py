"""The leaderboards: who is on them, in which order, and for whom."""

import asyncio

import pytest
from channels.testing import WebsocketCommunicator
from django.test import Client
from django.urls import reverse

from accounts.models import User
from accounts.ratings import leaderboards
from accounts.ratings.consumers import LeadersConsumer
from accounts.ratings.leaderboards import board, this_month
from accounts.ratings.models import Rating
from accounts.ratings.scale import MINIMUM
from accounts.ratings.watching import Watch
from accounts.services import shut_out
from config.asgi import application
from games import push
from games.engines import GAMES
from tests.ratings.records import ended, rating

pytestmark = pytest.mark.django_db


def listed(name, shown, **more):
    user = User.objects.create_user(name)
    fields = {"game": "spades", "matches": 19, "wins": 3, "is_listed": True} | more
    return Rating.objects.create(user=user, shown=shown, **fields)


def page(client, address="/leaders/spades/"):
    return client.get(address).content.decode()


def test_the_best_come_first_and_those_who_are_level_share_a_place(db):
    for name, shown in (("Low", 1100), ("Top", 1500), ("Twin", 1300), ("Other", 1300)):
        listed(name, shown)

    rows = board("spades", "all", 1, None).rows

    assert [(row.place, row.name) for row in rows] == [
        (1, "Top"),
        (2, "Twin"),
        (2, "Other"),
        (4, "Low"),
    ]


def test_everybody_may_look(client, db):
    listed("Top", 1500)

    assert client.get("/leaders/").url == reverse("leaders-of", args=[next(iter(GAMES))])
    assert "Top" in page(client)
    assert "Top" in page(client, "/leaders/spades/?page=nonsense")
    assert client.get("/leaders/whist/").status_code == 404


def test_a_provisional_rating_is_not_listed_and_its_owner_is_told(client, cast):
    anna, ben, *_ = cast
    ended(anna, ben, scores=[30, 20], game="check")
    client.force_login(anna)

    shown = page(client, "/leaders/check/")

    assert "9 more rated matches and you are listed here" in shown
    assert "Nobody is listed yet" in shown


def test_one_sees_ones_own_place_from_every_page(client, db):
    for number in range(60):
        listed(f"Player {number}", 2000 - number)
    last = User.objects.get(username="Player 59")
    client.force_login(last)

    first, second = board("spades", "all", 1, last.pk), board("spades", "all", 2, last.pk)

    assert (first.own.place, first.pages, len(first.rows)) == (60, 2, 50)
    assert second.own is None
    assert second.rows[-1].is_own
    assert "Your place" in page(client)


def test_this_month_is_for_those_who_played_this_month(db):
    listed("Now", 1100, month=this_month(), month_matches=2, month_wins=1, month_from=1060)
    listed("Then", 1500, month=this_month().replace(year=2020), month_matches=9)

    (row,) = board("spades", "month", 1, None).rows

    assert (row.name, row.matches, row.wins, row.gain) == ("Now", 2, 1, 40)


def test_bots_are_listed_apart_with_their_level(client, cast):
    anna, ben, *_ = cast
    for _ in range(MINIMUM):
        ended(anna, "easy", ben, "medium", scores=[1, 2, 3, 4], lowest=True)

    found = board("check", "all", 1, None)

    assert {row.level for row in found.bots} == {"easy", "medium"}
    assert {row.name for row in found.rows} == {"Anna", "Ben"}
    assert "Every level is rated as one player would be" in page(client, "/leaders/check/")


def test_who_may_not_play_here_is_not_listed(cast):
    anna, ben, *_ = cast
    for _ in range(MINIMUM):
        ended(anna, ben, scores=[30, 20])

    shut_out(anna)
    assert not rating(anna).is_listed
    anna.refresh_from_db()
    anna.is_active = True
    anna.save()

    assert rating(anna).is_listed


@pytest.mark.parametrize("people", [3, 70])
def test_more_people_cost_no_more_questions(client, db, people, django_assert_max_num_queries):
    for number in range(people):
        listed(f"Player {number}", 2000 - number)
    client.force_login(User.objects.get(username="Player 0"))
    page(client)

    with django_assert_max_num_queries(12):
        page(client)


def test_names_are_shown_as_text(client, db):
    listed("Top", 1500)
    User.objects.filter(username="Top").update(username="<i>x")  # no form would take it

    assert "&lt;i&gt;x" in page(client)
    assert "<i>x" not in page(client)


async def watching(user=None, language="en", address="/ws/leaders/check/all/1/"):
    """A socket that has been shown the board."""
    socket = WebsocketCommunicator(
        application,
        f"{address}?in={language}",
        headers=[(b"origin", b"http://localhost"), (b"host", b"localhost"), *cookies(user)],
    )
    connected, _ = await socket.connect()
    assert connected
    return socket, await socket.receive_from(timeout=20)


def cookies(user):
    if user is None:
        return []
    client = Client()
    client.force_login(user)
    return [(b"cookie", f"sessionid={client.cookies['sessionid'].value}".encode())]


@pytest.mark.django_db(transaction=True)
async def test_a_board_changes_when_a_rated_match_ends(attached_here, cast_of_two):
    socket, first = await watching()
    assert "Nobody is listed yet" in first

    anna, ben = cast_of_two
    for _ in range(MINIMUM):
        ended(anna, ben, scores=[1, 2], lowest=True)

    text = await socket.receive_from(timeout=20)
    assert "Anna" in text
    await socket.disconnect()


@pytest.mark.django_db(transaction=True)
async def test_one_look_at_a_board_serves_all_who_watch_it(attached_here, cast_of_two, monkeypatch):
    anna, ben = cast_of_two
    watchers = [await watching(), await watching(), await watching(language="de")]
    watchers += [await watching(anna), await watching(ben)]
    looks, drawings = [], []
    monkeypatch.setattr(leaderboards, "public", counted(leaderboards.public, looks))
    monkeypatch.setattr(leaderboards, "fragments", counted(leaderboards.fragments, drawings))

    for _ in range(MINIMUM):
        ended(anna, ben, scores=[1, 2], lowest=True)
    texts = [await socket.receive_from(timeout=20) for socket, _ in watchers]

    assert looks == [("check", "all", 1)]
    assert len(drawings) == 4  # a visitor's in two languages, Anna's and Ben's
    assert all("Anna" in text for text in texts)
    assert ["data-best" in text for text in texts] == [False, False, False, True, True]
    for socket, _ in watchers:
        await socket.disconnect()


def counted(function, calls):
    def call(*args):
        calls.append(args)
        return function(*args)

    return call


@pytest.mark.django_db(transaction=True)
async def test_what_is_announced_while_a_board_is_being_shown_is_shown_too(
    attached_here, monkeypatch
):
    """The look that is under way may have begun before the match ended."""
    socket, _ = await watching()
    fragments, changed, again = Watch.fragments, LeadersConsumer.changed, asyncio.Event()
    held = []

    async def hold(self, *args):
        found = await fragments(self, *args)
        if not held:
            held.append(found)
            listed("Zoe", 1500, game="check")
            push.announce_leaders("check")
            await again.wait()
        return found

    async def hear(self, message):
        await changed(self, message)
        if held:
            again.set()

    monkeypatch.setattr(Watch, "fragments", hold)
    monkeypatch.setattr(LeadersConsumer, "changed", hear)
    push.announce_leaders("check")

    assert "Zoe" in await socket.receive_from(timeout=20)
    await socket.disconnect()


@pytest.fixture
async def attached_here():
    push.attach(asyncio.get_running_loop())


@pytest.fixture
def cast_of_two(transactional_db):
    return [User.objects.create_user(name) for name in ("Anna", "Ben")]
