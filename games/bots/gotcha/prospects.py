"""What a collection is expected to be worth with more cards, of which some are not known."""

from collections.abc import Sequence
from itertools import pairwise
from operator import getitem

from games.bots.gotcha.counts import GOTCHAS, SET_SIZE
from games.bots.gotcha.reading import Reading
from games.bots.gotcha.stalls import Goods
from games.bots.gotcha.worth import MOST
from games.engines.game import Seat
from games.engines.gotcha.spots import DEEPEST

# By how many cards of a kind are added: what is expected then.
Row = Sequence[float]

# As far as any offer reaches, known and unknown cards together, and a card in thought.
REACH = DEEPEST + 2

_SETS = tuple(tuple(float(cards // SET_SIZE[kind]) for cards in range(MOST)) for kind in GOTCHAS)


class Prospects:
    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._worth: dict[tuple[Seat, int], list[Row]] = {}
        self._sets: dict[tuple[Seat, int], list[Row]] = {}

    def worth(self, seat: Seat, goods: Goods) -> float:
        """Of a collection with these goods."""
        return sum(map(getitem, self._worth_rows(seat, goods.unknown), goods.known))

    def sets(self, seat: Seat, goods: Goods) -> list[float]:
        """How many sets of each Gotcha the collection will have."""
        known = [goods.known[kind] for kind in GOTCHAS]
        return list(map(getitem, self._sets_rows(seat, goods.unknown), known))

    def _worth_rows(self, seat: Seat, unknown: int) -> list[Row]:
        rows = self._worth.get((seat, unknown))
        if rows is None:
            reading = self._reading
            if unknown:
                rows = _blurred(self._worth_rows(seat, unknown - 1), reading.odds)
            else:
                counts = reading.counts[seat]
                rows = [
                    values[cards : cards + REACH]
                    for values, cards in zip(reading.tables[seat], counts, strict=True)
                ]
            self._worth[seat, unknown] = rows
        return rows

    def _sets_rows(self, seat: Seat, unknown: int) -> list[Row]:
        rows = self._sets.get((seat, unknown))
        if rows is None:
            if unknown:
                odds = [self._reading.odds[kind] for kind in GOTCHAS]
                rows = _blurred(self._sets_rows(seat, unknown - 1), odds)
            else:
                counts = [self._reading.counts[seat][kind] for kind in GOTCHAS]
                rows = [
                    sets[cards : cards + REACH] for sets, cards in zip(_SETS, counts, strict=True)
                ]
            self._sets[seat, unknown] = rows
        return rows


def _blurred(rows: Sequence[Row], odds: Sequence[float]) -> list[Row]:
    """With one more unknown card: of the kind it is as likely as the odds say, or it is not."""
    return [
        [without + chance * (one_more - without) for without, one_more in pairwise(row)]
        for row, chance in zip(rows, odds, strict=True)
    ]
