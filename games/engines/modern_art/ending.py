"""The end of a round: tiles, the sale to the bank, and the next round or the end of the match."""

from msgspec.structs import replace

from games.engines.game import Outcome, Seat, Step
from games.engines.modern_art.dealing import begin_round
from games.engines.modern_art.events import (
    Event,
    MatchEnded,
    PaintingsSold,
    RoundEnded,
    SoldPainting,
    Tile,
    TilesAwarded,
)
from games.engines.modern_art.paintings import ARTIST, ARTISTS, PLACE
from games.engines.modern_art.phases import GameOver, Lot
from games.engines.modern_art.ranking import TILES, ranked, values, with_tiles
from games.engines.modern_art.state import ROUNDS, FinishedRound, State, left_of

CARDS_THAT_END_A_ROUND = 5


def is_over(state: State, card: str) -> bool:
    """Whether playing this card has ended the round: its artist's fifth, or the last of all."""
    return _is_fifth(state, card) or not any(state.hands)


def _is_fifth(state: State, card: str) -> bool:
    return state.played[PLACE[card]] == CARDS_THAT_END_A_ROUND


def end_round(state: State, seat: Seat, unsold: Lot) -> Step:
    """The seat has just played the card that ends the round; the lot belongs to nobody."""
    ranking = ranked(state.played)
    tiles = with_tiles(state.tiles, state.round, ranking)
    worth = values(tiles, ranking)
    sold = [
        tuple([SoldPainting(card, worth[PLACE[card]]) for card in paintings])
        for paintings in state.paintings
    ]
    sales = tuple([sum(painting.amount for painting in paintings) for paintings in sold])
    last = unsold[-1]
    artist = ARTIST[last] if _is_fifth(state, last) else None
    events: tuple[Event, ...] = (
        RoundEnded(state.round, seat, unsold, artist),
        TilesAwarded(state.round, _tiles(state, ranking, worth)),
        *(
            PaintingsSold(owner, paintings, sales[owner])
            for owner, paintings in enumerate(sold)
            if paintings
        ),
    )
    state = replace(
        state,
        money=tuple([had + got for had, got in zip(state.money, sales, strict=True)]),
        paintings=((),) * state.seats,
        tiles=tiles,
        last_round=FinishedRound(unsold, state.played, sales),
    )
    if state.round == ROUNDS:
        step = _end_match(state)
    else:
        step = begin_round(state, first=left_of(seat, state.seats))
    return Step(step.state, events + step.events)


def _tiles(state: State, ranking: list[int], worth: list[int]) -> tuple[Tile, ...]:
    return tuple(
        Tile(ARTISTS[artist], state.played[artist], tile, worth[artist])
        for artist, tile in zip(ranking, TILES, strict=False)
    )


def _end_match(state: State) -> Step:
    most = max(state.money)
    # Equal money is a shared win.
    winners = tuple(seat for seat, money in enumerate(state.money) if money == most)
    alone = tuple((seat,) for seat in range(state.seats))
    outcome = Outcome(winners, state.money, alone, "most_money")
    ended = MatchEnded(winners, outcome.scores, outcome.reason)
    return Step(replace(state, phase=GameOver(outcome)), (ended,))
