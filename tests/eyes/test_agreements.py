import pytest

from tests.eyes import reports
from tests.eyes.catalogue import Moment, of_subject
from tests.eyes.showing import Eyes


@pytest.mark.parametrize("moment", of_subject("agreements"), ids=lambda each: each.name)
def test_all_that_is_offered_can_be_seen_read_and_pressed(eyes: Eyes, moment: Moment):
    assert reports.geometry(eyes, moment) == []
