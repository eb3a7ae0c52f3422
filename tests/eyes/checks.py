"""The tests of one subject: a module each, so that processes share them.

test_seen, test_access, test_pictures = checks_of("spades")
"""

from collections.abc import Callable

import pytest

from tests.eyes.catalogue import Moment, of_subject
from tests.eyes.reports import report
from tests.eyes.showing import Eyes

Test = Callable[[Eyes, Moment], None]


def checks_of(*subjects: str) -> tuple[Test, Test, Test]:
    each = pytest.mark.parametrize("moment", of_subject(*subjects), ids=lambda each: each.name)

    @each
    def all_that_is_offered_can_be_seen_read_and_pressed(eyes: Eyes, moment: Moment) -> None:
        found = report(eyes, moment).geometry
        assert not found, "\n" + "\n".join(
            f"{sentence} [{', '.join(where)}]" for sentence, where in found.items()
        )

    @each
    def nothing_serious_stands_in_anybodys_way(eyes: Eyes, moment: Moment) -> None:
        found = report(eyes, moment).access
        assert not found, "\n" + "\n".join(found)

    @each
    def it_looks_as_it_did(eyes: Eyes, moment: Moment) -> None:
        found = report(eyes, moment).pictures
        assert not found, "\n" + "\n".join(found)

    return (
        all_that_is_offered_can_be_seen_read_and_pressed,
        nothing_serious_stands_in_anybodys_way,
        it_looks_as_it_did,
    )
