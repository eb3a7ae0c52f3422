"""Looking back: every moment from every viewpoint as it was, and nothing that was not there."""

import json
import re
import time
from collections import Counter

import pytest
from django.urls import reverse

from games import archive, services, tables
from games.engines import GAMES
from games.models import LogEntry, Match, Status
from games.services import Refusal
from games.stills import still
from tests.games.felt import faces
from tests.games.reels import played
from tests.games.stories import (
    BOT,
    ME,
    fresh,
    open_table,
    playing,
    some_action,
    table_of,
    tick_on,
)
from tests.games.unkept import shown

in_every_game = pytest.mark.parametrize("slug", GAMES)


def tokens(html: str) -> set[str]:
    return set(re.findall(r"[\w-]+", html))


@in_every_game
def test_a_still_shows_what_the_table_showed_that_viewpoint_and_no_more(slug):
    document, moments = played(slug, 60)
    reel = archive.replayed(document)

    for number in range(0, reel.last + 1, 3):
        for viewpoint in (*range(4), None):
            live = "".join(shown(moments[number], viewpoint).values())
            back = still(reel, number, viewpoint)
            # A card that could be pressed is one that cannot.
            assert tokens("".join(back.values())) - {"disabled"} <= tokens(live), (
                number,
                viewpoint,
            )


@in_every_game
def test_a_still_offers_nothing_to_press(slug):
    document, _ = played(slug, 60)
    reel = archive.replayed(document)

    for number in range(0, reel.last + 1, 5):
        for viewpoint in (*range(4), None):
            html = "".join(still(reel, number, viewpoint).values())
            assert 'name="action"' not in html
            assert 'name="targets-1"' not in html
            assert 'name="face_up"' not in html
            assert "hx-swap-oob" not in html


@in_every_game
def test_all_open_every_card_of_every_seat_is_there(slug):
    document, _ = played(slug)
    reel = archive.replayed(document)
    game = reel.game

    for frame in reel.frames[::7]:
        opened = game.opened(frame.state)
        for seat in range(4):
            hand = getattr(game.view(frame.state, seat), "hand", None)
            assert hand is None or set(hand) <= set(opened.hands[seat])
        if slug == "check":
            lying = [card.card for player in opened.view.players for card in player.cards if card]
            assert None not in lying
        if slug == "gotcha":
            assert all(card.card for offer in opened.view.offers for card in offer.cards)


@in_every_game
def test_the_rounds_of_a_reel_are_those_of_the_match(slug):
    document, moments = played(slug)
    reel = archive.replayed(document)

    game = reel.game
    last = game.view(reel.frames[-1].state, None).round
    assert [round for round, _ in reel.rounds] == list(range(1, last + 1))
    assert reel.frames[-1].state == moments[-1].state


# ── Pages ───────────────────────────────────────────────────────────────────────────────────────


def started(host, slug: str, seats: int = 4) -> Match:
    match = services.open_table(host, slug, {}, [ME, *[BOT] * (seats - 1)])
    services.start(match.pk, host)
    return fresh(match)


def go_on(match: Match, host, steps: int) -> Match:
    for _step in range(steps):
        table = table_of(match)
        seats = table.seats_of(host.pk)
        asked = [seat for seat in seats if seat in table.actors]
        if fresh(match).status != Status.PLAYING:
            break
        if asked:
            services.submit(match.pk, host, asked[0], some_action(match, asked[0]))
        else:
            tick_on(match)
    return fresh(match)


def finished(host, slug: str = "spades") -> Match:
    match = open_table(host, ME, BOT, BOT, BOT, round_limit=1)
    services.start(match.pk, host)
    return go_on(match, host, 300)


def look(client, match: Match, **where) -> str:
    answer = client.get(reverse("review", args=[match.code]), where)
    assert answer.status_code == 200
    return answer.content.decode()


@pytest.mark.django_db
@in_every_game
def test_while_it_is_played_nobody_looks_back_from_another_seat_or_with_open_cards(
    slug, anna, ben, client
):
    match = go_on(started(anna, slug), anna, 12)
    (mine,) = table_of(match).seats_of(anna.pk)
    own_too = [str(mine)] if slug != "check" else []
    address = reverse("review", args=[match.code])

    for who, allowed in ((anna, ["watch", *own_too]), (ben, ["watch"]), (None, ["watch"])):
        client.logout()
        if who:
            client.force_login(who)
        for viewpoint in ("open", "watch", "0", "1", "2", "3", "4", "99", "x"):
            status = client.get(address, {"as": viewpoint, "at": 3}).status_code
            assert status == (200 if viewpoint in allowed else 302), (who, viewpoint)


@pytest.mark.django_db
@in_every_game
def test_the_bytes_of_a_running_match_hold_no_more_than_its_viewpoint_saw(slug, anna, client):
    # A round of Check may be short.
    match = go_on(started(anna, slug), anna, 10 if slug == "check" else 30)
    assert match.status == Status.PLAYING
    (mine,) = table_of(match).seats_of(anna.pk)
    reel = archive.reel(match)
    client.force_login(anna)

    for number in range(0, reel.last + 1, 2):
        for viewpoint in (None,) if slug == "check" else (None, mine):
            page = look(client, match, at=number, **{"as": "watch" if viewpoint is None else mine})
            board = "".join(still(reel, number, viewpoint).values())
            assert Counter(faces(page)) <= Counter(faces(board))
            assert page.count("/img/paintings/") <= board.count("/img/paintings/")
            assert page.count("gotcha.svg#") <= board.count("gotcha.svg#")
            assert match.seed not in page
            assert "review-why" not in page
            assert "review-hand" not in page


@pytest.mark.django_db
def test_what_was_looked_at_in_check_does_not_come_back_while_it_is_played(anna, client):
    match = started(anna, "check")
    (mine,) = table_of(match).seats_of(anna.pk)
    peeked = {seen.card for seen in table_of(match).game.view(table_of(match).state, mine).peeked}
    client.force_login(anna)
    live = client.get(reverse("table", args=[match.code])).content.decode()
    assert peeked <= set(faces(live))

    assert not faces(look(client, match, at=0))


@pytest.mark.django_db
def test_a_match_that_is_over_is_looked_back_at_by_anybody_from_anywhere(anna, client):
    match = finished(anna)
    reel = archive.reel(match)

    opened = look(client, match, at=6, **{"as": "open"})
    hands = reel.game.opened(reel.frames[6].state).hands
    assert {card for hand in hands for card in hand} <= set(faces(opened))
    for seat in range(4):
        page = look(client, match, at=6, **{"as": str(seat)})
        others = {card for index, hand in enumerate(hands) if index != seat for card in hand}
        assert set(hands[seat]) <= set(faces(page))
        assert not others & set(faces(page))


@pytest.mark.django_db
def test_a_moment_has_its_words_its_reason_and_its_neighbours(anna, client):
    match = finished(anna)
    entry = LogEntry.objects.filter(match=match, by="bot").first()

    page = look(client, match, at=entry.number, **{"as": "watch"})

    assert f"at={entry.number - 1}&amp;as=watch" in page
    assert f"at={entry.number + 1}&amp;as=watch" in page
    assert "review-why" in page
    assert match.seed in page
    assert page.count('id="entry-') == match.version + 1


@pytest.mark.django_db
def test_a_step_brings_the_part_that_changes_and_no_list(anna, client):
    match = finished(anna)

    answer = client.get(
        reverse("review", args=[match.code]), {"at": 5}, headers={"HX-Request": "true"}
    )

    part = answer.content.decode()
    assert part.count("<html") == 0
    assert 'id="review"' in part
    assert "entry-" not in part


@pytest.mark.django_db
def test_a_moment_that_is_not_there_is_the_last_one_or_the_first(anna, client):
    match = finished(anna)

    assert f'data-at="{match.version}"' in look(client, match, at=99999)
    assert 'data-at="0"' in look(client, match, at="-3")


@pytest.mark.django_db
def test_what_was_taken_back_can_be_looked_at_and_says_so(anna, client):
    match = playing(anna)
    while 0 not in table_of(match).actors:
        tick_on(match)
    services.submit(match.pk, anna, 0, some_action(match, 0))
    services.ask_to_take_back(match.pk, anna, 0)
    match = fresh(match)
    client.force_login(anna)

    assert "This was taken back later." in look(client, match, at=match.version - 1)
    assert "Anna took back an action." in look(client, match, at=match.version)


@pytest.mark.django_db
def test_the_game_over_the_lobby_and_the_profile_lead_to_it(anna, client):
    match = finished(anna)
    client.force_login(anna)
    address = reverse("review", args=[match.code])

    for page in (reverse("table", args=[match.code]), reverse("home"), reverse("profile")):
        assert address in client.get(page).content.decode(), page


@pytest.mark.django_db
def test_of_a_deal_that_others_still_play_nothing_more_is_shown(anna, ben, client):
    match = finished(anna)
    Match.objects.filter(pk=match.pk).update(sealed_until=time.time() + 1_000)
    tables.forget_all()
    (mine,) = table_of(match).seats_of(anna.pk)
    address = reverse("review", args=[match.code])
    assert client.get(address, {"at": 4}).status_code == 302

    client.force_login(anna)

    page = look(client, match, at=4)
    assert match.seed not in page
    assert "review-why" not in page
    for viewpoint in {"open", "0", "1", "2", "3"} - {str(mine)}:
        assert client.get(address, {"as": viewpoint}).status_code == 302
    assert client.get(reverse("download-log", args=[match.code])).status_code == 302
    with pytest.raises(Refusal, match="over for all who play it"):
        services.fork(match.pk, anna, 3, 0, "easy")


@pytest.mark.django_db
def test_a_running_match_cannot_be_downloaded(anna, client):
    match = go_on(started(anna, "spades"), anna, 3)

    answer = client.get(reverse("download-log", args=[match.code]))

    assert answer.status_code == 302
    assert match.seed.encode() not in answer.content


@pytest.mark.django_db
def test_a_downloaded_match_is_brought_back_to_the_same_reel(anna, client):
    match = finished(anna)
    client.force_login(anna)
    text = client.get(reverse("download-log", args=[match.code])).content

    answer = client.post(reverse("bring"), {"text": text.decode()}, follow=True)

    assert answer.status_code == 200
    assert "brought as a file" in answer.content.decode()
    assert json.loads(text)["seed"] == match.seed
    kept = anna.imported_logs.get()
    again = archive.replayed(archive.read(kept.document.encode()))
    assert again.frames == archive.reel(match).frames
