"""Hints: what the strongest bot would do from one's own view, for whoever wants one."""

import pytest
from django.urls import reverse

from games import bots, thinking
from games.engines import GAMES
from games.engines.spades.actions import PlaceBid
from games.services import SeatPlan, open_table, start
from tests.engines.contract.trials import probes_of
from tests.games.stories import BRIEFLY, act_for, playing, table_of, tick_on

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def asked(monkeypatch):
    """The same answer as in the bots' process, without the process; and what it was asked."""
    questions = []

    def advised(thought):
        questions.append(thought)
        return bots.decide(*thought.question(BRIEFLY))

    monkeypatch.setattr(thinking, "advised", advised)
    return questions


def hint(client, match, seat, **headers):
    return client.get(reverse("advice", args=[match.code, seat]), headers=headers)


def seat_of(match, user):
    return table_of(match).seats_of(user.pk)[0]


def till_asked(match, user):
    while seat_of(match, user) not in table_of(match).actors:
        tick_on(match)


@pytest.fixture
def match(anna):
    match = playing(anna)
    till_asked(match, anna)
    return match


def test_it_says_what_to_do_and_why(client, anna, match, asked):
    client.force_login(anna)

    page = hint(client, match, seat_of(match, anna)).content.decode()

    (thought,) = asked
    assert thought.level == bots.levels("spades")[-1]
    assert "Bid " in page or "Play " in page
    assert 'class="advice-words"' in page


def test_it_speaks_to_the_player_where_the_bot_would_speak_of_itself(
    client, anna, match, monkeypatch
):
    decided = bots.Decision(PlaceBid("nil", 0), "My cards are so low that I should take no trick.")
    monkeypatch.setattr(thinking, "advised", lambda _thought: decided)
    client.force_login(anna)

    page = hint(client, match, seat_of(match, anna)).content.decode()

    assert "Your cards are so low that you should take no trick." in page


def test_it_is_asked_from_the_seats_own_view(client, anna, match, asked):
    client.force_login(anna)

    hint(client, match, seat_of(match, anna))

    table = table_of(match)
    assert asked[0].view == table.game.view(table.state, seat_of(match, anna))


def test_a_table_gets_it_as_a_part_of_its_page(client, anna, match):
    client.force_login(anna)

    part = hint(client, match, seat_of(match, anna), HX_Request="true").content.decode()

    assert part.lstrip().startswith('<div id="region-advice"')
    assert "<html" not in part


def test_only_whoever_sits_there_may_ask(client, ben, anna, match, asked):
    seat = seat_of(match, anna)

    assert hint(client, match, seat).status_code == 403
    client.force_login(ben)
    assert "That is not your seat." in hint(client, match, seat).content.decode()
    assert not asked


def test_only_whoever_is_asked_may_ask(client, anna, ben, asked):
    match = playing(anna, ben)
    till_asked(match, anna)
    client.force_login(ben)

    answer = hint(client, match, seat_of(match, ben))

    assert answer.status_code == 403
    assert "There is nothing to decide for you now." in answer.content.decode()
    assert not asked


def test_whoever_has_switched_it_off_gets_none(client, anna, match, asked):
    anna.advice = False
    anna.save()
    client.force_login(anna)

    answer = hint(client, match, seat_of(match, anna))

    assert "You have switched hints off" in answer.content.decode()
    assert not asked


def test_a_hint_that_comes_too_late_says_so(client, anna, match, monkeypatch):
    def slow(thought):
        act_for(match, anna)
        return bots.decide(*thought.question(BRIEFLY))

    monkeypatch.setattr(thinking, "advised", slow)
    client.force_login(anna)

    assert "ask again" in hint(client, match, seat_of(match, anna)).content.decode()


def test_the_way_to_it_is_shown_to_whoever_is_asked_and_goes_when_they_have_acted(
    client, anna, match
):
    client.force_login(anna)
    address = reverse("advice", args=[match.code, seat_of(match, anna)])
    table = reverse("table", args=[match.code])

    assert address in client.get(table).content.decode()
    act_for(match, anna)
    assert address not in client.get(table).content.decode()


@pytest.mark.parametrize("slug", GAMES)
def test_every_action_of_every_game_can_be_said(slug, anna, rf):
    """Words for whatever a bot may advise, in positions of random matches."""
    from django.template.loader import render_to_string

    from games.fuzzing.matches import Trial, positions

    plans = [SeatPlan("me"), *[SeatPlan("bot", level="easy")] * (GAMES[slug].seats[-1] - 1)]
    match = open_table(anna, slug, {}, plans)
    start(match.pk, anna)
    seats = table_of(match).seats
    said = set()
    for seed in range(6):
        settings = probes_of(slug).settings[seed % len(probes_of(slug).settings)]
        trial = Trial(GAMES[slug], len(seats), f"words {seed}", settings)
        for position in positions(trial):
            for seat in trial.game.actors(position.state):
                view = trial.game.view(position.state, seat)
                for action in trial.game.legal(position.state, seat)[:40]:
                    if type(action) in said and seed:
                        continue
                    said.add(type(action))
                    context = {
                        "slug": slug,
                        "decision": bots.Decision(action, "Because."),
                        "seat": seat,
                        "seats": seats,
                        "view": view,
                    }
                    words = render_to_string("tables/advised.html", context).split("<strong>")[1]
                    assert words.split("</strong>")[0].strip().endswith("."), action
