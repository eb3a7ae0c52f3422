"""A turn: the auctioneer plays a card from their hand."""

from games.engines.game import IllegalAction, Seat, Step
from games.engines.modern_art.actions import Action, PlayCard
from games.engines.modern_art.events import CardPlayed
from games.engines.modern_art.lots import put_up
from games.engines.modern_art.paintings import CARDS
from games.engines.modern_art.phases import Play
from games.engines.modern_art.rules import ONLY, Rules
from games.engines.modern_art.state import Cards, State

_PLAY = {card: PlayCard(card) for card in CARDS}


def actors(state: State, phase: Play) -> frozenset[Seat]:
    return ONLY[phase.auctioneer]


def legal(state: State, phase: Play, seat: Seat) -> tuple[Action, ...]:
    return tuple([_PLAY[card] for card in state.hands[seat]])


def default(state: State, phase: Play, seat: Seat) -> Action:
    return _PLAY[state.hands[seat][0]]


def check_in_hand(hand: Cards, card: str) -> None:
    if card not in hand:
        raise IllegalAction("You do not have that card.")


def play_card(state: State, phase: Play, seat: Seat, action: PlayCard) -> Step:
    card = action.card
    check_in_hand(state.hands[seat], card)
    return put_up(state, seat, (card,), CardPlayed(seat, card))


RULES = Rules(actors, legal, default, {PlayCard: play_card})
