"""What somebody at a table asks the others to agree to: a pause, more time for a turn, to take an
action back, to end the match, and once it is over another one.

People agree or decline; bots agree, and so do those for whom a bot plays.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from games.engines.game import Seat

PAUSE: Literal["pause"] = "pause"
TIME: Literal["time"] = "time"
BACK: Literal["back"] = "back"
END: Literal["end"] = "end"
REMATCH: Literal["rematch"] = "rematch"


class Proposal(msgspec.Struct, frozen=True):
    what: Literal["pause", "time", "back", "end", "rematch"]
    seat: Seat
    # How many actions the seat had taken: more time is asked for one turn. To take something back,
    # how many all people had.
    taken: int
    # The people who have said yes, the asker among them.
    agreed: tuple[int, ...]
    # All have: a pause begins as soon as no countdown of the rules runs, a rematch has begun.
    granted: bool = False
    # The entry of the log to go back to.
    to: int = 0
    # A rematch: the people who said no or have not answered in time, and when it was asked for.
    declined: tuple[int, ...] = ()
    since: float = 0.0


def missing(
    proposal: Proposal, holders: Sequence[int | None], away: Sequence[bool]
) -> tuple[Seat, ...]:
    """The seats whose people have yet to answer."""
    return tuple(
        seat
        for seat, holder in enumerate(holders)
        if holder is not None
        and not away[seat]
        and holder not in proposal.agreed
        and holder not in proposal.declined
    )


@lru_cache(maxsize=1_000)
def read(text: str) -> Proposal | None:
    return msgspec.json.decode(text, type=Proposal) if text else None


def written(proposal: Proposal | None) -> str:
    return msgspec.json.encode(proposal).decode() if proposal else ""
