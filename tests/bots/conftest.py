"""Bots need no Django either: what the other tests put on for it is taken off here too."""

from tests.engines.conftest import (  # noqa: F401
    _in_the_order_of_the_page,
    _in_this_thread,
    _log_may_be_flushed,
    _nothing_remembered,
    _one_connection_a_thread,
    _own_corner_of_redis,
    _passwords_cost_little,
    _static_files_as_they_are,
)
