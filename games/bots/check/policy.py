"""How every seat plays on in the search: like the medium bot, by what it knows, in a hurry."""

from math import erf, sqrt

from games.bots.check.calling import ENOUGH, LAST_TURN, LAST_TURN_VARIANCE
from games.bots.check.placing import ABILITY, FIRST_COME, LEARNING
from games.bots.check.seeing import (
    IN_BOTTOM_ROW,
    LONGEST,
    MEANS,
    UNKNOWN,
    VARIANCES,
    estimates,
)
from games.bots.check.using import use
from games.bots.check.world import ACE, JACK, World

# What looking adds to a swap, by points of the card.
LOOKING = {11: 0.0, 12: 1.5, 13: 2.5}
PEEKS = {11: 0, 12: 1, 13: 2}
# With more than this nobody calls.
HIGHEST_CALL = 20.0


def _taken_below() -> list[float]:
    """By the points of one's worst card: the open card must be below this to be taken."""
    below = []
    for worst in range(18):
        brings = 0.0
        for card in (-1, *range(2, 14)):
            ability = ABILITY * max(0, min(worst, 13) - 3) + LOOKING[card] if card >= JACK else 0.0
            brings += max(worst - card, ability, 0.0) / 13
        below.append(worst - brings - 2.0)
    return below


TAKEN_BELOW = _taken_below()


def play_on(world: World, turns: int) -> None:
    """For some turns; but a round that has been called is played to its end."""
    while not world.over and (world.turns <= turns or world.caller >= 0):
        play_turn(world)


def play_turn(world: World) -> None:
    seat = world.turn
    own = estimates(world, seat)
    if world.caller < 0:
        if sum(own) <= HIGHEST_CALL and would_call(world, seat, sum(own)):
            world.call(seat)
            world.next_turn()
            return
        eager = LEARNING
    else:
        eager = 0.0
    discard = world.discard
    if discard and not world.sealed and discard[-1] < 7:
        bit, known = 1 << seat, world.known[seat]
        worst = max(
            [
                worth if known[position] & bit else worth + eager
                for position, worth in enumerate(own)
                if worth
            ]
        )
        if discard[-1] < TAKEN_BELOW[int(worst + 0.5)]:
            card = discard.pop()
            place(world, card, own, eager, may_discard=False)
            return
    place(world, world.pile.pop(), own, eager, may_discard=True)


def place(world: World, card: int, own: list[float], eager: float, may_discard: bool) -> None:
    """What to do with a drawn card."""
    seat = world.turn
    bit, known, row = 1 << seat, world.known[seat], world.cards[seat]
    best, at = (-99.0, -1)
    if may_discard:
        best = _thrown(world, seat, card, own, -1, 0)
    for position, worth in enumerate(own):
        if not worth:
            continue
        gain = worth - card
        if known[position] & bit:
            old = row[position]
            if old >= JACK or own.count(old) > 1:
                gain += _thrown(world, seat, old, own, position, card)
        else:
            gain += eager
        if gain > best:
            best, at = gain, position
    if at < 0:
        world.discard.append(card)
        discarded(world, card)
    else:
        everybody = (1 << world.seats) - 1
        discarded(world, world.swap(at, card, bit if may_discard else everybody))


def _thrown(
    world: World, seat: int, card: int, own: list[float], position: int, instead: int
) -> float:
    """What a discard brings: a match of one's own, and an ability."""
    brings = 0.0
    bit, known = 1 << seat, world.known[seat]
    left = own
    if card > 0 and card in own:
        pairs = [
            at
            for at, worth in enumerate(own)
            if worth == card and at != position and known[at] & bit
        ]
        if pairs:
            brings = FIRST_COME * card
            left = own[:]
            left[pairs[0]] = 0
    if card >= JACK:
        if position >= 0:
            left = left[:]
            left[position] = instead
        brings += LOOKING[card]
        lowest = _lowest_of_others(world, seat)
        if lowest is not None:
            brings += ABILITY * max(0.0, max(left) - lowest)
    return brings


def _lowest_of_others(world: World, seat: int) -> float | None:
    bit, lowest = 1 << seat, None
    means = MEANS[min(LONGEST, len(world.discard) // world.seats)]
    for other in range(world.seats):
        if other == seat or world.locked >> other & 1:
            continue
        for position, card in enumerate(world.cards[other]):
            if card:
                mine = world.known[other][position] & bit
                worth = card if mine else means[IN_BOTTOM_ROW[position]]
                if lowest is None or worth < lowest:
                    lowest = worth
    return lowest


def discarded(world: World, card: int) -> None:
    """A card lies on the discard pile: matching, abilities, the next turn."""
    finder = first_to_match(world, card)
    if finder is None:
        world.sealed = False
        resolved(world, card, None)
    else:
        world.match(*finder)
        resolved(world, card, finder[0])


def resolved(world: World, card: int, matcher: int | None) -> None:
    """The window has closed."""
    if card >= JACK:
        for seat in world.abilities(card, matcher):
            use(world, seat, PEEKS[card])
    world.next_turn()


def first_to_match(world: World, card: int) -> tuple[int, int] | None:
    if card == ACE:
        return None
    found = []
    for seat, row in enumerate(world.cards):
        if card not in row or world.locked >> seat & 1:
            continue
        position = _matching(world, seat, row, card)
        if position >= 0:
            found.append((seat, position))
    if not found:
        return None
    return found[0] if len(found) == 1 else world.chance.choice(found)


def _matching(world: World, seat: int, row: list[int], card: int) -> int:
    bit, known = 1 << seat, world.known[seat]
    for position, held in enumerate(row):
        if held == card and known[position] & bit:
            return position
    if world.daring & bit:
        unknown = [at for at, held in enumerate(row) if held and not known[at] & bit]
        tried = world.chance.choice(unknown)
        if row[tried] == card:
            return tried
    return -1


def would_call(world: World, seat: int, total: float) -> bool:
    bit = 1 << seat
    unknown = [at for at, mask in enumerate(world.known[seat]) if not mask & bit]
    own_variance = UNKNOWN.variance * sum([1 for at in unknown if world.cards[seat][at]])
    turns = min(LONGEST, len(world.discard) // world.seats)
    means, variances = MEANS[turns], VARIANCES[turns]
    enough, chance = ENOUGH[world.seats], 1.0
    for other in range(world.seats):
        if other == seat:
            continue
        theirs, variance = 0.0, own_variance + LAST_TURN_VARIANCE
        known = world.known[other]
        for position, card in enumerate(world.cards[other]):
            if card:
                if known[position] & bit:
                    theirs += card
                else:
                    row = IN_BOTTOM_ROW[position]
                    theirs += means[row]
                    variance += variances[row]
        ahead = (1 - LAST_TURN) * theirs - total
        chance *= (1 + erf(ahead / sqrt(2 * variance))) / 2
        if chance < enough:
            return False
    return True
