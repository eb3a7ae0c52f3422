"""What a round is worth to a team."""

from collections.abc import Sequence

import msgspec

from games.engines.spades.bids import Bid

NIL_POINTS = 100
BLIND_NIL_POINTS = 200
BAGS_FOR_PENALTY = 10


class Breakdown(msgspec.Struct, frozen=True):
    """The lines of a team's round; they add up to its score."""

    bid: int
    blind_bonus: int
    bags: int
    nil: int
    blind_nil: int
    bag_penalty: int

    @property
    def total(self) -> int:
        return (
            self.bid + self.blind_bonus + self.bags + self.nil + self.blind_nil + self.bag_penalty
        )


def score(
    bids: Sequence[Bid], tricks: Sequence[int], bags_before: int, bag_penalty: int
) -> tuple[Breakdown, int]:
    """The breakdown of one team's round and the bags it has afterwards.

    `bids` and `tricks` are those of the two partners.
    """
    contract = blind = contract_tricks = nil_tricks = nil = blind_nil = 0
    for bid, taken in zip(bids, tricks, strict=True):
        if bid.is_nil:
            nil_tricks += taken
            sign = -1 if taken else 1
            if bid.is_blind:
                blind_nil += sign * BLIND_NIL_POINTS
            else:
                nil += sign * NIL_POINTS
        else:
            contract += bid.amount
            contract_tricks += taken
            if bid.is_blind:
                blind += bid.amount

    # The contract is made by the tricks of the non-nil bidders only.
    made = contract_tricks >= contract
    sign = 1 if made else -1
    # A nil bidder's tricks are bags whatever happens to the contract.
    bags = nil_tricks + (contract_tricks - contract if made else 0)
    penalties, bags_after = divmod(bags_before + bags, BAGS_FOR_PENALTY)
    breakdown = Breakdown(
        bid=sign * 10 * contract,
        blind_bonus=sign * 10 * blind,
        bags=bags,
        nil=nil,
        blind_nil=blind_nil,
        bag_penalty=-penalties * bag_penalty,
    )
    return breakdown, bags_after
