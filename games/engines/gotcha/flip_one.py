"""Flip One: turn one face-down card of any offer face up."""

from collections.abc import Sequence
from functools import partial

from games.engines.game import IllegalAction, Seat
from games.engines.gotcha.actions import PlayFlipOne
from games.engines.gotcha.deck import CARDS_OF
from games.engines.gotcha.events import Event
from games.engines.gotcha.spots import check_flip, flip, grid, has_face_down, of_face_down_cards
from games.engines.gotcha.state import State


def check_flip_one(state: State, play: PlayFlipOne) -> None:
    if play.seat is None or play.index is None:
        if play.seat != play.index or has_face_down(state):
            raise IllegalAction("Choose a face-down card to turn up.")
    else:
        check_flip(state, play.seat, play.index)


def flip_one(state: State, seat: Seat, play: PlayFlipOne, events: list[Event]) -> State:
    check_flip_one(state, play)
    if play.seat is None or play.index is None:
        return state
    return flip(state, seat, play.seat, play.index, events)


_PLAYS = {card: grid(partial(PlayFlipOne, card)) for card in CARDS_OF["flip_one"]}


def legal_flip_ones(state: State, seat: Seat, card: str) -> Sequence[PlayFlipOne]:
    return of_face_down_cards(state, _PLAYS[card]) or [PlayFlipOne(card, None, None)]
