"""What is counted, for those who watch the site (docs/deployment.md says what each means).

Figures of one process; with PROMETHEUS_MULTIPROC_DIR those of all processes of a machine are put
together by whichever is asked. Labels name games, kinds and levels: never people or matches.
"""

import time

from prometheus_client import Counter, Gauge, Histogram

ACTIONS = Counter("parlour_actions", "Actions appended to a log.", ["game", "by"])
REFUSALS = Counter("parlour_refusals", "What people were refused.", ["why"])
PUSH = Histogram(
    "parlour_push_seconds",
    "From an announcement to the last fragment of it sent by this process.",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
)
LAG = Histogram(
    "parlour_ticker_lag_seconds",
    "How late a match was woken.",
    buckets=(0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60),
)
LAST_TICK = Gauge(
    "parlour_ticker_last_tick_timestamp_seconds",
    "When a ticker last looked for what is due.",
    multiprocess_mode="max",
)
TICKER_CRASHES = Counter("parlour_ticker_crashes", "Failures that a ticker was begun again after.")
DEGRADATIONS = Counter(
    "parlour_bot_degradations",
    "Bots that thought for less than they should (hurried) or gave no answer (default).",
    ["game", "level", "how"],
)
SOCKETS = Gauge("parlour_sockets", "Open sockets.", ["of"], multiprocess_mode="livesum")
FLOODS = Counter("parlour_floods", "Requests and sockets refused for being too many.", ["what"])


def shown(announced: float) -> None:
    """Everybody here has been sent what was announced then (by the clock of who announced it)."""
    PUSH.observe(max(0.0, time.time() - announced))
