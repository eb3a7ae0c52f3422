"""What a table of Things & Gotchas is sent and must refuse: a sentence each, nothing changed."""

import json
import random

import pytest
from django.test import Client
from django.urls import reverse

from games import services
from games.engines import wire
from games.engines.gotcha.deck import CARDS
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.settings import Settings
from games.models import Match
from tests.games.market import first_of_kind, market
from tests.games.stories import ME, OPEN, log_of, table_of
from tests.games.unkept import acted, view

pytestmark = pytest.mark.django_db
OPTIONS = {"target_points": 3}
NO_ACTION = "That is not a possible"


def story(wanted):
    """A seed, and what was done at a table of three until the view of who may act is as wanted."""
    for seed in range(300):
        table, rng, done = market(3, Settings(**OPTIONS), f"{seed}"), random.Random(seed), []
        while table.actors:
            (seat,) = table.actors
            if wanted(view(table, seat)):
                return f"{seed}", done
            action = rng.choice(GOTCHA.legal(table.state, seat))
            done.append((seat, action))
            table = acted(table, seat, action)
    raise AssertionError("No match came to this.")


class Staged:
    """A match in the database at the end of a story, and the browsers of its three players."""

    def __init__(self, people, wanted):
        seed, done = story(wanted)
        self.people = people
        self.match = services.open_table(
            people[0], "gotcha", OPTIONS, [ME, OPEN, OPEN], level="easy"
        )
        Match.objects.filter(pk=self.match.pk).update(seed=seed)
        for seat, person in enumerate(people[1:], 1):
            services.take_seat(self.match.pk, person, seat)
            services.set_ready(self.match.pk, person, True)
        services.start(self.match.pk, people[0])
        for seat, action in done:
            services.submit(self.match.pk, people[seat], seat, wire.encode(action))
        self.table = table_of(self.match)
        (self.seat,) = self.table.actors
        self.state = self.table.state
        self.seen = view(self.table, self.seat)

    def refuses(self, action, because, status=409, seat=None, by=None, **fields):
        """The action is posted as the page would: what comes back, and that nothing happened."""
        seat = self.seat if seat is None else seat
        client = Client()
        client.force_login(self.people[seat if by is None else by])
        before = log_of(self.match)

        answer = client.post(
            reverse("act", args=[self.match.code]),
            {"seat": seat, "action": json.dumps(action)} | fields,
            headers={"HX-Request": "true"},
        )

        assert because in answer.content.decode()
        assert answer.status_code == status
        assert log_of(self.match) == before
        assert table_of(self.match).state == self.state


@pytest.fixture
def stage(anna, ben, clara):
    return lambda wanted: Staged([anna, ben, clara], wanted)


def in_phase(name):
    return lambda seen: seen.phase == name


def can(kind):
    """Who may act can use such an Action card on something."""

    def wanted(seen):
        return any(
            wire.encode(action)["type"] == kind and None not in wire.encode(action).values()
            for action in seen.legal
        )

    return wanted


def test_an_offer_in_another_phase_and_anything_else_while_offers_are_made(stage):
    flipping = stage(in_phase("buyer_flip"))
    hand = flipping.seen.hand
    offer = {"type": "offer", "face_up": hand[0], "face_down": [hand[1], hand[2]]}
    flipping.refuses(offer, "This is not the time to make an offer.")
    flipping.refuses({"type": "done"}, "This is not the time for Action cards.")
    flipping.refuses({"type": "take", "picks": []}, "This is not the time to pick cards")

    offering = stage(in_phase("offer"))
    offering.refuses(
        {"type": "select_offer", "seat": 0}, "This is not the time to choose an offer."
    )
    offering.refuses(
        {"type": "flip", "seat": 0, "index": 0}, "This is not the time to turn a card up."
    )


def test_whoever_is_not_asked_and_whoever_acts_for_another(stage):
    staged = stage(in_phase("offer"))
    other = (staged.seat + 1) % 3
    hand = staged.state.hands[other]
    offer = {"type": "offer", "face_up": hand[0], "face_down": [hand[1], hand[2]]}

    staged.refuses(offer, "It is not your turn.", seat=other)
    staged.refuses(offer, "That is not your seat.", status=403, by=other)


def test_an_offer_that_is_none(stage):
    staged = stage(in_phase("offer"))
    one, two, three, four, _ = staged.seen.hand
    by_form = {"type": "offer", "face_up": "$face_up", "face_down": "$face_down[]"}

    staged.refuses(by_form, "Choose first, then confirm.", status=400)
    staged.refuses(by_form, "Choose first, then confirm.", status=400, face_down=[one, two])
    staged.refuses(by_form, "Place one card face up and two face down.", face_up=one)
    staged.refuses(
        by_form,
        "Place one card face up and two face down.",
        face_up=[one, two],
        face_down=[three],
    )
    staged.refuses(
        by_form,
        "Place one card face up and two face down.",
        face_up=one,
        face_down=[two, three, four],
    )
    staged.refuses(by_form, "You can place a card only once.", face_up=one, face_down=[one, two])
    staged.refuses(by_form, "You can place a card only once.", face_up=one, face_down=[two, two])
    two_up = {"type": "offer", "face_up": [one, two], "face_down": [three]}
    staged.refuses(two_up, NO_ACTION, status=400)


def test_a_card_of_which_one_may_not_know_where_it_is_is_refused_like_any_other(stage):
    staged = stage(in_phase("offer"))
    one, two, *_ = staged.seen.hand
    elsewhere = random.Random(3).sample([card for card in CARDS if card not in staged.seen.hand], 6)
    elsewhere += [staged.state.hands[(staged.seat + 1) % 3][0], staged.state.draw[0]]

    for card in elsewhere:
        offer = {"type": "offer", "face_up": one, "face_down": [two, card]}
        staged.refuses(offer, "You do not have that card in your hand.")
    staged.refuses(
        {"type": "offer", "face_up": one, "face_down": [two, "medium-99"]},
        NO_ACTION,
        status=400,
    )


def test_a_card_that_is_face_up_or_not_there_cannot_be_turned_up(stage):
    staged = stage(in_phase("buyer_flip"))
    seller = (staged.seat + 1) % 3

    def flip(seat, index):
        return {"type": "flip", "seat": seat, "index": index}

    staged.refuses(flip(seller, 0), "That card is already face up.")
    staged.refuses(flip(seller, 3), "There is no such card in that offer.")
    staged.refuses(flip(seller, -1), "There is no such card in that offer.")
    staged.refuses(flip(seller, 10**30), "There is no such card in that offer.")
    staged.refuses(flip(staged.seat, 0), "There is no such offer.")
    staged.refuses(flip(9, 0), "There is no such offer.")
    staged.refuses(flip(seller, "first"), NO_ACTION, status=400)


def test_a_point_cannot_be_stolen_from_oneself_or_from_somebody_poorer(stage):
    staged = stage(
        lambda seen: (
            can("play_steal_a_point")(seen)
            and any(player.points < max(p.points for p in seen.players) for player in seen.players)
        )
    )
    points = staged.state.points
    card = next(
        card
        for card in first_of_kind(staged.seen.players[staged.seat].collection)
        if card.startswith("steal_a_point")
    )
    for target in range(3):
        if points[target] <= points[staged.seat]:
            staged.refuses(
                {"type": "play_steal_a_point", "card": card, "target": target},
                "You can steal only from a player who has more points than you.",
            )
    steal = {"type": "play_steal_a_point", "card": card, "target": None}
    staged.refuses(steal, "Choose a player who has more points than you.")
    staged.refuses(steal | {"target": 7}, "There is no such player.")


def test_two_cards_to_remove_are_two_different_ones(stage):
    staged = stage(can("play_remove_two"))
    card = next(
        card
        for card in staged.seen.players[staged.seat].collection
        if card.startswith("remove_two")
    )
    seller = staged.seen.offers[0].seat
    by_form = {"type": "play_remove_two", "card": card, "targets": "$targets[]"}
    spot, gone = (json.dumps({"seat": seller, "index": index}) for index in (0, 8))

    staged.refuses(by_form, "Choose two different cards to remove.")
    staged.refuses(by_form, "Choose two different cards to remove.", targets=[spot])
    staged.refuses(by_form, "Choose two different cards to remove.", targets=[spot, spot])
    staged.refuses(by_form, "There is no such card in that offer.", targets=[spot, gone])
    staged.refuses(by_form, NO_ACTION, status=400, targets=["x", "{"])


def test_a_card_is_added_from_ones_own_hand_and_to_an_offer_that_is_there(stage):
    staged = stage(can("play_add_one"))
    card = next(
        card for card in staged.seen.players[staged.seat].collection if card.startswith("add_one")
    )
    seller = staged.seen.offers[0].seat
    by_form = {"type": "play_add_one", "card": card, "hand_card": "$hand_card", "seat": seller}

    staged.refuses(by_form, "Choose first, then confirm.", status=400)
    staged.refuses(
        by_form, "You do not have that card in your hand.", hand_card=staged.state.draw[0]
    )
    staged.refuses(by_form | {"seat": 8}, "There is no such offer.", hand_card=staged.seen.hand[0])
    others = [
        each
        for each in CARDS
        if each.startswith("add_one") and each not in staged.seen.players[staged.seat].collection
    ]
    for other in others:
        staged.refuses(
            by_form | {"card": other},
            "That card is not in your collection.",
            hand_card=staged.seen.hand[0],
        )
    staged.refuses(
        by_form | {"card": "flip_one-1"}, "another kind of card", hand_card=staged.seen.hand[0]
    )


def test_an_offer_is_chosen_that_is_there(stage):
    staged = stage(in_phase("select_offer"))

    staged.refuses({"type": "select_offer", "seat": staged.seat}, "There is no such offer.")
    staged.refuses({"type": "select_offer", "seat": 3}, "There is no such offer.")
    staged.refuses({"type": "select_offer", "seat": None}, NO_ACTION, status=400)


def test_picks_are_of_the_victims_collection_and_as_many_as_asked(stage):
    staged = stage(
        lambda seen: (
            seen.phase == "gotcha" and seen.pending.count == 2 and seen.pending.victim != seen.buyer
        )
    )
    one, two, *_ = staged.state.collections[staged.seen.pending.victim]
    by_form = {"type": "take", "picks": "$pick[]"}

    def pick(card, fate="steal"):
        return json.dumps({"card": card, "fate": fate})

    staged.refuses(by_form, "Pick two cards.")
    staged.refuses(by_form, "Pick two cards.", **{f"pick-{one}": pick(one), f"pick-{two}": ""})
    staged.refuses(
        by_form, "You can pick a card only once.", pick=[pick(one), pick(one, "discard")]
    )
    staged.refuses(
        by_form,
        "That card is not in the collection that you pick from.",
        pick=[pick(one), pick(staged.state.draw[0])],
    )
    staged.refuses(by_form, NO_ACTION, status=400, pick=[pick(one), pick(two, "burn")])


def test_ones_own_cards_cannot_be_stolen(stage):
    staged = stage(
        lambda seen: (
            seen.phase == "gotcha" and seen.pending.count == 1 and seen.pending.victim == seen.buyer
        )
    )
    card = staged.state.collections[staged.seat][0]

    staged.refuses(
        {"type": "take", "picks": [{"card": card, "fate": "steal"}]},
        "Your own cards you can only discard.",
    )
