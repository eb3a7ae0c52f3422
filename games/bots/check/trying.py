"""Trying a candidate out: what a world comes to if this seat does it and all then play on."""

from random import Random

from games.bots.check import policy, prospects
from games.bots.check.candidates import Candidate
from games.bots.check.notes import Notes
from games.bots.check.placing import LEARNING
from games.bots.check.seeing import estimates
from games.bots.check.using import use
from games.bots.check.utility import chance_to_win, spread
from games.bots.check.world import World
from games.engines.check.actions import (
    CallCheck,
    DiscardCard,
    DrawCard,
    ExchangeCards,
    PeekAt,
    SwapCard,
)
from games.engines.check.points import PEEKS, POINTS
from games.engines.check.view import View
from games.engines.game import Seat

# How many turns are played on, by the number of seats.
HORIZON = {2: 2, 3: 3, 4: 4, 5: 5, 6: 6}
TO_THE_END = 10_000


class Trial:
    """What stays the same for all worlds and candidates of one decision."""

    def __init__(self, view: View, me: Seat, notes: Notes | None) -> None:
        self._me = me
        self._following = [] if notes is None else notes.abilities[1:]
        self._peeks = view.ability.peeks_left if view.ability else 0
        self._held = POINTS[view.drawn.card] if view.drawn and view.drawn.card else 0
        self._everybody = (1 << len(view.players)) - 1
        is_open = view.drawn is not None and view.drawn.source == "discard"
        self._knowers = self._everybody if is_open else 1 << me
        self._totals = [player.total for player in view.players]
        rounds_left = notes.settings.rounds - view.round if notes else 0
        self._spread = spread(rounds_left)
        # Whether this round decides the match.
        self.is_decisive = not rounds_left
        # Prospects are those of a single round: they know nothing of earlier ones.
        is_single = self.is_decisive and len(set(self._totals)) == 1
        self._turns = HORIZON[len(self._totals)] if is_single else TO_THE_END

    def value(self, given: World, candidate: Candidate, chance: Random) -> float:
        """How likely it then is to win the match."""
        world = given.copy(chance)
        self._play(world, candidate)
        policy.play_on(world, given.turns + self._turns)
        if not world.over:
            return prospects.chance_to_win(world, self._me)
        ended = zip(self._totals, world.points(), strict=True)
        return chance_to_win([before + now for before, now in ended], self._me, self._spread)

    def _play(self, world: World, candidate: Candidate) -> None:
        me = self._me
        match candidate.action:
            case CallCheck():
                world.call(me)
                world.next_turn()
            case DrawCard("pile"):
                eager = LEARNING if world.caller < 0 else 0.0
                own = estimates(world, me)
                policy.place(world, world.pile.pop(), own, eager, may_discard=True)
            case DrawCard():
                assert candidate.position is not None
                card = world.discard.pop()
                policy.discarded(world, world.swap(candidate.position, card, self._everybody))
            case SwapCard(position):
                policy.discarded(world, world.swap(position, self._held, self._knowers))
            case DiscardCard():
                world.discard.append(self._held)
                policy.discarded(world, self._held)
            case PeekAt(targets):
                for place in targets:
                    world.look(me, place.seat, place.position)
                use(world, me, self._peeks - len(targets) if targets else 0)
                self._go_on(world)
            case ExchangeCards(first, second):
                if first and second:
                    world.exchange(first.seat, first.position, second.seat, second.position)
                self._go_on(world)

    def _go_on(self, world: World) -> None:
        """After an ability: another one that is to be used, and the next turn."""
        for seat, rank in self._following:
            use(world, seat, PEEKS[rank])
        world.next_turn()
