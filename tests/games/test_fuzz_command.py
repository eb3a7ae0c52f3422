"""`manage.py fuzz`: random matches, and a failure that can be run again."""

from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from games.engines import GAMES
from games.engines.game import IllegalAction, Step
from games.engines.spades.actions import PlayCard

SPADES = GAMES["spades"]


def fuzz(*options: str) -> str:
    said = StringIO()
    call_command("fuzz", *options, stdout=said, stderr=said)
    return said.getvalue()


def refusing_the_ace(state: Any, seat: int | None, action: Any) -> Step:
    if action == PlayCard("AS"):
        raise IllegalAction("Not the ace.")
    return SPADES.apply(state, seat, action)


def test_it_plays_as_many_matches_as_it_is_told() -> None:
    said = fuzz("--game", "spades", "--matches", "1", "--seed", "short 34")

    assert "1 matches" in said
    assert "no failure" in said


def test_it_stops_in_time() -> None:
    assert "0 matches" in fuzz("--seconds", "0")


def test_a_failure_is_saved_and_fails_again_until_it_is_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "spades", replace(SPADES, apply=refusing_the_ace))
    with pytest.raises(CommandError, match="Not the ace"):
        fuzz("--game", "spades", "--matches", "1", "--seed", "an ace", "--out", str(tmp_path))
    (saved,) = tmp_path.glob("*.json")

    with pytest.raises(CommandError, match="it still fails: IllegalAction: Not the ace"):
        fuzz("--replay", str(saved))

    monkeypatch.setitem(GAMES, "spades", SPADES)
    assert "it no longer fails" in fuzz("--replay", str(saved))


@pytest.mark.parametrize("content", [None, b"", b"{}", b'{"game": "whist"}'])
def test_what_is_no_saved_failure_is_named(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "failure.json"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(CommandError, match="is not a saved failure"):
        fuzz("--replay", str(path))
