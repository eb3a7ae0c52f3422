"""How long a bot takes at a Spades table."""

from random import Random

from games.bots.tempo import hesitation
from games.engines.spades.state import team
from games.engines.spades.view import View

CARD = (0.5, 1.8)
BID = (0.8, 2.5)
# So long that people see who took the trick, or read what the round has come to.
AFTER_TRICK = (2.6, 3.6)
AFTER_ROUND = (4.0, 6.0)


def pause(public_view: View, rng: Random, notes: object = None, temper: str = "") -> float:
    """From public facts only: never from the cards that the seat in turn holds."""
    if public_view.phase == "play":
        trick_lies = not public_view.trick and any(public_view.tricks_won)
        return hesitation(rng, *(AFTER_TRICK if trick_lies else CARD))
    round_lies = public_view.rounds and _nobody_has_chosen(public_view)
    return hesitation(rng, *(AFTER_ROUND if round_lies else BID))


def _nobody_has_chosen(view: View) -> bool:
    # Who may bid blind is shown their cards by their own choice only.
    looked = any(
        player.sees_cards for player in view.players if view.eligible_blind[team(player.seat)]
    )
    return not looked and not any(view.bids)
