"""The words in which people play Spades."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from games.engines.spades.game import SPADES
from tests.simulated.story import Person, Story
from tests.simulated.world import World


class Bidder(Person):
    def bids(self, amount: int) -> None:
        self.does({"type": "bid", "kind": "normal", "amount": amount}, f"bids {amount}")

    def bids_nil(self) -> None:
        self.does({"type": "bid", "kind": "nil", "amount": 0}, "bids nil")

    def plays(self, card: str) -> None:
        self.does({"type": "play", "card": card}, f"plays {card}")


class SpadesStory(Story[Bidder]):
    game = SPADES
    cast = Bidder

    def __init__(self, world: World, *names: str, hands: dict[str, str], **settings: Any) -> None:
        """The hands of the first round, beginning with whoever bids first and leads."""
        first = names.index(next(iter(hands)))
        deck = dealt([cards.split() for cards in hands.values()])
        super().__init__(world, *names, seed=seed_for(first), deck=deck, **settings)

    def read(self, view: Any) -> dict[str, Any]:
        last, outcome = view["last_trick"], view["outcome"]
        return {
            "phase": view["phase"],
            "round": view["round"],
            "dealer": self.name_of(view["dealer"]),
            "to_act": [self.name_of(seat) for seat in view["actors"]],
            "bids": self.by_name([bid and (bid["amount"] or bid["kind"]) for bid in view["bids"]]),
            "trick": {self.name_of(laid["seat"]): laid["card"] for laid in view["trick"]},
            "taken_by": last and self.name_of(last["winner"]),
            "tricks": self.by_name(view["tricks_won"]),
            "spades_broken": view["spades_broken"],
            "scores": view["scores"],
            "bags": view["bags"],
            "hand": None if view["hand"] is None else " ".join(view["hand"]),
            "winners": outcome and [self.name_of(seat) for seat in outcome["winners"]],
        }


def dealt(hands: Sequence[Sequence[str]]) -> list[str]:
    """The pack from which these hands are dealt, one card at a time."""
    return [card for turn in zip(*hands, strict=True) for card in turn]


def seed_for(first: int) -> str:
    """A seed by which this seat bids first."""
    settings = SPADES.Settings()
    return next(
        seed
        for seed in map(str, count())
        if SPADES.actors(SPADES.setup(4, seed, settings).state) == {first}
    )
