"""What a lot is worth to a seat: the rest of the round is played out once as if it had bought
the lot and once as if the likeliest other buyer had."""

from random import Random

import msgspec

from games.bots.budget import Budget
from games.bots.modern_art.beliefs import Belief
from games.bots.modern_art.habits import limits_of, play_out
from games.bots.modern_art.model import Model
from games.bots.modern_art.saleroom import hammered
from games.bots.modern_art.utility import REACH, dangers, fortunes
from games.bots.modern_art.worlds import Worlds
from games.engines.game import Seat


class Lot(msgspec.Struct, frozen=True):
    artist: int
    number: int
    kind: int
    seller: Seat


class Trial(msgspec.Struct, frozen=True):
    """One world."""

    # How far everybody would go in it.
    limits: tuple[int, ...]
    # Everybody's fortune if this seat has the lot for nothing, or the other seat.
    mine: tuple[float, ...]
    other: Seat
    theirs: tuple[float, ...]


class Worth(msgspec.Struct, frozen=True):
    """What the trials say."""

    trials: tuple[Trial, ...]
    # By seat, what a thousand of its money is worth to this one: its own 1, all others' -1.
    counts: tuple[float, ...]


def worth_of(belief: Belief, lot: Lot, rng: Random, budget: Budget) -> Worth:
    clock, worlds = budget.clock(), Worlds(belief)
    trials: list[Trial] = []
    while len(trials) < budget.worlds and not clock.is_over:
        trials.append(_trial(belief, worlds, lot, rng))
    return Worth(tuple(trials), _counts(belief, trials))


def _trial(belief: Belief, worlds: Worlds, lot: Lot, rng: Random) -> Trial:
    model, me = worlds.drawn(rng), belief.me
    chance = rng.getrandbits(64)
    limits = limits_of(
        belief.look, model, lot.seller, lot.artist, lot.kind, lot.number, Random(chance)
    )
    limits = [
        min(limit * _habit(belief, seat, lot, rng), money)
        for seat, (limit, money) in enumerate(zip(limits, model.money, strict=True))
    ]
    without = limits[:]
    without[me] = 0.0
    other, price = hammered(lot.kind, without, lot.seller, belief.look.keep)
    if other == me:
        other = max((seat for seat in range(belief.seats) if seat != me), key=without.__getitem__)
    return Trial(
        tuple(map(int, limits)),
        _fortunes(belief, model, lot, me, price, chance),
        other,
        _fortunes(belief, model, lot, other, price, chance),
    )


def _habit(belief: Belief, seat: Seat, lot: Lot, rng: Random) -> float:
    """How far the seat goes, as a part of what is usual."""
    if seat == lot.seller:
        return 1.0
    rival = belief.rivals[seat]
    return rng.gauss(rival.goes[lot.kind], rival.doubt[lot.kind])


def _fortunes(
    belief: Belief, model: Model, lot: Lot, owner: Seat, price: float, chance: int
) -> tuple[float, ...]:
    """The price is given back at the end: it matters for what the owner can still pay for others,
    and what is paid for this one is another question."""
    look, trial = belief.look, model.copy()
    price = min(price, trial.money[owner])
    trial.hand_over(lot.seller, owner, price, lot.artist, lot.number)
    play_out(look, trial, (lot.seller + 1) % belief.seats, Random(chance))
    trial.hand_over(lot.seller, owner, -price, lot.artist, 0)
    return tuple(fortunes(look, trial, belief.round))


def _counts(belief: Belief, trials: list[Trial]) -> tuple[float, ...]:
    if not trials:
        return ()
    number = len(trials)
    mean = [sum(column) / number for column in zip(*(t.theirs for t in trials), strict=True)]
    weights = dangers(mean, belief.me, REACH[belief.round - 1], belief.grudge)
    counts = [-weight for weight in weights]
    counts[belief.me] = 1.0
    return tuple(counts)
