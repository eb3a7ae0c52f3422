"""What somebody bought, of whom, and what it gained."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from games.figures.modern_art import rounds


def summary(events: Sequence[Any], seats: int) -> tuple[Counter[str], ...]:
    figures: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
    for deal in [deal for book in rounds(events) for deal in book.deals]:
        buyer, auctioneer = figures[deal.buyer], figures[deal.auctioneer]
        auctioneer["own_lots"] += 1
        if deal.buyer == deal.auctioneer:
            auctioneer["own_lots_bought"] += 1
        buyer["lots"] += 1
        # What came free was no bid.
        if deal.price:
            buyer["winning_bids"] += 1
            buyer["paid"] += deal.price
        buyer[f"bought {deal.artist}"] += len(deal.lot)
        buyer[f"profit {deal.artist}"] += deal.gain
    return figures
