"""What a seat can tell from its view."""

from collections import Counter

import msgspec

from games.engines.game import Seat
from games.engines.modern_art.paintings import ARTISTS, PLACE
from games.engines.modern_art.view import View

_PRINTED = Counter(PLACE.values())

# Cards that an artist with such a tile has played in a round, where nobody counted them.
GONE = {30: 5.0, 20: 3.6, 10: 2.6, 0: 0.9}


class Reading(msgspec.Struct, frozen=True):
    view: View
    me: Seat
    seats: int
    money: int
    hand: tuple[str, ...]
    # By artist in board order: cards played this round, cards in hand, …
    played: tuple[int, ...]
    held: tuple[int, ...]
    # … what the tiles of earlier rounds add up to, …
    earned: tuple[int, ...]
    # … and how many cards were left when this round began, as far as one can tell.
    left: tuple[float, ...]

    @property
    def sells(self) -> bool:
        """Whether this seat is the auctioneer."""
        return self.me == self.view.auctioneer

    @property
    def others(self) -> int:
        return self.seats - 1

    @property
    def is_last_outsider(self) -> bool:
        """Whether nobody but the auctioneer is asked after this seat."""
        return (self.me + 1) % self.seats == self.view.auctioneer


def read(view: View) -> Reading:
    if view.hand is None or view.money is None:
        raise ValueError("Only a seat at the table has anything to read.")
    # While the match goes on a seat sees its own money and nobody else's.
    (me,) = (player.seat for player in view.players if player.money is not None)
    held = Counter(PLACE[card] for card in view.hand)
    return Reading(
        view=view,
        me=me,
        seats=len(view.players),
        money=view.money,
        hand=view.hand,
        played=tuple(view.played[artist] for artist in ARTISTS),
        held=tuple(held[place] for place in range(len(ARTISTS))),
        earned=tuple(sum(view.tiles[artist]) for artist in ARTISTS),
        left=tuple(_left(view, place) for place in range(len(ARTISTS))),
    )


def _left(view: View, place: int) -> float:
    """A view shows what was played this round and counts the one before; of those before that
    only the tiles are left to tell."""
    artist = ARTISTS[place]
    gone = 0.0
    if view.last_round is not None:
        gone += view.last_round.counts[artist]
        gone += sum(GONE[tile] for tile in view.tiles[artist][: view.round - 2])
    return _PRINTED[place] - gone
