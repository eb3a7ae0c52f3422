"""The page of a Check table: what each viewpoint is offered and told."""

import random
import re
import statistics

import pytest
from msgspec.structs import replace

from games.engines.check.actions import MatchCard
from games.engines.check.events import Exchanged, Mismatched, Peeked, PenaltyDrawn, Swapped
from games.engines.check.game import CHECK
from games.engines.check.settings import Settings
from games.models import Status
from games.regions import regions
from games.rendering import difference
from tests.engines.check.contract import canonical
from tests.games.felt import faces, rows
from tests.games.grids import likely, offered, table_for
from tests.games.unkept import NAMES, acted, another, moments, page, shown, view, words

THREE_ROUNDS = Settings(rounds=3, match_penalty=True)


def match(seats, settings, seed=0):
    return moments(table_for(seats, settings, f"{seed}"), random.Random(seed), likely)


def first(seats, settings, wanted):
    """The first moment of some match at which the spectator's view is as wanted."""
    for seed in range(200):
        for table in match(seats, settings, seed):
            if wanted(view(table, None)):
                return another(table)
    raise AssertionError("No match came to that.")


def plates(table, seats):
    return [words(shown(table, None)[f"plate_{seat}"]) for seat in range(seats)]


@pytest.mark.parametrize("seats", CHECK.seats)
@pytest.mark.parametrize("options", [THREE_ROUNDS, Settings(memory_aid=True, match_seconds=0)])
def test_every_region_renders_at_every_moment_from_every_viewpoint(seats, options):
    names = {region.name for region in regions("games/check/regions")}
    phases = set()

    for turn, table in enumerate(match(seats, options)):
        # All of them, but each moment from one viewpoint.
        viewpoint = (*range(seats), None)[turn % (seats + 1)] if table.actors else None
        fragments = shown(table, viewpoint)
        phases.add(view(table, None).phase)
        assert names <= fragments.keys()
        for name in names:
            root = fragments[name].lstrip()[: fragments[name].lstrip().index(">")]
            assert f'id="region-{name}"' in root
            assert "hx-swap-oob" in root

    assert phases >= {"peek", "turn", "match", "game_over"}


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_exactly_the_legal_actions_can_be_chosen(seats):
    def sorted_out(actions):
        return sorted(map(repr, map(canonical, actions)))

    uses = set()
    for table in match(seats, THREE_ROUNDS, seats):
        for seat in range(seats):
            legal = CHECK.legal(table.state, seat)
            choices = {canonical(action) for action in offered(page(table, seat))}
            # Two groups of radio buttons allow the same card twice: that is refused in words.
            impossible = [action for action in choices if _is_same_card_twice(action)]
            assert sorted_out(choices - set(impossible)) == sorted_out(legal)
            uses |= {type(action).__name__ for action in legal}
        assert not offered(page(table, None))
    assert {"PeekAt", "ExchangeCards", "MatchCard", "SwapCard", "CallCheck"} <= uses


def _is_same_card_twice(action):
    targets = getattr(action, "targets", None) or (
        getattr(action, "first", None),
        getattr(action, "second", 0),
    )
    return len(targets) == 2 and targets[0] == targets[1] and targets[0] is not None


def test_a_match_that_was_broken_off_offers_nothing():
    table = first(4, Settings(), lambda seen: seen.phase == "match")

    broken_off = replace(table, status=Status.ABORTED, revision=table.revision + 1)

    for seat in range(4):
        assert not offered(page(broken_off, seat))
        assert "data-turn" not in page(broken_off, seat)
        assert "data-deadline" not in page(broken_off, seat)


def test_the_ring_of_a_matching_window_is_on_everybodys_page_and_only_then():
    for table in match(3, Settings(match_seconds=7), 2):
        for viewpoint in (0, 1, 2, None):
            ring = shown(table, viewpoint)["ring"]
            is_open = view(table, None).phase == "match"
            assert ('data-deadline="7000" data-total="7"' in ring) == is_open
            assert ("hidden" in ring[: ring.index(">")]) != is_open


def test_a_countdown_runs_while_everybody_looks_at_their_two_cards():
    table = table_for(3, Settings(peek_seconds=12))

    for viewpoint in (0, 1, 2, None):
        assert 'data-deadline="12000" data-total="12"' in shown(table, viewpoint)["look_clock"]
    assert "I have seen them" in shown(table, 0)["prompt"]
    after = acted(table, 0, *CHECK.legal(table.state, 0))
    assert "Ready" in plates(after, 3)[0]
    assert "Waiting for Otto and Vera to look at their cards" in words(shown(after, 0)["prompt"])


def test_a_plate_says_who_has_passed_and_who_was_wrong():
    table = first(
        4,
        Settings(),
        lambda seen: seen.matching and seen.matching.wrong and len(seen.matching.answered) == 2,
    )
    window = view(table, None).matching

    said = plates(table, 4)

    for seat in range(4):
        assert ("Wrong" in said[seat]) == (seat in window.wrong)
        assert ("Passed" in said[seat]) == (seat in window.answered and seat not in window.wrong)


def check_last_turns(tables):
    """Every plate says who called and who has a turn left; how often there was a call to tell."""
    calls = 0
    for table in tables:
        seen = view(table, None)
        if seen.phase == "game_over" or seen.caller is None:
            continue
        calls += 1
        last = table.state.call.last_turns
        # The turn in which check was called may still be in progress.
        is_before = seen.phase == "ability" and seen.turn in last
        for seat, said in enumerate(plates(table, 4)):
            assert ("Check!" in said) == (seat == seen.caller)
            assert ("1 turn left" in said) == (seat in last)
            is_locked = seen.players[seat].locked
            assert ("Locked" in said) == (is_locked and seat != seen.caller)
            assert ("Last turn" in said) == (seat == seen.turn and not is_locked and not is_before)
    return calls


def test_a_plate_says_who_called_check_and_who_has_a_turn_left():
    assert sum(check_last_turns(match(4, Settings(), seed)) for seed in range(8)) > 20


def test_a_plate_says_who_has_a_turn_left_after_an_emptied_hand():
    assert sum(check_last_turns(all_matched(f"emptied {seed}")) for seed in range(4)) > 20


def all_matched(seed):
    """A round in which everybody matches what can be matched and nobody calls."""
    table = table_for(4, Settings(), seed)
    yield table
    while table.actors:
        seat = min(table.actors)
        table = acted(table, seat, matching_if_right(table.state, seat))
        yield table


def matching_if_right(state, seat):
    top = state.piles.discard[-1] if state.piles.discard else ""
    for action in CHECK.legal(state, seat):
        if isinstance(action, MatchCard) and state.grids[seat][action.position].card[0] == top[0]:
            return action
    return CHECK.default(state, seat)


def test_a_sealed_pile_says_so_and_cannot_be_taken_from():
    table = first(3, Settings(), lambda seen: seen.sealed and seen.phase == "turn")
    seat = view(table, None).turn

    piles = shown(table, seat)["piles"]

    assert "Sealed" in words(piles)
    assert '"source": "pile"' in piles
    assert '"source": "discard"' not in piles


def marked_places(event):
    """Where everybody is to see a mark of this event."""
    match event:
        case Peeked():
            return event.targets
        case Exchanged():
            return (event.first, event.second)
        case Swapped() | Mismatched() | PenaltyDrawn():
            return (event,)
    return ()


def test_marks_show_everybody_what_was_looked_at_swapped_and_tried():
    marked = set()
    for table in (*match(3, THREE_ROUNDS, 1), *match(3, Settings(), 1)):
        event = table.recent[-1].event
        for place in marked_places(event):
            kind = str(event.__struct_config__.tag)
            marked.add(kind)
            for viewpoint in (0, 1, 2, None):
                spots = shown(table, viewpoint)[f"marks_{place.seat}"].split('class="spot"')
                assert f'data-kind="{kind}"' in spots[place.position + 1]
    assert marked == {"peeked", "exchanged", "swapped", "mismatched", "penalty_drawn"}


def test_a_new_round_begins_without_marks():
    table = first(3, THREE_ROUNDS, lambda seen: seen.round == 2)

    for seat in range(3):
        assert 'class="mark"' not in shown(table, 0)[f"marks_{seat}"]


def test_a_round_is_summed_up_until_the_next_ones_first_card_is_drawn():
    summed = 0
    for table in match(4, THREE_ROUNDS, 4):
        seen = view(table, 0)
        summary = shown(table, 0)["summary"]
        is_between = (
            bool(seen.rounds)
            and seen.phase in ("peek", "turn")
            and not seen.drawn
            and not seen.discard_size
        )
        assert ("data-dismissable" in summary) == is_between
        if is_between:
            summed += 1
            last, lines = seen.rounds[-1], rows(summary.replace("−", "-"))
            hands = [card for hand in last.hands for card in hand if card]
            assert sorted(faces(summary)) == sorted(hands + [each.card for each in seen.peeked])
            for seat, player in enumerate(seen.players):
                (line,) = [cells for name, cells in lines.items() if NAMES[seat] in name]
                assert [int(cell) for cell in line[1:]] == [last.points[seat], player.total]
            assert ("I have seen them" in summary) == (0 in table.actors and seen.phase == "peek")
    assert summed > 5


def test_the_end_shows_the_winners_the_totals_and_the_last_hands():
    for seed in range(3):
        *_, table = match(4, THREE_ROUNDS, seed)
        seen = view(table, None)

        end = shown(table, None)["gameover"]

        scores = re.findall(r'class="over-points">([^<]*)<', end)
        assert [int(score.replace("−", "-")) for score in scores] == sorted(seen.outcome.scores)
        assert end.count("data-won") == len(seen.outcome.winners)
        last = [card for hand in seen.rounds[-1].hands for card in hand if card]
        assert sorted(faces(end)) == sorted(last)
        lines = rows(end[end.index("statistics") :].split("</table>")[0])
        for seat in range(4):
            won = sum(each.points[seat] == min(each.points) for each in seen.rounds)
            called = sum(each.caller == seat for each in seen.rounds)
            figures = lines[NAMES[seat]]
            assert figures[0] == f"{won}"
            assert figures[2].startswith(f"{called} (" if called else "–")


def test_all_hands_lie_open_on_the_table_at_the_end():
    *_, table = match(3, Settings())
    for viewpoint in (0, None):
        for player in view(table, viewpoint).players:
            cards = [lying.card for lying in player.cards if lying]
            assert faces(shown(table, viewpoint)[f"grid_{player.seat}"]) == cards


def test_the_seed_is_shown_when_it_is_over_and_not_before():
    seed = "a-secret-seed"
    *before, end = moments(table_for(2, Settings(), seed), random.Random(1), likely)

    assert seed in shown(end, None)["gameover"]
    assert not any(seed in page(table, 0) for table in before)


def test_only_who_has_played_may_ask_to_play_again():
    *_, table = match(2, Settings())

    for region in ("gameover", "next"):
        assert "/rematch/" in shown(table, 0)[region]
        assert "/rematch/" not in shown(table, None)[region]


def test_a_name_is_a_text_wherever_it_appears():
    names = ("<b>Iris", "Otto & Co", '"Vera"')
    for table in moments(table_for(3, THREE_ROUNDS, names=names), random.Random(2), likely):
        assert "<b>Iris" not in page(table, 1)
        assert "<b>Iris" not in page(table, None)


def test_an_action_sends_little():
    """The regions of the game alone: what the platform adds is the same for every game."""
    mine = {region.name for region in regions("games/check/regions")}
    sizes = []
    before = {}
    for table in match(4, Settings()):
        for seat in range(4):
            after = {name: html for name, html in shown(table, seat).items() if name in mine}
            if seat in before and table.actors:
                sizes.append(len(difference(before[seat], after).encode()))
            before[seat] = after

    assert statistics.mean(sizes) < 3_000
    # The two groups in which every card can be chosen are the most there is.
    assert max(sizes) < 16_000
