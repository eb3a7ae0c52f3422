"""Check is a game of memory: what one is not being shown at this moment is in no byte that is
sent to anybody, the owner of the card included."""

import random
import re
from pathlib import Path

import pytest
from django.template import engines
from django.urls import reverse

from games import services
from games.engines import wire
from games.engines.cards import CARDS
from games.engines.check.actions import ExchangeCards, SayReady
from games.engines.check.game import CHECK
from games.engines.check.settings import Settings
from games.services import SeatPlan
from tests.engines.check.contract import unshown
from tests.games.felt import CARD, faces
from tests.games.grids import likely, table_for
from tests.games.stories import fresh, person, table_of
from tests.games.unkept import acted, another, moments, page, shown, view, words

REGIONS = Path("templates/games/check/regions")


def words_of(card):
    """ "the seven of hearts" """
    said = engines["jinja2"].env.get_template("games/check/words.html").module.the_card
    return words(said(card))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, Settings(rounds=3)),
        (2, Settings(memory_aid=True)),
        (3, Settings(rounds=2, match_penalty=True)),
        (4, Settings()),
        (4, Settings(memory_aid=True, match_penalty=True)),
        (5, Settings(match_penalty=True)),
        (6, Settings()),
    ],
)
def test_what_one_is_not_being_shown_leaves_no_trace_in_any_byte(seats, options):
    rng = random.Random(seats)
    changed = 0
    for table in moments(table_for(seats, options, f"secret {seats}"), rng, likely):
        for viewpoint in (*range(seats), None):
            other = another(table, state=unshown(table.state, viewpoint, rng))

            assert page(other, viewpoint) == page(table, viewpoint)

            changed += other.state != table.state
    assert changed > 50


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_only_what_a_viewpoint_is_being_shown_lies_face_up(seats):
    options = Settings(rounds=2, match_penalty=True)
    for table in moments(table_for(seats, options, "face up"), random.Random(seats), likely):
        for viewpoint in (*range(seats), None):
            seen, regions = view(table, viewpoint), shown(table, viewpoint)
            on_table = {name: faces(html) for name, html in regions.items() if faces(html)}
            on_table.pop("summary", None)
            on_table.pop("gameover", None)
            expected = {}
            if seen.discard_top:
                expected["piles"] = [seen.discard_top]
            if seen.drawn and seen.drawn.card:
                expected["held"] = [seen.drawn.card]
            for player in seen.players:
                up = [each.card for each in seen.peeked if each.seat == player.seat]
                if seen.phase == "game_over":
                    up = [lying.card for lying in player.cards if lying]
                if up:
                    # In the order of their positions.
                    expected[f"grid_{player.seat}"] = (
                        up if seen.phase == "game_over" else by_position(seen.peeked, player.seat)
                    )
            assert on_table == expected


def by_position(peeked, seat):
    here = sorted((each.position, each.card) for each in peeked if each.seat == seat)
    return [card for _position, card in here]


def test_one_sees_ones_two_cards_until_one_is_ready_and_then_no_more():
    table = table_for(3, Settings())
    bottom = [table.state.grids[1][position].card for position in (2, 3)]

    before, after = shown(table, 1), shown(another(acted(table, 1, SayReady())), 1)

    assert faces(before["grid_1"]) == bottom
    assert not any(card in html for card in bottom for html in after.values())
    for viewpoint in (0, 2, None):
        assert not faces(shown(table, viewpoint)["grid_1"])


def looks(options):
    """Moments of some matches at which somebody may begin to look at cards, and who."""
    for seed in range(6):
        for table in moments(table_for(3, options, f"{seed}"), random.Random(seed), likely):
            ability = view(table, None).ability
            if ability and ability.step == "peek" and not view(table, ability.seat).peeked:
                yield table, ability.seat


@pytest.mark.parametrize("memory_aid", [False, True])
def test_a_card_looked_at_is_shown_to_who_looks_until_they_go_on(memory_aid):
    looked_again = 0
    for table, seat in looks(Settings(memory_aid=memory_aid)):
        # As many cards as may be looked at.
        looking = CHECK.legal(table.state, seat)[-1]
        cards = {table.state.grids[place.seat][place.position].card for place in looking.targets}

        looked = another(acted(table, seat, looking))
        gone_on = another(acted(looked, seat, ExchangeCards(None, None)))

        for viewpoint in (*range(3), None):
            up = set(faces("".join(grids(looked, viewpoint))))
            assert up == (cards if viewpoint == seat else set())
        if gone_on.actors:  # else that was the end, and all hands are open
            looked_again += 1
            after = "".join(grids(gone_on, seat))
            assert not faces(after)
            known = len(view(gone_on, seat).known)
            assert after.count('class="note"') == (known if memory_aid else 0)
    assert looked_again > 5


def grids(table, viewpoint):
    return [shown(table, viewpoint)[f"grid_{seat}"] for seat in range(len(table.seats))]


def test_the_memory_aid_notes_what_this_viewer_knows_and_nothing_else():
    options = Settings(memory_aid=True)
    for table in moments(table_for(3, options, "notes"), random.Random(3), likely):
        for viewpoint in (*range(3), None):
            seen = view(table, viewpoint)
            up = {(each.seat, each.position) for each in seen.peeked}
            for seat, html in enumerate(grids(table, viewpoint)):
                for position, cell in enumerate(re.split(r'id="cell-\d+-\d+"', html)[1:]):
                    place = (seat, position)
                    known = [
                        each.card for each in seen.known if (each.seat, each.position) == place
                    ]
                    is_due = bool(known) and place not in up and seen.phase != "game_over"
                    assert ("You have seen it" in cell) == is_due
                    if is_due:
                        assert f"You have seen it: {words_of(known[0])}." in cell


def test_no_region_mentions_what_is_known_but_for_the_memory_aid():
    mentions = [
        line.strip()
        for path in REGIONS.glob("*.html")
        for line in path.read_text().splitlines()
        if re.search(r"\bknown\b", line)
    ]

    assert mentions == ["known if settings.memory_aid else (), taken) }}"] * 6


def test_no_element_is_named_by_a_card():
    for table in moments(table_for(4, Settings(rounds=2), "ids"), random.Random(1), likely):
        for viewpoint in (0, None):
            ids = re.findall(r' id="([^"]*)"', page(table, viewpoint))
            assert not [name for name in ids if re.search(rf"(?:^|-){CARD}(?:-|$)", name)]
            assert len(ids) == len(set(ids))


@pytest.mark.django_db
def test_the_whole_log_names_no_card_that_was_not_laid_open(client):
    names = {card: words_of(card) for card in CARDS}
    people = [person(name) for name in ("Anna", "Ben", "Clara")]
    match = services.open_table(
        people[0], "check", {}, [SeatPlan("me"), SeatPlan("open"), SeatPlan("open")]
    )
    for seat, other in enumerate(people[1:], 1):
        services.take_seat(match.pk, other, seat)
        services.set_ready(match.pk, other, True)
    services.start(match.pk, people[0])
    rng = random.Random(1)
    opened = set()
    for _action in range(120):
        table = table_of(match)
        if not table.actors or view(table, None).phase == "game_over":
            break
        seat = rng.choice(sorted(table.actors))
        legal = [
            action
            for action in CHECK.legal(table.state, seat)
            if type(action).__name__ != "CallCheck"
        ]
        holder = next(each for each in people if each.pk == table.holders[seat])
        services.submit(match.pk, holder, seat, wire.encode(rng.choice(legal)))
        seen = view(table_of(match), None)
        opened |= {seen.discard_top} | ({seen.drawn.card} if seen.drawn else set())

    page = words(client.get(reverse("table-log", args=[match.code])).content.decode())

    assert fresh(match).version > 50
    told = {card for card in CARDS if names[card] in page}
    assert told
    assert told <= opened
