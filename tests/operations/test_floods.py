"""Too much at once: told so, and nobody else is the slower for it."""

import pytest
from django.test import Client

from games.addresses import address
from games.floods import Bucket, Places
from tests.games.stories import person
from tests.operations.conftest import browser_of


def test_a_bucket_fills_again_with_time():
    bucket = Bucket(burst=2, rate=1.0)

    assert [bucket.allows("Anna", now) for now in (0.0, 0.0, 0.0, 1.0, 1.0)] == [
        True,
        True,
        False,
        True,
        False,
    ]
    assert bucket.allows("Ben", 0.0)


def test_places_are_given_back_also_by_who_vanished():
    class Holder:
        pass

    places = Places(1)
    first, second = Holder(), Holder()
    assert places.take("Anna", first)
    assert not places.take("Anna", second)

    del first

    assert places.take("Anna", second)


@pytest.mark.parametrize(
    ("proxies", "forwarded", "found"),
    [
        (0, "6.6.6.6", "127.0.0.1"),
        (1, "6.6.6.6, 9.9.9.9", "9.9.9.9"),
        (2, "6.6.6.6, 9.9.9.9, 10.0.0.1", "9.9.9.9"),
        (1, "", "127.0.0.1"),
    ],
)
def test_only_our_own_proxies_are_believed(settings, proxies, forwarded, found):
    settings.ALLAUTH_TRUSTED_PROXY_COUNT = proxies

    assert address("127.0.0.1", forwarded) == found


@pytest.fixture
def strict(settings):
    settings.CHANGES_AT_ONCE, settings.CHANGES_PER_SECOND = 3, 0.0


@pytest.mark.usefixtures("strict")
def test_who_posts_too_fast_is_told_so_beside_the_prompt_and_others_go_on(match, anna):
    browser, other = browser_of(anna), browser_of(person("Emil"))
    posts = [browser.post(f"/t/{match.code}/act/", {}, headers={"HX-Request": "true"})]
    posts += [browser.post(f"/t/{match.code}/act/") for _ in range(3)]

    assert [answer.status_code for answer in posts] == [400, 400, 400, 429]
    assert posts[-1].headers["Retry-After"] == "1"
    assert "That was too much at once." in posts[-1].content.decode()
    swapped = browser.post(f"/t/{match.code}/act/", headers={"HX-Request": "true"})
    assert "That was too much at once." in swapped.content.decode()
    assert swapped.status_code == 429
    assert browser.get(f"/t/{match.code}/").status_code == 200
    assert other.post(f"/t/{match.code}/act/").status_code != 429


@pytest.mark.usefixtures("strict", "db")
def test_of_those_without_a_session_an_address_is_counted():
    browser = Client()

    answers = [browser.post("/accounts/login/").status_code for _ in range(4)]

    assert answers[-1] == 429
    assert 429 not in answers[:3]
