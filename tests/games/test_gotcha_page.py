"""The page of a Things & Gotchas table: what each viewpoint is shown, and what it is not."""

import random
import re
import statistics
from collections import Counter
from typing import get_args

import pytest
from django.template import engines
from django.test import Client
from django.urls import reverse
from msgspec.structs import replace

from games import services
from games.engines import wire
from games.engines.gotcha.actions import PlaceOffer, PlayRemoveTwo
from games.engines.gotcha.deck import ACTION_CARDS, KIND_OF
from games.engines.gotcha.events import Event
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.settings import Settings
from games.models import Status
from games.regions import regions
from games.rendering import difference
from tests.engines.gotcha.contract import canonical, hidden_cards, resample
from tests.games.market import buttons, first, first_of_kind, ids, market, within_reach
from tests.games.stories import ME, OPEN, fresh, some_action, table_of
from tests.games.unkept import NAMES, acted, another, moments, page, shown, view, viewpoints, words

SHORT = Settings(target_points=2)
AT_ONCE = Settings(target_points=2, simultaneous_offers=True)
TABLES = [(3, SHORT), (4, AT_ONCE), (5, SHORT), (6, AT_ONCE), (6, SHORT)]


def match(seats=4, settings=SHORT, seed=0):
    return moments(market(seats, settings, f"{seed}"), random.Random(seed))


def in_phase(name, **options):
    return first(lambda seen: seen.phase == name, **options)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_region_renders_at_every_moment_from_every_viewpoint(seats, options):
    names = {region.name for region in regions("games/gotcha/regions")}
    phases = set()
    for table in match(seats, options):
        phases.add(view(table, None).phase)
        for viewpoint in viewpoints(table):
            fragments = shown(table, viewpoint)
            assert names <= fragments.keys()
            for name in names:
                root = fragments[name].lstrip()[: fragments[name].lstrip().index(">")]
                assert f'id="region-{name}"' in root
                assert "hx-swap-oob" in root

    assert phases >= {"offer", "buyer_flip", "select_offer", "game_over"}


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_the_id_of_a_card_is_in_no_byte_of_a_page_that_may_not_know_it(seats, options, seed):
    named = set()
    for table in match(seats, options, seed):
        for viewpoint in viewpoints(table):
            found = ids(page(table, viewpoint))
            named |= found
            assert not found & set(hidden_cards(table.state, viewpoint))

    assert named  # one's own cards are


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_viewpoint_cannot_know_leaves_no_trace_in_its_page(seats, options):
    rng = random.Random(7)
    for turn, table in enumerate(match(seats, options, 1)):
        viewpoint = viewpoints(table)[turn % (seats + 1)]
        other = replace(table, state=resample(table.state, viewpoint, rng), match=-1 - turn)

        assert page(other, viewpoint) == page(table, viewpoint)


def test_a_card_on_offer_has_its_place_for_a_name():
    for table in match(5):
        for viewpoint in viewpoints(table):
            for seat in range(5):
                spots = re.findall(
                    r' id="((?:spot|lies)[^"]*)"', shown(table, viewpoint)[f"offer_{seat}"]
                )
                for name in spots:
                    assert re.fullmatch(rf"(?:spot|lies)-{seat}-\d(?:-up)?", name)


def picked(action):
    return {pick.card for pick in getattr(action, "picks", ())}


def pickable(seen):
    """The first cards of each kind, as many as must be picked."""
    if seen.pending is None:
        return set()
    kinds = {}
    for card in seen.players[seen.pending.victim].collection:
        kinds.setdefault(KIND_OF[card].name, []).append(card)
    return {card for cards in kinds.values() for card in cards[: seen.pending.count]}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_legal_action_can_be_put_together_and_every_plain_button_is_legal(seats, options):
    for table in match(seats, options, 2):
        for seat in range(seats):
            text = page(table, seat)
            legal = {canonical(action) for action in GOTCHA.legal(table.state, seat)}
            # Of several Action cards of one kind it does not matter which is played.
            played = first_of_kind(table.state.collections[seat])
            wanted = {each for each in legal if getattr(each, "card", None) in {None, *played}}
            # And of a collection to pick from no more of a kind than can be picked.
            wanted = {each for each in wanted if picked(each) <= pickable(view(table, seat))}
            plain = {
                canonical(wire.decode(GOTCHA, action))
                for action in buttons(text)
                if "$" not in str(action)
            }

            assert wanted <= {canonical(action) for action in within_reach(text)}
            assert plain <= legal
        assert not buttons(page(table, None))


def test_a_match_that_was_broken_off_offers_nothing():
    for phase in ("offer", "buyer_flip", "action", "select_offer", "gotcha"):
        table, seat = in_phase(phase)

        broken_off = replace(table, status=Status.ABORTED, revision=table.revision + 1)

        text = page(broken_off, seat)
        assert not buttons(text)
        assert "data-turn" not in text
        assert 'name="face_down"' not in text


def cards_drawn(text):
    """The cards of a fragment: side and words."""
    found = []
    for card in re.findall(
        r'<span class="gotcha-card".*?(?=<span class="gotcha-card"|$)', text, re.S
    ):
        side = re.search(r'data-side="(\w+)"', card.split(">")[0])
        found.append((side[1] if side else "up", words(card)))
    return found


def test_cards_lie_in_three_states():
    table, owner = in_phase("offer")
    hand = table.state.hands[owner]
    table = acted(table, owner, PlaceOffer(hand[0], (hand[1], hand[2])))
    name = f"offer_{owner}"
    other = next(seat for seat in range(4) if seat != owner)

    mine, theirs = (cards_drawn(shown(table, seat)[name]) for seat in (owner, other))

    assert [side for side, _ in mine] == ["up", "partial", "partial"]
    assert [side for side, _ in theirs] == ["up", "down", "down"]
    assert mine[0] == theirs[0]
    assert all("face down: only you know it" in said for _, said in mine[1:])
    assert not any(said for _, said in theirs[1:])


def test_a_card_that_was_added_to_anothers_offer_is_partly_open_to_who_added_it():
    table, seat = first(
        lambda seen: any(
            type(action).__name__ == "PlayAddOne" and action.hand_card for action in seen.legal
        )
    )
    play = next(
        action
        for action in GOTCHA.legal(table.state, seat)
        if type(action).__name__ == "PlayAddOne" and action.seat != seat
    )
    after = acted(table, seat, play)
    name = f"offer_{play.seat}"

    assert cards_drawn(shown(after, seat)[name])[-1][0] == "partial"
    assert cards_drawn(shown(after, play.seat)[name])[-1][0] == "down"


def test_others_hands_are_a_number_and_a_spectator_has_none():
    table, seat = in_phase("buyer_flip")

    text = page(table, None)

    assert not words(shown(table, None)["hand"])
    assert not ids(text)
    for other in range(4):
        size = len(table.state.hands[other])
        assert f"{size} cards in hand" in words(shown(table, seat)[f"tally_{other}"])


def test_the_phase_and_who_acts_are_said():
    for phase, said in (
        ("offer", "Offers"),
        ("buyer_flip", "Buyer’s look"),
        ("action", "Actions"),
        ("select_offer", "Choice"),
        ("gotcha", "Gotchas"),
    ):
        table, seat = in_phase(phase)
        fragments = shown(table, None)
        current = re.search(r'aria-current="step">(.*?)</li>', fragments["round"])
        assert current
        assert words(current[1]) == said
        assert NAMES[seat] in words(fragments["prompt"])
        for other in range(4):
            assert ("data-turn" in fragments[f"tally_{other}"]) == (other == seat)


def test_who_has_no_action_card_is_seen_to_be_skipped_and_who_said_so_to_be_done():
    table, seat = first(
        lambda seen: (
            seen.phase == "action"
            and len(seen.actors) == 1
            and sum(not ACTION_CARDS.isdisjoint(player.collection) for player in seen.players) == 2
        )
    )
    other = next(
        player.seat
        for player in view(table, None).players
        if player.seat != seat and not ACTION_CARDS.isdisjoint(player.collection)
    )
    state = table.state
    done = tuple(each != seat for each in range(4))
    table = another(table, state=replace(state, phase=replace(state.phase, done=done)))

    fragments = shown(table, None)

    for player in view(table, None).players:
        standing = words(fragments[f"tally_{player.seat}"])
        if player.seat == seat:
            assert "to act" in standing
        elif player.seat == other:
            assert "done" in standing
        else:
            assert "skipped" in standing


def test_a_phase_in_which_nobody_could_act_is_marked_as_skipped():
    def nobody_acts(seen):
        return (
            seen.phase == "select_offer"
            and all(ACTION_CARDS.isdisjoint(player.collection) for player in seen.players)
            and seen.round == 1
        )

    table, _ = first(nobody_acts)

    assert "Actions skipped" in words(shown(table, None)["round"])


def test_the_money_bag_is_with_one_player_and_points_are_told():
    for table in match(5):
        fragments = shown(table, None)
        seen = view(table, None)
        holders = [seat for seat in range(5) if 'id="bag"' in fragments[f"who_{seat}"]]
        assert holders == [seen.bag]
        for player in seen.players:
            assert f'id="points-{player.seat}-{player.points}"' in fragments[f"tally_{player.seat}"]


def test_a_collection_counts_what_a_set_lacks():
    sizes = {"thing": "{}/{}", "gotcha": "{}/{}", "action": "×{}"}
    for table in match(4):
        for seat, cards in enumerate(table.state.collections):
            text = words(shown(table, None)[f"collection_{seat}"])
            for card in cards:
                kind = KIND_OF[card]
                count = sum(KIND_OF[other] is kind for other in cards)
                assert sizes[kind.family].format(count, kind.set_size) in text


def test_a_card_without_an_object_can_only_be_spent():
    def alone(seen):
        return any(getattr(action, "target", 0) is None for action in seen.legal)

    table, seat = first(alone)

    assert "no effect: spend it" in words(shown(table, seat)["prompt"])


def test_two_cards_to_remove_are_pointed_at():
    table, seat = first(
        lambda seen: any(type(a) is PlayRemoveTwo and a.targets for a in seen.legal)
    )
    fragments = shown(table, seat)
    boxes = "".join(fragments[f"offer_{owner}"] for owner in range(4)).count('name="targets"')

    assert boxes == sum(len(offer) for offer in table.state.offers if offer)
    assert "data-wants='{\"targets\":2}'" in fragments["prompt"]


def test_whoever_picks_sees_the_collection_and_of_their_own_may_only_discard():
    def picks(own):
        return first(
            lambda seen: (
                seen.phase == "gotcha"
                and (seen.pending.victim == seen.buyer) == own
                and seen.players[seen.pending.victim].collection
            )
        )

    for own in (False, True):
        table, seat = picks(own)
        prompt = shown(table, seat)["prompt"]
        victim = view(table, seat).pending.victim
        assert ids(prompt) == pickable(view(table, seat))
        counts = Counter(KIND_OF[card] for card in table.state.collections[victim])
        for kind, count in counts.items():
            part = f"{count}/{kind.set_size}" if kind.set_size else f"×{count}"
            assert part in words(prompt)
        assert ('data-fate="steal"' in prompt) != own
        if view(table, seat).pending.count > 1:
            assert ("Discard these" if own else "Confirm both") in words(prompt)
        assert not ids(shown(table, None)["prompt"])


def ranks(text):
    """Rank, name and points as a fragment lists them."""
    found = re.findall(r'<li class="rank".*?</li>', text, re.S)
    return [
        (int(rank), name, int(points))
        for rank, name, points in (
            re.fullmatch(r"(\d+)\. (\w+)(?: Winner)? (\d+) points?", words(each)).groups()
            for each in found
        )
    ]


def in_order(points):
    """Who comes first to last; those with equal points share a rank."""
    seats = sorted(range(len(points)), key=lambda seat: -points[seat])
    return [
        (1 + sum(other > points[seat] for other in points), NAMES[seat], points[seat])
        for seat in seats
    ]


def test_the_end_of_a_round_is_told_until_action_cards_are_played():
    told = 0
    for table in match(4, Settings(target_points=3), 3):
        seen, text = view(table, 0), shown(table, 0)["summary"]
        is_time = seen.round > 1 and seen.phase in ("offer", "buyer_flip")
        assert ("data-dismissable" in text) == is_time
        if is_time:
            told += 1
            said = words(text)
            assert f"Round {seen.round - 1}" in said
            assert re.search(r" chose \w+’s offer\.", said)
            assert ranks(text) == in_order([player.points for player in seen.players])

    assert told


def test_every_event_has_a_sentence():
    sentence = engines["jinja2"].env.get_template("games/gotcha/events.html").module.sentence
    told = {}
    for seed in range(40):
        for table in match(
            4, Settings(target_points=1 + seed % 4, simultaneous_offers=seed % 2 == 1), seed
        ):
            for line in table.recent:
                told[type(line.event)] = words(sentence(line.event, table.seats))
        if told.keys() == set(get_args(Event)):
            break

    assert told.keys() == set(get_args(Event))
    for text in told.values():
        assert text.endswith(".")
        assert text == text.strip()
        assert "None" not in text
        assert not ids(text)


def test_the_end_tells_the_last_round_first_and_then_the_ranks_in_order():
    sentence = engines["jinja2"].env.get_template("games/gotcha/events.html").module.sentence
    *_, table = match(5, Settings(target_points=3), 1)

    text = shown(table, 0)["gameover"]
    end = words(text)

    assert "wins" in end or "You win" in end
    assert ranks(text) == in_order(list(view(table, 0).outcome.scores))
    scored = [line.event for line in table.recent if type(line.event).__name__ == "ThingsScored"]
    assert words(sentence(scored[-1], table.seats)) in end
    assert end.index("The last round") < end.index("Final ranks")


def test_the_seed_is_shown_when_it_is_over_and_not_before():
    seed = "a-secret-seed"
    *before, end = moments(market(3, SHORT, seed), random.Random(1))

    assert seed in shown(end, None)["gameover"]
    assert not any(seed in page(table, 0) for table in before)


def test_an_action_sends_little():
    """The regions of the game alone: what the platform adds is the same for every game."""
    mine = {region.name for region in regions("games/gotcha/regions")}
    sizes = []
    before = {}
    for table in match(4, Settings(target_points=3)):
        for seat in range(4):
            after = {name: html for name, html in shown(table, seat).items() if name in mine}
            if seat in before and table.actors:
                sizes.append(len(difference(before[seat], after).encode()))
            before[seat] = after

    assert statistics.mean(sizes) < 8_000
    assert max(sizes) < 24_000


def test_the_log_tells_a_step_whole_however_much_happened():
    most = 0
    for table in match(6, Settings(target_points=3), 3):
        last = [line for line in table.recent if line.number == table.version]
        most = max(most, len(last))
        assert shown(table, None)["log"].count('<li id="log-') >= len(last)

    assert most > 8


@pytest.mark.django_db
def test_a_whole_match_over_http_names_no_card_that_is_hidden(anna, ben, clara):
    """The page and its log as they are sent: for each player, and for whoever watches."""
    started = services.open_table(
        anna, "gotcha", {"target_points": 1}, [ME, OPEN, OPEN], level="easy"
    )
    people = [anna, ben, clara]
    for seat, person in enumerate(people[1:], 1):
        services.take_seat(started.pk, person, seat)
        services.set_ready(started.pk, person, True)
    services.start(started.pk, anna)
    browsers = {None: Client(), **{seat: Client() for seat in range(3)}}
    for seat, person in enumerate(people):
        browsers[seat].force_login(person)

    told = list(table_of(started).recent)
    while fresh(started).status == Status.PLAYING:
        table = table_of(started)
        for viewpoint, browser in browsers.items():
            hidden = set(hidden_cards(table.state, viewpoint))
            text = browser.get(reverse("table", args=[started.code])).content.decode()
            assert not ids(text) & hidden
        log = browsers[None].get(reverse("table-log", args=[started.code])).content.decode()
        assert not ids(log)
        assert log.count("log-line") == len(told)
        (seat,) = table.actors
        services.submit(started.pk, people[seat], seat, some_action(started, seat))
        told += [line for line in table_of(started).recent if line.number > table.version]
