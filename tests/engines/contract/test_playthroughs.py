"""Golden play-throughs and finished matches: what was true of them stays true."""

from pathlib import Path

import pytest

from games.engines import GAMES
from games.engines.game import Game
from tests.engines.contract.trials import in_every_game
from tests.engines.finishing import FinishedMatch, read, result_of
from tests.engines.playthrough import rewritten

ENGINES = Path(__file__).parent.parent
FINISHED = sorted((ENGINES / "finished").glob("*.json"))


@in_every_game
def test_the_golden_playthrough_goes_as_it_is_written(game: Game) -> None:
    golden = (ENGINES / game.slug / "playthrough.txt").read_text()

    assert rewritten(golden) == golden


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_a_finished_match_replays_to_its_recorded_result(path: Path) -> None:
    match: FinishedMatch = read(path)

    assert result_of(match) == match.result


def test_every_game_has_finished_matches() -> None:
    assert {read(path).game for path in FINISHED} == set(GAMES)
