"""The rest of a round played out in thought: the others do what a medium bot does, or anything."""

from random import Random

from games.bots.gotcha.beliefs import Beliefs, World, draw
from games.bots.gotcha.counts import Counts, counted
from games.bots.gotcha.habits import Habits
from games.bots.gotcha.outlook import Outlook, in_hand
from games.bots.gotcha.randomly import any_choice, any_flip, any_move, any_offer
from games.bots.gotcha.settling import settled
from games.bots.gotcha.table import Lying, Move, Stack, Table
from games.engines.game import Seat
from games.engines.gotcha.state import HAND_SIZE, OFFER_SIZE
from games.engines.gotcha.view import View

# More Action cards than this are not played in one round.
LONGEST = 12


class Course:
    """How a round goes on from one moment of it, as one seat believes."""

    def __init__(
        self,
        view: View,
        me: Seat,
        beliefs: Beliefs,
        habits: Habits,
        outlook: Outlook,
        is_seen: bool,
    ) -> None:
        self._view = view
        self._me = me
        self._beliefs = beliefs
        self._habits = habits
        self._outlook = outlook
        # Whether sellers see the offers that have been made before theirs.
        self._is_seen = is_seen
        self._points = tuple(player.points for player in view.players)
        self._held: list[Counts] = [counted(player.collection) for player in view.players]
        self._done = [player.done for player in view.players]
        self._coming = [
            seat
            for seat in _after(view.buyer, len(view.players))
            if view.phase == "offer"
            and seat != me
            and beliefs.lying[seat] is None
            and view.players[seat].hand_size
        ]

    def world(self, rng: Random) -> Table:
        """A table as it may be: all that is hidden from the seat is drawn."""
        left = self._beliefs.unseen[:]
        stacks = self._stacks(self._beliefs.drawn(rng, left))
        hands: list[tuple[int, ...]] = []
        for player in self._view.players:
            if player.seat == self._me:
                hands.append(tuple(self._beliefs.own))
                continue
            cards = player.hand_size
            if player.seat in self._coming and cards < OFFER_SIZE:
                # Under simultaneous offers a hand that has offered holds what it has kept.
                cards = min(cards + OFFER_SIZE, HAND_SIZE)
            hands.append(tuple([draw(rng, left) for _ in range(cards)]))
        whims = enumerate(self._beliefs.whims)
        at_random = frozenset([seat for seat, whim in whims if rng.random() < whim])
        return Table(
            self._view.buyer, self._points, self._held, hands, stacks, self._done, at_random
        )

    def after_offer(self, table: Table, kinds: list[int], chance: Random) -> float:
        """How likely the seat is to win if it offers these, the first face up."""
        table, habits = table.copy(), self._habits
        is_laid = False
        for seat in _after(table.buyer, len(table.points)):
            if seat == self._me:
                table.lay(seat, kinds)
                is_laid = True
            elif seat in self._coming:
                if seat in table.at_random:
                    table.lay(seat, any_offer(table, seat, chance))
                else:
                    # Those before this seat do not see what it will offer.
                    is_seen = self._is_seen and is_laid
                    table.lay(seat, habits.offer(table, seat, chance, is_seen))
        is_odd = table.buyer in table.at_random
        spot = any_flip(table, chance) if is_odd else habits.flip(table)
        if spot is not None:
            table.turn_up(*spot)
        table.open_actions()
        return self._played_out(table, table.buyer, chance)

    def after_move(self, table: Table, move: Move | None, chance: Random) -> float:
        """The same if it plays an Action card, or is done."""
        table = table.copy()
        if move is None:
            table.done[self._me] = True
        else:
            table.play(self._me, move)
        return self._played_out(table, self._me + 1, chance)

    def _played_out(self, table: Table, first: Seat, chance: Random) -> float:
        habits = self._habits
        for _ in range(LONGEST):
            seat = table.next_to_act(first)
            if seat is None:
                break
            is_odd = seat in table.at_random
            move = any_move(table, seat, chance) if is_odd else habits.act(table, seat)
            if move is None:
                table.done[seat] = True
            else:
                table.play(seat, move)
            first = seat + 1
        if table.buyer not in table.at_random:
            return self._ended(table, habits.choose(table))
        # Over all that may be chosen: it would take many worlds to see each of them.
        choices = any_choice(table)
        return sum([self._ended(table, chosen) for chosen in choices]) / len(choices)

    def _ended(self, table: Table, chosen: Seat | None) -> float:
        me, outlook = self._me, self._outlook
        stacks = [
            None if stack is None else [each.kind for each in stack] for stack in table.stacks
        ]
        held = [list(row) for row in table.held]
        points, held = settled(table.points, held, table.buyer, stacks, chosen)
        prospects = [outlook.prospects(own, row) for own, row in zip(points, held, strict=True)]
        prospects[me] += in_hand(table.hands[me], held[me])
        return outlook.chance(points, prospects, table.buyer if chosen is None else chosen, me)

    def _stacks(self, world: World) -> list[Stack | None]:
        stacks: list[Stack | None] = [None] * len(world)
        for offer in self._view.offers:
            kinds = world[offer.seat]
            assert kinds is not None
            stacks[offer.seat] = tuple(
                [
                    Lying(kind, card.face_up, offer.seat if card.card is None else self._me)
                    for kind, card in zip(kinds, offer.cards, strict=True)
                ]
            )
        return stacks


def _after(buyer: Seat, seats: int) -> list[Seat]:
    """The sellers in turn."""
    return [(buyer + step) % seats for step in range(1, seats)]
