"""How long a bot takes at a table of Modern Art."""

from random import Random

from games.bots.modern_art.notes import Notes
from games.bots.modern_art.temper import delay, temper_of
from games.bots.tempo import hesitation
from games.engines.modern_art.view import View

# Well within the usual countdown of 5 seconds, and never so late that nobody could answer.
BID = (0.8, 2.6)
ANSWER = (0.8, 2.4)
SEALED = (1.0, 3.0)
PRICE = (1.2, 3.0)
CARD = (1.0, 2.8)
# So long that people see who bought what, or read what the round has come to.
AFTER_AUCTION = (2.4, 3.8)
AFTER_ROUND = (4.0, 6.0)

_BY_PHASE = {
    "open": BID,
    "one_offer": BID,
    "hidden": SEALED,
    "set_price": PRICE,
    "fixed_price": ANSWER,
    "second_card": ANSWER,
}


def pause(public_view: View, rng: Random, notes: Notes | None = None, temper: str = "") -> float:
    """From public facts only, the same whether or not the seat wants the painting."""
    if public_view.phase == "open" and temper and notes is not None:
        # Before the first bid the countdown is three times as long.
        countdown = notes.settings.open_countdown * (3 if public_view.high_bid is None else 1)
        return delay(temper_of(temper), public_view, rng, countdown, notes)
    return hesitation(rng, *_BY_PHASE.get(public_view.phase, _before_card(public_view)))


def _before_card(view: View) -> tuple[float, float]:
    if any(view.played.values()):
        return AFTER_AUCTION
    return CARD if view.last_round is None else AFTER_ROUND
