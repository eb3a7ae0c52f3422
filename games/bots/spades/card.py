"""The medium bot's choice of a card: what each is expected to bring, and the best of them."""

from games.bots.spades.contest import winners
from games.bots.spades.counting import Count
from games.bots.spades.promise import danger, promise
from games.bots.spades.reading import Reading
from games.bots.spades.stakes import Stakes, stakes
from games.engines.spades.state import SEATS

# What is left of a promised trick: it may never come, or the partner might have had it.
PATIENCE = 0.5


def choose_card(reading: Reading, cards: list[str]) -> tuple[str, str]:
    """The card, and why in one sentence."""
    count = Count(reading)
    at_stake = stakes(reading)
    # Of cards that are worth the same the lowest; for a nil the highest.
    for_nil = reading.nil_alive[reading.me]
    in_order = sorted(cards, key=reading.height.__getitem__, reverse=for_nil)
    card = max(in_order, key=lambda card: _worth(reading, count, at_stake, card))
    return card, _reason(reading, at_stake, card)


def _worth(reading: Reading, count: Count, at_stake: Stakes, card: str) -> float:
    chances = winners(reading, count, card)
    now = sum(chance * worth for chance, worth in zip(chances, at_stake.to_win, strict=True))
    return now - _kept(reading, count, at_stake, card)


def _kept(reading: Reading, count: Count, at_stake: Stakes, card: str) -> float:
    """What the card would be worth if it stayed in the hand."""
    if reading.nil_alive[reading.me]:
        return at_stake.to_win[reading.me] * danger(reading, count, card)
    return PATIENCE * at_stake.later * promise(reading, count, card)


def _reason(reading: Reading, at_stake: Stakes, card: str) -> str:
    me, partner = reading.me, reading.partner
    holds = reading.holder(card).seat == me
    if reading.nil_alive[me]:
        return "I bid nil, so I get rid of what could take a trick."
    if reading.nil_alive[partner] and holds:
        return "This covers my partner's nil."
    if any(reading.nil_alive[(me + step) % SEATS] for step in (1, 3)) and not holds:
        return "This leaves the trick to an opponent who bid nil."
    if at_stake.later < 0:
        return "My team doesn't need another trick: it would only be a bag."
    if holds:
        return "This may win the trick."
    return "I keep my better cards for tricks they can win."
