"""What a bot writes down of what everybody at the table sees: what each seller hides."""

import msgspec
from msgspec.structs import replace

from games.engines.game import Seat
from games.engines.gotcha.deck import CARDS, KIND_OF
from games.engines.gotcha.events import (
    Added,
    Collected,
    Event,
    Flipped,
    Offered,
    Removed,
    RoundBegun,
)
from games.engines.gotcha.settings import Settings
from games.engines.gotcha.state import changed_at

# Things, Gotchas, Action cards.
ByFamily = tuple[float, float, float]
FAMILIES = ("thing", "gotcha", "action")
_FAMILY = {card: FAMILIES.index(KIND_OF[card].family) for card in CARDS}
_NONE: ByFamily = (0.0, 0.0, 0.0)
# How often a hidden card is of each family, with most sellers.
_OFTEN: ByFamily = (0.63, 0.17, 0.2)

# By position in an offer: whether its seller has hidden the card that lies there.
Places = tuple[bool, ...]


class Notes(msgspec.Struct, frozen=True):
    seats: int
    settings: Settings
    # By seat: how many cards of each family it has hidden that have come to light since, and how
    # many they would have been with most sellers.
    hidden: tuple[ByFamily, ...]
    expected: tuple[ByFamily, ...]
    # By seat.
    offers: tuple[Places, ...]
    # Cards that have been removed keep their places until the next thing happens.
    gone: tuple[tuple[Seat, int], ...] = ()


def blank(seats: int, settings: Settings) -> Notes:
    return Notes(seats, settings, (_NONE,) * seats, (_NONE,) * seats, ((),) * seats)


def note(notes: Notes, event: Event) -> Notes:
    if isinstance(event, Removed):
        notes = _came_to_light(notes, event.offer, event.index, event.card)
        return replace(notes, gone=(*notes.gone, (event.offer, event.index)))
    if notes.gone:
        notes = _closed_up(notes)
    match event:
        case Offered(seat, _, face_down):
            return _lying(notes, seat, (False, *(True,) * face_down))
        case Added(_, offer):
            # A card that is added is a weapon or a rescue, and no habit.
            return _lying(notes, offer, (*notes.offers[offer], False))
        case Flipped(_, offer, index, card):
            return _came_to_light(notes, offer, index, card)
        case Collected(_, offer, cards):
            for index, card in enumerate(cards):
                notes = _came_to_light(notes, offer, index, card)
            return notes
        case RoundBegun():
            return replace(notes, offers=((),) * notes.seats)
    return notes


def _lying(notes: Notes, offer: Seat, places: Places) -> Notes:
    return replace(notes, offers=changed_at(offer, notes.offers, places))


def _closed_up(notes: Notes) -> Notes:
    offers = tuple(
        tuple(
            [is_hidden for index, is_hidden in enumerate(places) if (seat, index) not in notes.gone]
        )
        for seat, places in enumerate(notes.offers)
    )
    return replace(notes, offers=offers, gone=())


def _came_to_light(notes: Notes, offer: Seat, index: int, card: str) -> Notes:
    places = notes.offers[offer]
    if index >= len(places) or not places[index]:
        return notes
    notes = _lying(notes, offer, changed_at(index, places, False))
    hidden, expected = list(notes.hidden[offer]), notes.expected[offer]
    hidden[_FAMILY[card]] += 1
    usual = tuple([cards + often for cards, often in zip(expected, _OFTEN, strict=True)])
    return replace(
        notes,
        hidden=changed_at(offer, notes.hidden, tuple(hidden)),
        expected=changed_at(offer, notes.expected, usual),
    )
