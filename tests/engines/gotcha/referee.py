"""A second opinion on Things & Gotchas, written straight from the rules and sharing nothing with
the engine.

Deliberately naive: everything is a list or a dict that changes in place, whose turn it is follows
from what has been done so far, and what may be done is found by trying everything.
"""

from collections.abc import Callable, Iterator
from itertools import permutations, product
from typing import Any

Move = dict[str, Any]

SET = {"giant": 1, "big": 2, "medium": 3, "tiny": 4, "once": 2, "twice": 2, "bad": 3}
NEXT = {
    "assignment": "deal",
    "deal": "offer",
    "offer": "buyer_flip",
    "buyer_flip": "action",
    "action": "select_offer",
    "select_offer": "distribution",
    "distribution": "gotcha",
    "gotcha": "things",
    "things": "winner",
    "winner": "assignment",
}


def kind(card: str) -> str:
    return card.split("-")[0]


def is_action_card(card: str) -> bool:
    return kind(card) not in SET


class Referee:
    def __init__(
        self,
        seats: int,
        first_buyer: int,
        deck: list[str],
        settings: dict[str, Any],
        shuffle: Callable[[list[str], int], list[str]],
    ) -> None:
        self.settings = settings
        self.shuffle = shuffle
        self.everybody = list(range(seats))
        self.bag = self.buyer = first_buyer
        self.pile = list(deck)
        self.discards: list[str] = []
        self.shuffles = 0
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.everybody}
        self.collections: dict[int, list[str]] = {seat: [] for seat in self.everybody}
        self.points = dict.fromkeys(self.everybody, 0)
        self.offers: dict[int, list[dict[str, Any]]] = {}
        self.done: dict[int, bool] = {}
        self.last_to_act: int | None = None
        self.flipped = self.selected = False
        self.listed: list[tuple[int, str]] = []
        self.at_listing: dict[int, list[str]] = {}
        self.pending: dict[str, Any] | None = None
        self.result: dict[str, Any] | None = None
        self.round = 0
        self.phase = "winner"
        self.go_on()

    # The course of a round

    def go_on(self) -> None:
        while self.result is None and not self.acting():
            self.phase = NEXT[self.phase]
            getattr(self, f"begin_{self.phase}")()

    def rotation(self) -> list[int]:
        return self.everybody[self.buyer :] + self.everybody[: self.buyer]

    def acting(self) -> list[int]:
        """Whoever may act now."""
        if self.result is not None:
            return []
        if self.phase == "offer":
            sellers = self.rotation()[1:]
            waiting = [seat for seat in sellers if seat not in self.offers and self.hands[seat]]
            return sorted(waiting) if self.settings["simultaneous_offers"] else waiting[:1]
        if self.phase == "buyer_flip":
            hidden = any(not each["face_up"] for offer in self.offers.values() for each in offer)
            return [self.buyer] if hidden and not self.flipped else []
        if self.phase == "action":
            order = self.rotation()
            if self.last_to_act is not None:
                while order[-1] != self.last_to_act:
                    order.append(order.pop(0))
            return [seat for seat in order if not self.done[seat]][:1]
        if self.phase == "select_offer":
            return [self.buyer] if self.offers and not self.selected else []
        if self.phase == "gotcha":
            return [self.buyer] if self.pending else []
        return []

    def begin_assignment(self) -> None:
        self.round += 1
        self.buyer = self.bag
        self.flipped = self.selected = False

    def begin_deal(self) -> None:
        while any(len(hand) < 5 for hand in self.hands.values()):
            for seat in self.rotation():
                if len(self.hands[seat]) == 5:
                    continue
                if not self.pile:
                    if not self.discards:
                        return
                    self.shuffles += 1
                    self.pile = self.shuffle(self.discards, self.shuffles)
                    self.discards = []
                self.hands[seat].append(self.pile.pop(0))

    def begin_offer(self) -> None:
        pass

    def begin_buyer_flip(self) -> None:
        pass

    def begin_action(self) -> None:
        self.last_to_act = None
        self.see_who_is_done()

    def see_who_is_done(self) -> None:
        self.done = {
            seat: not any(is_action_card(card) for card in self.collections[seat])
            for seat in self.everybody
        }

    def begin_select_offer(self) -> None:
        pass

    def begin_distribution(self) -> None:
        for seller, offer in self.offers.items():
            receiver = self.buyer if self.selected and seller == self.bag else seller
            self.collections[receiver] += [each["card"] for each in offer]
        self.offers = {}

    def begin_gotcha(self) -> None:
        while self.pending is None:
            if not self.listed:
                self.list_gotchas()
            if not self.listed:
                return
            self.trade_in(*self.listed.pop(0))

    def list_gotchas(self) -> None:
        for name in ("bad", "twice", "once"):
            for seat in self.rotation():
                count = sum(kind(card) == name for card in self.collections[seat])
                while count >= SET[name]:
                    count -= SET[name]
                    self.listed.append((seat, name))
        self.at_listing = {seat: list(self.collections[seat]) for seat in self.everybody}

    def trade_in(self, seat: int, name: str) -> None:
        collection = self.collections[seat]
        counting = [
            card for card in collection if kind(card) == name and card in self.at_listing[seat]
        ]
        if len(counting) < SET[name]:
            return
        for card in counting[: SET[name]]:
            collection.remove(card)
            self.discards.append(card)
        if name == "bad":
            if self.points[seat] > 0:
                self.points[seat] -= 1
                if seat != self.buyer:
                    self.points[self.buyer] += 1
        elif collection:
            wanted = {"once": 1, "twice": 2}[name]
            self.pending = {
                "victim": seat,
                "kind": name,
                "count": wanted if len(collection) > wanted else len(collection),
            }

    def begin_things(self) -> None:
        for seat in self.everybody:
            gone: list[str] = []
            for name in ("giant", "big", "medium", "tiny"):
                cards = [card for card in self.collections[seat] if kind(card) == name]
                while len(cards) >= SET[name]:
                    self.points[seat] += 1
                    gone += cards[: SET[name]]
                    cards = cards[SET[name] :]
            for card in list(self.collections[seat]):
                if card in gone:
                    self.collections[seat].remove(card)
                    self.discards.append(card)

    def begin_winner(self) -> None:
        most = max(self.points.values())
        leaders = [seat for seat in self.everybody if self.points[seat] == most]
        if len(leaders) == 1 and most >= self.settings["target_points"]:
            self.end(leaders, "target_points")
        elif self.round == 100:
            self.end(leaders, "round_limit")

    def end(self, winners: list[int], reason: str) -> None:
        self.result = {
            "winners": winners,
            "scores": [self.points[seat] for seat in self.everybody],
            "teams": [[seat] for seat in self.everybody],
            "reason": reason,
        }

    # What may be done

    def may(self, seat: int, move: Move) -> bool:
        return seat in self.acting() and self.is_right(seat, move)

    def is_right(self, seat: int, move: Move) -> bool:
        """Whether somebody who may act may do this."""
        name = move["type"]
        if name == "done":
            return self.phase == "action"
        if name.startswith("play_"):
            return (
                self.phase == "action"
                and move["card"] in self.collections[seat]
                and kind(move["card"]) == name.removeprefix("play_")
                and bool(getattr(self, f"may_{name}")(seat, move))
            )
        if {"flip": "buyer_flip", "take": "gotcha"}.get(name, name) != self.phase:
            return False
        return bool(getattr(self, f"may_{name}")(seat, move))

    def may_offer(self, seat: int, move: Move) -> bool:
        cards = [move["face_up"], *move["face_down"]]
        return (
            len(set(cards)) == len(cards)
            and len(cards) == min(3, len(self.hands[seat]))
            and all(card in self.hands[seat] for card in cards)
        )

    def lying_at(self, seat: Any, index: Any) -> dict[str, Any] | None:
        offer = self.offers.get(seat, [])
        return dict(enumerate(offer)).get(index)

    def on_offer(self) -> list[dict[str, Any]]:
        return [each for offer in self.offers.values() for each in offer]

    def may_flip(self, seat: int, move: Move) -> bool:
        lying = self.lying_at(move["seat"], move["index"])
        return lying is not None and not lying["face_up"]

    def may_play_flip_one(self, seat: int, move: Move) -> bool:
        if all(each["face_up"] for each in self.on_offer()):
            return move["seat"] is None and move["index"] is None
        return self.may_flip(seat, move)

    def may_play_add_one(self, seat: int, move: Move) -> bool:
        if not self.hands[seat] or not self.offers:
            return move["hand_card"] is None and move["seat"] is None
        return move["hand_card"] in self.hands[seat] and move["seat"] in self.offers

    def may_play_remove_one(self, seat: int, move: Move) -> bool:
        if not self.on_offer():
            return move["seat"] is None and move["index"] is None
        return self.lying_at(move["seat"], move["index"]) is not None

    def may_play_remove_two(self, seat: int, move: Move) -> bool:
        on_offer = len(self.on_offer())
        if on_offer == 0:
            return move["targets"] is None
        if move["targets"] is None or len(move["targets"]) != (1 if on_offer == 1 else 2):
            return False
        lying = [self.lying_at(spot["seat"], spot["index"]) for spot in move["targets"]]
        return None not in lying and (len(lying) == 1 or lying[0] is not lying[1])

    def may_play_steal_a_point(self, seat: int, move: Move) -> bool:
        richer = [other for other in self.everybody if self.points[other] > self.points[seat]]
        return move["target"] in richer if richer else move["target"] is None

    def may_select_offer(self, seat: int, move: Move) -> bool:
        return move["seat"] in self.offers

    def may_take(self, seat: int, move: Move) -> bool:
        assert self.pending is not None
        cards = [pick["card"] for pick in move["picks"]]
        fates = [pick["fate"] for pick in move["picks"]]
        if self.pending["victim"] == self.buyer and "steal" in fates:
            return False
        return len(cards) == len(set(cards)) == self.pending["count"] and set(cards) <= set(
            self.collections[self.pending["victim"]]
        )

    # Everything that could be tried

    def attempts(self, seat: int, foreign: list[str]) -> Iterator[Move]:
        """Moves of every type, right and wrong ones, in every order; `foreign` are other cards."""
        hand = [*self.hands[seat], *foreign]
        seats: list[Any] = [None, -1, *self.everybody, len(self.everybody)]
        deepest = max([len(offer) for offer in self.offers.values()], default=0)
        spots = [(None, None), (None, 0), (0, None), *product(seats[1:], range(-1, deepest + 1))]
        yield {"type": "done"}
        for count in (1, 2, 3):
            for face_up, *face_down in permutations(hand, count):
                yield {"type": "offer", "face_up": face_up, "face_down": face_down}
        yield {"type": "offer", "face_up": hand[0], "face_down": [hand[0], hand[-1]]}
        for owner, index in spots:
            if owner is not None and index is not None:
                yield {"type": "flip", "seat": owner, "index": index}
        for owner in seats[1:]:
            yield {"type": "select_offer", "seat": owner}
        for card in [*self.collections[seat], *foreign]:
            if is_action_card(card) or card in foreign:
                yield from self.plays(card, hand, seats, spots)
        yield from self.takes(foreign)

    def plays(
        self, card: str, hand: list[str], seats: list[Any], spots: list[Any]
    ) -> Iterator[Move]:
        for owner, index in spots:
            yield {"type": "play_flip_one", "card": card, "seat": owner, "index": index}
            yield {"type": "play_remove_one", "card": card, "seat": owner, "index": index}
        for hand_card, owner in product([None, *hand], seats):
            yield {"type": "play_add_one", "card": card, "hand_card": hand_card, "seat": owner}
        for target in seats:
            yield {"type": "play_steal_a_point", "card": card, "target": target}
        yield {"type": "play_remove_two", "card": card, "targets": None}
        if kind(card) == "remove_two":
            places = [{"seat": s, "index": i} for s, i in spots if s is not None and i is not None]
            for count in (0, 1, 2):
                for targets in product(places, repeat=count):
                    yield {"type": "play_remove_two", "card": card, "targets": list(targets)}

    def takes(self, foreign: list[str]) -> Iterator[Move]:
        victim = self.pending["victim"] if self.pending else self.buyer
        cards = [*self.collections[victim], *foreign] if self.pending else foreign
        picks = [{"card": card, "fate": fate} for card in cards for fate in ("steal", "discard")]
        for count in (0, 1, 2):
            for chosen in product(picks, repeat=count):
                yield {"type": "take", "picks": list(chosen)}

    # What then happens

    def do(self, seat: int, move: Move) -> None:
        assert self.may(seat, move)
        getattr(self, f"do_{move['type']}")(seat, move)
        self.go_on()

    def do_offer(self, seat: int, move: Move) -> None:
        cards = [move["face_up"], *move["face_down"]]
        self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
        self.offers[seat] = [
            {"card": card, "face_up": card == move["face_up"], "placer": seat} for card in cards
        ]

    def do_flip(self, seat: int, move: Move) -> None:
        self.offers[move["seat"]][move["index"]]["face_up"] = True
        self.flipped = True

    def do_done(self, seat: int, move: Move) -> None:
        self.done[seat] = True
        self.last_to_act = seat

    def spend(self, seat: int, card: str) -> None:
        self.collections[seat].remove(card)
        self.discards.append(card)
        self.see_who_is_done()
        self.last_to_act = seat

    def do_play_flip_one(self, seat: int, move: Move) -> None:
        if move["seat"] is not None:
            self.offers[move["seat"]][move["index"]]["face_up"] = True
        self.spend(seat, move["card"])

    def do_play_add_one(self, seat: int, move: Move) -> None:
        if move["seat"] is not None:
            self.hands[seat].remove(move["hand_card"])
            added = {"card": move["hand_card"], "face_up": False, "placer": seat}
            self.offers[move["seat"]].append(added)
        self.spend(seat, move["card"])

    def do_play_remove_one(self, seat: int, move: Move) -> None:
        if move["seat"] is not None:
            self.discards.append(self.offers[move["seat"]].pop(move["index"])["card"])
        self.spend(seat, move["card"])

    def do_play_remove_two(self, seat: int, move: Move) -> None:
        targets = move["targets"] or []
        self.discards += [self.offers[at["seat"]][at["index"]]["card"] for at in targets]
        for at in sorted(targets, key=lambda at: -at["index"]):
            self.offers[at["seat"]].pop(at["index"])
        self.spend(seat, move["card"])

    def do_play_steal_a_point(self, seat: int, move: Move) -> None:
        if move["target"] is not None:
            self.points[move["target"]] -= 1
            self.points[seat] += 1
        self.spend(seat, move["card"])

    def do_select_offer(self, seat: int, move: Move) -> None:
        self.bag = move["seat"]
        self.selected = True

    def do_take(self, seat: int, move: Move) -> None:
        assert self.pending is not None
        for pick in move["picks"]:
            self.collections[self.pending["victim"]].remove(pick["card"])
            if pick["fate"] == "steal":
                self.collections[seat].append(pick["card"])
            else:
                self.discards.append(pick["card"])
        self.pending = None
        self.begin_gotcha()

    # What a viewpoint sees

    def view(self, viewpoint: int | None) -> dict[str, Any]:
        """All but what is legal."""
        return {
            "phase": "game_over" if self.result else self.phase,
            "round": self.round,
            "buyer": self.buyer,
            "bag": self.bag,
            "actors": self.acting(),
            "players": [
                {
                    "seat": seat,
                    "hand_size": len(self.hands[seat]),
                    "collection": self.collections[seat],
                    "points": self.points[seat],
                    "done": self.phase == "action" and self.done[seat],
                }
                for seat in self.everybody
            ],
            "offers": [
                {
                    "seat": seat,
                    "cards": [
                        {
                            "card": each["card"] if self.knows(viewpoint, each) else None,
                            "face_up": each["face_up"],
                        }
                        for each in self.offers[seat]
                    ],
                }
                for seat in sorted(self.offers)
                if seat == viewpoint or self.are_offers_shown()
            ],
            "draw_size": len(self.pile),
            "discard": self.discards,
            "pending": self.pending,
            "hand": None if viewpoint is None else self.hands[viewpoint],
            "outcome": self.result,
        }

    def are_offers_shown(self) -> bool:
        return self.phase != "offer" or not self.settings["simultaneous_offers"]

    def knows(self, viewpoint: int | None, each: dict[str, Any]) -> bool:
        return each["face_up"] or each["placer"] == viewpoint
