"""What the hard bot says of what it does, in the words of a player."""

from games.bots.gotcha.counts import GOTCHAS, SET_SIZE
from games.bots.gotcha.displays import Display
from games.bots.gotcha.plans import Plan
from games.bots.gotcha.reading import Reading
from games.engines.game import Seat
from games.engines.gotcha.actions import (
    Done,
    Flip,
    PlayAddOne,
    PlayFlipOne,
    PlayStealAPoint,
)

NAME = (
    "Giant Thing",
    "Big Thing",
    "Medium Thing",
    "Tiny Thing",
    "Gotcha Once",
    "Gotcha Twice",
    "Gotcha Bad",
    "Flip One",
    "Add One",
    "Remove One",
    "Remove Two",
    "Steal A Point",
)


def for_offer(display: Display, reading: Reading) -> str:
    shown, *hidden = display.kinds
    held = reading.counts[reading.me]
    traps = [kind for kind in hidden if kind in GOTCHAS]
    if traps and shown not in GOTCHAS:
        return (
            f"The {NAME[shown]} is bait: the {NAME[traps[0]]} under it is better taken than kept."
        )
    for kind in (shown, *hidden):
        added = display.kinds.count(kind)
        if kind not in GOTCHAS and SET_SIZE[kind] and held[kind] + added >= SET_SIZE[kind]:
            where = "shown openly" if kind == shown and added == 1 else "hidden"
            return f"If nobody takes it, the {NAME[kind]} makes a point, and it is best {where}."
    if shown in GOTCHAS and hidden:
        return f"A {NAME[shown]} on top keeps the buyer away from the {NAME[hidden[0]]}."
    return f"The buyer will hardly want a {NAME[shown]}, so the rest should come back."


def for_play(plan: Plan, reading: Reading) -> str:
    action, me, buyer = plan.action, reading.me, reading.buyer
    match action:
        case Done():
            return "Its Action cards are worth more later than now."
        case Flip():
            return "What lies there could change its choice more than any other card."
        case PlayFlipOne():
            if me == buyer:
                return "One more card turned up is worth the Flip One before it chooses."
            return "The buyer will choose differently once this card is seen."
        case PlayAddOne(hand_card=str(), seat=int(seat)):
            assert plan.added is not None
            name = NAME[plan.added[1]]
            if plan.added[1] in GOTCHAS:
                return f"A {name} in that offer hurts whoever gets it, and that will be another."
            if seat == me or me == buyer:
                return f"That way the {name} of its hand comes into its own collection."
            return f"A {name} there changes what the buyer takes."
        case PlayStealAPoint(target=int(target)):
            if reading.short[target] <= 1:
                return "It takes a point from who is about to win."
            return "The point counts twice: it has one more and a rival one fewer."
    if all(seat == me for seat, _ in plan.removed):
        return "It removes from its own offer what it would rather not have."
    return "It removes what would help a rival more than the card is worth to keep."


def for_purchase(seat: Seat, reading: Reading) -> str:
    front, held = reading.stalls[seat].goods.known, reading.counts[reading.me]
    for kind, cards in enumerate(front):
        if kind in GOTCHAS or not cards or not SET_SIZE[kind]:
            continue
        if (held[kind] + cards) // SET_SIZE[kind]:
            return f"With the {NAME[kind]} of this offer it scores a point."
        if (reading.counts[seat][kind] + cards) // SET_SIZE[kind]:
            return f"Its seller would score a point with the {NAME[kind]}."
    if reading.stalls[seat].goods.unknown:
        return "What lies face down there is likely to be better than elsewhere."
    return "This offer helps it most of all that it sees."
