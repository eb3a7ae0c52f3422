"""What a seat can tell from its view and what it remembers of the cards."""

from collections.abc import Iterable

import msgspec

from games.bots.check.counting import Guess, guess, unseen
from games.engines.cards import rank
from games.engines.check.actions import Place
from games.engines.check.knowledge import FIRST_LOOK, Seen
from games.engines.check.points import POINTS
from games.engines.check.view import View
from games.engines.game import Seat

# How choosy others are, at first and with each turn: of the row that they were shown they throw
# the high cards away at once, the other row they get to know later. Fitted to bots' matches.
BOTTOM_ROW = (0.12, 0.022)
TOP_ROW = (0.0, 0.036)
CHOOSIEST = 0.38
# Whoever gave this seat a card for one of its bottom row was glad to be rid of it.
GIVEN = -0.05


class Reading(msgspec.Struct, frozen=True):
    view: View
    me: Seat
    # The face-down cards that this seat remembers.
    known: dict[Place, str]
    # The next card of the draw pile, or an own card of which nothing is known.
    unknown: Guess
    # An own card that somebody has given in exchange.
    given: Guess
    # Others' cards: of the top row and of the bottom row.
    theirs: tuple[Guess, Guess]

    @property
    def own(self) -> list[Place]:
        return self.places(self.me)

    @property
    def rivals(self) -> list[Seat]:
        return [player.seat for player in self.view.players if player.seat != self.me]

    @property
    def open_rivals(self) -> list[Seat]:
        """Those whose cards may be looked at and swapped: a locked player's may not."""
        return [seat for seat in self.rivals if not self.view.players[seat].locked]

    @property
    def is_ending(self) -> bool:
        """Whether somebody has called, so that this is everybody's last turn."""
        return self.view.caller is not None

    def places(self, seat: Seat) -> list[Place]:
        cards = self.view.players[seat].cards
        return [Place(seat, position) for position, lying in enumerate(cards) if lying]

    def rank(self, place: Place) -> str | None:
        card = self.known.get(place)
        return None if card is None else rank(card)

    def guess(self, place: Place) -> Guess:
        """Of a card that it does not remember."""
        in_bottom_row = place.position in FIRST_LOOK
        if place.seat != self.me:
            return self.theirs[in_bottom_row]
        return self.given if in_bottom_row else self.unknown

    def points(self, place: Place) -> float:
        """What a card counts, as far as one can tell."""
        card = self.known.get(place)
        return self.guess(place).points if card is None else POINTS[card]

    def total(self, seat: Seat) -> float:
        return sum(self.points(place) for place in self.places(seat))

    def variance(self, seat: Seat) -> float:
        """How uncertain the total is."""
        places = self.places(seat)
        return sum(self.guess(place).variance for place in places if place not in self.known)


def read(view: View, me: Seat, known: Iterable[Seen]) -> Reading:
    remembered = {Place(seen.seat, seen.position): seen.card for seen in known}
    drawn = view.drawn.card if view.drawn else None
    left = unseen(card for card in {*remembered.values(), view.discard_top, drawn} if card)
    turns = view.discard_size / len(view.players)
    return Reading(
        view=view,
        me=me,
        known=remembered,
        unknown=guess(left),
        given=guess(left, GIVEN),
        theirs=(
            guess(left, min(CHOOSIEST, TOP_ROW[0] + TOP_ROW[1] * turns)),
            guess(left, min(CHOOSIEST, BOTTOM_ROW[0] + BOTTOM_ROW[1] * turns)),
        ),
    )
