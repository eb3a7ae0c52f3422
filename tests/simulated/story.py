"""A story: what people do one after the other, and what is claimed of the table on the way."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, NoReturn, TypeVar

import msgspec

from games.engines.game import Game
from tests.simulated.page import NotThere
from tests.simulated.report import report
from tests.simulated.world import NotOffered, Opening, Refused, World

AnyPerson = TypeVar("AnyPerson", bound="Person")
LONGEST = 400  # actions; a match that is played on beyond them does not end


class StoryFailure(AssertionError):
    """Something went otherwise than told; the text says all that one needs to find out why."""


@dataclass(frozen=True)
class Chapter:
    """What somebody did or tried, and what everybody saw then."""

    words: str
    refusal: tuple[str, str] | None
    # By seat, and the spectator's last.
    views: tuple[Any, ...]
    # Worlds differ in it: on the page, or by hand.
    how: str = field(default="", compare=False)


class Person:
    def __init__(self, story: "Story[Any]", name: str, seat: int) -> None:
        self.story, self.name, self.seat = story, name, seat

    def __repr__(self) -> str:
        return self.name

    @property
    def view(self) -> Any:
        return self.story.world.view(self.seat)

    def does(self, action: Any, words: str) -> None:
        """An action by what is on the page; in a story that refuses it, else by hand."""
        self.story.takes_place(self, action, words)

    def sends(self, action: Any) -> None:
        """Anything at all, by hand."""
        self.story.takes_place(self, action, f"sends {action!r}", by_hand=True)

    def sees(self, **claims: Any) -> None:
        """Claims of what this seat is shown."""
        self.story.compare(claims, self.view, self)


class Story(Generic[AnyPerson]):
    game: ClassVar[Game]
    cast: ClassVar[type[Person]] = Person

    def __init__(
        self,
        world: World,
        *names: str,
        seed: str = "a story",
        deck: Sequence[str] | None = None,
        **settings: Any,
    ) -> None:
        self.world, self.names = world, names
        self.people: list[AnyPerson] = [
            self.cast(self, name, seat)  # type: ignore[misc]
            for seat, name in enumerate(names)
        ]
        self.chapters: list[Chapter] = []
        self._refusal: str | None = None
        self._refused = 0
        options = self.game.Settings(**{"turn_seconds": 0} | settings)
        self.title = f"{self.game.title}, {msgspec.to_builtins(options)}"
        try:
            world.open(Opening(self.game, names, options, seed, deck))
        except NotThere as error:
            self.fail(f"The table could not be opened. {error}")
        self._tell("The cards are dealt.")

    # What the vocabulary of a game says

    def read(self, view: Any) -> dict[str, Any]:
        """Everything that can be claimed of a view, in the words of the people."""
        raise NotImplementedError

    def name_of(self, seat: int) -> str:
        return self.names[seat]

    def by_name(self, items: Sequence[Any]) -> dict[str, Any]:
        return dict(zip(self.names, items, strict=True))

    # What happens

    def takes_place(self, person: Person, action: Any, words: str, by_hand: bool = False) -> None:
        __tracebackhide__ = True
        tried = f"{person.name} {words}"
        how, refusal = "", None
        try:
            self._try(person.seat, action, by_hand)
        except (NotOffered, NotThere) as error:
            self.fail(str(error), tried, person)
        except Refused as refused:
            how, refusal = refused.how, (refused.kind, refused.sentence)
        expected = self._refusal
        if refusal is None and expected is not None:
            self.fail("It was accepted.", tried, person, expected)
        if refusal is not None and refusal[1] != expected:
            self.fail("It was refused.", tried, person, expected or "no refusal", refusal[1])
        before = self.chapters[-1].views
        self._tell(tried, refusal, how)
        if refusal is not None:
            self._refused += 1
            if self.chapters[-1].views != before:
                self.fail("It was refused, and changed something all the same.", tried, person)

    def _try(self, seat: int, action: Any, by_hand: bool) -> None:
        if by_hand:
            self.world.send(seat, action)
        elif self._refusal is not None:
            self.world.attempt(seat, action)
        else:
            self.world.act(seat, action)

    @contextmanager
    def refuses(self, because: str) -> Iterator[None]:
        """Every action within is refused with that sentence."""
        self._refusal, self._refused = because, 0
        try:
            yield
        finally:
            self._refusal = None
        if not self._refused:
            self.fail("Nothing was tried that could have been refused.", expected=because)

    def plays_on(self, choose: Callable[[AnyPerson], Any], until: str = "game_over") -> None:
        """Whoever is to act does what `choose` says, until that phase."""
        for _action in range(LONGEST):
            view = self.world.view(None)
            if view["phase"] == until:
                return
            if not view["actors"]:
                self.fail(f"It was over before it came to “{until}”.")
            person = self.people[view["actors"][0]]
            action = choose(person)
            person.does(action, f"does {action}")
        self.fail(f"After {LONGEST} more actions it had not come to “{until}”.")

    def _tell(self, words: str, refusal: tuple[str, str] | None = None, how: str = "") -> None:
        self.chapters.append(Chapter(words, refusal, self.world.views(), how))

    # What is claimed

    def expects(self, **claims: Any) -> None:
        """Claims of what anybody may know."""
        self.compare(claims, self.world.view(None))

    def ends(self, **claims: Any) -> None:
        """The match is over, for everybody and in the record, with these claims."""
        __tracebackhide__ = True
        self.expects(phase="game_over", to_act=[], **claims)
        recorded, shown = self.world.result(), self.world.view(None)["outcome"]
        if recorded != shown:
            self.fail("Another result was recorded than is shown.", None, None, shown, recorded)

    def compare(self, claims: dict[str, Any], view: Any, person: Person | None = None) -> None:
        __tracebackhide__ = True
        said = self.read(view)
        if unknown := claims.keys() - said.keys():
            self.fail(f"Nobody can claim {sorted(unknown)}: there is {sorted(said)}.")
        wrong = {}
        for name, claim in claims.items():
            found = said[name]
            if isinstance(claim, dict) and isinstance(found, dict):
                found = {key: found.get(key) for key in claim}
            if found != claim:
                wrong[name] = (claim, found)
        if wrong:
            self.fail(
                f"{person.name if person else 'Everybody'} sees something else.",
                person=person,
                expected={name: claim for name, (claim, _) in wrong.items()},
                found={name: found for name, (_, found) in wrong.items()},
            )
        if wrongly := self.world.asks_wrongly(view["actors"]):
            self.fail(f"Who is asked is not who is to act: {wrongly}.", person=person)

    def fail(
        self,
        what: str,
        tried: str | None = None,
        person: Person | None = None,
        expected: Any = None,
        found: Any = None,
    ) -> NoReturn:
        __tracebackhide__ = True
        raise StoryFailure(report(self, what, tried, person, expected, found))
