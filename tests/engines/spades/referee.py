"""A second opinion on Spades, written straight from the rules and sharing nothing with the engine.

Deliberately naive: everything is a list or a dict that changes in place, every question is
answered by going through the history of the round, nothing is fast and nothing is clever.
"""

from typing import Any

Move = dict[str, Any]

PLAIN_RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"]


class Referee:
    def __init__(self, dealer: int, packs: list[list[str]], settings: dict[str, Any]) -> None:
        self.settings = settings
        self.from_the_highest = {suit: self.ranking(suit) for suit in "SHCD"}
        self.packs = packs
        self.dealer = dealer
        self.round = 0
        self.scores = [0, 0]
        self.bags = [0, 0]
        self.rounds: list[dict[str, Any]] = []
        self.last_trick: dict[str, Any] | None = None
        self.result: dict[str, Any] | None = None
        self.begin_round()

    # The deal

    def begin_round(self) -> None:
        self.round += 1
        self.hands: dict[int, list[str]] = {0: [], 1: [], 2: [], 3: []}
        receiver = self.dealer
        for card in self.packs[self.round - 1]:
            receiver = (receiver + 1) % 4
            self.hands[receiver].append(card)
        self.bids: dict[int, Move] = {}
        self.looked: set[int] = set()
        self.tricks: list[list[tuple[int, str]]] = [[]]
        self.eligible = [self.is_far_behind(team) for team in (0, 1)]

    def is_far_behind(self, team: int) -> bool:
        if not self.settings["blind_nil"] and not self.settings["blind_bid"]:
            return False
        return self.scores[1 - team] - self.scores[team] >= 100

    # Cards

    def suit(self, card: str) -> str:
        return "S" if card in ("LJ", "BJ") else card[1]

    def ranking(self, suit: str) -> list[str]:
        cards = [rank + suit for rank in PLAIN_RANKS]
        if suit == "S" and (self.settings["jokers"] or self.settings["deuce_high"]):
            cards.remove("2S")
            cards.insert(0, "2S")
        if suit == "S" and self.settings["jokers"]:
            cards = ["BJ", "LJ", *cards]
        return cards

    def sorted(self, hand: list[str]) -> list[str]:
        return [card for suit in "SHCD" for card in self.from_the_highest[suit] if card in hand]

    def winner(self, trick: list[tuple[int, str]]) -> int:
        led = self.suit(trick[0][1])
        for candidate in self.from_the_highest["S"] + self.from_the_highest[led]:
            for seat, card in trick:
                if card == candidate:
                    return seat
        raise AssertionError("no card of the suit led in the trick")

    def is_broken(self) -> bool:
        return any(self.suit(card) == "S" for trick in self.tricks for _, card in trick)

    # Whose turn it is

    def bidding_order(self) -> list[int]:
        return [(self.dealer + step) % 4 for step in (1, 2, 3, 4)]

    def in_window(self) -> list[int]:
        return [
            seat
            for seat in self.bidding_order()
            if self.eligible[seat % 2] and seat not in self.bids and seat not in self.looked
        ]

    def phase(self) -> str:
        if self.result:
            return "game_over"
        # The window closes for good once an open bid has been made, and by then all have chosen.
        if self.in_window():
            return "blind"
        return "bid" if len(self.bids) < 4 else "play"

    def turn(self) -> int | None:
        match self.phase():
            case "game_over":
                return None
            case "blind":
                return self.in_window()[0]
            case "bid":
                return next(seat for seat in self.bidding_order() if seat not in self.bids)
        if self.tricks[-1]:
            return (self.tricks[-1][-1][0] + 1) % 4
        if len(self.tricks) > 1:
            return self.winner(self.tricks[-2])
        return self.bidding_order()[0]

    def sees(self, seat: int) -> bool:
        if self.phase() in ("play", "game_over") or not self.eligible[seat % 2]:
            return True
        return seat in self.looked

    # What may be done

    def moves(self, seat: int) -> list[Move]:
        if seat != self.turn():
            return []
        match self.phase():
            case "blind":
                moves: list[Move] = [{"type": "see_cards"}]
                if self.settings["blind_nil"]:
                    moves += [{"type": "bid", "kind": "blind_nil", "amount": 0}]
                if self.settings["blind_bid"]:
                    moves += [{"type": "bid", "kind": "blind", "amount": n} for n in range(4, 14)]
                return moves
            case "bid":
                nil = [{"type": "bid", "kind": "nil", "amount": 0}]
                bids = [{"type": "bid", "kind": "normal", "amount": n} for n in range(1, 14)]
                return nil + bids if self.settings["allow_nil"] else bids
        hand = self.sorted(self.hands[seat])
        return [{"type": "play", "card": card} for card in hand if self.may_play(seat, card)]

    def may_play(self, seat: int, card: str) -> bool:
        suits = {self.suit(held) for held in self.hands[seat]}
        trick = self.tricks[-1]
        if not trick:
            return self.suit(card) != "S" or self.is_broken() or suits == {"S"}
        led = self.suit(trick[0][1])
        return self.suit(card) == led or led not in suits

    # What then happens

    def do(self, seat: int, move: Move) -> None:
        if move["type"] == "see_cards":
            self.looked.add(seat)
        elif move["type"] == "bid":
            self.bids[seat] = {"kind": move["kind"], "amount": move["amount"]}
        else:
            self.hands[seat].remove(move["card"])
            self.tricks[-1].append((seat, move["card"]))
            if len(self.tricks[-1]) == 4:
                self.end_trick()

    def end_trick(self) -> None:
        trick = self.tricks[-1]
        self.last_trick = {
            "plays": [{"seat": seat, "card": card} for seat, card in trick],
            "winner": self.winner(trick),
        }
        self.tricks.append([])
        if len(self.tricks) == 14:
            self.end_round()

    def won(self) -> list[int]:
        winners = [self.winner(trick) for trick in self.tricks if len(trick) == 4]
        return [winners.count(seat) for seat in range(4)]

    def end_round(self) -> None:
        breakdown = [self.breakdown(team) for team in (0, 1)]
        for team in (0, 1):
            self.scores[team] += sum(breakdown[team].values())
            self.bags[team] = (self.bags[team] + breakdown[team]["bags"]) % 10
        self.rounds.append(
            {
                "round": self.round,
                "bids": [self.bids[seat] for seat in range(4)],
                "tricks": self.won(),
                "breakdown": breakdown,
                "totals": list(self.scores),
            }
        )
        self.result = self.outcome()
        if self.result is None:
            self.dealer = (self.dealer + 1) % 4
            self.begin_round()

    def breakdown(self, team: int) -> dict[str, int]:
        lines = dict.fromkeys(("bid", "blind_bonus", "bags", "nil", "blind_nil", "bag_penalty"), 0)
        needed = taken = 0
        for seat in (team, team + 2):
            kind, amount, tricks = *self.bids[seat].values(), self.won()[seat]
            if kind == "nil":
                lines["nil"] += 100 if tricks == 0 else -100
                lines["bags"] += tricks
            elif kind == "blind_nil":
                lines["blind_nil"] += 200 if tricks == 0 else -200
                lines["bags"] += tricks
            else:
                needed += amount
                taken += tricks
        if taken >= needed:
            lines["bags"] += taken - needed
        for seat in (team, team + 2):
            points = 10 * self.bids[seat]["amount"]
            if taken < needed:
                points = -points
            lines["bid"] += points
            if self.bids[seat]["kind"] == "blind":
                lines["blind_bonus"] += points
        count = self.bags[team] + lines["bags"]
        while count >= 10:
            count -= 10
            lines["bag_penalty"] -= self.settings["bag_penalty"]
        return lines

    def outcome(self) -> dict[str, Any] | None:
        first, second = self.scores
        target, limit = self.settings["win_target"], self.settings["round_limit"]
        reason = None
        if (first >= target or second >= target) and first != second:
            reason = "win_target"
        elif (limit > 0 and self.round == limit) or self.round == 50:
            reason = "round_limit"
        if reason is None:
            return None
        winners = [0, 2] if first > second else [1, 3] if second > first else [0, 1, 2, 3]
        return {
            "winners": winners,
            "scores": [first, second, first, second],
            "teams": [[0, 2], [1, 3]],
            "reason": reason,
        }

    # What a viewpoint sees

    def view(self, viewpoint: int | None) -> dict[str, Any]:
        turn, phase = self.turn(), self.phase()
        shown = viewpoint is not None and self.sees(viewpoint)
        return {
            "phase": phase,
            "round": self.round,
            "dealer": self.dealer,
            "actors": [] if turn is None else [turn],
            "scores": self.scores,
            "bags": self.bags,
            "bids": [self.bids.get(seat) for seat in range(4)],
            "tricks_won": self.won(),
            "trick": [{"seat": seat, "card": card} for seat, card in self.tricks[-1]],
            "last_trick": self.last_trick,
            "spades_broken": self.is_broken(),
            "eligible_blind": self.eligible,
            "rounds": self.rounds,
            "players": [
                {"seat": seat, "hand_size": len(self.hands[seat]), "sees_cards": self.sees(seat)}
                for seat in range(4)
            ],
            "hand": self.sorted(self.hands[viewpoint]) if shown else None,
            "legal": [] if viewpoint is None else self.moves(viewpoint),
            "outcome": self.result,
        }
