"""Playing the cards: following suit, leading spades, taking tricks."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.engines.game import IllegalAction, Seat, Step
from games.engines.spades.actions import PlayCard
from games.engines.spades.ending import end_round
from games.engines.spades.events import CardPlayed, Event, SpadesBroken, TrickTaken
from games.engines.spades.pack import SUIT, pack_of
from games.engines.spades.state import (
    Hand,
    Phase,
    Placed,
    Playing,
    State,
    Trick,
    changed_at,
    left_of,
)

_PLAY = {card: PlayCard(card) for card in SUIT}

_MUST_FOLLOW = {
    "S": "You must follow suit: play a spade.",
    "H": "You must follow suit: play a heart.",
    "C": "You must follow suit: play a club.",
    "D": "You must follow suit: play a diamond.",
}


def free_suits(phase: Playing) -> str:
    """The suits of which any card may be played; other cards only by a hand that has none."""
    if phase.trick:
        # Follow the suit led if you can.
        return SUIT[phase.trick[0].card]
    # Spades may not be led until one has been played, unless the hand is all spades.
    return "SHCD" if phase.spades_broken else "HCD"


def playable(hand: Hand, phase: Playing) -> Sequence[str]:
    """The cards of a hand that may be played to the trick, in the hand's order."""
    free = free_suits(phase)
    return [card for card in hand if SUIT[card] in free] or hand


def legal_plays(hand: Hand, phase: Playing) -> tuple[PlayCard, ...]:
    return tuple([_PLAY[card] for card in playable(hand, phase)])


def lowest_play(state: State, seat: Seat, phase: Playing) -> PlayCard:
    height = pack_of(state.match.settings).height
    return _PLAY[min(playable(state.hands[seat], phase), key=height.__getitem__)]


def check_card(hand: Hand, phase: Playing, card: str) -> None:
    if card not in hand:
        raise IllegalAction("You do not have that card.")
    if SUIT[card] not in free_suits(phase) and card not in playable(hand, phase):
        if phase.trick:
            raise IllegalAction(_MUST_FOLLOW[SUIT[phase.trick[0].card]])
        raise IllegalAction("Spades are not broken yet: lead another suit.")


def playing(phase: Phase) -> Playing:
    """The phase as one in which cards are played; refused in any other."""
    if not isinstance(phase, Playing):
        raise IllegalAction("No card can be played before everybody has bid.")
    return phase


def play_card(state: State, seat: Seat, card: str) -> Step:
    phase = playing(state.phase)
    hands = state.hands
    hand = hands[seat]
    check_card(hand, phase, card)

    place = hand.index(card)
    hands = changed_at(seat, hands, hand[:place] + hand[place + 1 :])
    trick = phase.trick + (Placed(seat, card),)  # noqa: RUF005 (twice as fast in a hot place)
    events: tuple[Event, ...] = (CardPlayed(seat, card),)
    broken = phase.spades_broken
    if not broken and SUIT[card] == "S":
        # Any spade played, led or thrown, breaks them.
        broken = True
        events += (SpadesBroken(seat, card),)

    if len(trick) < len(hands):
        phase = Playing(left_of(seat), trick, phase.tricks_won, broken)
        return Step(replace(state, hands=hands, phase=phase), events)

    taken = winning_play(trick, pack_of(state.match.settings).height)
    winner = taken.seat
    tricks = changed_at(winner, phase.tricks_won, phase.tricks_won[winner] + 1)
    state = replace(
        state,
        hands=hands,
        last_trick=Trick(trick, winner),
        phase=Playing(winner, (), tricks, broken),
    )
    events += (TrickTaken(winner, taken.card, trick),)
    if hands[winner]:
        return Step(state, events)
    ended = end_round(state, tricks, broken)
    return Step(ended.state, events + ended.events)


def winning_play(trick: Sequence[Placed], height: dict[str, int]) -> Placed:
    """The highest spade, or else the highest card of the suit led."""
    best = trick[0]
    led = SUIT[best.card]
    for play in trick[1:]:
        suit = SUIT[play.card]
        if (suit == led or suit == "S") and height[play.card] > height[best.card]:
            best = play
    return best
