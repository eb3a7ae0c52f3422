"""What the hard bot believes to lie face down."""

from collections import Counter
from random import Random

from msgspec.structs import replace

from games.bots.gotcha.beliefs import Beliefs
from games.bots.gotcha.counts import DECK, KIND, NAMES, PLACE
from games.bots.gotcha.notes import blank
from games.bots.gotcha.reading import read
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.settings import Settings
from tests.bots.gotcha.matches import turns
from tests.engines.gotcha.table import Table, at


def beliefs(table: Table, seat: int) -> Beliefs:
    return Beliefs(read(GOTCHA.view(table.state, seat), seat), None)


def often(table: Table, seat: int, owner: int, kind: str) -> float:
    """How often a card of a kind lies in an offer, in the worlds that a seat believes in."""
    believed, rng = beliefs(table, seat), Random(1)
    found = 0
    for _ in range(2000):
        found += (believed.world(rng)[owner] or []).count(PLACE[kind])
    return found / 2000


def test_a_world_keeps_to_all_that_the_seat_can_see() -> None:
    for number, turn in enumerate(turns(5, "worlds")):
        view = GOTCHA.view(turn.state, turn.seat)
        world = Beliefs(read(view, turn.seat), turn.notes).world(Random(number))

        assert [stack is None for stack in world] == [
            all(offer.seat != seat for offer in view.offers) for seat in range(5)
        ]
        for offer in view.offers:
            stack = world[offer.seat]
            assert stack is not None
            assert len(stack) == len(offer.cards)
            for card, kind in zip(offer.cards, stack, strict=True):
                assert card.card is None or KIND[card.card] == kind


def test_what_has_been_seen_lies_nowhere_else() -> None:
    gone = " ".join(f"{kind}-{n}" for kind in ("giant", "bad") for n in range(2, 13))
    gone = " ".join(card for card in gone.split() if card in KIND)
    table = at(
        "select_offer",
        f"discard {gone} giant-1 bad-1; offers 1 big-1 / tiny-1 tiny-2; offers 2 big-2 / tiny-3",
    )

    assert often(table, 0, 1, "giant") == 0
    assert often(table, 0, 2, "bad") == 0


def test_who_shows_a_gotcha_is_suspected_of_hiding_something_good() -> None:
    text = "points 1 1 1; offers 2 tiny-3 / tiny-4 tiny-5; offers 1 {} / tiny-1 tiny-2"
    under_a_gotcha = often(at("select_offer", text.format("once-1")), 0, 1, "giant")
    under_a_thing = often(at("select_offer", text.format("medium-1")), 0, 1, "giant")

    assert under_a_gotcha > 1.5 * under_a_thing


def test_a_seller_is_suspected_of_hiding_what_completes_a_set() -> None:
    text = (
        "points 1 1 1; collects {} big-1; offers 1 tiny-9 / tiny-1 tiny-2; offers 2 tiny-8 / tiny-3"
    )

    assert often(at("select_offer", text.format(1)), 0, 1, "big") > often(
        at("select_offer", text.format(2)), 0, 1, "big"
    )


def test_who_has_hidden_gotchas_before_is_expected_to_do_so_again() -> None:
    table = at("select_offer", "offers 1 big-1 / tiny-1 tiny-2; offers 2 big-2 / tiny-3 tiny-4")
    view = GOTCHA.view(table.state, 0)
    notes = replace(
        blank(3, Settings()),
        hidden=((0.0,) * 3, (1.0, 9.0, 0.0), (0.0,) * 3),
        expected=((0.0,) * 3, (6.0, 2.0, 2.0), (0.0,) * 3),
    )
    found: Counter[int] = Counter()
    believed, rng = Beliefs(read(view, 0), notes), Random(1)
    for _ in range(2000):
        world = believed.world(rng)
        for seat in (1, 2):
            found[seat] += sum(4 <= kind <= 6 for kind in world[seat] or ())

    assert found[1] > 1.5 * found[2]


def test_all_kinds_that_are_left_may_lie_anywhere() -> None:
    table = at("select_offer", "offers 1 big-1 / tiny-1 tiny-2; offers 2 big-2 / tiny-3 tiny-4")
    believed, rng = beliefs(table, 0), Random(1)

    found = {kind for _ in range(5000) for stack in believed.world(rng) for kind in stack or ()}

    assert len(DECK) == len(NAMES) == len(found)
