"""Whether seed, log and result of a match still belong together."""

import msgspec

from games import tables
from games.engines.game import IllegalAction, InvalidAction
from games.models import LogEntry, Match, Status
from games.table import Table


class Drift(Exception):
    """They do not; says why in one sentence."""


def replayed(match: Match) -> Table:
    """The match from its deal to its last action under the rules of today. Raises Drift."""
    numbers = LogEntry.objects.filter(match=match).order_by("number")
    if list(numbers.values_list("number", flat=True)) != list(range(1, match.version + 1)):
        raise Drift("The log has a gap.")
    done = 0
    try:
        for way in tables.walk(match):
            done, table = way[-1]
    except (IllegalAction, InvalidAction) as error:
        raise Drift(f"Action {done + 1} of the log is not legal: {error}") from error
    except Exception as error:
        # Settings that are none any more, an engine that fails: also a match that is lost.
        raise Drift(f"Action {done + 1} of the log fails: {error!r}") from error
    outcome = table.game.outcome(table.state)
    result = msgspec.json.decode(msgspec.json.encode(outcome))
    if match.status == Status.FINISHED and result != match.result:
        raise Drift(f"The log leads to {result}, but {match.result} is stored.")
    if match.status == Status.PLAYING and outcome is not None:
        raise Drift("The log has come to an end, but the match has not.")
    return table
