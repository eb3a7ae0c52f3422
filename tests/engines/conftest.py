"""The rules need no Django: what the other tests put on for it is taken off here, by name."""

import pytest


def _nothing() -> None:
    pass


_in_this_thread = pytest.fixture(autouse=True, name="_in_this_thread")(_nothing)
_in_the_order_of_the_page = pytest.fixture(autouse=True, name="_in_the_order_of_the_page")(_nothing)
_static_files_as_they_are = pytest.fixture(autouse=True, name="_static_files_as_they_are")(_nothing)
_nothing_remembered = pytest.fixture(autouse=True, name="_nothing_remembered")(_nothing)
_log_may_be_flushed = pytest.fixture(autouse=True, name="_log_may_be_flushed")(_nothing)
_one_connection_a_thread = pytest.fixture(autouse=True, name="_one_connection_a_thread")(_nothing)
_own_corner_of_redis = pytest.fixture(autouse=True, name="_own_corner_of_redis")(_nothing)
_passwords_cost_little = pytest.fixture(autouse=True, name="_passwords_cost_little")(_nothing)
