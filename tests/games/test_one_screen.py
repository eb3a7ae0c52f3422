"""Several people at one screen: the page follows whoever must act, behind a curtain, unless
somebody has chosen by hand from where to look."""

import pytest

from games import services
from games.engines import GAMES
from games.rendering import Viewer, angle, fragments
from games.services import SeatPlan
from tests.games.stories import BOT, ME, person, some_action, table_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def host():
    return person("Anna")


@pytest.fixture
def match(host):
    """Anna and Ben at one screen, two bots between them; seat 0, Anna's, is not asked first."""
    plans = (ME, BOT, SeatPlan("guest", name="Ben"), BOT)
    match = services.open_table(host, "spades", {"turn_seconds": 0}, plans)
    type(match).objects.filter(pk=match.pk).update(seed="one screen")
    services.start(match.pk, host)
    until_asked(match, host)
    return match


def until_asked(match, host):
    """The bots act until it is up to somebody at this screen."""
    while not asked(match, host):
        table = table_of(match)
        (seat,) = table.actors
        with services.writing.locked(match.pk) as row:
            action = GAMES["spades"].default(table.state, seat)
            services.playing.move(row, table, seat, action, "bot", row.created_at)


def asked(match, host):
    table = table_of(match)
    return [seat for seat in table.seats_of(host.pk) if seat in table.actors]


def act(match, host):
    (seat,) = asked(match, host)
    services.submit(match.pk, host, seat, some_action(match, seat))
    until_asked(match, host)


def seen(match, host, seat=None, stay=""):
    return angle(table_of(match), Viewer(host.pk, seat, stay))


def other(seat):
    return 2 - seat


def test_the_seat_that_must_act_is_behind_a_curtain_until_they_have_the_screen(match, host):
    (active,) = asked(match, host)

    shown = seen(match, host, other(active))

    assert (shown.viewpoint, shown.curtain) == (None, active)


def test_behind_the_curtain_there_is_no_hand_at_all(match, host):
    (active,) = asked(match, host)
    table = table_of(match)

    html = "".join(fragments(table, Viewer(host.pk, other(active))).values())

    for seat in (0, 2):
        for card in table.game.view(table.state, seat).hand:
            assert f'id="card-{card}"' not in html
    assert "Pass the screen to" in html


def test_who_has_the_screen_sees_their_own_hand(match, host):
    (active,) = asked(match, host)

    shown = seen(match, host, active)

    assert (shown.viewpoint, shown.curtain, shown.is_staying) == (active, None, False)


def test_the_page_follows_when_the_turn_moves_on(match, host):
    (before,) = asked(match, host)

    act(match, host)

    (active,) = asked(match, host)
    assert active != before
    assert seen(match, host, before).curtain == active


def test_a_choice_by_hand_pauses_following(match, host):
    (active,) = asked(match, host)
    chosen = other(active)

    shown = seen(match, host, chosen, stay=seen(match, host).active)

    assert (shown.viewpoint, shown.curtain, shown.is_staying) == (chosen, None, True)


def test_following_goes_on_when_the_active_player_changes(match, host):
    (active,) = asked(match, host)
    stay = seen(match, host).active
    act(match, host)

    shown = seen(match, host, active, stay)

    assert shown.curtain == other(active)
    assert not shown.is_staying


def test_an_old_choice_by_hand_does_not_come_back(match, host):
    (active,) = asked(match, host)
    stay = seen(match, host).active
    act(match, host)
    act(match, host)
    assert asked(match, host) == [active]

    assert seen(match, host, other(active), stay).curtain == active


def test_the_page_says_which_of_the_two_is_on(match, host):
    (active,) = asked(match, host)
    table = table_of(match)
    stay = seen(match, host).active

    following = fragments(table, Viewer(host.pk, active))["perspective"]
    staying = fragments(table, Viewer(host.pk, other(active), stay))["perspective"]

    assert "Following the turn" in following
    assert "Staying here" in staying
    assert "Follow the turn" in staying


def test_every_choice_of_perspective_is_a_page(match, host, client):
    client.force_login(host)
    (active,) = asked(match, host)
    stay = seen(match, host).active

    page = client.get(f"/t/{match.code}/from/{other(active)}/{stay}/")

    assert page.status_code == 200
    assert f'hx-ws:connect="/ws/t/{match.code}/{other(active)}/{stay}/?in=en"' in page.text
    assert f'data-live-url="/t/{match.code}/live/{other(active)}/{stay}/"' in page.text


def test_a_seat_that_is_not_ones_own_cannot_be_chosen(match, host, client):
    stranger = person("Mallory")
    stay = seen(match, host).active

    shown = seen(match, stranger, 0, stay)

    assert (shown.viewpoint, shown.own) == (None, ())


def test_a_page_that_nobody_has_taken_yet_shows_no_hand(match, host):
    shown = seen(match, host)

    assert shown.viewpoint is None
    assert [shown.curtain] == asked(match, host)
