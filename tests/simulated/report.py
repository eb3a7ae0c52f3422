"""What a story that went wrong says: everything so far, and what was possible then."""

from typing import TYPE_CHECKING, Any

from tests.simulated.page import NotThere

if TYPE_CHECKING:
    from tests.simulated.story import Chapter, Person, Story

MOST_OFFERED = 40  # lines


def report(
    story: "Story[Any]",
    what: str,
    tried: str | None,
    person: "Person | None",
    expected: Any,
    found: Any,
) -> str:
    lines = [what, f"Told in the world “{story.world.name}”: {story.title}", "The story so far:"]
    lines += [f"  {number}. {told(story, each)}" for number, each in enumerate(story.chapters)]
    if tried:
        lines.append(f"Then: {tried}")
    if expected is not None:
        lines.append(f"Expected: {expected}")
    if found is not None:
        lines.append(f"Found:    {found}")
    if not story.chapters:
        return "\n".join(lines)
    for each in [person] if person else asked(story):
        lines += [f"What {each.name} was offered:", *offered(story, each)]
    lines.append("How the table stands:")
    lines += [f"  {name}: {value}" for name, value in story.read(story.world.view(None)).items()]
    return "\n".join(lines)


def told(story: "Story[Any]", chapter: "Chapter") -> str:
    """A step, how it was done where that matters, what came of it, and who was to act then."""
    how = f" ({chapter.how})" if chapter.how else ""
    if chapter.refusal:
        return f"{chapter.words}{how}: refused, “{chapter.refusal[1]}”"
    said = story.read(chapter.views[-1])
    return (
        f"{chapter.words}{how} → {said['phase']}, to act: {', '.join(said['to_act']) or 'nobody'}"
    )


def asked(story: "Story[Any]") -> "list[Person]":
    return [story.people[seat] for seat in story.world.view(None)["actors"]]


def offered(story: "Story[Any]", person: "Person") -> list[str]:
    try:
        lines = story.world.offered(person.seat)
    except NotThere as error:
        lines = [f"their page could not be read: {error}"]
    shown = [f"  {line}" for line in lines[:MOST_OFFERED]] or ["  nothing"]
    left = len(lines) - MOST_OFFERED
    return [*shown, f"  … and {left} more"] if left > 0 else shown
