"""What the fit to matches between bots has found: powers of e by which somebody wins more often."""

# By how many points are missing to win; the last also for more.
POINTS = (3.35, 2.35, 1.6, 1.0, 0.4, 0.0)
# Of a set of Things that is not complete, by how many cards of it there are.
STARTED = {
    "big": (0.0, 0.22),
    "medium": (0.0, 0.13, 0.4),
    "tiny": (0.0, 0.09, 0.2, 0.43),
    "once": (0.0, -0.1),
    "twice": (0.0, -0.22),
    "bad": (0.0, -0.03, -0.36),
}
# Of an Action card, and of each more of its kind.
ONE = {
    "flip_one": 0.04,
    "add_one": 0.4,
    "remove_one": 0.12,
    "remove_two": 0.26,
    "steal_a_point": 0.45,
}
MORE = {
    "flip_one": 0.03,
    "add_one": 0.2,
    "remove_one": 0.1,
    "remove_two": 0.12,
    "steal_a_point": 0.2,
}
# How much of that a Thing still counts, by how many points are missing: who lacks one is stopped.
LATE = (0.4, 0.4, 1.2, 1.0, 1.0, 1.0)
# Of the money bag, and as much more to who lacks one point.
BAG = 0.35
BAG_AHEAD = 0.45
# Of a card in the hand, by kind, and of a set that the hand completes.
HAND = (0.2, 0.0, -0.01, -0.03, -0.085, -0.09, -0.1, -0.04, 0.03, 0.0, 0.01, 0.1)
AVAILABLE = 0.04
