"""What was found at a moment: its pages are loaded once, and every check reads the same report."""

from tests.eyes.catalogue import Moment
from tests.eyes.geometry import findings
from tests.eyes.showing import Eyes

_geometry: dict[str, list[tuple[str, str]]] = {}


def geometry(eyes: Eyes, moment: Moment) -> list[tuple[str, str]]:
    if moment.name not in _geometry:
        _geometry[moment.name] = findings(eyes, moment)
    return _geometry[moment.name]
