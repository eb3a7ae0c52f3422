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
        return f"The {NAME[shown]} is bait: I want the {NAME[traps[0]]} under it to be taken."
    for kind in (shown, *hidden):
        added = display.kinds.count(kind)
        if kind not in GOTCHAS and SET_SIZE[kind] and held[kind] + added >= SET_SIZE[kind]:
            where = "shown openly" if kind == shown and added == 1 else "hidden"
            return (
                f"If nobody buys this, the {NAME[kind]} scores me a point, and it is best {where}."
            )
    if shown in GOTCHAS and hidden:
        return f"A {NAME[shown]} on top keeps the buyer away from the {NAME[hidden[0]]}."
    return f"The buyer will hardly want a {NAME[shown]}, so the rest should come back to me."


def for_play(plan: Plan, reading: Reading) -> str:
    action, me, buyer = plan.action, reading.me, reading.buyer
    match action:
        case Done():
            return "My Action cards are worth more later than now."
        case Flip():
            return "This card could change my choice more than any other."
        case PlayFlipOne():
            if me == buyer:
                return "Seeing one more card before I choose is worth a Flip One."
            return "The buyer will choose differently once this card is seen."
        case PlayAddOne(hand_card=str(), seat=int(seat)):
            assert plan.added is not None
            name = NAME[plan.added[1]]
            if plan.added[1] in GOTCHAS:
                return f"A {name} in that offer hurts whoever gets it, and that won't be me."
            if seat == me or me == buyer:
                return f"This brings the {name} from my hand into my collection."
            return f"A {name} there changes what the buyer takes."
        case PlayStealAPoint(target=int(target)):
            if reading.short[target] <= 1:
                return "This takes a point from a rival who is about to win."
            return "The point counts twice: one more for me, one fewer for a rival."
    if all(seat == me for seat, _ in plan.removed):
        return "My own offer is better without this."
    return "This would help a rival more than my Action card is worth to me."


def for_purchase(seat: Seat, reading: Reading) -> str:
    front, held = reading.stalls[seat].goods.known, reading.counts[reading.me]
    for kind, cards in enumerate(front):
        if kind in GOTCHAS or not cards or not SET_SIZE[kind]:
            continue
        if (held[kind] + cards) // SET_SIZE[kind]:
            return f"With the {NAME[kind]} in this offer I score a point."
        if (reading.counts[seat][kind] + cards) // SET_SIZE[kind]:
            return f"The seller would score a point with the {NAME[kind]}."
    if reading.stalls[seat].goods.unknown:
        return "What lies face down here is probably better than elsewhere."
    return "Of all the offers I can see, this one helps me most."
