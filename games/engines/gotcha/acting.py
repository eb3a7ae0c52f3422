"""Phase 5: Action cards are played from the collections until everybody is done."""

from msgspec.structs import replace

from games.engines.game import IllegalAction, Seat
from games.engines.gotcha.actions import Action, Done, Play
from games.engines.gotcha.deck import ACTION_CARDS, CARDS_OF, KIND_OF
from games.engines.gotcha.effects import EFFECTS, LEGAL_PLAYS
from games.engines.gotcha.events import ActionPlayed, Event, NothingDone, SaidDone, Skipped
from games.engines.gotcha.state import Acting, Cards, Ended, Phase, State, changed_at

DONE = Done()


def open_actions(state: State, events: list[Event]) -> State:
    """Whoever has no Action card is done from the start."""
    done = _without_action_card(state.collections)
    if any(done):
        events.append(Skipped("action", tuple([seat for seat in state.rotation if done[seat]])))
    return replace(state, phase=_turn_to(state.rotation, done))


def check_acting(phase: Phase) -> Acting:
    """The phase as one in which Action cards are played; refused in any other."""
    if not isinstance(phase, Acting):
        raise IllegalAction("This is not the time for Action cards.")
    return phase


def check_action_card(collection: Cards, kind: str, card: str) -> None:
    if card not in CARDS_OF[kind]:
        raise IllegalAction("That is another kind of card.")
    if card not in collection:
        raise IllegalAction("That card is not in your collection.")


def say_done(state: State, seat: Seat, action: Done, events: list[Event]) -> State:
    phase = check_acting(state.phase)
    events.append(SaidDone(seat))
    done = changed_at(seat, phase.done, True)
    return replace(state, phase=_turn_to(state.in_turn_after(seat), done))


def play_action(state: State, seat: Seat, play: Play, events: list[Event]) -> State:
    check_acting(state.phase)
    kind, effect = EFFECTS[type(play)]
    check_action_card(state.collections[seat], kind, play.card)
    events.append(ActionPlayed(seat, play.card))
    after = effect(state, seat, play, events)
    if after is state:
        events.append(NothingDone(seat, play.card))
    kept = tuple([card for card in state.collections[seat] if card != play.card])
    collections = changed_at(seat, state.collections, kept)
    # Everyone who still holds one becomes not done again; whoever has none left is done.
    done = _without_action_card(collections)
    return replace(
        after,
        collections=collections,
        # What it removed lies below it.
        discard=(*after.discard, play.card),
        phase=_turn_to(state.in_turn_after(seat), done),
    )


def _without_action_card(collections: tuple[Cards, ...]) -> tuple[bool, ...]:
    return tuple(map(ACTION_CARDS.isdisjoint, collections))


def _turn_to(order: tuple[Seat, ...], done: tuple[bool, ...]) -> Acting | Ended:
    """The first in this order who is not done has the turn."""
    for seat in order:
        if not done[seat]:
            return Acting((seat,), done)
    return Ended(5)


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    plays: list[Action] = [DONE]
    for card in state.collections[seat]:
        if card in ACTION_CARDS:
            plays += LEGAL_PLAYS[KIND_OF[card].name](state, seat, card)
    return tuple(plays)


def default_action(state: State, seat: Seat) -> Action:
    """Action cards are kept for when their player is back."""
    return DONE
