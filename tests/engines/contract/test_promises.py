"""What every game promises, in every position of random matches of every kind of table."""

from games.fuzzing import promises
from games.fuzzing.matches import Trial, positions
from tests.engines.contract.trials import in_every_trial, probes_of


@in_every_trial
def test_random_play_ends_within_a_bound(trial: Trial) -> None:
    *_, last = positions(trial)

    assert len(last.log) <= probes_of(trial.game.slug).longest
    assert trial.game.outcome(last.state) is not None
    promises.check_outcome(last)


@in_every_trial
def test_exactly_the_actors_have_something_to_do(trial: Trial) -> None:
    for position in positions(trial):
        promises.check_turns(position)


@in_every_trial
def test_every_legal_action_applies_and_leaves_the_old_state_alone(trial: Trial) -> None:
    for position in positions(trial):
        promises.check_legal_actions_apply(position)


@in_every_trial
def test_everything_else_is_refused_with_a_sentence_and_changes_nothing(trial: Trial) -> None:
    for position in positions(trial):
        promises.check_refusals(position, probes_of(trial.game.slug))


@in_every_trial
def test_the_log_replays_to_an_equal_state_and_equal_events(trial: Trial) -> None:
    *_, last = positions(trial)

    promises.check_replay(last)


@in_every_trial
def test_every_action_survives_the_wire(trial: Trial) -> None:
    for position in positions(trial):
        promises.check_wire(position)


@in_every_trial
def test_nothing_is_lost_and_nothing_doubled(trial: Trial) -> None:
    for position in positions(trial):
        probes_of(trial.game.slug).check_conserved(position.state, position.events)


@in_every_trial
def test_the_default_action_is_legal(trial: Trial) -> None:
    for position in positions(trial):
        promises.check_default(position)


@in_every_trial
def test_a_view_agrees_with_the_rules_and_keeps_the_seed(trial: Trial) -> None:
    for position in positions(trial):
        promises.check_views(position)


@in_every_trial
def test_a_view_does_not_change_with_what_it_may_not_know(trial: Trial) -> None:
    for position in positions(trial):
        promises.check_no_leak(position, probes_of(trial.game.slug))
