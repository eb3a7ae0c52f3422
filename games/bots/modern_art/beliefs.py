"""What a seat believes of what it cannot see, from its view and its notes."""

import msgspec

from games.bots.modern_art.habits import Outlook, outlook
from games.bots.modern_art.model import coded, counted
from games.bots.modern_art.notes import Notes, Play
from games.bots.modern_art.reading import Reading
from games.bots.modern_art.rivals import Rival, rivals
from games.engines.game import Seat
from games.engines.modern_art.paintings import CARDS


class Belief(msgspec.Struct, frozen=True):
    me: Seat
    seats: int
    round: int
    earned: tuple[int, ...]
    left: tuple[float, ...]
    # By seat, how it bids.
    rivals: tuple[Rival, ...]
    hand: tuple[int, ...]
    # By seat.
    sizes: tuple[int, ...]
    money: tuple[int, ...]
    bought: tuple[tuple[int, ...], ...]
    played: tuple[int, ...]
    # What is in the other hands or in the deck.
    unseen: tuple[str, ...]
    # By seat, the sorts of card (a bit for each) that it would have played.
    lacks: tuple[int, ...]
    # The cards played this round and what had been bought then.
    plays: tuple[Play, ...]
    # How much more than others the leader matters.
    grudge: float = 1.0

    @property
    def look(self) -> Outlook:
        return outlook(self.earned, self.left, self.round, self.seats)


def believed(reading: Reading, notes: Notes | None, grudge: float = 1.0) -> Belief:
    view, seats = reading.view, reading.seats
    return Belief(
        me=reading.me,
        seats=seats,
        round=view.round,
        earned=reading.earned,
        left=reading.left,
        rivals=rivals(notes, seats),
        hand=tuple(coded(reading.hand)),
        sizes=tuple(player.hand_size for player in view.players),
        # Who has not added up the payments takes the others to have as much.
        money=(reading.money,) * seats if notes is None else notes.money,
        bought=tuple(tuple(counted(player.paintings)) for player in view.players),
        played=reading.played,
        unseen=_unseen(reading, notes),
        lacks=(0,) * seats if notes is None else notes.lacks,
        plays=() if notes is None else notes.plays,
        grudge=grudge,
    )


def _unseen(reading: Reading, notes: Notes | None) -> tuple[str, ...]:
    seen = {*reading.hand, *reading.view.lot}
    for player in reading.view.players:
        seen.update(player.paintings)
    return tuple(
        card
        for card in CARDS
        if card not in seen and not (notes is not None and notes.has_seen(card))
    )
