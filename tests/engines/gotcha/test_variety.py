"""A comparison is worth what it compares: in random matches the rare things must happen too."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from games.engines.game import Seat, Step
from games.engines.gotcha.actions import PlayAddOne, PlayRemoveTwo, SelectOffer, Take
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.state import OfferingAtOnce, Picking, State
from tests.engines.gotcha.matches import DECKS, random_match

EXPECTED = {
    "added by the buyer",
    "added to an emptied offer",
    "chosen an emptied offer",
    "removed the only card",
    "a hidden card of one's own in another's offer",
    "offered fewer than three",
    "listed anew after a pick",
    "picked from oneself",
    "picked of Twice the one card left",
    "stolen and discarded at once",
    "a theft while sets of the buyer's are listed",
    "bad costs the buyer",
    "bad pays the buyer",
    "no harm by bad",
    "no harm by once",
    "no harm by twice",
    "gotcha_broken",
    "nothing done with flip_one",
    "nothing done with add_one",
    "nothing done with remove_one",
    "nothing done with remove_two",
    "nothing done with steal_a_point",
    "skipped in offer",
    "skipped in buyer_flip",
    "skipped in action",
    "skipped in select_offer",
    "reshuffled",
    "lead_tied",
    "target_points",
    "round_limit",
    "a shared win",
}


def told(step: Step) -> Iterator[str]:
    for event in step.events:
        match event.__struct_config__.tag:
            case "nothing_done":
                yield f"nothing done with {event.card.split('-')[0]}"
            case "no_harm":
                yield f"no harm by {event.kind}"
            case "skipped":
                yield f"skipped in {event.phase}"
            case "offered" if event.face_down < 2:
                yield "offered fewer than three"
            case "match_ended":
                yield event.reason
                yield "a shared win" if len(event.winners) > 1 else "a win"
            case tag:
                yield str(tag)


def done(before: State, seat: Seat, action: Any, step: Step) -> Iterator[str]:
    match action:
        case PlayAddOne(seat=int(owner)):
            if seat == before.buyer:
                yield "added by the buyer"
            if before.offers[owner] == ():
                yield "added to an emptied offer"
            if owner != seat:
                yield "a hidden card of one's own in another's offer"
        case PlayRemoveTwo(targets=(_,)):
            yield "removed the only card"
        case SelectOffer(seat=owner) if before.offers[owner] == ():
            yield "chosen an emptied offer"
        case Take():
            yield from taken(before, action, step)
    for event in step.events:
        if event.__struct_config__.tag == "point_moved" and event.gainer != seat:
            yield "bad costs the buyer" if event.gainer is None else "bad pays the buyer"
        elif event.__struct_config__.tag == "point_moved" and seat == before.buyer:
            yield "bad pays the buyer"


def taken(before: State, action: Take, step: Step) -> Iterator[str]:
    phase = before.phase
    assert isinstance(phase, Picking)
    if phase.set.seat == before.buyer:
        yield "picked from oneself"
    if phase.set.kind == "twice" and phase.count == 1:
        yield "picked of Twice the one card left"
    fates = {pick.fate for pick in action.picks}
    if len(fates) == 2:
        yield "stolen and discarded at once"
    if "steal" in fates and any(listed.seat == before.buyer for listed in phase.waiting):
        yield "a theft while sets of the buyer's are listed"
    if not phase.waiting and isinstance(step.state.phase, Picking):
        yield "listed anew after a pick"


def test_random_matches_come_upon_everything_that_the_rules_speak_of() -> None:
    rng = random.Random("variety")
    met: Counter[str] = Counter()
    for number in range(120):
        at_once = number % 2 == 0
        match = random_match(
            rng,
            rng.randint(3, 6),
            DECKS[number % len(DECKS)],
            simultaneous_offers=at_once,
            target_points=rng.choice((1, 3, 8)),
        )
        for before, move, step in match:
            met.update(told(step))
            if move is not None:
                met.update(done(before, *move, step))
            met["at once"] += isinstance(step.state.phase, OfferingAtOnce)
            assert GOTCHA.timer(step.state) is None

    assert set(+met) >= EXPECTED
