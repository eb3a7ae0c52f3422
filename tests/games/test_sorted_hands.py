"""Whether a hand is sorted is its holder's wish; the engines' views know nothing of it."""

import re

import pytest

from games import services
from games.rendering import Viewer, fragments
from games.services import SeatPlan
from tests.games import market, saleroom
from tests.games.stories import person, table_of


def dealt(table, sorts: bool, mark: str, seat: int = 0) -> list[str]:
    hand = fragments(table, Viewer(seat + 1, sorts=sorts))["hand"]
    return re.findall(rf'id="{mark}-([\w-]+)"', hand)


def test_paintings_lie_by_artist_and_name_or_as_they_were_dealt():
    table = saleroom.saleroom(3)
    hand = table.state.hands[0]

    unsorted = dealt(table, False, "card")

    order = ("manuel", "sigrid", "daniel", "ramon", "rafael")
    tidy = sorted(hand, key=lambda card: (order.index(card.partition("-")[0]), card))
    assert dealt(table, True, "card") == tidy
    artists = list(dict.fromkeys(card.partition("-")[0] for card in hand))
    by_artist = [card for artist in artists for card in hand if card.startswith(artist)]
    assert unsorted == by_artist
    assert unsorted != tidy


def test_things_lie_by_kind_or_as_they_came():
    table = market.market(4)
    hand = list(table.state.hands[0])

    assert dealt(table, False, "hold") == hand
    assert dealt(table, True, "hold") == sorted(hand)


def test_one_wish_does_not_show_in_anothers_page():
    table = market.market(4)

    fragments(table, Viewer(1, sorts=False))

    assert dealt(table, True, "hold", seat=1) == sorted(table.state.hands[1])


@pytest.mark.django_db
def test_the_page_obeys_the_preference(client):
    anna = person("Anna")
    plans = [SeatPlan("me"), *[SeatPlan("bot", level="easy")] * 3]
    match = services.open_table(anna, "gotcha", {}, plans)
    services.start(match.pk, anna)
    client.force_login(anna)
    (seat,) = table_of(match).seats_of(anna.pk)

    def on_the_page() -> list[str]:
        return re.findall(r'id="hold-([\w-]+)"', client.get(f"/t/{match.code}/").content.decode())

    assert on_the_page() == sorted(table_of(match).state.hands[seat])
    anna.auto_sort = False
    anna.save()
    assert on_the_page() == list(table_of(match).state.hands[seat])
