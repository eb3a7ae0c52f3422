"""What was found at a moment: its pages are loaded once, and every check reads the same report."""

from dataclasses import dataclass, field

from tests.eyes import access, geometry, pictures
from tests.eyes.catalogue import Moment
from tests.eyes.showing import PHONE, Eyes, walk
from tests.eyes.stage import LANGUAGES


@dataclass
class Report:
    # A sentence, and where it was true.
    geometry: dict[str, list[str]] = field(default_factory=dict)
    access: list[str] = field(default_factory=list)
    pictures: list[str] = field(default_factory=list)


_reports: dict[str, Report] = {}


def report(eyes: Eyes, moment: Moment) -> Report:
    if moment.name not in _reports:
        _reports[moment.name] = looked_at(eyes, moment)
    return _reports[moment.name]


def looked_at(eyes: Eyes, moment: Moment) -> Report:
    report = Report()
    for loaded in walk(eyes, moment, LANGUAGES):
        for sentence in [*geometry.found(moment, loaded), *eyes.errors]:
            where = f"{loaded.size} {loaded.language}"
            report.geometry.setdefault(sentence, []).append(where)
        eyes.errors.clear()
        if loaded.language != "en":
            continue
        if loaded.size == PHONE:
            report.access = access.findings(loaded.screen)
        if view := pictures.view_at(loaded.size):
            now = pictures.taken(loaded.screen, view.theme)
            if said := pictures.difference(moment.name, view, now):
                report.pictures.append(said)
    return report
