"""Who acts at random: how likely that is of each seat, by what everybody has seen it do."""

from collections.abc import Sequence
from math import exp, log

from games.bots.gotcha.counts import GOTCHAS, KIND

# How often sellers show a card of each kind: by rules of thumb, and at random.
_SHOWN = (0.002, 0.057, 0.21, 0.211, 0.095, 0.078, 0.135, 0.074, 0.03, 0.082, 0.026, 0.002)
_SHOWN_AT_RANDOM = (0.035, 0.13, 0.2, 0.165, 0.085, 0.085, 0.1, 0.045, 0.05, 0.05, 0.025, 0.025)
# And how often two Things lie face down, a Thing and a Gotcha, and so on.
_HIDDEN = (0.433, 0.105, 0.283, 0.093, 0.046, 0.04)
_HIDDEN_AT_RANDOM = (0.292, 0.285, 0.214, 0.071, 0.104, 0.034)
# By kind, how much a card that is seen in an offer draws a buyer who goes by rules of thumb.
_DRAWS = (2.55, 2.15, 1.57, 0.69, -1.58, -1.8, -2.22, 0.29, 1.73, 0.56, 1.36, 1.35)
# How often such a buyer takes anything.
_ODD = 0.05
# How often a buyer steals a card worth having, discards one, and relieves somebody of a Gotcha.
_PICKED = (0.93, 0.02, 0.05)
_PICKED_AT_RANDOM = (0.455, 0.352, 0.193)
# What tables are like: which part of those at it acts at random, and how often that is so.
_TABLES = ((0.03, 0.8), (0.5, 0.1), (0.97, 0.1))


def by_shown(card: str) -> float:
    """The evidence, as a power of e, that a seller who shows this card acts at random."""
    kind = KIND[card]
    return log(_SHOWN_AT_RANDOM[kind] / _SHOWN[kind])


def by_hidden(one: str, other: str) -> float:
    """The same of a seller who has hidden these."""
    first, second = sorted((_family(KIND[one]), _family(KIND[other])))
    place = (0, 3, 5)[first] + second - first
    return log(_HIDDEN_AT_RANDOM[place] / _HIDDEN[place])


def by_purchase(fronts: Sequence[Sequence[str]], chosen: Sequence[str]) -> float:
    """Of a buyer who takes one of these offers, by the cards of each that lie face up."""
    draws = [exp(sum([_DRAWS[KIND[card]] for card in front])) for front in fronts]
    taken = exp(sum([_DRAWS[KIND[card]] for card in chosen])) / sum(draws)
    return -log((1 - _ODD) * taken * len(fronts) + _ODD)


def by_pick(card: str, is_stolen: bool) -> float:
    """Of a buyer who picks this card of another's collection."""
    place = 2 if KIND[card] in GOTCHAS else 0 if is_stolen else 1
    return log(_PICKED_AT_RANDOM[place] / _PICKED[place])


def whims(evidence: Sequence[float], me: int) -> list[float]:
    """How likely each seat is to act at random: who sits with such players is likelier one."""
    ratios = [0.0 if seat == me else exp(min(each, 20.0)) for seat, each in enumerate(evidence)]
    weights = []
    for part, often in _TABLES:
        for seat, ratio in enumerate(ratios):
            if seat != me:
                often *= 1 - part + part * ratio
        weights.append(often)
    total = sum(weights)
    return [
        sum(
            [
                weight / total * part * ratio / (1 - part + part * ratio)
                for weight, (part, _) in zip(weights, _TABLES, strict=True)
            ]
        )
        for ratio in ratios
    ]


def _family(kind: int) -> int:
    if kind in GOTCHAS:
        return 1
    return 0 if kind < GOTCHAS[0] else 2
