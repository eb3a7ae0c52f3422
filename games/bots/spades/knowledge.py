"""What a seat knows for certain: the pack, its cards, what has fallen and who has shown a void."""

import msgspec

from games.bots.spades.counting import visible_tricks
from games.bots.spades.deck import SPADES, Card, Deck, deck_of
from games.bots.spades.notes import Notes
from games.bots.spades.ranking import JOKERS, pack_seen
from games.bots.spades.stakes import bag_penalty
from games.bots.spades.standing import Outlook, outlook
from games.engines.game import Seat
from games.engines.spades.pack import BIG_JOKER
from games.engines.spades.settings import Settings
from games.engines.spades.state import SEATS
from games.engines.spades.view import View

GONE = SEATS  # where cards are that fell before this seat began to take notes


class Knowledge(msgspec.Struct, frozen=True):
    view: View
    me: Seat
    deck: Deck
    outlook: Outlook
    allow_nil: bool
    # By suit; None while it may not see them.
    hand: list[int] | None
    # By seat and suit: what each has played in this round, as far as it is known.
    fallen: list[int]
    # The same in their order.
    played: list[tuple[Seat, Card]]
    # By seat and suit, and for what is gone: that it holds none.
    voids: list[bool]
    # By suit: the cards that are neither in the own hand nor known to have fallen.
    unseen: list[int]
    # By seat, and for what is gone: how many of them it holds.
    sizes: list[int]

    @property
    def is_complete(self) -> bool:
        """Whether it knows all that has fallen."""
        return not self.sizes[GONE]


def know(view: View, notes: Notes | None, seat: Seat | None) -> Knowledge:
    me = view.actors[0] if seat is None else seat
    settings = _settings(view) if notes is None else notes.settings
    penalty = bag_penalty(view) if notes is None else settings.bag_penalty
    deck = deck_of(settings)
    tricks = _tricks(view, notes)
    fallen = [0] * (4 * SEATS)
    played: list[tuple[Seat, Card]] = []
    voids = [False] * (4 * SEATS + 4)
    for plays in tricks:
        led = deck.card[plays[0][1]][0]
        for player, name in plays:
            suit, bit = deck.card[name]
            fallen[player * 4 + suit] |= bit
            played.append((player, (suit, bit)))
            if suit != led:
                voids[player * 4 + led] = True
    hand = None if view.hand is None else deck.suits(view.hand)
    unseen = list(deck.full)
    for place, cards in enumerate(fallen):
        unseen[place & 3] &= ~cards
    if hand is not None:
        unseen = [out & ~held for out, held in zip(unseen, hand, strict=True)]
    sizes = [player.hand_size for player in view.players]
    if hand is not None:
        sizes[me] = 0
    sizes.append(sum(out.bit_count() for out in unseen) - sum(sizes))
    # While spades are unbroken none of them has gone.
    voids[GONE * 4 + SPADES] = not view.spades_broken
    return Knowledge(
        view,
        me,
        deck,
        outlook(view, settings, penalty),
        settings.allow_nil,
        hand,
        fallen,
        played,
        voids,
        unseen,
        sizes,
    )


def _settings(view: View) -> Settings:
    """As far as they can be told from a view."""
    pack = pack_seen(view)
    return Settings(jokers=BIG_JOKER in pack.place, deuce_high=pack.cards[0] not in (*JOKERS, "AS"))


def _tricks(view: View, notes: Notes | None) -> list[list[tuple[Seat, str]]]:
    """The tricks of this round that are known, card by card."""
    played = 4 * sum(view.tricks_won) + len(view.trick)
    if notes is not None and notes.round == view.round and len(notes.fallen) == played:
        return [list(notes.fallen[start : start + 4]) for start in range(0, played, 4)]
    return [[(play.seat, play.card) for play in plays] for plays in visible_tricks(view) if plays]
