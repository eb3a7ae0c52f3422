"""A lot comes under the hammer and leaves it."""

from msgspec.structs import replace

from games.engines.game import Seat, Step
from games.engines.modern_art.ending import end_round, is_over
from games.engines.modern_art.events import Event, LotGiven, LotSold
from games.engines.modern_art.paintings import AUCTION, PLACE
from games.engines.modern_art.phases import (
    Hidden,
    Lot,
    NamePrice,
    OneOffer,
    Open,
    Phase,
    Play,
    SecondCard,
)
from games.engines.modern_art.state import (
    FinishedAuction,
    State,
    changed_at,
    left_of,
    next_with_cards,
)


def put_up(state: State, seat: Seat, lot: Lot, event: Event) -> Step:
    """The seat plays the last card of the lot from its hand and is the auctioneer.

    The card counts for its artist at once. Where it ends the round, nothing is auctioned.
    """
    card = lot[-1]
    hand, artist = state.hands[seat], PLACE[card]
    place = hand.index(card)
    hands = changed_at(seat, state.hands, hand[:place] + hand[place + 1 :])
    played = changed_at(artist, state.played, state.played[artist] + 1)
    state = replace(state, hands=hands, played=played, phase=_begun(seat, lot, len(hands)))
    if not is_over(state, card):
        return Step(state, (event,))
    ended = end_round(state, seat, lot)
    return Step(ended.state, (event, *ended.events))


def _begun(auctioneer: Seat, lot: Lot, seats: int) -> Phase:
    """The auction is of the last card's kind: of a double's second card, where it has one."""
    match AUCTION[lot[-1]]:
        case "open":
            return Open(auctioneer, lot)
        case "one_offer":
            return OneOffer(auctioneer, lot, left_of(auctioneer, seats))
        case "hidden":
            return Hidden(auctioneer, lot, (None,) * seats)
        case "fixed_price":
            return NamePrice(auctioneer, lot)
        case _:
            return SecondCard(auctioneer, lot, auctioneer)


def sell(
    state: State,
    auctioneer: Seat,
    lot: Lot,
    buyer: Seat,
    price: int,
    bids: tuple[int, ...] | None = None,
) -> Step:
    """The buyer pays the auctioneer; an auctioneer who buys pays the bank."""
    money = list(state.money)
    money[buyer] -= price
    if buyer != auctioneer:
        money[auctioneer] += price
    state = replace(state, money=tuple(money))
    auction = FinishedAuction(lot, auctioneer, buyer, price, bids)
    return _handed_over(state, auction, LotSold(lot, auctioneer, buyer, price))


def give(state: State, auctioneer: Seat, lot: Lot, bids: tuple[int, ...] | None = None) -> Step:
    """Nobody wants to pay for it: the auctioneer gets it free."""
    auction = FinishedAuction(lot, auctioneer, auctioneer, 0, bids)
    return _handed_over(state, auction, LotGiven(lot, auctioneer))


def _handed_over(state: State, auction: FinishedAuction, event: Event) -> Step:
    """The turn passes to the left of the final auctioneer."""
    buyer, seats = auction.buyer, state.seats
    state = replace(
        state,
        paintings=changed_at(buyer, state.paintings, state.paintings[buyer] + auction.lot),
        last_auction=auction,
        phase=Play(next_with_cards(state.hands, left_of(auction.auctioneer, seats))),
    )
    return Step(state, (event,))
