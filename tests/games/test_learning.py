"""How-to pages and guided first matches: every phase has its words, every promise is kept."""

import random
import re

import msgspec
import pytest
from django.template import engines
from msgspec.structs import replace

from games import bots, lessons, services
from games.bots.budget import Budget
from games.engines import GAMES, chance
from games.engines.check.state import Phase as CheckPhase
from games.engines.gotcha.state import Phase as GotchaPhase
from games.engines.modern_art.actions import PlayCard
from games.engines.modern_art.phases import Phase as ModernArtPhase
from games.engines.spades.state import Phase as SpadesPhase
from games.models import Match, Purpose
from games.rendering import Viewer, fragments
from games.services import Refusal
from tests.games import unkept
from tests.games.stories import fresh

SLUGS = sorted(GAMES)
PHASES = {
    "check": CheckPhase,
    "gotcha": GotchaPhase,
    "modern_art": ModernArtPhase,
    "spades": SpadesPhase,
}


def phases_of(slug: str) -> set[str]:
    """As views name them. Nobody ever sees a phase of Gotcha that has ended."""
    kinds = PHASES[slug].__args__
    found = {getattr(kind, "name", kind.__struct_config__.tag) for kind in kinds}
    return found - {"ended"}


def learners_seat(slug: str) -> int:
    lesson = lessons.lesson(slug)
    if not GAMES[slug].seats_by_lot:
        return 0
    seats = range(lesson.seats)
    return chance.shuffled(seats, chance.derived(lesson.seed, "seating")).index(0)


def what_comes_up(slug: str, trial: int) -> frozenset[str]:
    """The lesson, played by the site's own bots and by somebody who plays sensibly or not."""
    game, lesson, me = GAMES[slug], lessons.lesson(slug), learners_seat(slug)
    table = unkept.begun(
        slug, lesson.seats, msgspec.convert(lesson.settings, game.Settings), lesson.seed
    )
    table = replace(table, purpose=Purpose.GUIDED)
    lot = random.Random(trial)
    while table.actors:
        seat = lot.choice(sorted(table.actors))
        mine = seat == me
        rng = lot if mine else random.Random(f"{lesson.seed}:{table.version}:{seat}")
        decision = bots.decide(
            slug,
            "medium" if mine and trial % 2 else "easy",
            game.view(table.state, seat),
            game.legal(table.state, seat),
            rng,
            Budget(worlds=2),
            table.notes,
            seat,
            "Tourist",
        )
        table = unkept.acted(table, seat, decision.action)
    return table.shown


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_a_lesson_against_easy_bots_without_a_clock(slug):
    lesson = lessons.lesson(slug)

    settings = msgspec.convert(lesson.settings, GAMES[slug].Settings)

    assert settings.turn_seconds == 0
    assert lesson.seats == GAMES[slug].seats[0]


@pytest.mark.parametrize("trial", range(3))
@pytest.mark.parametrize("slug", SLUGS)
def test_a_guided_match_brings_up_what_it_promises(slug, trial):
    assert set(lessons.lesson(slug).topics) <= what_comes_up(slug, trial)


def test_the_second_hand_of_the_spades_lesson_is_one_for_nil():
    from games.engines.spades.dealing import deal
    from games.engines.spades.state import Standing

    game, lesson = GAMES["spades"], lessons.lesson("spades")
    state = game.setup(4, lesson.seed, msgspec.convert(lesson.settings, game.Settings)).state
    second = deal(state.match, Standing(), 2, (state.deal.dealer + 1) % 4, None).state

    assert lessons.counsel("spades", state.hands[0]) in range(2, 6)
    assert lessons.counsel("spades", second.hands[0]) == 0


def test_the_learners_first_hand_of_modern_art_has_all_five_auctions():
    game, lesson = GAMES["modern_art"], lessons.lesson("modern_art")
    state = game.setup(3, lesson.seed, msgspec.convert(lesson.settings, game.Settings)).state

    hand = state.hands[learners_seat("modern_art")]

    assert {card.split("-")[1] for card in hand} == set(lesson.topics) - {"sale"}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_phase_of_every_game_has_words_of_the_guide(slug):
    from games.lessons import lesson

    told = engines["jinja2"].env.get_template(f"games/{slug}/guide.html").module
    source = engines["jinja2"].env.loader.get_source(
        engines["jinja2"].env, f"games/{slug}/guide.html"
    )[0]
    written = set(re.findall(r'phase == "(\w+)"', source))

    assert phases_of(slug) <= written
    for topic in lesson(slug).topics:
        assert str(told.topic_words(topic)).strip()


def test_the_guide_of_modern_art_says_what_the_bank_pays_place_by_place():
    table = unkept.begun("modern_art", 3, GAMES["modern_art"].Settings(open_countdown=0))
    table = replace(table, purpose=Purpose.GUIDED)
    (seat,) = table.actors
    hand = unkept.view(table, seat).hand
    card = next(card for card in hand if "-open-" in card)
    guide = unkept.words(unkept.shown(unkept.acted(table, seat, PlayCard(card)), 1)["guide"])

    assert "finishes first, 20k second, 10k third, else nothing." in guide


@pytest.mark.parametrize("slug", SLUGS)
def test_the_guide_speaks_at_every_moment_to_whoever_looks(slug):
    lesson = lessons.lesson(slug)
    settings = msgspec.convert(lesson.settings, GAMES[slug].Settings)
    table = replace(
        unkept.begun(slug, lesson.seats, settings, "guide"),
        purpose=Purpose.GUIDED,
    )
    seen = set()
    for number, moment in enumerate(unkept.moments(table, random.Random(5))):
        phase = unkept.view(moment, None).phase
        if phase in seen and number % 7:
            continue
        seen.add(phase)
        for viewpoint in unkept.viewpoints(moment):
            guide = unkept.shown(moment, viewpoint)["guide"]
            assert "guide-title" in guide
            if viewpoint in moment.actors:
                assert "guide-sensible" in guide
        if number > 400:
            break


@pytest.mark.django_db
@pytest.mark.parametrize("slug", SLUGS)
def test_a_guest_begins_the_guided_match_with_one_press(slug, client):
    response = client.post(f"/guided/{slug}/")

    match = Match.objects.get()
    assert response.url == f"/t/{match.code}/"
    assert (match.purpose, match.is_rated, match.is_public) == ("guided", False, False)
    page = client.get(response.url).content.decode()
    assert "region-guide" in page
    assert f"/t/{match.code}/end/" in page


@pytest.mark.django_db
def test_an_ordinary_match_has_no_guide(anna):
    from tests.games.stories import playing, table_of

    assert "guide" not in fragments(table_of(playing(anna)), Viewer(anna.pk))


@pytest.mark.django_db
def test_nobody_else_takes_a_seat_at_a_guided_match(client, anna):
    client.post("/guided/spades/")
    match = Match.objects.get()

    with pytest.raises(Refusal, match="for one person"):
        services.take_seat(match.pk, anna, 1)


@pytest.mark.django_db
def test_a_guided_match_is_left_with_one_press(client):
    client.post("/guided/check/")
    match = Match.objects.get()

    client.post(f"/t/{match.code}/end/")

    assert fresh(match).status == "aborted"
    assert "/play/check/" in client.get(f"/t/{match.code}/").content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_a_page_of_rules_with_drawn_examples(slug, client):
    page = client.get(f"/how/{slug}/").content.decode()

    assert page.count("<figure") >= 4
    assert f'action="/guided/{slug}/"' in page


@pytest.mark.django_db
def test_the_lobby_leads_to_the_rules_and_the_guided_match(client):
    page = client.get("/").content.decode()

    for slug in SLUGS:
        assert f'href="/how/{slug}/"' in page
        assert f'action="/guided/{slug}/"' in page
