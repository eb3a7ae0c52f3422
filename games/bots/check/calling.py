"""Whether to call check: how likely the own hand is to stay the lowest."""

from math import erf, sqrt

from games.bots.check.reading import Reading

# What part of their points others get rid of in their last turn, and how much that varies.
LAST_TURN = 0.16
LAST_TURN_VARIANCE = 12.0
# How likely it has to be, by the number of seats.
ENOUGH = {2: 0.68, 3: 0.62, 4: 0.57, 5: 0.5, 6: 0.45}


def should_call(reading: Reading) -> bool:
    return chance_if_called(reading) >= ENOUGH[len(reading.view.players)]


def chance_if_called(reading: Reading) -> float:
    """The chance that everybody else has more at the end, each total being normally spread."""
    own, own_variance = reading.total(reading.me), reading.variance(reading.me)
    chance = 1.0
    for seat in reading.rivals:
        ahead = (1 - LAST_TURN) * reading.total(seat) - own
        variance = own_variance + reading.variance(seat) + LAST_TURN_VARIANCE
        chance *= (1 + erf(ahead / sqrt(2 * variance))) / 2
    return chance
