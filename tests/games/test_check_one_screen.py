"""Check at one screen: looks wait for a press behind each one's curtain, and a discard is offered
to one after the other."""

import pytest
from msgspec.structs import replace

from games.engines.check.actions import DiscardCard, DrawCard, MatchCard, PassMatch, SayReady
from games.engines.check.settings import Settings
from games.rendering import Viewer, angle, fragments
from tests.games.felt import faces
from tests.games.grids import offered, table_for
from tests.games.unkept import acted, words

ANNA, BEN, BOT = 0, 1, 2
HOST = 1
UNHURRIED = Settings(peek_seconds=0, match_seconds=0, turn_seconds=0)


def dealt(settings=UNHURRIED):
    """Anna and Ben share a screen; a bot holds the third seat."""
    table = table_for(3, settings, names=("Anna", "Ben", "Iris"))
    return replace(table, holders=(HOST, HOST, None))


def discarded(settings=UNHURRIED):
    """Anna has drawn a card and discarded it."""
    table = dealt(settings)
    for seat in (ANNA, BEN, BOT):
        table = acted(table, seat, SayReady())
    return acted(acted(table, ANNA, DrawCard("pile")), ANNA, DiscardCard())


def seen(table, seat):
    return angle(table, Viewer(HOST, seat))


def shown(table, seat):
    return fragments(table, Viewer(HOST, seat))


def test_each_has_the_first_look_behind_a_curtain_of_their_own_for_as_long_as_they_like():
    table = dealt()
    assert seen(table, None).curtain == ANNA
    assert len(faces(shown(table, ANNA)["grid_0"])) == 2
    assert "<span" not in shown(table, ANNA)["look_clock"]

    table = acted(table, ANNA, SayReady())

    assert seen(table, ANNA).curtain == BEN
    assert not faces("".join(shown(table, ANNA).values()))
    assert len(faces(shown(table, BEN)["grid_1"])) == 2
    assert offered(shown(table, BEN)["prompt"]) == [SayReady()]


def test_a_discard_is_offered_to_one_after_the_other_without_a_curtain():
    table = discarded()
    first = seen(table, ANNA)
    after = acted(table, ANNA, PassMatch())

    second = seen(after, ANNA)

    assert (first.viewpoint, first.curtain) == (ANNA, None)
    assert (second.viewpoint, second.curtain) == (BEN, None)
    asked = words(shown(after, ANNA)["prompt"])
    assert asked.startswith("Ben Do you have ")
    assert asked.endswith("Pass")
    assert {MatchCard(position) for position in range(4)} <= set(
        offered(shown(after, ANNA)["grid_1"])
    )
    assert 'name="seat" value="1"' in shown(after, ANNA)["form"]


def test_where_a_page_notes_what_its_seat_knows_the_curtain_falls_here_too():
    table = acted(discarded(replace(UNHURRIED, memory_aid=True)), ANNA, PassMatch())

    assert seen(table, ANNA).curtain == BEN


@pytest.mark.parametrize("seat", [ANNA, BEN])
def test_the_prompt_names_who_is_asked(seat):
    table = dealt() if seat == ANNA else acted(dealt(), ANNA, SayReady())

    assert words(shown(table, seat)["prompt"]).startswith(("Anna", "Ben")[seat])
