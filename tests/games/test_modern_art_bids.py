"""Amounts that people type: what cannot be is answered with a sentence, and nothing has changed."""

import html
import re

import pytest
from django.urls import reverse

from games import services
from games.engines import wire
from games.engines.modern_art.actions import PlayCard
from games.engines.modern_art.paintings import AUCTION
from games.models import LogEntry, Match
from games.services import SeatPlan
from tests.games.stories import ME, OPEN, fresh, table_of

BID = '{"type":"bid","amount":"$amount"}'
PRICE = '{"type":"set_price","amount":"$amount"}'
WRONG = [
    ("0", "A bid is at least 1k.", 409),
    ("-3", "A bid is at least 1k.", 409),
    ("2.5", "That is not a possible “amount” for the action “bid”.", 400),
    ("abc", "That is not a possible “amount” for the action “bid”.", 400),
    ("1000000000", "You have only 100k.", 409),
    ("101", "You have only 100k.", 409),
    ("1e2", "That is not a possible “amount” for the action “bid”.", 400),
    ("true", "That is not a possible “amount” for the action “bid”.", 400),
    ('"7"', "That is not a possible “amount” for the action “bid”.", 400),
    ("[1]", "That is not a possible “amount” for the action “bid”.", 400),
    ("9" * 5_000, "That is not a possible “amount” for the action “bid”.", 400),
    ("", "Choose first, then confirm.", 400),
]


@pytest.fixture
def people(anna, ben, clara):
    return {person.pk: person for person in (anna, ben, clara)}


def begun(people, **options):
    """A match of three people without clocks."""
    host, *others = people.values()
    calm = {"open_countdown": 0, "turn_seconds": 0}
    match = services.open_table(host, "modern_art", calm | options, (ME, OPEN, OPEN), level="easy")
    for index, other in enumerate(others, 1):
        services.take_seat(match.pk, other, index)
        services.set_ready(match.pk, other, True)
    services.start(match.pk, host)
    return fresh(match)


def does(match, people, seat, action):
    services.submit(match.pk, people[table_of(match).holders[seat]], seat, wire.encode(action))


def auction_of(kind, people, **options):
    """A match in which a painting of this kind is under the hammer, in its first round."""
    while True:
        match = begun(people, **options)
        table = table_of(match)
        for card in table.state.hands[0]:
            if AUCTION[card] == kind:
                does(match, people, 0, PlayCard(card))
                return match


def post(client, match, people, seat, action, **fields):
    client.force_login(people[table_of(match).holders[seat]])
    return client.post(
        reverse("act", args=[match.code]), {"action": action, "seat": seat, **fields}
    )


def sentence(response):
    """What stands beside the prompt."""
    found = re.search(r'id="region-refusal"[^>]*>(.*?)</p>', response.content.decode(), re.DOTALL)
    return html.unescape(found[1])


def logged(match):
    return LogEntry.objects.filter(match=match).count()


@pytest.mark.parametrize(("amount", "because", "status"), WRONG)
def test_a_bid_that_cannot_be_is_a_sentence_and_changes_nothing(
    client, people, amount, because, status
):
    match = auction_of("open", people)
    before, entries = table_of(match), logged(match)

    response = post(client, match, people, 1, BID, amount=amount)

    assert response.status_code == status
    assert sentence(response) == because
    assert logged(match) == entries
    assert table_of(match).state == before.state


def test_a_bid_must_be_higher_than_the_last(client, people):
    match = auction_of("open", people)
    post(client, match, people, 1, BID, amount="20")

    response = post(client, match, people, 2, BID, amount="20")

    assert sentence(response) == "Bid more than 20k."
    assert table_of(match).state.phase.high_bidder == 1


def test_a_bid_out_of_turn_is_a_sentence(client, people):
    match = auction_of("one_offer", people)

    response = post(client, match, people, 2, BID, amount="5")

    assert response.status_code == 409
    assert sentence(response) == "It is not your turn."
    assert table_of(match).state.phase.high_bid is None


def test_a_second_sealed_bid_is_a_sentence(client, people):
    match = auction_of("hidden", people)
    post(client, match, people, 1, BID, amount="5")

    response = post(client, match, people, 1, BID, amount="50")

    assert sentence(response) == "You have already put in your bid."
    assert table_of(match).state.phase.bids[1] == 5


@pytest.mark.parametrize(
    ("amount", "because"),
    [("0", "A price is at least 1k."), ("101", "Name a price of at most your own 100k.")],
)
def test_a_price_that_cannot_be_is_a_sentence(client, people, amount, because):
    match = auction_of("fixed_price", people)

    response = post(client, match, people, 0, PRICE, amount=amount)

    assert sentence(response) == because
    assert table_of(match).state.phase.__struct_config__.tag == "set_price"


def test_a_bid_typed_into_the_page_is_made(client, people):
    match = auction_of("open", people)

    response = post(client, match, people, 1, BID, amount=" 17 ")

    assert response.status_code == 302
    assert table_of(match).state.phase.high_bid == 17


def test_a_bid_for_a_painting_that_has_gone_is_none_for_the_next_one(client, people):
    match = auction_of("open", people)

    response = post(client, match, people, 1, BID, amount="17", lot="rafael-double-3")

    assert response.status_code == 409
    assert sentence(response) == "That painting is no longer up for auction."
    assert table_of(match).state.phase.high_bid is None


def test_a_bid_says_which_painting_it_is_for(client, people):
    match = auction_of("open", people)
    (lot,) = table_of(match).state.phase.lot
    client.force_login(people[table_of(match).holders[1]])

    page = client.get(reverse("table", args=[match.code])).content.decode()

    assert f'<input type="hidden" form="act" name="lot" value="{lot}">' in page
    assert post(client, match, people, 1, BID, amount="17", lot=lot).status_code == 302


def test_the_amount_is_remembered_by_the_page_of_nobody_else(client, people):
    match = auction_of("hidden", people)
    post(client, match, people, 1, BID, amount="47")

    client.force_login(people[table_of(match).holders[2]])
    page = client.get(reverse("table", args=[match.code])).content.decode()

    assert "47" not in re.sub(r"<[^>]*>", "", page[page.index('id="region-prompt"') :])[:400]


def test_two_people_at_one_screen_play_without_a_countdown(client, anna):
    client.force_login(anna)

    client.post(
        reverse("play-now", args=["modern_art"]),
        {"quick": "date", "companion-modern_art": "Ben"},
    )

    assert Match.objects.get().settings["open_countdown"] == 0


def test_a_table_may_have_three_to_five_seats_of_any_kind(anna):
    bot, guest = SeatPlan("bot", level="easy"), SeatPlan("guest", name="Ben")
    for plans in ((ME, bot, bot), (ME, guest, OPEN, bot), (ME, bot, bot, bot, guest)):
        match = services.open_table(anna, "modern_art", {}, plans, level="easy")
        assert [seat.kind for seat in match.seats.all()].count("bot") == plans.count(bot)
