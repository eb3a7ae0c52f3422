"""How a bot behaves in an open auction: quick or slow, in leaps or step by step.

A temper changes a little of what a bot gives and all of how it looks. What it takes its time
over follows from what everybody sees and from chance, never from what the bot holds.
"""

from math import ceil, floor, log
from random import Random

import msgspec

from games.bots.modern_art.forecast import sold_at
from games.bots.modern_art.notes import Notes
from games.bots.tempo import SPREAD
from games.engines.modern_art.paintings import ARTISTS, PLACE
from games.engines.modern_art.ranking import ranked
from games.engines.modern_art.view import View


class Temper(msgspec.Struct, frozen=True):
    """Traits between 0 and 1."""

    # How quickly it bids.
    tempo: float = 0.5
    # How much more than others it gives, and how high it opens.
    aggression: float = 0.5
    # How often it raises by much more than it has to.
    jump: float = 0.0
    # How often it waits until the hammer is about to fall.
    patience: float = 0.0
    # How surely it goes to its limit, rather than stop a little short of it.
    tenacity: float = 1.0
    # How much it minds the leader more than the others.
    grudge: float = 0.4
    # How much quicker it is where a lot is plainly going cheap.
    tell: float = 0.0
    # How far its limit is moved by a mood, as a part of it, either way.
    mood: float = 0.0


NEUTRAL = Temper()
# By the name that people see.
TEMPERS = {
    "Shark": Temper(tempo=0.95, aggression=0.7, jump=0.9, tenacity=1.0),
    "Appraiser": Temper(tempo=0.1, aggression=0.45, jump=0.0, patience=0.3, tenacity=1.0),
    "Gambler": Temper(tempo=0.7, aggression=0.6, jump=0.7, tenacity=0.8, mood=0.06),
    "Gallery owner": Temper(tempo=0.3, jump=0.2, patience=1.0, tenacity=0.8, grudge=1.0),
    "Tourist": Temper(tempo=0.5, aggression=0.3, jump=0.4, tenacity=0.2, tell=0.5),
}

# Seconds: the usual delay of the slowest and of the quickest, the shortest of all, and what is
# left of the countdown for people to answer in.
SLOWEST, QUICKEST = 3.0, 0.9
SHORTEST = 0.6
SPARED = 0.8
# Without a countdown, as if there were this one.
COUNTDOWN = 5.0
FIRST, DUEL, JUMPED = 1.0, 0.8, 1.2
# So many bids are a few; each more makes the next step longer, by a part of the limit.
FEW = 4
LONGER = 0.02
# A raise is a jump from this part of the bid on.
LEAP = 0.2


def temper_of(name: str) -> Temper:
    """Of nobody in particular where there is no such name."""
    return TEMPERS.get(name, NEUTRAL)


def reserve(price: float, temper: Temper, chance: Random) -> int:
    """How far it goes for what is worth the price to it. The chance must be the lot's own: a
    limit that is another one for every bid would rise with the bids."""
    moved = price * (1 + 0.05 * (temper.aggression - 0.5))
    moved *= 1 + temper.mood * chance.uniform(-1, 1)
    stops = chance.randint(1, 3) if chance.random() > temper.tenacity else 0
    return max(0, floor(moved) - stops)


def raise_to(
    high: int, limit: int, rival: float, temper: Temper, rng: Random, made: int = 0
) -> int:
    """What it bids above the high bid, 0 where there is none, up to its limit. `rival` is how far
    it thinks the strongest of the others goes: a third of the way there is a step, and the more
    bids were made the longer it is, so that a lot is sold after a few."""
    if not high:
        opening = 0.35 + 0.3 * temper.aggression
        return max(1, min(limit, ceil(opening * min(limit, rival))))
    if rng.random() < 0.05 + 0.35 * temper.jump:
        step = rng.uniform(0.15, 0.40) * (limit - high)
    else:
        step = (min(rival, limit) - high) / 3
    return min(limit, high + max(1, ceil(step), ceil(LONGER * limit * (made - FEW))))


def delay(
    temper: Temper,
    public_view: View,
    rng: Random,
    countdown: float,
    notes: Notes | None = None,
) -> float:
    """Seconds until it bids or passes in an open auction."""
    clock = countdown or COUNTDOWN
    longest = max(SHORTEST, clock - SPARED)
    median = SLOWEST + (QUICKEST - SLOWEST) * temper.tempo
    seconds = rng.lognormvariate(log(median), SPREAD) * _phase(public_view, notes)
    # The rest is drawn in any case, so that one trait does not change what another does.
    waits, part = rng.random() < 0.1 + 0.6 * temper.patience, rng.uniform(0.5, 0.8)
    if waits and temper.patience and public_view.high_bid is not None:
        seconds = max(seconds, part * clock)
    seconds *= 1 - temper.tell * _bargain(public_view)
    return min(max(seconds, SHORTEST), longest)


def _phase(view: View, notes: Notes | None) -> float:
    if view.high_bid is None:
        return FIRST
    if len(view.actors) <= 2:
        return DUEL
    if notes is not None:
        before = sorted(notes.bids)[-2]
        if view.high_bid - before > max(3.0, LEAP * view.high_bid):
            return JUMPED
    return FIRST


def _bargain(view: View) -> float:
    """From 0 to 1, how far the bid is below what the lot would sell for now."""
    played = tuple(view.played[artist] for artist in ARTISTS)
    earned = tuple(sum(view.tiles[artist]) for artist in ARTISTS)
    prices = sold_at(tuple(ranked(played)), earned)
    value = sum(prices[PLACE[card]] for card in view.lot)
    return max(0.0, 1 - (view.high_bid or 0) / value) if value else 0.0


def grudge_of(temper: Temper) -> float:
    """By how much it minds the leader more, or less, than the money says."""
    return 0.8 + 0.5 * temper.grudge
