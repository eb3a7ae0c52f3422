"""How a seat of the search uses an ability: what it looks at, and what it swaps."""

from games.bots.check.exchanging import HARM
from games.bots.check.seeing import IN_BOTTOM_ROW, LONGEST, MEANS, estimates
from games.bots.check.world import World


def use(world: World, seat: int, peeks: int) -> None:
    """An ability: look at cards, then swap two."""
    rows, strongest = worths(world, seat)
    for _ in range(peeks):
        target = _look_at(world, seat, strongest, rows)
        if target is None:
            break
        other, position = target
        world.look(seat, other, position)
        rows[other][position] = world.cards[other][position]
    swap = best_swap(world, seat, strongest, rows)
    if swap:
        world.exchange(*swap)


def worths(world: World, seat: int) -> tuple[list[list[float]], int]:
    """All cards as a seat sees them, and which rival has the lowest hand."""
    bit = 1 << seat
    means = MEANS[min(LONGEST, len(world.discard) // world.seats)]
    strongest, least = -1, 999.0
    rows: list[list[float]] = []
    for other, row in enumerate(world.cards):
        if other == seat:
            rows.append(estimates(world, seat))
            continue
        known = world.known[other]
        theirs: list[float] = [
            (card if known[at] & bit else means[IN_BOTTOM_ROW[at]]) if card else 0
            for at, card in enumerate(row)
        ]
        rows.append(theirs)
        if sum(theirs) < least:
            strongest, least = other, sum(theirs)
    return rows, strongest


def _look_at(
    world: World, seat: int, strongest: int, rows: list[list[float]]
) -> tuple[int, int] | None:
    bit, locked = 1 << seat, world.locked
    # One's own first, as long as there are turns to come.
    others = [] if strongest < 0 or locked >> strongest & 1 else [strongest]
    others += [at for at in range(world.seats) if at not in (seat, strongest)]
    order = [seat, *others] if world.caller < 0 else [*others, seat]
    for other in order:
        if locked >> other & 1:
            continue
        known = world.known[other]
        unknown = [at for at, worth in enumerate(rows[other]) if worth and not known[at] & bit]
        if unknown:
            row = rows[other]
            return other, min(unknown, key=row.__getitem__)
    return None


def best_swap(
    world: World, seat: int, strongest: int, rows: list[list[float]]
) -> tuple[int, int, int, int] | None:
    """The best of: a high card of one's own for a low one, or harm to the strongest."""
    locked = world.locked
    own = rows[seat]
    high = max(own)
    mine = own.index(high) if high > 0 else -1
    best = 0.0
    swap: tuple[int, int, int, int] | None = None
    other_high, giver = -9.0, (-1, -1)
    lowest, taken = 99.0, (-1, -1)
    for other, row in enumerate(rows):
        if other in (seat, strongest) or locked >> other & 1:
            continue
        for at, worth in enumerate(row):
            if worth:
                if worth > other_high:
                    other_high, giver = worth, (other, at)
                if worth < lowest:
                    lowest, taken = worth, (other, at)
    if mine >= 0 and high - lowest > best:
        best, swap = high - lowest, (seat, mine, *taken)
    if strongest >= 0 and not locked >> strongest & 1:
        row = rows[strongest]
        low = min([worth for worth in row if worth], default=99.0)
        if low < 99.0:
            target = (strongest, row.index(low))
            if mine >= 0 and (1 + HARM) * (high - low) > best:
                best, swap = (1 + HARM) * (high - low), (seat, mine, *target)
            if HARM * (other_high - low) > best:
                swap = (*giver, *target)
    return swap
