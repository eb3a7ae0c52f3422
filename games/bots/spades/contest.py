"""Who is going to win the trick, if this seat plays a card."""

from collections.abc import Sequence

from games.bots.spades.counting import Count
from games.bots.spades.reading import Reading
from games.engines.game import Seat
from games.engines.spades.pack import SUIT
from games.engines.spades.state import SEATS, team

# How much of the chance to beat a seen card is left against an unseen one that beat it.
OVER_UNSEEN = 0.4
# How far a team that has its contract still goes for a trick.
CONTENT = 0.6


def winners(reading: Reading, count: Count, card: str) -> list[float]:
    """By seat the chance to win the trick."""
    held = reading.holder(card)
    led = reading.led or SUIT[card]
    chances = [0.0] * SEATS
    chances[held.seat] = 1.0
    seen = held.seat
    for seat in reading.later:
        can = _can_beat(reading, count, seat, led, held.card)
        must = _must_beat(reading, count, seat, led, held.card)
        gained = 0.0
        for holder in range(SEATS):
            if not chances[holder]:
                continue
            will = keen(seat, holder, reading.nil_alive, reading.sides[team(seat)].need > 0)
            beats = will * can + (1 - will) * must
            if holder != seen:
                beats *= OVER_UNSEEN
            gained += chances[holder] * beats
            chances[holder] *= 1 - beats
        chances[seat] += gained
    return chances


def keen(seat: Seat, holder: Seat, nil_alive: Sequence[bool], has_use: bool) -> float:
    """How much a seat wants to take the trick from its holder; `has_use` is whether its team's
    contract lacks tricks."""
    if nil_alive[seat]:
        return 0.0
    if team(seat) == team(holder):
        return 1.0 if nil_alive[holder] else 0.0
    if nil_alive[holder]:
        return 0.0
    return 1.0 if has_use else CONTENT


def _can_beat(reading: Reading, count: Count, seat: Seat, led: str, best: str) -> float:
    height = reading.height[best]
    if led == "S":
        return count.has_above(seat, "S", height)
    void = count.is_void(seat, led)
    if SUIT[best] == "S":
        return void * count.has_above(seat, "S", height)
    return count.has_above(seat, led, height) + void * count.has_above(seat, "S", -1)


def _must_beat(reading: Reading, count: Count, seat: Seat, led: str, best: str) -> float:
    """The chance that everything it may play takes the trick."""
    if SUIT[best] != led:
        return 0.0
    height = reading.height[best]
    return count.has_above(seat, led, height) * count.has_none_below(seat, led, height)
