"""Setting up a match and dealing its rounds."""

from collections.abc import Sequence

from games.engines import chance
from games.engines.game import Seat, Step, check_setup
from games.engines.spades.events import Dealt
from games.engines.spades.pack import Pack, pack_of
from games.engines.spades.settings import Settings
from games.engines.spades.state import (
    SEATS,
    Bidding,
    BlindWindow,
    Deal,
    Hand,
    Match,
    Standing,
    State,
    Trick,
    in_turn_from,
    left_of,
    team,
)

BEHIND_FOR_BLIND = 100


def setup(seats: int, seed: str, settings: Settings, deck: Sequence[str] | None = None) -> Step:
    check_setup(range(SEATS, SEATS + 1), Settings, seats, seed, settings, deck)
    packs = () if deck is None else _packs(deck, pack_of(settings))
    match = Match(settings, seed, packs)
    # From the seed only: the same seed has the same first dealer in every variant.
    dealer = chance.drawn(range(SEATS), chance.derived(seed, "dealer"))
    return deal(match, Standing(), 1, dealer, last_trick=None)


def deal(
    match: Match, standing: Standing, round: int, dealer: Seat, last_trick: Trick | None
) -> Step:
    eligible = _eligible_blind(match.settings, standing.scores)
    order = in_turn_from(left_of(dealer))
    window = tuple(seat for seat in order if eligible[team(seat)])
    state = State(
        match=match,
        deal=Deal(round, dealer, eligible),
        standing=standing,
        hands=_hands(match, round, dealer),
        bids=(None,) * SEATS,
        last_trick=last_trick,
        phase=BlindWindow(window) if window else Bidding(order),
    )
    return Step(state, (Dealt(round, dealer, eligible),))


def _eligible_blind(settings: Settings, scores: tuple[int, int]) -> tuple[bool, bool]:
    if not (settings.blind_nil or settings.blind_bid):
        return False, False
    lead = scores[0] - scores[1]
    return -lead >= BEHIND_FOR_BLIND, lead >= BEHIND_FOR_BLIND


def _hands(match: Match, round: int, dealer: Seat) -> tuple[Hand, ...]:
    pack = pack_of(match.settings)
    if round <= len(match.packs):
        cards = match.packs[round - 1]
    else:
        cards = chance.shuffled(pack.cards, chance.derived(match.seed, "round", round))
    # One card at a time, from the left of the dealer.
    hands: list[Hand] = [()] * SEATS
    for start, seat in enumerate(in_turn_from(left_of(dealer))):
        hands[seat] = tuple(sorted(cards[start::SEATS], key=pack.place.__getitem__))
    return tuple(hands)


def _packs(deck: Sequence[str], pack: Pack) -> tuple[tuple[str, ...], ...]:
    size = len(pack.cards)
    packs = tuple(tuple(deck[start : start + size]) for start in range(0, len(deck), size))
    if not packs or not all(_is_complete(cards, pack) for cards in packs):
        raise ValueError("A deck is one or more complete packs of this table's 52 cards.")
    return packs


def _is_complete(cards: tuple[str, ...], pack: Pack) -> bool:
    return (
        len(cards) == len(pack.cards)
        and all(isinstance(card, str) for card in cards)
        and set(cards) == set(pack.cards)
    )
