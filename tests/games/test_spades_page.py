"""The page of a Spades table: what each viewpoint is shown, and what it is not."""

import random
import re
import statistics
from types import SimpleNamespace
from typing import get_args

import pytest
from django.template import engines
from msgspec.structs import replace

from games.engines.spades.actions import PlaceBid, SeeCards
from games.engines.spades.events import Event
from games.engines.spades.game import SPADES
from games.engines.spades.settings import Settings
from games.models import Status
from games.regions import regions
from games.rendering import difference
from tests.engines.spades.contract import PROBES, resample
from tests.games.felt import SEATS, VIEWPOINTS, backs, choices, faces, felt, number, replied, rows
from tests.games.unkept import NAMES, moments, page, shown, view, words

BLIND = Settings(round_limit=2, blind_nil=True, blind_bid=True, jokers=True)


def match(settings, seed=0):
    return moments(felt(settings, f"{seed}"), random.Random(seed))


def first(settings, wanted, seed=0):
    """The first moment of a match at which the spectator's view is as wanted."""
    return next(table for table in match(settings, seed) if wanted(view(table, None)))


def finished(settings, seed=0):
    return list(match(settings, seed))[-1]


def blind_window():
    return first(BLIND, lambda seen: seen.phase == "blind", seed=6)


# The last one plays to a target, which at random may take fifty rounds.
@pytest.mark.parametrize("options", PROBES.settings[:-1])
def test_every_region_renders_at_every_moment_from_every_viewpoint(options):
    names = {region.name for region in regions("games/spades/regions")}
    phases = set()

    for turn, table in enumerate(match(options)):
        # All of them, but each moment from one viewpoint.
        viewpoint = VIEWPOINTS[turn % 5] if table.actors else None
        fragments = shown(table, viewpoint)
        phases.add(view(table, None).phase)
        assert names <= fragments.keys()
        for name in names:
            root = fragments[name].lstrip()[: fragments[name].lstrip().index(">")]
            assert f'id="region-{name}"' in root
            assert "hx-swap-oob" in root

    assert phases >= {"bid", "play", "game_over"}


def test_only_what_a_viewpoint_may_see_lies_face_up():
    for table in match(BLIND):
        for viewpoint in VIEWPOINTS:
            seen = view(table, viewpoint)
            allowed = {play.card for play in seen.trick} | set(seen.hand or ())
            if seen.last_trick:
                allowed |= {play.card for play in seen.last_trick.plays}
            assert set(faces(page(table, viewpoint))) == allowed


@pytest.mark.parametrize("options", [Settings(round_limit=1), BLIND])
def test_what_a_viewpoint_cannot_know_leaves_no_trace_in_its_page(options):
    rng = random.Random(7)
    for turn, table in enumerate(match(options)):
        viewpoint = VIEWPOINTS[turn % 5]
        other = replace(table, state=resample(table.state, viewpoint, rng), match=-1 - turn)

        assert page(other, viewpoint) == page(table, viewpoint)


def test_who_may_bid_blind_is_shown_the_backs_of_their_cards_alone():
    table = blind_window()
    (seat,) = table.actors
    hand = set(table.state.hands[seat])

    before = shown(table, seat)
    after = shown(replied(table, PlaceBid("blind", 6)), seat)

    for fragments in (before, after):
        assert backs(fragments["hand"]) == 13
        assert not hand & set(faces(fragments["hand"]))
    assert faces(shown(replied(table, SeeCards()), seat)["hand"]) == list(table.state.hands[seat])


def test_the_choice_in_the_dark_says_how_far_behind_one_is_and_what_it_is_worth():
    table = blind_window()
    (seat,) = table.actors
    scores = view(table, seat).scores
    behind = scores[1 - seat % 2] - scores[seat % 2]

    asked = words(shown(table, seat)["blind"])

    assert f"{behind} points behind" in asked
    assert "Blind nil Take no trick at all ±200" in asked
    assert "13 ±260" in asked
    assert f"Made: {260 - behind} points ahead Failed: {behind + 260} points behind" in asked


def test_a_blind_bid_is_chosen_first_and_bid_by_a_second_press_that_says_what_it_bids():
    table = blind_window()
    (seat,) = table.actors

    asked = shown(table, seat)["blind"]

    chosen = re.findall(r"<input[^>]*>", asked)
    assert len(chosen) == 11
    # They send nothing: neither a press nor Enter on one of them bids.
    assert not any("form=" in each or 'name="action"' in each for each in chosen)
    committed = {
        repr(action): words(button)
        for button in re.findall(r"<button.*?</button>", asked, re.DOTALL)
        for action in choices(button)
    }
    assert committed == {
        repr(PlaceBid("blind_nil", 0)): "Bid blind nil: ±200",
        **{repr(PlaceBid("blind", n)): f"Bid {n} blind: ±{20 * n}" for n in range(4, 14)},
        repr(SeeCards()): "See my cards",
    }


def test_while_somebody_may_bid_blind_the_others_are_told_and_who_is_next_too():
    table = blind_window()
    (seat,) = table.actors
    name = NAMES[seat]

    waiting = {viewpoint: words(shown(table, viewpoint)["prompt"]) for viewpoint in VIEWPOINTS}

    assert not waiting.pop(seat)
    partner = waiting.pop((seat + 2) % 4)
    assert set(waiting.values()) == {f"{name} is deciding whether to bid blind …"}
    assert partner.endswith("You choose next: your cards stay face down.")
    assert not any(words(shown(table, other)["blind"]) for other in VIEWPOINTS if other != seat)


@pytest.mark.parametrize("options", [Settings(round_limit=1), BLIND])
def test_every_legal_action_has_exactly_one_button(options):
    for table in match(options):
        for seat in SEATS:
            assert sorted(map(repr, choices(page(table, seat)))) == sorted(
                map(repr, SPADES.legal(table.state, seat))
            )
        assert not choices(page(table, None))


def test_a_match_that_was_broken_off_offers_nothing():
    table = first(Settings(), lambda seen: seen.phase == "play")
    (seat,) = table.actors

    broken_off = replace(table, status=Status.ABORTED, revision=table.revision + 1)

    assert not choices(page(broken_off, seat))
    assert "data-turn" not in page(broken_off, seat)


def test_a_spectator_has_no_hand():
    table = first(Settings(), lambda seen: seen.phase == "play")

    assert not words(shown(table, None)["hand"])


def test_the_deuce_wears_its_crown_where_it_is_high():
    def crowned(**options):
        table = felt(Settings(**options))
        seat = next(seat for seat in SEATS if "2S" in table.state.hands[seat])
        return "#crown" in shown(table, seat)["hand"]

    assert crowned(deuce_high=True)
    assert crowned(jokers=True)
    assert not crowned()


def test_a_trick_is_shown_with_its_winner_named():
    table = first(Settings(), lambda seen: sum(seen.tricks_won) == 1)
    trick = view(table, None).last_trick

    fragment = shown(table, None)["last_trick"]

    assert faces(fragment) == [play.card for play in trick.plays]
    assert fragment.count('data-state="winning"') == 1
    assert fragment.count('data-state="dimmed"') == 3
    assert f'<b class="taken-by">{NAMES[trick.winner]}</b>' in fragment


def test_the_lines_of_a_round_add_up_to_its_points_and_these_to_the_score():
    parts = ("The bid", "Blind bonus", "Bags", "Nil", "Blind nil", "Bag penalty")
    summed = {}
    for seed in range(3):
        for table in match(Settings(round_limit=4, blind_nil=True, blind_bid=True), seed):
            if "data-dismissable" in shown(table, 0)["summary"]:
                summed[seed, view(table, 0).round] = table

    for table in summed.values():
        seen = view(table, 0)
        previous = seen.rounds[-2].totals if len(seen.rounds) > 1 else (0, 0)
        lines = rows(shown(table, 0)["summary"])
        for team in (0, 1):
            points = number(lines["This round"][team])
            assert sum(number(lines[part][team]) for part in parts) == points
            assert number(lines["Score"][team]) == previous[team] + points
            assert lines["Bags so far"][team] == f"{seen.bags[team]}/10"
    assert len(summed) == 9


def test_a_summary_has_no_lines_for_what_the_table_does_not_play():
    optional = {"Blind bonus", "Nil", "Nils", "Blind nil", "Blind nils", "Blind bids"}
    optional |= {"Bag penalty", "Bag penalties"}

    def lines(**options):
        settings = Settings(round_limit=2, **options)
        between = first(settings, lambda seen: seen.round == 2)
        return rows(shown(between, 0)["summary"]) | rows(shown(finished(settings), 0)["gameover"])

    plain = lines(allow_nil=False, bag_penalty=0)
    assert not optional & plain.keys()
    assert optional <= lines(blind_nil=True, blind_bid=True).keys()


def test_the_end_says_why_it_came_after_so_many_rounds():
    def why(limit, reason, played=50):
        module = engines["jinja2"].env.get_template("games/spades/ending.html").module
        return words(
            module.why(SimpleNamespace(reason=reason), played, Settings(round_limit=limit))
        )

    assert why(0, "win_target", 8) == "After 8 rounds"
    assert why(6, "round_limit", 6) == "After 6 rounds, this table’s limit"
    assert why(0, "round_limit") == "After 50 rounds, the most a match can last"


def test_a_round_summary_stays_until_the_next_rounds_first_trick_is_taken():
    def is_there(table):
        return "data-dismissable" in shown(table, 0)["summary"]

    for table in match(Settings(round_limit=2)):
        seen = view(table, 0)
        between = seen.round == 2 and not sum(seen.tricks_won)
        assert is_there(table) == between


def test_every_event_has_a_sentence():
    sentence = engines["jinja2"].env.get_template("games/spades/events.html").module.sentence
    told = {}
    for table in (*match(BLIND, seed=6), replied(blind_window(), SeeCards())):
        for line in table.recent:
            told[type(line.event)] = words(sentence(line.event, table.seats))

    assert told.keys() == set(get_args(Event))
    for text in told.values():
        assert text.endswith(".")
        assert text == text.strip()
        assert "None" not in text


def test_the_end_shows_the_winners_and_the_best_players():
    table = finished(Settings(round_limit=3), seed=3)
    seen = view(table, 0)
    records = {
        seat: (
            sum(played.tricks[seat] for played in seen.rounds),
            sum(played.bids[seat].is_nil and not played.tricks[seat] for played in seen.rounds),
        )
        for seat in SEATS
    }
    best = [NAMES[seat] for seat in SEATS if records[seat] == max(records.values())]

    end = shown(table, 0)["gameover"]

    praised = end[end.index("over-best") : end.index("<table")]
    assert [name for name in NAMES if f"<strong>{name}</strong>" in praised] == best
    assert end.count("data-won") == len(seen.outcome.winners) // 2
    lines = rows(end)
    for team in (0, 1):
        taken = sum(played.tricks[team] + played.tricks[team + 2] for played in seen.rounds)
        assert lines["Tricks taken"][team] == f"{taken}"
        bags = sum(played.breakdown[team].bags for played in seen.rounds)
        assert lines["Bags"][team] == f"{bags}"


def test_the_seed_is_shown_when_it_is_over_and_not_before():
    seed = "a-secret-seed"
    *before, end = moments(felt(Settings(round_limit=1), seed), random.Random(1))

    assert seed in shown(end, None)["gameover"]
    assert not any(seed in page(table, 0) for table in before)


def test_only_who_has_played_may_ask_to_play_again():
    table = finished(Settings(round_limit=1))

    for region in ("gameover", "next"):
        assert "/rematch/" in shown(table, 0)[region]
        assert "/rematch/" not in shown(table, None)[region]


def test_a_name_is_a_text_wherever_it_appears():
    names = ("<b>Iris", "Otto & Co", '"Vera"', "Max")
    for table in moments(felt(Settings(round_limit=1), names=names), random.Random(2)):
        assert "<b>Iris" not in page(table, 1)


def test_an_action_sends_little():
    """The regions of the game alone: what the platform adds is the same for every game."""
    mine = {region.name for region in regions("games/spades/regions")}
    sizes = []
    before = {}
    for table in match(Settings(round_limit=1)):
        for seat in SEATS:
            after = {name: html for name, html in shown(table, seat).items() if name in mine}
            if seat in before and table.actors:
                sizes.append(len(difference(before[seat], after).encode()))
            before[seat] = after

    assert statistics.mean(sizes) < 3_000
    assert max(sizes) < 8_000
