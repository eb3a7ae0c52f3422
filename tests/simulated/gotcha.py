"""The words in which people play Things & Gotchas. Cards are written as in "big-1 tiny-2"."""

from collections.abc import Sequence
from itertools import count, zip_longest
from typing import Any

from games.engines.gotcha.deck import CARDS, KIND_OF
from games.engines.gotcha.game import GOTCHA
from tests.simulated.story import Person, Story
from tests.simulated.world import World

Round = dict[str, str]


class Trader(Person):
    def offers(self, face_up: str, hiding: str = "") -> None:
        """The page lays face-down cards in the order of the hand."""
        hand = self.view["hand"]
        hidden = hiding.split()
        if set(hidden) <= set(hand):
            hidden.sort(key=hand.index)
        action = {"type": "offer", "face_up": face_up, "face_down": hidden}
        self.does(action, f"offers {face_up}, hiding {hiding or 'nothing'}")

    def flips(self, owner: Person, index: int) -> None:
        action = {"type": "flip", "seat": owner.seat, "index": index}
        self.does(action, f"flips card {index} of {owner}")

    def chooses(self, owner: Person) -> None:
        self.does({"type": "select_offer", "seat": owner.seat}, f"chooses the offer of {owner}")

    def says_done(self) -> None:
        self.does({"type": "done"}, "says done")

    def takes(self, steals: str = "", discards: str = "") -> None:
        """The answer to a Gotcha. The form names the picks in the order of their names."""
        fates = dict.fromkeys(discards.split(), "discard") | dict.fromkeys(steals.split(), "steal")
        picks = [{"card": card, "fate": fates[card]} for card in sorted(fates)]
        words = f"steals {steals or 'nothing'} and discards {discards or 'nothing'}"
        self.does({"type": "take", "picks": picks}, words)

    # Action cards: of several of one kind the page plays the first in the collection.

    def flips_with_a_card(self, owner: Person, index: int) -> None:
        self._plays("flip_one", f"on card {index} of {owner}", seat=owner.seat, index=index)

    def adds(self, hand_card: str, to: Person) -> None:
        words = f"with {hand_card} for {to}"
        self._plays("add_one", words, hand_card=hand_card, seat=to.seat)

    def removes(self, owner: Person, index: int) -> None:
        self._plays("remove_one", f"on card {index} of {owner}", seat=owner.seat, index=index)

    def removes_two(self, *spots: tuple[Person, int]) -> None:
        """The page names cards on offer seat by seat, and in an offer from its first card on."""
        named = sorted((owner.seat, index) for owner, index in spots)
        targets = [{"seat": seat, "index": index} for seat, index in named]
        self._plays("remove_two", f"on {spots}", targets=targets)

    def steals_a_point(self, target: Person) -> None:
        self._plays("steal_a_point", f"on {target}", target=target.seat)

    def spends(self, kind: str) -> None:
        """An Action card that there is nothing to use on."""
        fields = {"seat": None, "index": None}
        if kind == "add_one":
            fields = {"hand_card": None, "seat": None}
        elif kind in ("remove_two", "steal_a_point"):
            fields = {"targets" if kind == "remove_two" else "target": None}
        self._plays(kind, "on nothing", **fields)

    def _plays(self, kind: str, words: str, **fields: Any) -> None:
        collection = self.view["players"][self.seat]["collection"]
        card = next((each for each in collection if KIND_OF[each].name == kind), f"{kind}-1")
        self.does({"type": f"play_{kind}", "card": card, **fields}, f"plays {kind} {words}")


class GotchaStory(Story[Trader]):
    game = GOTCHA
    cast = Trader

    def __init__(
        self,
        world: World,
        *names: str,
        rounds: Sequence[Round] = (),
        seed: str = "",
        **settings: Any,
    ) -> None:
        """With `rounds` the first of the first round's names is the buyer; see `stacked`."""
        if rounds:
            first = names.index(next(iter(rounds[0])))
            super().__init__(
                world, *names, seed=seed_for(first, len(names)), deck=stacked(*rounds), **settings
            )
        else:
            super().__init__(world, *names, seed=seed, **settings)

    def read(self, view: Any) -> dict[str, Any]:
        players, pending, outcome = view["players"], view["pending"], view["outcome"]
        by_name = {player["seat"]: self.name_of(player["seat"]) for player in players}
        return {
            "phase": view["phase"],
            "round": view["round"],
            "buyer": by_name[view["buyer"]],
            "bag": by_name[view["bag"]],
            "to_act": [by_name[seat] for seat in view["actors"]],
            "points": self.by_name([player["points"] for player in players]),
            "hand_sizes": self.by_name([player["hand_size"] for player in players]),
            "collections": self.by_name([" ".join(player["collection"]) for player in players]),
            "done": [by_name[player["seat"]] for player in players if player["done"]],
            "offers": {
                by_name[offer["seat"]]: " ".join(face(**card) for card in offer["cards"])
                for offer in view["offers"]
            },
            "discard": " ".join(view["discard"]),
            "hand": None if view["hand"] is None else " ".join(view["hand"]),
            "pending": pending
            and f"{pending['kind']} of {by_name[pending['victim']]}: {pending['count']}",
            "winners": outcome and [by_name[seat] for seat in outcome["winners"]],
        }


def face(card: str | None, face_up: bool) -> str:
    """`big-1` face up, `(big-1)` face down for whoever knows it, `?` for the others."""
    return "?" if card is None else card if face_up else f"({card})"


def stacked(*rounds: Round) -> list[str]:
    """The deck from which these cards are dealt: for each round what everybody gets, beginning
    with its buyer, one card at a time in rotation. All others lie below them."""
    top = [
        card
        for dealt in rounds
        for turn in zip_longest(*[cards.split() for cards in dealt.values()])
        for card in turn
        if card is not None
    ]
    return top + [card for card in CARDS if card not in top]


def seed_for(buyer: int, seats: int) -> str:
    """A seed by which this seat is the first buyer."""
    settings = GOTCHA.Settings()
    return next(
        seed
        for seed in map(str, count())
        if GOTCHA.view(GOTCHA.setup(seats, seed, settings).state, None).buyer == buyer
    )


def as_on_the_page(action: dict[str, Any], view: dict[str, Any], seat: int) -> dict[str, Any]:
    """A legal action in the order and with the card of its kind in which the page says it."""
    if action["type"] == "offer":
        hidden = sorted(action["face_down"], key=view["hand"].index)
        return action | {"face_down": hidden}
    if action["type"] == "take":
        return action | {"picks": sorted(action["picks"], key=lambda pick: pick["card"])}
    if "card" in action:
        kind = KIND_OF[action["card"]]
        collection = view["players"][seat]["collection"]
        return action | {"card": next(card for card in collection if KIND_OF[card] is kind)}
    return action
