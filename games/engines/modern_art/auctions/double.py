"""Double: the card waits for a second one by the same artist, which says how both are auctioned."""

from games.engines.game import IllegalAction, Seat, Step
from games.engines.modern_art.actions import Action, DeclineSecond, OfferSecond
from games.engines.modern_art.events import SecondCardDeclined, SecondCardOffered
from games.engines.modern_art.lots import give, put_up
from games.engines.modern_art.paintings import ARTIST, AUCTION, CARDS
from games.engines.modern_art.phases import SecondCard
from games.engines.modern_art.play import check_in_hand
from games.engines.modern_art.rules import ONLY, Rules
from games.engines.modern_art.state import State, left_of

_OFFER = {card: OfferSecond(card) for card in CARDS if AUCTION[card] != "double"}
_DECLINE = DeclineSecond()


def actors(state: State, phase: SecondCard) -> frozenset[Seat]:
    return ONLY[phase.asked]


def legal(state: State, phase: SecondCard, seat: Seat) -> tuple[Action, ...]:
    artist = ARTIST[phase.lot[0]]
    return (
        *[
            _OFFER[card]
            for card in state.hands[seat]
            if ARTIST[card] == artist and AUCTION[card] != "double"
        ],
        _DECLINE,
    )


def default(state: State, phase: SecondCard, seat: Seat) -> Action:
    return _DECLINE


def check_second(double: str, card: str) -> None:
    if ARTIST[card] != ARTIST[double]:
        raise IllegalAction("The second card must be by the same artist.")
    if AUCTION[card] == "double":
        raise IllegalAction("The second card cannot be a double.")


def offer_second(state: State, phase: SecondCard, seat: Seat, action: OfferSecond) -> Step:
    (double,) = phase.lot
    card = action.card
    check_in_hand(state.hands[seat], card)
    check_second(double, card)
    # Whoever adds the second card is the auctioneer from here on.
    return put_up(state, seat, (double, card), SecondCardOffered(seat, card, double))


def decline_second(state: State, phase: SecondCard, seat: Seat, action: DeclineSecond) -> Step:
    auctioneer, lot = phase.auctioneer, phase.lot
    declined = SecondCardDeclined(seat)
    asked = left_of(seat, state.seats)
    # Every seat is asked, whether or not it can offer one, so that being asked tells nothing.
    if asked != auctioneer:
        return Step(state.entering(SecondCard(auctioneer, lot, asked)), (declined,))
    step = give(state, auctioneer, lot)
    return Step(step.state, (declined, *step.events))


RULES = Rules(actors, legal, default, {OfferSecond: offer_second, DeclineSecond: decline_second})
