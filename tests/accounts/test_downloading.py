"""One's own data as a file."""

import json

import pytest
from asgiref.sync import async_to_sync

from accounts import exporting, sections
from accounts.services import merge_guest
from games import services
from tests.accounts.test_profiles import finished
from tests.games.stories import playing, table_of

pytestmark = [
    pytest.mark.django_db,
    # The file is written in pieces by a coroutine; the test's client reads it at once.
    pytest.mark.filterwarnings("ignore:StreamingHttpResponse must consume"),
]
PAGE = "/accounts/download/"


def downloads(client) -> dict:
    response = client.get(PAGE)
    assert response["Content-Type"] == "application/json"
    assert response["Content-Disposition"].startswith('attachment; filename="parlour-')

    async def whole() -> bytes:
        return b"".join([piece async for piece in response.streaming_content])

    return json.loads(async_to_sync(whole)())


def test_profile_preferences_and_ways_in(client, bert):
    client.force_login(bert)

    own = downloads(client)

    assert own["profile"]["name"] == "Bert"
    assert own["preferences"]["animation"] == "normal"
    assert own["log_in"]["addresses"] == [
        {"email": "bert@example.org", "verified": True, "primary": True}
    ]
    assert own["matches"] == []


def test_matches_with_seats_results_and_own_actions_only(client, bert, cleo):
    match = playing(bert, cleo)
    for _ in range(6):
        table = table_of(match)
        seat = min(table.actors)
        user = {bert.pk: bert, cleo.pk: cleo}.get(table.holders[seat])
        if user is None:
            break
        action = table.game.legal(table.state, seat)[0]
        from games.engines import wire

        services.submit(match.pk, user, seat, wire.encode(action))
    finished(match, 0)
    client.force_login(bert)

    (own,) = downloads(client)["matches"]

    assert own["code"] == match.code
    assert own["result"]["winners"] == [0]
    assert own["hosted"]
    assert [seat["me"] for seat in own["seats"]] == [True, False, False, False]
    assert {action["seat"] for action in own["my_actions"]} <= {0}
    assert len(own["my_actions"]) == match.log.filter(user=bert).count()
    assert "seed" not in own


def test_resignations_and_what_one_did_as_a_guest(client, anna, bert, cleo):
    match = playing(anna, cleo)
    services.resign(match.pk, anna)
    merge_guest(anna, bert)
    client.force_login(bert)

    own = downloads(client)

    assert own["profile"]["earlier_guests"] == ["Anna"]
    assert [each["match__code"] for each in own["resignations"]] == [match.code]
    assert [each["code"] for each in own["matches"]] == [match.code]


def test_nothing_of_anybody_else(client, bert, cleo):
    finished(playing(cleo), 0)
    client.force_login(bert)

    own = json.dumps(downloads(client))

    assert "Cleo" not in own
    assert "cleo@example.org" not in own


def test_no_secret_is_in_it(client, bert):
    playing(bert)
    client.force_login(bert)

    own = json.dumps(downloads(client))

    assert bert.password not in own
    assert "seed" not in own


def test_a_guest_has_data_too(client, anna):
    assert downloads(client)["profile"]["guest"]


def test_a_visitor_has_none(client):
    assert client.get(PAGE)["Location"].startswith("/accounts/login/")


def test_a_file_cannot_be_posted_for(client, bert):
    client.force_login(bert)

    assert client.post(PAGE).status_code == 405


def test_an_app_can_add_its_section(client, bert, monkeypatch):
    monkeypatch.setattr(exporting, "_sections", {})
    exporting.exports("numbers")(lambda user: iter(range(120)))
    exporting.exports("nothing")(lambda user: iter(()))
    client.force_login(bert)

    assert downloads(client) == {"numbers": list(range(120)), "nothing": []}


def test_many_matches_are_read_together(bert, cleo, django_assert_max_num_queries):
    for _ in range(12):
        finished(playing(bert, cleo), 0)

    with django_assert_max_num_queries(5):
        found = list(sections.matches(bert))

    assert len(found) == 12
