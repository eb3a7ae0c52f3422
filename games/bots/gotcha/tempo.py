"""How long a bot takes at a Things & Gotchas table."""

from random import Random

from games.bots.tempo import hesitation
from games.engines.gotcha.view import View

OFFER = (1.5, 4.0)
# So long that people can read what the last round has brought to whom.
AFTER_ROUND = (3.5, 5.5)
BOUNDS = {
    "buyer_flip": (1.0, 2.5),
    "action": (1.0, 3.0),
    "select_offer": (1.5, 3.5),
    "gotcha": (1.5, 3.5),
}


def pause(public_view: View, rng: Random, notes: object = None, temper: str = "") -> float:
    """From public facts only: never from the cards of a hand or what lies face down."""
    if public_view.phase in BOUNDS:
        return hesitation(rng, *BOUNDS[public_view.phase])
    is_fresh = public_view.round > 1 and _nobody_has_offered(public_view)
    return hesitation(rng, *(AFTER_ROUND if is_fresh else OFFER))


def _nobody_has_offered(view: View) -> bool:
    # While all offer at once no offer is shown, but hands grow smaller.
    sizes = {player.hand_size for player in view.players}
    return not view.offers and len(sizes) == 1
