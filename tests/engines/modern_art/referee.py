"""A second opinion on Modern Art, written straight from the rules, sharing nothing with the engine.

Deliberately naive: everything is a list or a dict that changes in place, an auction is the list of
what was done in it, and every question is answered by going through that list from its start.
"""

from typing import Any

Move = dict[str, Any]

ARTISTS = ["manuel", "sigrid", "daniel", "ramon", "rafael"]
DEALT = {3: [10, 6, 6, 0], 4: [9, 4, 4, 0], 5: [8, 3, 3, 0]}


def artist(card: str) -> str:
    return card.split("-")[0]


def kind(card: str) -> str:
    return card.split("-")[1]


class Referee:
    def __init__(self, seats: int, deck: list[str], countdown: int) -> None:
        self.seats = list(range(seats))
        self.deck = list(deck)
        self.countdown = countdown
        self.money = dict.fromkeys(self.seats, 100)
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.owned: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.tiles = {name: [0, 0, 0, 0] for name in ARTISTS}
        self.table: list[str] = []  # the cards played this round
        self.lot: list[str] = []
        self.history: list[tuple[int, Move]] = []  # what was done about the lot
        self.refused: list[int] = []  # who declined to add to the double
        self.last_auction: dict[str, Any] | None = None
        self.last_round: dict[str, Any] | None = None
        self.result: dict[str, Any] | None = None
        self.round = 1
        self.auctioneer: int | None = 0
        self.deal()

    def deal(self) -> None:
        for _ in range(DEALT[len(self.seats)][self.round - 1]):
            for seat in self.seats:
                self.hands[seat].append(self.deck.pop(0))

    def to_the_left(self, seat: int) -> list[int]:
        """All seats from the left of this one round to it."""
        return self.seats[seat + 1 :] + self.seats[: seat + 1]

    def turn_goes_left_of(self, seat: int) -> None:
        self.auctioneer = next(left for left in self.to_the_left(seat) if self.hands[left])

    # Where we are

    def phase(self) -> str:
        if self.result:
            return "game_over"
        if not self.lot:
            return "play"
        last = kind(self.lot[-1])
        if last == "double":
            return "second_card"
        if last == "fixed_price" and not self.history:
            return "set_price"
        return last

    def bids(self) -> list[tuple[int, int]]:
        return [(seat, move["amount"]) for seat, move in self.history if move["type"] == "bid"]

    def high(self) -> tuple[int | None, int | None]:
        if self.phase() not in ("open", "one_offer") or not self.bids():
            return None, None
        return self.bids()[-1]

    def holds(self, seat: int) -> bool:
        """Whether the seat has passed and nobody else has bid since."""
        holding = False
        for who, move in self.history:
            if who == seat and move["type"] == "pass":
                holding = True
            if who != seat and move["type"] == "bid":
                holding = False
        return holding

    def actors(self) -> list[int]:
        phase = self.phase()
        if phase == "game_over":
            return []
        assert self.auctioneer is not None
        around = self.to_the_left(self.auctioneer)
        if phase in ("play", "set_price"):
            return [self.auctioneer]
        if phase == "second_card":
            return [([self.auctioneer, *around])[len(self.refused)]]
        if phase == "open":
            return [seat for seat in self.seats if not self.holds(seat)]
        if phase == "hidden":
            return [seat for seat in self.seats if seat not in [who for who, _ in self.bids()]]
        done = len(self.history) - (1 if phase == "fixed_price" else 0)
        return [around[done]]

    # What may be done

    def moves(self, seat: int) -> list[Move]:
        if seat not in self.actors():
            return []
        money, hand, (_, high) = self.money[seat], self.hands[seat], self.high()
        match self.phase():
            case "play":
                return [{"type": "play_card", "card": card} for card in hand]
            case "second_card":
                return [
                    {"type": "offer_second", "card": card}
                    for card in hand
                    if artist(card) == artist(self.lot[0]) and kind(card) != "double"
                ] + [{"type": "decline_second"}]
            case "open" | "one_offer":
                amounts = range((high or 0) + 1, money + 1)
                return [*({"type": "bid", "amount": n} for n in amounts), {"type": "pass"}]
            case "hidden":
                return [{"type": "bid", "amount": n} for n in range(money + 1)]
            case "set_price":
                return [{"type": "set_price", "amount": n} for n in range(1, money + 1)] or [
                    {"type": "set_price", "amount": 0}
                ]
            case _:
                can_pay = money >= self.history[0][1]["amount"]
                return [{"type": "buy"}, {"type": "pass"}] if can_pay else [{"type": "pass"}]

    def default(self, seat: int) -> Move:
        moves = self.moves(seat)
        for harmless in ({"type": "pass"}, {"type": "decline_second"}):
            if harmless in moves:
                return harmless
        return moves[0]

    def seconds(self) -> int | None:
        if self.phase() != "open" or self.countdown == 0:
            return None
        return self.countdown if self.bids() else 3 * self.countdown

    # What then happens

    def do(self, seat: int | None, move: Move) -> None:
        if move["type"] == "close_auction":
            self.settle_open()
            return
        assert seat is not None
        if move["type"] == "decline_second":
            self.refused.append(seat)
            if len(self.refused) == len(self.seats):
                self.hand_over(None, 0)
        elif move["type"] in ("play_card", "offer_second"):
            self.put_up(seat, move["card"])
        else:
            self.history.append((seat, move))
            self.settle()

    def put_up(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.table.append(card)
        self.lot.append(card)
        self.auctioneer = seat
        fifth = [artist(other) for other in self.table].count(artist(card)) == 5
        if fifth or sum(len(hand) for hand in self.hands.values()) == 0:
            self.end_round(seat)

    def settle(self) -> None:
        """The lot's new owner, once it is clear who that is."""
        assert self.auctioneer is not None
        last, answers = kind(self.lot[-1]), [move["type"] for _, move in self.history]
        others = len(self.seats) - 1
        if last == "open":
            bidder = self.high()[0]
            if all(self.holds(seat) for seat in self.seats if seat != bidder):
                self.settle_open()
        elif last == "one_offer":
            if answers == ["pass"] * others:
                self.hand_over(None, 0)
            elif len(answers) == len(self.seats):
                self.hand_over(*self.bids()[-1])
        elif last == "hidden":
            if len(answers) == len(self.seats):
                self.reveal()
        elif "buy" in answers:
            self.hand_over(self.history[-1][0], self.history[0][1]["amount"])
        elif answers.count("pass") == others:
            self.hand_over(self.auctioneer, self.history[0][1]["amount"])

    def settle_open(self) -> None:
        bidder, amount = self.high()
        self.hand_over(bidder, amount or 0)

    def reveal(self) -> None:
        assert self.auctioneer is not None
        sealed = dict(self.bids())
        best = max(sealed.values())
        tied = [seat for seat in self.seats if sealed[seat] == best]
        if self.auctioneer in tied:
            winner = self.auctioneer
        else:
            winner = next(seat for seat in self.to_the_left(self.auctioneer) if seat in tied)
        in_order = {str(seat): sealed[seat] for seat in self.seats}
        self.hand_over(winner if best else None, best, in_order)

    def hand_over(self, buyer: int | None, price: int, bids: Any = None) -> None:
        assert self.auctioneer is not None
        if buyer is not None:
            self.money[buyer] -= price
            if buyer != self.auctioneer:
                self.money[self.auctioneer] += price
        owner = self.auctioneer if buyer is None else buyer
        self.owned[owner] += self.lot
        self.last_auction = {
            "lot": self.lot,
            "auctioneer": self.auctioneer,
            "buyer": owner,
            "price": price,
            "bids": bids,
        }
        self.clear()
        self.turn_goes_left_of(self.auctioneer)

    def clear(self) -> None:
        self.lot, self.history, self.refused = [], [], []

    # The end of a round

    def counts(self) -> dict[str, int]:
        return {name: [artist(card) for card in self.table].count(name) for name in ARTISTS}

    def end_round(self, seat: int) -> None:
        counts, tile = self.counts(), 30
        for most in (5, 4, 3, 2, 1):
            for name in ARTISTS:
                if counts[name] == most and tile > 0:
                    self.tiles[name][self.round - 1] = tile
                    tile -= 10
        sales = []
        for owner in self.seats:
            got = 0
            for card in self.owned[owner]:
                if self.tiles[artist(card)][self.round - 1] > 0:
                    got += sum(self.tiles[artist(card)])
            self.money[owner] += got
            self.owned[owner] = []
            sales.append(got)
        self.last_round = {"unsold": self.lot, "counts": counts, "sales": sales}
        self.clear()
        if self.round == 4:
            self.end_match()
        else:
            self.round += 1
            self.table = []
            self.deal()
            self.turn_goes_left_of(seat)

    def end_match(self) -> None:
        best = max(self.money.values())
        self.auctioneer = None
        self.result = {
            "winners": [seat for seat in self.seats if self.money[seat] == best],
            "scores": [self.money[seat] for seat in self.seats],
            "teams": [[seat] for seat in self.seats],
            "reason": "most_money",
        }

    # What a viewpoint sees

    def view(self, viewpoint: int | None) -> dict[str, Any]:
        phase, (bidder, high) = self.phase(), self.high()
        submitted = dict(self.bids()) if phase == "hidden" else {}
        return {
            "phase": phase,
            "round": self.round,
            "auctioneer": self.auctioneer,
            "actors": self.actors(),
            "lot": self.lot,
            "high_bid": high,
            "high_bidder": bidder,
            "price": self.history[0][1]["amount"] if phase == "fixed_price" else None,
            "submitted": sorted(submitted),
            "own_bid": None if viewpoint is None else submitted.get(viewpoint),
            "played": self.counts(),
            "tiles": self.tiles,
            "players": [
                {
                    "seat": seat,
                    "hand_size": len(self.hands[seat]),
                    "paintings": self.owned[seat],
                    "money": self.money[seat] if self.result or seat == viewpoint else None,
                }
                for seat in self.seats
            ],
            "hand": None if viewpoint is None else self.hands[viewpoint],
            "money": None if viewpoint is None else self.money[viewpoint],
            "last_auction": self.last_auction,
            "last_round": self.last_round,
            "legal": [] if viewpoint is None else self.moves(viewpoint),
            "outcome": self.result,
        }
