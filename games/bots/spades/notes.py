"""What a bot writes down of what everybody at the table sees.

A view shows the last trick and the one on the table; the notes keep all of a round.
"""

import msgspec
from msgspec.structs import replace

from games.engines.game import Seat
from games.engines.spades.events import CardPlayed, Dealt, Event
from games.engines.spades.settings import Settings


class Notes(msgspec.Struct, frozen=True):
    seats: int
    settings: Settings
    # The round they are of, from 1; 0 before the first deal.
    round: int = 0
    # The cards that have fallen in it, in their order.
    fallen: tuple[tuple[Seat, str], ...] = ()


def blank(seats: int, settings: Settings) -> Notes:
    return Notes(seats, settings)


def note(notes: Notes, event: Event) -> Notes:
    if isinstance(event, CardPlayed):
        return replace(notes, fallen=(*notes.fallen, (event.seat, event.card)))
    if isinstance(event, Dealt):
        return replace(notes, round=event.round, fallen=())
    return notes
