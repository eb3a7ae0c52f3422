"""A second opinion on Check, written straight from the rules and sharing nothing with the engine.

Deliberately naive: everything is a list or a dict that changes in place, every move that could
be thought of is tried against one question, `may`, and what players know is a list of facts that
is corrected after everything that happens.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Any

Move = dict[str, Any]
Spot = tuple[int, int]

WORTH = dict(zip("A23456789TJQK", (-1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13), strict=True))
LOOKS = {"K": 2, "Q": 1, "J": 0}


class Referee:
    def __init__(
        self,
        seats: int,
        decks: list[list[str]],
        reshuffle: Callable[[list[str], int, int], list[str]],
        settings: dict[str, Any],
    ) -> None:
        self.seats = list(range(seats))
        self.decks = decks
        self.reshuffle = reshuffle
        self.settings = settings
        self.round = 0
        self.finished: list[dict[str, Any]] = []
        self.result: dict[str, Any] | None = None
        self.begin_round()

    # Set-up

    def begin_round(self) -> None:
        self.round += 1
        deck = list(self.decks[self.round - 1])
        self.grids: list[list[str | None]] = [[] for _ in self.seats]
        for _ in range(4):
            for seat in self.seats:
                self.grids[seat].append(deck.pop(0))
        self.draw_pile = deck
        self.discard_pile: list[str] = []
        self.sealed = False
        self.refills = 0
        self.caller: int | None = None
        self.locked: list[int] = []
        self.had_last_turn: list[int] = []
        self.turn = (self.round - 1) % len(self.seats)
        self.phase = "peek"
        self.ready: list[int] = []
        self.held: dict[str, Any] | None = None
        self.passed: list[int] = []
        self.wrong: list[int] = []
        self.answered: list[int] = []
        self.abilities: list[dict[str, Any]] = []
        self.facts: list[dict[Spot, str]] = [
            {(seat, 2): self.card(seat, 2), (seat, 3): self.card(seat, 3)} for seat in self.seats
        ]

    def card(self, seat: int, position: int) -> str:
        card = self.grids[seat][position]
        assert card is not None
        return card

    def has_card(self, seat: int, position: int) -> bool:
        if position not in range(len(self.grids[seat])):
            return False
        return self.grids[seat][position] is not None

    def has_cards(self, seat: int) -> bool:
        return any(self.has_card(seat, position) for position in range(len(self.grids[seat])))

    # Who may do what

    def actors(self) -> list[int]:
        match self.phase:
            case "peek":
                return [seat for seat in self.seats if seat not in self.ready]
            case "turn":
                return [self.turn]
            case "match":
                return [
                    seat
                    for seat in self.seats
                    if seat not in self.locked
                    and self.has_cards(seat)
                    and seat not in self.answered
                ]
            case "ability":
                return [self.abilities[0]["seat"]]
        return []

    def may(self, seat: int | None, move: Move) -> bool:
        kind = move["type"]
        if kind in ("close_peek", "close_match"):
            clock = kind.removeprefix("close_")
            return seat is None and self.phase == clock and self.settings[f"{clock}_seconds"] > 0
        return seat in self.actors() and self.is_allowed(self.seat(seat), move)

    def is_allowed(self, seat: int, move: Move) -> bool:
        """Whether a seat that is asked may answer with this."""
        match move["type"]:
            case "ready":
                return self.phase == "peek"
            case "draw":
                if self.phase != "turn" or self.held:
                    return False
                return move["source"] == "pile" or bool(self.discard_pile and not self.sealed)
            case "call_check":
                return self.phase == "turn" and not self.held and self.caller is None
            case "swap":
                return bool(self.held) and self.has_card(seat, move["position"])
            case "discard":
                return bool(self.held) and self.held["source"] == "pile"
            case "match":
                return self.phase == "match" and self.has_card(seat, move["position"])
            case "pass":
                return self.phase == "match"
            case "peek":
                return self.may_peek([(at["seat"], at["position"]) for at in move["targets"]])
            case "exchange":
                return self.may_exchange(move["first"], move["second"])
        raise AssertionError(move)

    def may_peek(self, spots: list[Spot]) -> bool:
        if self.phase != "ability":
            return False
        ability = self.abilities[0]
        if ability["step"] != "peek" or len(spots) > ability["peeks_left"]:
            return False
        if len(set(spots)) != len(spots) or set(spots) & set(ability["looked"]):
            return False
        return all(self.is_in_reach(*spot) for spot in spots)

    def may_exchange(self, first: Move | None, second: Move | None) -> bool:
        if self.phase != "ability" or self.abilities[0]["step"] != "exchange":
            return False
        if first is None or second is None:
            return first is second
        if first == second:
            return False
        return all(self.is_in_reach(at["seat"], at["position"]) for at in (first, second))

    def is_in_reach(self, seat: int, position: int) -> bool:
        return seat in self.seats and seat not in self.locked and self.has_card(seat, position)

    def moves(self, seat: int) -> list[Move]:
        """Every move one could think of, if it is allowed."""
        if seat not in self.actors():
            return []
        widest = range(max(len(grid) for grid in self.grids))
        spots: list[Move] = []
        if self.phase == "ability":
            spots = [{"seat": at, "position": n} for at in self.seats for n in widest]
            spots = [at for at in spots if self.is_in_reach(at["seat"], at["position"])]
        thinkable: list[Move] = [
            {"type": "ready"},
            {"type": "draw", "source": "pile"},
            {"type": "draw", "source": "discard"},
            {"type": "call_check"},
            *({"type": "swap", "position": n} for n in widest),
            {"type": "discard"},
            *({"type": "match", "position": n} for n in widest),
            {"type": "pass"},
            {"type": "peek", "targets": []},
            *({"type": "peek", "targets": [at]} for at in spots),
            *({"type": "peek", "targets": list(pair)} for pair in combinations(spots, 2)),
            {"type": "exchange", "first": None, "second": None},
            *(
                {"type": "exchange", "first": one, "second": other}
                for one, other in combinations(spots, 2)
            ),
        ]
        return [move for move in thinkable if self.is_allowed(seat, move)]

    def clock(self) -> tuple[int, Move] | None:
        if self.phase in ("peek", "match") and self.settings[f"{self.phase}_seconds"]:
            return self.settings[f"{self.phase}_seconds"], {"type": f"close_{self.phase}"}
        return None

    # What then happens

    def do(self, seat: int | None, move: Move) -> None:
        match move["type"]:
            case "close_peek":
                self.begin_turn()
            case "close_match":
                self.close_window()
            case "ready":
                self.ready.append(self.seat(seat))
                if len(self.ready) == len(self.seats):
                    self.begin_turn()
            case "draw":
                pile = self.draw_pile if move["source"] == "pile" else self.discard_pile
                card = pile.pop(0 if move["source"] == "pile" else -1)
                self.held = {"seat": seat, "source": move["source"], "card": card}
            case "call_check":
                self.check(self.seat(seat))
                self.next_turn()
            case "swap":
                self.swap(self.seat(seat), move["position"])
            case "discard":
                assert self.held
                self.open_window(self.held["card"])
            case "match":
                self.match(self.seat(seat), move["position"])
            case "pass":
                self.answered.append(self.seat(seat))
                self.close_window_if_all_have_answered()
            case "peek":
                self.peek([(at["seat"], at["position"]) for at in move["targets"]])
            case "exchange":
                self.exchange(move["first"], move["second"])

    def seat(self, seat: int | None) -> int:
        assert seat is not None
        return seat

    def swap(self, seat: int, position: int) -> None:
        assert self.held
        old, new = self.card(seat, position), self.held["card"]
        self.forget(seat, position)
        self.grids[seat][position] = new
        for other in self.seats:
            if other == seat or self.held["source"] == "discard":
                self.facts[other][seat, position] = new
        self.open_window(old)

    def forget(self, seat: int, position: int) -> None:
        for facts in self.facts:
            facts.pop((seat, position), None)

    def open_window(self, card: str) -> None:
        self.held = None
        self.discard_pile.append(card)
        self.answered, self.wrong = [], []
        self.phase = "match"

    def match(self, seat: int, position: int) -> None:
        card = self.card(seat, position)
        on_top = self.discard_pile[-1]
        if card[0] != on_top[0]:
            self.answered.append(seat)
            self.wrong.append(seat)
            if self.settings["match_penalty"] and not self.penalise(seat):
                return
            self.close_window_if_all_have_answered()
            return
        self.grids[seat][position] = None
        self.forget(seat, position)
        self.discard_pile.append(card)
        self.sealed = True
        if not self.has_cards(seat):
            self.check(seat)
        if card[0] in LOOKS:
            self.give_ability(seat, card[0])
            self.give_ability(self.turn, card[0])
        self.next_ability()

    def penalise(self, seat: int) -> bool:
        """Whether the round goes on."""
        if not self.draw_pile and not self.refill():
            return False
        if self.draw_pile:
            card = self.draw_pile.pop(0)
            if None in self.grids[seat]:
                self.grids[seat][self.grids[seat].index(None)] = card
            else:
                self.grids[seat].append(card)
        return True

    def refill(self) -> bool:
        """Whether the round goes on."""
        below_the_top = self.discard_pile[:-1]
        if below_the_top:
            if self.refills == 3:
                self.end_round()
                return False
            self.refills += 1
            self.draw_pile = self.reshuffle(below_the_top, self.round, self.refills)
            self.discard_pile = self.discard_pile[-1:]
        return True

    def close_window_if_all_have_answered(self) -> None:
        if not self.actors():
            self.close_window()

    def close_window(self) -> None:
        self.sealed = False
        rank = self.discard_pile[-1][0]
        if rank in LOOKS:
            self.give_ability(self.turn, rank)
        self.next_ability()

    def give_ability(self, seat: int, rank: str) -> None:
        if seat not in self.locked:
            step = "exchange" if rank == "J" else "peek"
            self.abilities.append(
                {"seat": seat, "rank": rank, "step": step, "peeks_left": LOOKS[rank], "looked": []}
            )

    def next_ability(self) -> None:
        if self.abilities:
            self.phase = "ability"
        else:
            self.next_turn()

    def peek(self, spots: list[Spot]) -> None:
        ability = self.abilities[0]
        for spot in spots:
            ability["looked"].append(spot)
            self.facts[ability["seat"]][spot] = self.card(*spot)
        ability["peeks_left"] = ability["peeks_left"] - len(spots) if spots else 0
        if ability["peeks_left"] == 0:
            ability["step"] = "exchange"

    def exchange(self, first: Move | None, second: Move | None) -> None:
        if first and second:
            here, there = (first["seat"], first["position"]), (second["seat"], second["position"])
            one, other = self.card(*here), self.card(*there)
            self.grids[here[0]][here[1]] = other
            self.grids[there[0]][there[1]] = one
            for facts in self.facts:
                was_here, was_there = facts.pop(here, None), facts.pop(there, None)
                if was_here:
                    facts[there] = was_here
                if was_there:
                    facts[here] = was_there
        self.abilities.pop(0)
        self.next_ability()

    def check(self, seat: int) -> None:
        if self.caller is None:
            self.caller = seat
        self.locked.append(seat)

    def next_turn(self) -> None:
        """The next seat round the table that has a turn to come, or the end of the round."""
        for step in range(1, len(self.seats) + 1):
            seat = (self.turn + step) % len(self.seats)
            if self.caller is None:
                self.turn = seat
                self.begin_turn()
                return
            if seat not in self.locked and seat not in self.had_last_turn:
                self.had_last_turn.append(seat)
                self.turn = seat
                self.begin_turn()
                return
        self.end_round()

    def begin_turn(self) -> None:
        self.phase = "turn"
        if not self.draw_pile and self.refill() and not self.draw_pile:
            self.end_round()

    def end_round(self) -> None:
        points = [sum(WORTH[card[0]] for card in grid if card) for grid in self.grids]
        self.finished.append(
            {"hands": [list(grid) for grid in self.grids], "points": points, "caller": self.caller}
        )
        if self.round < self.settings["rounds"]:
            self.begin_round()
            return
        self.phase = "game_over"
        totals = [self.total(seat) for seat in self.seats]
        self.result = {
            "winners": [seat for seat in self.seats if totals[seat] == min(totals)],
            "scores": totals,
            "teams": [[seat] for seat in self.seats],
            "reason": "lowest_total",
        }

    def total(self, seat: int) -> int:
        return sum(finished["points"][seat] for finished in self.finished)

    # What a viewpoint sees

    def view(self, viewpoint: int | None) -> dict[str, Any]:
        is_over = self.phase == "game_over"
        return {
            "phase": self.phase,
            "round": self.round,
            "turn": self.turn,
            "actors": self.actors(),
            "drawn": self.drawn(viewpoint),
            "discard_top": self.discard_pile[-1] if self.discard_pile else None,
            "discard_size": len(self.discard_pile),
            "sealed": self.sealed,
            "draw_size": len(self.draw_pile),
            "matching": self.matching(),
            "ability": self.ability(),
            "caller": self.caller,
            "players": [
                {
                    "seat": seat,
                    "cards": [card and {"card": card if is_over else None} for card in grid],
                    "locked": seat in self.locked,
                    "total": self.total(seat),
                }
                for seat, grid in enumerate(self.grids)
            ],
            "peeked": [self.shown(spot) for spot in self.spots_shown(viewpoint)],
            "known": [
                {"seat": seat, "position": position, "card": card}
                for (seat, position), card in sorted(self.facts_of(viewpoint).items())
            ],
            "rounds": self.finished,
            "legal": [] if viewpoint is None else self.moves(viewpoint),
            "outcome": self.result,
        }

    def drawn(self, viewpoint: int | None) -> dict[str, Any] | None:
        if self.held and self.held["source"] == "pile" and viewpoint != self.held["seat"]:
            return {**self.held, "card": None}
        return self.held

    def matching(self) -> dict[str, Any] | None:
        if self.phase != "match":
            return None
        return {
            "card": self.discard_pile[-1],
            "discarder": self.turn,
            "answered": list(self.answered),
            "wrong": list(self.wrong),
        }

    def ability(self) -> dict[str, Any] | None:
        if self.phase != "ability":
            return None
        return {name: self.abilities[0][name] for name in ("seat", "rank", "step", "peeks_left")}

    def spots_shown(self, viewpoint: int | None) -> list[Spot]:
        if viewpoint is None:
            return []
        if self.phase == "peek" and viewpoint not in self.ready:
            return [(viewpoint, 2), (viewpoint, 3)]
        if self.phase == "ability" and viewpoint == self.abilities[0]["seat"]:
            return list(self.abilities[0]["looked"])
        return []

    def shown(self, spot: Spot) -> dict[str, Any]:
        return {"seat": spot[0], "position": spot[1], "card": self.card(*spot)}

    def facts_of(self, viewpoint: int | None) -> dict[Spot, str]:
        return {} if viewpoint is None else self.facts[viewpoint]
