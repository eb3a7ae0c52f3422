"""What somebody may not know changes no byte of what they are sent; `manage.py secrecy` looks at
many more matches than this."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as changed

from games.engines import GAMES
from games.engines.game import Game, Step
from games.engines.spades.events import CardPlayed
from games.engines.spades.game import SPADES
from games.fuzzing.matches import Trial
from games.views import review, table
from tests.engines.contract.trials import in_every_game, probes_of
from tests.secrecy.comparing import Extent, Tally, compared
from tests.secrecy.worlds import Leak

pytestmark = pytest.mark.django_db

BRIEFLY = Extent(entries=40, moments=1, visits=1)


def short(slug: str, is_shared: bool = False) -> Tally:
    game, probes = GAMES[slug], probes_of(slug)
    trial = Trial(game, game.seats[0], "a secret", probes.settings[0])
    return compared(trial, probes, is_shared, BRIEFLY)


@in_every_game
def test_every_viewer_is_sent_the_same_whatever_they_may_not_know(game: Game) -> None:
    tally = short(game.slug, is_shared=game.slug == "spades")

    assert tally.worlds >= 2 * (game.seats[0] + 2)
    assert tally.frames > tally.worlds
    assert tally.answers > 15 * (game.seats[0] + 2)


def test_a_view_that_shows_somebodys_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(state: Any, seat: int | None) -> Any:
        return changed(SPADES.view(state, seat), hand=state.hands[0])

    monkeypatch.setitem(GAMES, "spades", replace(SPADES, view=leaking))

    with pytest.raises(Leak, match="frames differ"):
        short("spades")


def test_an_event_that_names_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(state: Any, seat: int | None, action: Any) -> Step:
        step = SPADES.apply(state, seat, action)
        said = tuple(CardPlayed(0, card) for card in step.state.hands[0][:1])
        return changed(step, events=(*step.events, *said))

    monkeypatch.setitem(GAMES, "spades", replace(SPADES, apply=telling))

    with pytest.raises(Leak, match="what all are told of it is different"):
        short("spades")


def opened(*args: Any) -> bool:
    return True


@pytest.mark.parametrize(
    ("views", "found"), [(review, "/review/.* is answered otherwise"), (table, "a bot's reason")]
)
def test_a_page_that_opens_a_match_too_early_is_found(
    monkeypatch: pytest.MonkeyPatch, views: Any, found: str
) -> None:
    monkeypatch.setattr(views, "is_open", opened)

    with pytest.raises(Leak, match=found):
        short("spades")
