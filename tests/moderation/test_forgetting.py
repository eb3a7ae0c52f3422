"""Whoever deletes their account takes their words along; what was decided stays."""

import json

import pytest

from accounts.exporting import document
from accounts.leaving import delete_account
from accounts.moderation import services
from accounts.moderation.models import Kind, Notice, Sanction, Statement
from games.chat.models import Message
from tests.chat.talk import says
from tests.games.stories import open_table

pytestmark = pytest.mark.django_db


def test_own_words_are_in_the_file_and_go_with_the_account(anna, ben, mia):
    match = open_table(anna)
    says(match, ben, phrase="hello")
    bad = says(match, ben, "I am Ben of 12 Garden Lane")
    report = services.report(anna, ben, "spam", match=match, message=bad)
    services.decide(mia, report, Kind.CHAT, "Spam.")

    mine = json.loads(b"".join(document(ben)))
    assert [line["text"] for line in mine["chat"]] == ["", "I am Ben of 12 Garden Lane"]
    assert mine["sanctions"][0]["reason"] == "Spam."
    assert mine["reports"] == []

    delete_account(ben)

    assert [message.phrase for message in Message.objects.all()] == ["hello"]
    assert "Ben" not in {line["name"] for line in Statement.objects.get().lines}
    assert not Notice.objects.filter(user=ben).exists()
    assert Sanction.objects.filter(user=ben).exists()
