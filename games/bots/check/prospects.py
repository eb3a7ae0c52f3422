"""How likely everybody is to win a round that goes on, told by the hands at the start of a turn.

Luck decides most of what is to come; to play it out in every world would drown what a decision is
worth. So the search plays on for a while and then asks here. Fitted to some 150,000 positions of
matches between bots. Remarkable: one's two highest cards hardly count, as they will be replaced;
the low ones do, and so does every card that one does not know.
"""

from math import exp

from games.bots.check.world import World

# By the number of seats and the turns that each has had (0, 2, 4, 6 and 9 or more): what counts a
# point of the low cards, one of the two highest, a card that its owner does not know, any card, a
# turn to wait (all of them: 1), and an unknown card of who dares to match with it.
WEIGHTS = {
    2: (
        (-0.05, -0.02, -0.36, -0.41, -0.41, 0.13),
        (-0.10, -0.02, -0.31, -0.37, -0.55, 0.11),
        (-0.16, -0.04, -0.33, -0.38, -0.61, 0.13),
        (-0.23, -0.06, -0.33, -0.31, -0.48, -0.03),
        (-0.85, -0.03, -0.33, 0.22, -0.55, -0.65),
    ),
    3: (
        (-0.06, -0.02, -0.36, -0.23, -0.36, 0.15),
        (-0.12, -0.02, -0.27, -0.18, -0.47, 0.09),
        (-0.21, -0.04, -0.20, -0.06, -0.41, 0.04),
        (-0.36, -0.07, -0.28, 0.23, -0.41, 0.19),
        (-1.47, -0.02, -0.39, 1.25, -0.05, 0.39),
    ),
    4: (
        (-0.06, -0.02, -0.33, -0.19, -0.26, 0.16),
        (-0.14, -0.02, -0.22, -0.07, -0.38, 0.11),
        (-0.28, -0.06, -0.04, 0.16, -0.38, -0.21),
        (-0.53, -0.05, -0.29, 0.36, -0.34, 0.09),
        (-1.18, -0.02, 0.02, 0.00, -0.07, 0.17),
    ),
    5: (
        (-0.07, -0.02, -0.25, -0.17, -0.23, 0.19),
        (-0.17, -0.02, -0.20, -0.03, -0.41, 0.11),
        (-0.43, -0.04, -0.14, -0.01, -0.46, -0.04),
        (-1.16, -0.02, -0.27, -0.41, -0.51, 0.15),
        (-1.16, -0.02, -0.27, -0.41, -0.51, 0.15),
    ),
    6: (
        (-0.08, -0.02, -0.43, -0.13, -0.31, 0.27),
        (-0.25, -0.02, -0.23, -0.05, -0.47, 0.14),
        (-0.74, -0.04, -0.20, -0.27, -0.60, 0.18),
        (-0.97, -0.02, 0.12, 0.00, -0.56, 0.30),
        (-0.97, -0.02, 0.12, 0.00, -0.56, 0.30),
    ),
}
STAGE = (0, 0, 1, 1, 2, 2, 3, 3, 3) + (4,) * 100


def chance_to_win(world: World, me: int) -> float:
    seats = world.seats
    low, high, unknown, card, wait, dared = WEIGHTS[seats][STAGE[(world.turns - 1) // seats]]
    weights = []
    for seat, row in enumerate(world.cards):
        bit, known = 1 << seat, world.known[seat]
        total = cards = unseen = first = second = 0
        for position, points in enumerate(row):
            if points:
                total += points
                cards += 1
                if not known[position] & bit:
                    unseen += 1
                if points > first:
                    first, second = points, first
                elif points > second:
                    second = points
        top = first + second
        worth = low * (total - top) + high * top + card * cards
        worth += wait * ((seat - world.turn) % seats / seats)
        worth += unseen * (unknown + dared if world.daring & bit else unknown)
        weights.append(exp(worth))
    return weights[me] / sum(weights)
