"""Nothing secret is told to anybody, over random matches of all seat counts."""

from collections.abc import Iterator

import msgspec
import pytest

from games.engines.modern_art.game import MODERN_ART
from games.engines.modern_art.paintings import CARDS
from games.engines.modern_art.phases import GameOver, Hidden
from games.engines.modern_art.settings import Settings
from games.fuzzing.matches import Position, Trial, positions

in_every_size = pytest.mark.parametrize("seats", [3, 4, 5])


def random_positions(seats: int) -> Iterator[Position]:
    for number in range(4):
        countdown = (0, 5)[number % 2]
        trial = Trial(MODERN_ART, seats, f"secret {number}", Settings(open_countdown=countdown))
        yield from positions(trial)


@in_every_size
def test_nobodys_money_is_in_anothers_view_before_the_end(seats: int) -> None:
    over = False
    for position in random_positions(seats):
        over = isinstance(position.state.phase, GameOver)
        for viewpoint in position.viewpoints:
            view = MODERN_ART.view(position.state, viewpoint)
            for player in view.players:
                shown = over or player.seat == viewpoint
                assert player.money == (position.state.money[player.seat] if shown else None)
    assert over


@in_every_size
def test_no_hidden_amount_is_told_before_the_reveal(seats: int) -> None:
    met = 0
    for position in random_positions(seats):
        phase = position.state.phase
        if not isinstance(phase, Hidden):
            continue
        submitted = [seat for seat, bid in enumerate(phase.bids) if bid is not None]
        met += len(submitted) > 1
        # With all amounts others, nobody sees a difference but in their own.
        other = msgspec.structs.replace(
            position.state,
            phase=Hidden(phase.auctioneer, phase.lot, tuple(bid and -bid for bid in phase.bids)),
        )
        for viewpoint in position.viewpoints:
            before = msgspec.to_builtins(MODERN_ART.view(position.state, viewpoint))
            after = msgspec.to_builtins(MODERN_ART.view(other, viewpoint))
            own = before.pop("own_bid"), after.pop("own_bid")
            assert before == after
            assert before["submitted"] == tuple(submitted)
            if viewpoint not in submitted:
                assert own == (None, None)
    assert met


@in_every_size
def test_events_tell_of_no_card_that_has_not_been_played(seats: int) -> None:
    for position in random_positions(seats):
        if not isinstance(position.state.phase, GameOver):
            continue
        seen: set[str] = set()
        for event in position.events:
            told = msgspec.json.encode(event).decode()
            if event.__struct_config__.tag in ("card_played", "second_card_offered"):
                seen.add(event.card)
            assert {card for card in CARDS if f'"{card}"' in told} <= seen


@in_every_size
def test_who_may_act_does_not_depend_on_anybodys_money(seats: int) -> None:
    for position in random_positions(seats):
        poor = msgspec.structs.replace(position.state, money=(0,) * seats)
        assert MODERN_ART.actors(poor) == MODERN_ART.actors(position.state)
