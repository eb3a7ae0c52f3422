"""The easy bot: counts its high cards, plays by simple rules, and now and then any card."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from games.bots import Decision
from games.bots.budget import Budget
from games.bots.spades.notes import Notes
from games.bots.spades.ranking import pack_seen
from games.bots.spades.reading import Reading, read
from games.engines.game import Seat
from games.engines.spades.actions import Action, PlaceBid, PlayCard, SeeCards
from games.engines.spades.pack import BIG_JOKER, SUIT
from games.engines.spades.view import View

CARELESS = 0.25


def decide(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    if view.phase == "blind":
        return Decision(SeeCards(), "I look at my cards before I bid.")
    if view.phase == "bid":
        return _bid(view, legal, rng)
    cards = [action.card for action in legal if isinstance(action, PlayCard)]
    reading = read(view)
    # A partner's nil, or its own, is not for carelessness.
    guarded = reading.nil_alive[reading.me] or reading.nil_alive[reading.partner]
    if not guarded and rng.random() < CARELESS:
        return Decision(PlayCard(rng.choice(cards)), "I played without much thought.")
    return _play(reading, sorted(cards, key=reading.height.__getitem__))


def _bid(view: View, legal: Sequence[Action], rng: Random) -> Decision:
    hand = view.hand or ()
    nil = PlaceBid("nil", 0)
    if nil in legal and _is_hopeless(hand):
        return Decision(nil, "Nothing in my hand could take a trick.")
    lengths = Counter(SUIT[card] for card in hand)
    pack = pack_seen(view)
    aces = {"AH", "AC", "AD", pack.cards[0]}
    kings = {"KH", "KC", "KD", pack.cards[1]}
    high = sum(1 for card in hand if card in aces)
    # A bare king falls to the ace.
    high += sum(1 for card in hand if card in kings and lengths[SUIT[card]] > 1)
    usual_spades = 4 if BIG_JOKER in pack.place else 3
    long_spades = max(0, lengths["S"] - usual_spades)
    amount = high + long_spades + rng.choice((-1, 0, 0, 1))
    bid = PlaceBid("normal", min(max(1, amount), 13))
    return Decision(bid, "I counted my high cards and my long spades.")


def _is_hopeless(hand: Sequence[str]) -> bool:
    """A nil that needs no judgement: few and low spades, nothing high elsewhere."""
    spades = [card for card in hand if SUIT[card] == "S"]
    return (
        len(spades) <= 3
        and all(card[0] in "3456789" for card in spades)
        and all(card[0] in "23456789TJ" for card in hand)
    )


def _play(reading: Reading, cards: list[str]) -> Decision:
    """`cards` are what may be played, the lowest first."""
    if reading.nil_alive[reading.me]:
        return _duck(reading, cards)
    if reading.best is None:
        return _lead(reading, cards)
    winning = [card for card in cards if reading.holder(card).seat == reading.me]
    if not winning:
        return Decision(PlayCard(cards[0]), "I kept my better cards.")
    # Nobody is left to beat the cheapest; before others only the best will do.
    card = winning[-1] if reading.later else winning[0]
    partner_holds = reading.best.seat == reading.partner
    if reading.nil_alive[reading.partner] and (partner_holds or reading.partner in reading.later):
        return Decision(PlayCard(card), "I played high to cover my partner's nil.")
    if partner_holds:
        return Decision(PlayCard(cards[0]), "I left the trick to my partner.")
    if SUIT[card] != reading.led:
        return Decision(PlayCard(winning[0]), "I could trump.")
    if not reading.later or card[0] in "AK" or SUIT[card] == "S":
        return Decision(PlayCard(card), "I could take the trick.")
    return Decision(PlayCard(cards[0]), "I kept my better cards.")


def _lead(reading: Reading, cards: list[str]) -> Decision:
    plain = [card for card in cards if SUIT[card] != "S"]
    if reading.nil_alive[reading.partner]:
        return Decision(PlayCard((plain or cards)[-1]), "I led high to protect my partner's nil.")
    if plain and plain[-1][0] == "A":
        return Decision(PlayCard(plain[-1]), "I led an ace.")
    return Decision(PlayCard(cards[0]), "I led low.")


def _duck(reading: Reading, cards: list[str]) -> Decision:
    under = [card for card in cards if reading.holder(card).seat != reading.me]
    if under:
        return Decision(PlayCard(under[-1]), "I threw my highest card that takes nothing.")
    return Decision(PlayCard(cards[0]), "I played low for my nil.")
