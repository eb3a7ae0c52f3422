"""What somebody has closed on their page: a notice of what was done for them, a round's summary."""

import time

from games import tables
from games.models import Status
from games.services.writing import locked, reseat


def close_notice(match_id: int, user_id: int) -> None:
    """They know by now what a bot or the clock did for them, all of it up to here."""
    with locked(match_id) as match:
        seats = list(match.seats.filter(user_id=user_id))
        for seat in seats:
            seat.told = match.version
        if seats:
            reseat(match, *seats)


def close_summary(match_id: int, user_id: int, number: int) -> None:
    """They have read how the round ended that this entry ended; the next summary is to be read
    anew. When all who are here have, the match goes on."""
    with locked(match_id) as match:
        table = tables.caught_up(match)
        own = table.seats_of(user_id)
        if match.status != Status.PLAYING or not own or number != table.summed:
            return
        if all(table.read[seat][0] == number for seat in own):
            return
        seats = list(match.seats.filter(user_id=user_id))
        for seat in seats:
            seat.read, seat.read_at = number, time.time()
        reseat(match, *seats)
