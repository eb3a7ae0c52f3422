"""Every write, one atomic function per verb. Views, consumers and the ticker call these."""

from games.services.advising import question_of
from games.services.again import decline_rematch, rematch
from games.services.annulling import annul, reinstate
from games.services.breaking import break_off, close_table, shelve
from games.services.clocks import (
    TOLERANCE,
    ahead_of,
    look_again,
    put_right,
    shorten_leases,
)
from games.services.closing import close_notice, close_summary
from games.services.coming import arrive, depart
from games.services.forking import fork
from games.services.importing import import_log
from games.services.opening import SeatPlan, open_table
from games.services.pausing import (
    answer_proposal,
    ask_for_pause,
    ask_for_time,
    ask_to_end,
    ask_to_take_back,
    resume,
)
from games.services.playing import move, resign, start, submit
from games.services.rated import set_rated
from games.services.refusal import Refusal
from games.services.seating import leave_seat, make_public, set_bot, set_ready, take_seat
from games.services.waking import THINKING, Thought, answer, next_due, postpone, wake

__all__ = [
    "THINKING",
    "TOLERANCE",
    "Refusal",
    "SeatPlan",
    "Thought",
    "ahead_of",
    "annul",
    "answer",
    "answer_proposal",
    "arrive",
    "ask_for_pause",
    "ask_for_time",
    "ask_to_end",
    "ask_to_take_back",
    "break_off",
    "close_notice",
    "close_summary",
    "close_table",
    "decline_rematch",
    "depart",
    "fork",
    "import_log",
    "leave_seat",
    "look_again",
    "make_public",
    "move",
    "next_due",
    "open_table",
    "postpone",
    "put_right",
    "question_of",
    "reinstate",
    "rematch",
    "resign",
    "resume",
    "set_bot",
    "set_rated",
    "set_ready",
    "shelve",
    "shorten_leases",
    "start",
    "submit",
    "take_seat",
    "wake",
]
