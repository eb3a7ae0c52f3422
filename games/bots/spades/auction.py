"""The bids of a hand that is only imagined: what seats that have not bid are likely to."""

from collections.abc import Sequence

from games.bots.spades.appraisal import Appraisal, cover, crowded, nil_needs, usual_bid
from games.engines.game import Seat
from games.engines.spades.bids import Bid
from games.engines.spades.state import SEATS, in_turn_from, left_of

NIL = Bid("nil", 0)
NORMAL = tuple(Bid("normal", amount) for amount in range(14))


def completed(
    appraisal: Appraisal,
    hands: Sequence[int],
    bids: Sequence[Bid | None],
    dealer: Seat,
    allow_nil: bool,
) -> list[Bid]:
    """The bids with those that are missing, each seat bidding on its own cards."""
    whole = list(bids)
    for seat in in_turn_from(left_of(dealer)):
        if whole[seat] is None:
            whole[seat] = imagined(
                appraisal, hands[seat * 4 : seat * 4 + 4], whole, seat, allow_nil
            )
    return [bid for bid in whole if bid is not None]


def imagined(
    appraisal: Appraisal,
    hand: Sequence[int],
    bids: Sequence[Bid | None],
    seat: Seat,
    allow_nil: bool,
) -> Bid:
    """What a seat bids on a hand, as the medium bot would."""
    partner = bids[(seat + 2) % SEATS]
    if allow_nil:
        is_nil = partner is not None and partner.is_nil
        known = None if partner is None or is_nil else partner.amount
        if appraisal.nil_odds(*hand) + cover(known) >= nil_needs(is_nil):
            return NIL
    placed = [bid.amount for bid in bids if bid is not None]
    return NORMAL[usual_bid(appraisal.tricks(*hand), crowded(placed))]
