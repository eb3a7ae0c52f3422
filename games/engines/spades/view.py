"""What one viewpoint may know of a match, built up from nothing."""

import msgspec

from games.engines.game import Opened, Outcome, Seat
from games.engines.spades.actions import Action
from games.engines.spades.bids import Bid
from games.engines.spades.state import (
    SEATS,
    FinishedRound,
    GameOver,
    Hand,
    Placed,
    State,
    Trick,
)


class Player(msgspec.Struct, frozen=True):
    seat: Seat
    hand_size: int
    sees_cards: bool


class View(msgspec.Struct, frozen=True):
    phase: str
    round: int
    dealer: Seat
    actors: tuple[Seat, ...]
    # By team.
    scores: tuple[int, int]
    bags: tuple[int, int]
    # By seat.
    bids: tuple[Bid | None, ...]
    tricks_won: tuple[int, ...]
    trick: tuple[Placed, ...]
    last_trick: Trick | None
    spades_broken: bool
    eligible_blind: tuple[bool, bool]
    rounds: tuple[FinishedRound, ...]
    players: tuple[Player, ...]
    # None for a spectator and for whoever may not see their own cards.
    hand: Hand | None
    legal: tuple[Action, ...]
    outcome: Outcome | None


def view_of(state: State, seat: Seat | None, legal: tuple[Action, ...]) -> View:
    phase, deal, standing = state.phase, state.deal, state.standing
    players = tuple(
        [Player(index, len(state.hands[index]), state.sees_cards(index)) for index in range(SEATS)]
    )
    return View(
        phase=str(phase.__struct_config__.tag),
        round=deal.round,
        dealer=deal.dealer,
        actors=() if phase.turn is None else (phase.turn,),
        scores=standing.scores,
        bags=standing.bags,
        bids=state.bids,
        tricks_won=phase.tricks_won,
        trick=phase.trick,
        last_trick=state.last_trick,
        spades_broken=phase.spades_broken,
        eligible_blind=deal.eligible_blind,
        rounds=standing.rounds,
        players=players,
        hand=None if seat is None or not players[seat].sees_cards else state.hands[seat],
        legal=legal,
        outcome=phase.outcome if isinstance(phase, GameOver) else None,
    )


def opened(state: State) -> Opened:
    return Opened(view_of(state, None, ()), state.hands)
