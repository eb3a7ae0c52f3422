"""Bringing a match as a file: what is damaged is refused in one sentence and leaves no trace."""

import json
from io import BytesIO

import msgspec
import pytest
from django.urls import reverse
from hypothesis import given, settings
from hypothesis import strategies as st

from games import archive
from games.engines import GAMES
from games.models import ImportedLog, Match
from tests.games.reels import played
from tests.games.stories import person

MATCHES = {slug: msgspec.json.encode(played(slug)[0]) for slug in GAMES}
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


def looked_at(text: bytes) -> archive.Reel | None:
    """The reel, or nothing where it was refused in a sentence; anything else is a bug."""
    try:
        return archive.replayed(archive.read(text))
    except archive.BadDocument as error:
        if not str(error).strip():
            raise
        return None


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_file_is_a_reel(slug):
    reel = looked_at(MATCHES[slug])

    assert reel is not None
    assert reel.game.outcome(reel.frames[-1].state) is not None


@settings(max_examples=120, deadline=None)
@given(slug=st.sampled_from(list(GAMES)), at=st.floats(0, 1), byte=st.binary(max_size=3))
def test_a_file_with_damaged_bytes_is_refused_or_still_a_match(slug, at, byte):
    text = MATCHES[slug]
    place = int(at * len(text))

    looked_at(text[:place] + byte + text[place + 1 :])


@settings(max_examples=40, deadline=None)
@given(slug=st.sampled_from(list(GAMES)), at=st.floats(0, 0.999))
def test_a_file_that_ends_too_early_is_refused(slug, at):
    text = MATCHES[slug]

    assert looked_at(text[: int(at * len(text))]) is None


@settings(max_examples=150, deadline=None)
@given(
    slug=st.sampled_from(list(GAMES)),
    field=st.sampled_from(archive.Document.__struct_fields__),
    value=ANYTHING,
)
def test_a_file_with_anything_in_a_field_is_refused_or_a_match(slug, field, value):
    looked_at(json.dumps(json.loads(MATCHES[slug]) | {field: value}).encode())


@settings(max_examples=200, deadline=None)
@given(
    slug=st.sampled_from(list(GAMES)),
    at=st.floats(0, 0.999),
    field=st.sampled_from(["seat", "by", "action", "type", "to", "position", "amount", "card"]),
    value=ANYTHING | st.just("take_back"),
)
def test_a_file_with_anything_in_an_entry_is_refused_or_a_match(slug, at, field, value):
    match = json.loads(MATCHES[slug])
    entry = match["log"][int(at * len(match["log"]))]
    (entry if field in ("seat", "by", "action") else entry["action"])[field] = value

    looked_at(json.dumps(match).encode())


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seed": "another"}, "The seed does not belong to the hash"),
        ({"game": "chess"}, "There is no such game here"),
        ({"log": []}, "does not lead to the result"),
        ({"settings": {"round_limit": -4}}, "cannot be set up"),
        ({"status": "playing"}, "is not over"),
        ({"format": "parlour match 9"}, "not a match of Parlour"),
        ({"surprise": 1}, "not a match of Parlour"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(change, sentence):
    with pytest.raises(archive.BadDocument, match=sentence):
        archive.replayed(archive.read(json.dumps(json.loads(MATCHES["spades"]) | change).encode()))


def test_an_impossible_entry_is_named():
    match = json.loads(MATCHES["spades"])
    match["log"][4]["action"] = {"type": "play", "card": "AS"}

    with pytest.raises(archive.BadDocument, match="Entry 5 of the log is not possible: "):
        archive.replayed(archive.read(json.dumps(match).encode()))


def test_a_taking_back_in_a_file_is_understood():
    match = json.loads(MATCHES["spades"])
    first = match["log"][0]
    back = first | {"action": {"type": "take_back", "to": 0, "freely": False}, "by": "person"}
    match["log"][1:1] = [back, first]

    reel = looked_at(json.dumps(match).encode())

    assert reel is not None
    assert reel.void == {1}
    assert reel.frames[2].state == reel.frames[0].state


@pytest.mark.django_db
class TestThePage:
    def test_bad_input_stores_nothing_and_says_why(self, client):
        client.force_login(person("Anna"))
        for text in ("", "{", '{"format": 1}', "null", "[" * 5000):
            answer = client.post(reverse("bring"), {"text": text})
            assert answer.status_code == 400
            assert 'role="alert"' in answer.content.decode()

        assert not ImportedLog.objects.exists()
        assert not Match.objects.exists()

    def test_a_file_is_taken_and_a_large_one_is_not(self, client):
        client.force_login(person("Anna"))
        large = BytesIO(b" " * (archive.LARGEST + 1))
        large.name = "large.json"
        assert client.post(reverse("bring"), {"file": large}).status_code == 400
        whole = BytesIO(MATCHES["modern_art"])
        whole.name = "match.json"

        answer = client.post(reverse("bring"), {"file": whole}, follow=True)

        assert answer.status_code == 200
        assert ImportedLog.objects.count() == 1

    def test_only_who_brought_it_sees_it_and_the_oldest_makes_room(self, client, monkeypatch):
        from games.services import importing

        monkeypatch.setattr(importing, "KEPT", 2)
        client.force_login(person("Anna"))
        for _time in range(3):
            client.post(reverse("bring"), {"text": MATCHES["check"].decode()})
        assert ImportedLog.objects.count() == 2
        address = reverse("review-import", args=[ImportedLog.objects.first().code])
        assert client.get(address).status_code == 200

        client.force_login(person("Ben"))

        assert client.get(address).status_code == 404

    def test_what_one_brought_is_in_ones_download_and_goes_with_the_account(self, client):
        from accounts.exporting import document
        from accounts.leaving import delete_account

        anna = person("Anna")
        client.force_login(anna)
        client.post(reverse("bring"), {"text": MATCHES["check"].decode()})

        known = json.loads(b"".join(document(anna)))

        assert known["imported_matches"][0]["match"]["game"] == "check"
        delete_account(anna)
        assert not ImportedLog.objects.exists()
