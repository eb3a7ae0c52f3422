"""What a bot writes down of what everybody at the table sees: what each seat does and hides."""

import msgspec
from msgspec.structs import replace

from games.bots.gotcha.whims import by_hidden, by_pick, by_purchase, by_shown
from games.engines.game import Seat
from games.engines.gotcha.deck import CARDS, KIND_OF
from games.engines.gotcha.events import (
    Added,
    Collected,
    Event,
    Flipped,
    OfferChosen,
    Offered,
    Removed,
    RoundBegun,
    Taken,
)
from games.engines.gotcha.settings import Settings
from games.engines.gotcha.state import OFFER_SIZE, Cards, changed_at

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
    # By seat: the cards of its offer that lie face up; None if it has made none.
    fronts: tuple[Cards | None, ...]
    # By seat: the evidence, as a power of e, that it acts at random.
    evidence: tuple[float, ...]
    # Cards that have been removed keep their places until the next thing happens.
    gone: tuple[tuple[Seat, int], ...] = ()


def blank(seats: int, settings: Settings) -> Notes:
    return Notes(
        seats,
        settings,
        hidden=(_NONE,) * seats,
        expected=(_NONE,) * seats,
        offers=((),) * seats,
        fronts=(None,) * seats,
        evidence=(0.0,) * seats,
    )


def note(notes: Notes, event: Event) -> Notes:
    return _what_is_hidden(_what_is_done(notes, event), event)


def _what_is_done(notes: Notes, event: Event) -> Notes:
    match event:
        case Offered(seat, face_up, _):
            return _evident(_front(notes, seat, (face_up,)), seat, by_shown(face_up))
        case Flipped(_, offer, _, card):
            return _front(notes, offer, (*(notes.fronts[offer] or ()), card))
        case Removed(_, offer, _, removed):
            front = tuple([card for card in notes.fronts[offer] or () if card != removed])
            return _front(notes, offer, front)
        case OfferChosen(buyer, seat) if (chosen := notes.fronts[seat]) is not None:
            fronts = [front for front in notes.fronts if front is not None]
            return _evident(notes, buyer, by_purchase(fronts, chosen))
        case Collected(_, offer, cards) if len(cards) == OFFER_SIZE:
            return _evident(notes, offer, by_hidden(*cards[1:]))
        case Taken(buyer, victim, card, fate) if buyer != victim:
            return _evident(notes, buyer, by_pick(card, fate == "steal"))
        case RoundBegun():
            return replace(notes, fronts=(None,) * notes.seats)
    return notes


def _front(notes: Notes, offer: Seat, cards: Cards) -> Notes:
    return replace(notes, fronts=changed_at(offer, notes.fronts, cards))


def _evident(notes: Notes, seat: Seat, more: float) -> Notes:
    return replace(notes, evidence=changed_at(seat, notes.evidence, notes.evidence[seat] + more))


def _what_is_hidden(notes: Notes, event: Event) -> Notes:
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
