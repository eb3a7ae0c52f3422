"""The offers that the hard bot may make."""

from collections.abc import Sequence

from games.bots.gotcha.counts import KIND
from games.engines.gotcha.actions import PlaceOffer


class Display:
    """An offer, and the kinds of its cards, the first face up."""

    __slots__ = ("kinds", "offer")

    def __init__(self, offer: PlaceOffer) -> None:
        self.offer = offer
        self.kinds = [KIND[card] for card in (offer.face_up, *offer.face_down)]


def displays_of(legal: Sequence[PlaceOffer]) -> list[Display]:
    """One of all that show and hide the same kinds."""
    found: dict[object, Display] = {}
    for offer in legal:
        up, *down = [KIND[card] for card in (offer.face_up, *offer.face_down)]
        found.setdefault((up, *sorted(down)), Display(offer))
    return list(found.values())
