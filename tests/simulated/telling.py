"""Telling a story in every world, and holding the worlds to the same result."""

import functools
from collections.abc import Callable
from typing import Any

import pytest

from tests.simulated.engine_world import EngineWorld
from tests.simulated.story import Story, StoryFailure
from tests.simulated.world import World

WORLDS = ("engine", "site", "one_screen")
Script = Callable[[World], Story[Any]]


def told_in(*worlds: str) -> Callable[[Script], Callable[[World], None]]:
    """A test for each of these worlds: the story is told there and in the engine, and after each
    step every seat and the spectator see the same. Then it is come to once more from the log."""

    def decorated(script: Script) -> Callable[[World], None]:
        @pytest.mark.parametrize("world", worlds, indirect=True)
        @functools.wraps(script)
        def test(world: World) -> None:
            story = script(world)
            check_alike(story, script(EngineWorld()))
            check_replay(story)

        return test

    return decorated


told_everywhere = told_in(*WORLDS)


def check_alike(story: Story[Any], other: Story[Any]) -> None:
    for here, there in zip(story.chapters, other.chapters, strict=True):
        if here != there:
            story.fail(
                f"In the world “{other.world.name}” it went otherwise.",
                here.words,
                None,
                (there.words, there.refusal, there.views),
                (here.words, here.refusal, here.views),
            )


def check_replay(story: Story[Any]) -> None:
    before = story.world.views()
    story.world.replay()
    if story.world.views() != before:
        raise StoryFailure("The log does not lead to what was seen.")
