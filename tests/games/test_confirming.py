"""What cannot be undone is asked about first, also without scripts; moderators find their desk."""

import pytest
from django.urls import reverse

from games.models import Status
from tests.games.stories import fresh, playing
from tests.simulated.page import Page

pytestmark = pytest.mark.django_db


def test_without_scripts_the_server_asks_before_a_match_is_ended(client, anna):
    match = playing(anna)
    client.force_login(anna)
    table = Page(client.get(reverse("table", args=[match.code])).content.decode())
    form = table.form("table-verbs")
    (end,) = [each for each in form.controls if each.formaction.endswith("/end/")]

    asked = client.post(end.formaction, dict(form.posted(end)))

    assert "End this match? Nobody wins then." in asked.content.decode()
    assert fresh(match).status == Status.PLAYING
    (sure,) = [form for form in Page(asked.content.decode()).forms if form.action == end.formaction]
    client.post(sure.action, dict(sure.posted(sure.buttons()[0])))
    assert fresh(match).status == Status.ABORTED


@pytest.mark.parametrize("is_staff", [True, False])
def test_moderators_have_a_way_to_their_desk_in_the_menu(client, anna, is_staff):
    anna.is_staff = is_staff
    anna.save()
    client.force_login(anna)

    page = client.get("/").content.decode()

    assert (f'href="{reverse("admin:index")}"' in page) is is_staff
